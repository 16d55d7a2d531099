/** The battle: who attacks what, both totals as they change, and the arrow between them. */
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { isSet, setAdds } from "../app/acting.ts";
import { askedNow, useTable } from "../app/store.ts";
import { artOf } from "../cards/art.ts";
import { whoIs } from "../i18n/say.ts";
import { useSpeaker } from "../i18n/use-speaker.ts";

export function useTotals(): { attack: number; defence: number } | null {
  const battle = useTable((t) => t.scene?.battle ?? null);
  const adds = useTable((t) => {
    const asked = askedNow(t);
    return asked !== null && isSet(asked) ? setAdds(asked) : 0;
  });
  const mine = useTable((t) => t.scene?.active === t.scene?.viewer);
  if (battle === null) return null;
  return {
    attack: battle.attack + (mine ? adds : 0),
    defence: battle.defence + (mine ? 0 : adds),
  };
}

export function BattlePanel() {
  const intl = useIntl();
  const battle = useTable((t) => t.scene?.battle ?? null);
  const totals = useTotals();
  const mine = useTable((t) => t.scene?.active === t.scene?.viewer);
  if (battle === null || totals === null) return null;
  const wins = totals.attack >= totals.defence;
  return (
    <section className="panel battle" aria-label={intl.formatMessage({ id: "land.battle" })}>
      <Fighter id={battle.attacker} part="battle.attacker" total={totals.attack} ahead={wins} />
      <span className="versus" aria-hidden="true">
        <svg viewBox="0 0 60 24" aria-hidden="true">
          <path d="M2 12H50M40 3l12 9-12 9" />
        </svg>
      </span>
      <Fighter id={battle.target} part="battle.target" total={totals.defence} ahead={!wins} />
      <p className={wins === mine ? "outlook calm" : "outlook hot"}>
        {intl.formatMessage({ id: "battle.leads" }, { who: wins ? "attacker" : "target" })}
        {totals.attack === totals.defence ? ` · ${intl.formatMessage({ id: "prompt.equal" })}` : ""}
      </p>
    </section>
  );
}

function Fighter({ id, part, total, ahead }: { id: number; part: string; total: number; ahead: boolean }) {
  const intl = useIntl();
  const speaker = useSpeaker();
  const card = useTable((t) => t.scene?.cards[id]);
  const face = useTable((t) => (card?.face == null ? undefined : t.faces.get(card.face)));
  if (card === undefined || face === undefined) return null;
  const who = whoIs(speaker, card.owner);
  return (
    <div className={`fighter${ahead ? " ahead" : ""} ${who}`}>
      <span className="portrait" style={{ backgroundImage: `url("${artOf(face)}")` }} aria-hidden="true" />
      <span className="role">{intl.formatMessage({ id: part })}</span>
      <span className="who">{face.name}</span>
      <b className="total">{total}</b>
    </div>
  );
}

/** The arrow from the attacker to its target, drawn over the table. */
export function Arrow() {
  const battle = useTable((t) => t.scene?.battle ?? null);
  const scene = useTable((t) => t.scene);
  const [line, setLine] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places change with the scene
  useEffect(() => {
    const place = () => {
      if (battle === null) return setLine(null);
      const from = centre(battle.attacker);
      const to = centre(battle.target);
      if (from === null || to === null) return setLine(null);
      const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const end = { x: to.x - ((to.x - from.x) / far) * 52, y: to.y - ((to.y - from.y) / far) * 52 };
      const bend = {
        x: (from.x + end.x) / 2 + (end.y - from.y) * 0.14,
        y: (from.y + end.y) / 2 - (end.x - from.x) * 0.14,
      };
      setLine(`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`);
    };
    const first = requestAnimationFrame(place);
    const later = setTimeout(place, 420);
    addEventListener("resize", place);
    return () => {
      cancelAnimationFrame(first);
      clearTimeout(later);
      removeEventListener("resize", place);
    };
  }, [battle, scene]);
  if (line === null) return null;
  return (
    <svg className="arrow" aria-hidden="true">
      <defs>
        <marker
          id="tip"
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="4.2"
          markerHeight="4.2"
          orient="auto"
        >
          <path d="M0 0L10 5 0 10 3 5z" fill="#ff6a55" />
        </marker>
      </defs>
      <path className="under" d={line} />
      <path
        className="over"
        d={line}
        pathLength={1}
        markerEnd="url(#tip)"
        key={`${battle?.attacker}-${battle?.target}`}
      />
    </svg>
  );
}

function centre(id: number): { x: number; y: number } | null {
  const box = document.querySelector(`[data-card="${id}"]`)?.getBoundingClientRect();
  return box === undefined || box.width === 0
    ? null
    : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
