/** Cards that are chosen from but do not lie open on the table: from the deck, the trash, the Life. */

import type { Asked, Scene } from "@arbiter/match";
import { useIntl } from "react-intl";
import { read, toggle } from "../app/acting.ts";
import { askedNow, useTable } from "../app/store.ts";
import { arrows } from "../board/areas.tsx";
import { CardBack, CardFace } from "../cards/card.tsx";
import { describe } from "../cards/describe.ts";
import { say } from "../i18n/say.ts";
import { useSpeaker } from "../i18n/use-speaker.ts";

/** Areas whose cards lie side by side on the table. */
const laid = ["leader", "characters", "stage", "resolving", "battle", "combo", "energy", "unison", "zEnergy"];

export function isLaid(scene: Scene, id: number): boolean {
  return scene.sides.some((side, player) =>
    Object.entries(side.areas).some(
      ([area, ids]) =>
        ids.includes(id) && (laid.includes(area) || (area === "hand" && player === scene.viewer)),
    ),
  );
}

function needsTray(scene: Scene | null, asked: Asked | null): boolean {
  if (
    scene === null ||
    asked === null ||
    (asked.kind !== "choose" && asked.kind !== "order" && asked.kind !== "act")
  )
    return false;
  if (asked.kind === "order" && asked.max === 1) return false;
  return asked.options.some((o) => o.card !== null && o.alike === null && !isLaid(scene, o.card));
}

/** `beside`: what else could be used in a turn, which lies beside the table; a choice lies over it. */
export function Tray({ beside = false }: { beside?: boolean }) {
  const intl = useIntl();
  const speaker = useSpeaker();
  const scene = useTable((t) => t.scene);
  const asked = useTable(askedNow);
  const picks = useTable((t) => t.picks);
  const faces = useTable((t) => t.faces);
  if (!needsTray(scene, asked) || scene === null || asked === null) return null;
  if ((asked.kind === "act") !== beside) return null;
  const options = asked.options.filter(
    (o) => o.card !== null && o.alike === null && (asked.kind !== "act" || !isLaid(scene, o.card)),
  );
  return (
    <section
      className={beside ? "tray beside-the-turn" : "tray"}
      aria-label={say(speaker, asked.says)}
      onKeyDown={arrows}
    >
      <p>{say(speaker, asked.says)}</p>
      <div className="tray-cards">
        {options.map((option, i) => {
          const card = scene.cards[option.card!];
          const face = card?.face == null ? undefined : faces.get(card.face);
          const at = picks.indexOf(option.index);
          return (
            <button
              type="button"
              key={option.index}
              data-stop
              data-reads={option.card}
              tabIndex={i === 0 ? 0 : -1}
              className={`card can${at >= 0 ? " picked" : ""}`}
              aria-pressed={at >= 0}
              aria-label={`${card === undefined ? say(speaker, option.says) : describe(intl, card, face, "pile", speaker.text)}${at >= 0 ? `, ${intl.formatMessage({ id: "card.chosen" })} ${at + 1}` : ""}`}
              onClick={() => toggle(asked, option)}
              onContextMenu={(event) => {
                event.preventDefault();
                read(option.card!);
              }}
            >
              {face === undefined ? (
                <CardBack game={scene.game} />
              ) : (
                <CardFace face={face} card={card} small />
              )}
              {at >= 0 ? <b className="nth">{at + 1}</b> : null}
            </button>
          );
        })}
      </div>
    </section>
  );
}
