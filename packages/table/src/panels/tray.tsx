/** Cards that are chosen from but do not lie open on the table: from the deck, the trash, the Life. */

import type { Asked, Choice, Scene } from "@arbiter/match";
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

/** What is seen of a secret area beside what may be chosen there: of a deck, the cards that lie on top. */
function seenBeside(scene: Scene, options: readonly Choice[]): number[] {
  const offered = new Set(options.map((o) => o.card));
  const isSeen = (id: number) => scene.cards[id]?.face != null;
  return scene.sides.flatMap(({ areas }, player) =>
    Object.entries(areas).flatMap(([area, ids]) => {
      const isSecret = area === "deck" || area === "life" || (area === "hand" && player !== scene.viewer);
      if (!isSecret || !ids.some((id) => offered.has(id))) return [];
      const firstHidden = area === "deck" ? ids.findIndex((id) => !isSeen(id)) : -1;
      const looked = firstHidden < 0 ? ids : ids.slice(0, firstHidden);
      return looked.filter((id) => isSeen(id) && !offered.has(id));
    }),
  );
}

/** `beside`: what else could be used in a turn, which lies beside the table; a choice lies over it. */
export function Tray({ beside = false }: { beside?: boolean }) {
  const speaker = useSpeaker();
  const scene = useTable((t) => t.scene);
  const asked = useTable(askedNow);
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
        {options.map((option, i) => (
          <Offered key={option.index} asked={asked} option={option} isFirst={i === 0} />
        ))}
        {asked.kind === "choose" ? seenBeside(scene, options).map((id) => <Looked key={id} id={id} />) : null}
      </div>
    </section>
  );
}

function Offered({ asked, option, isFirst }: { asked: Asked; option: Choice; isFirst: boolean }) {
  const intl = useIntl();
  const speaker = useSpeaker();
  const { card, face, game } = useLying(option.card!);
  const at = useTable((t) => t.picks.indexOf(option.index));
  return (
    <button
      type="button"
      data-stop
      data-reads={option.card}
      tabIndex={isFirst ? 0 : -1}
      className={`card can${at >= 0 ? " picked" : ""}`}
      aria-pressed={at >= 0}
      aria-label={`${card === undefined ? say(speaker, option.says) : describe(intl, card, face, "pile", speaker.text)}${at >= 0 ? `, ${intl.formatMessage({ id: "card.chosen" })} ${at + 1}` : ""}`}
      onClick={() => toggle(asked, option)}
      onContextMenu={(event) => {
        event.preventDefault();
        read(option.card!);
      }}
    >
      {face === undefined ? <CardBack game={game} /> : <CardFace face={face} card={card} small />}
      {at >= 0 ? <b className="nth">{at + 1}</b> : null}
    </button>
  );
}

/** A card that may only be read. */
function Looked({ id }: { id: number }) {
  const intl = useIntl();
  const speaker = useSpeaker();
  const { card, face } = useLying(id);
  if (card === undefined || face === undefined) return null;
  return (
    <button
      type="button"
      data-stop
      data-reads={id}
      tabIndex={-1}
      className="card barred"
      aria-label={`${describe(intl, card, face, "pile", speaker.text)}, ${intl.formatMessage({ id: "card.barred" })}`}
      onClick={() => read(id)}
    >
      <CardFace face={face} card={card} small />
    </button>
  );
}

function useLying(id: number) {
  const card = useTable((t) => t.scene?.cards[id]);
  const face = useTable((t) => (card?.face == null ? undefined : t.faces.get(card.face)));
  const game = useTable((t) => t.scene!.game);
  return { card, face, game };
}
