/** The battle: who attacks what, both totals as they change, and the arrow between them. */
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { isSet, setAdds } from "../app/acting.ts";
import { keepSame } from "../app/same.ts";
import { askedNow, useTable } from "../app/store.ts";
import { CardArt } from "../cards/card.tsx";
import { whoIs } from "../i18n/say.ts";
import { useSpeaker } from "../i18n/use-speaker.ts";

export function useTotals(): { attack: number; defence: number } | null {
  const battle = useTable((t) => t.fight);
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
  const battle = useTable((t) => t.fight);
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
        {totals.attack === totals.defence ? (
          <span className="equal"> · {intl.formatMessage({ id: "prompt.equal" })}</span>
        ) : null}
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
      <CardArt className="portrait" face={face} />
      <span className="role">{intl.formatMessage({ id: part })}</span>
      <span className="who">{face.name}</span>
      <Total total={total} />
    </div>
  );
}

/** Counts up or down to what it is now. */
function Total({ total }: { total: number }) {
  const pace = useTable((t) => (t.settings.lessMotion ? 0 : t.settings.pace));
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(total);
  useLayoutEffect(() => {
    const from = shown.current;
    const element = ref.current;
    if (pace === 0 || from === total || element === null) {
      shown.current = total;
      return;
    }
    const begun = performance.now();
    let next = 0;
    const step = () => {
      const share = Math.min(1, (performance.now() - begun) / (380 / pace));
      shown.current = share === 1 ? total : Math.round((from + (total - from) * share) / 100) * 100;
      element.textContent = String(shown.current);
      if (share < 1) next = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(next);
  }, [total, pace]);
  return (
    <b className="total" ref={ref}>
      {total}
    </b>
  );
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Drawn {
  /** Where it is drawn: no larger than it must be, since it is painted in every frame in which it grows. */
  readonly box: Box;
  readonly line: string;
  /** What it passes over and would hide: there it is cut out. */
  readonly numbers: readonly Box[];
}

/** The arrow from the attacker to its target, drawn over the table but under its numbers. */
export function Arrow() {
  const battle = useTable((t) => t.fight);
  const scene = useTable((t) => t.scene);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places change with the scene
  useEffect(() => {
    const place = () =>
      setDrawn((was) =>
        battle === null ? null : keepSame(was, arrowBetween(battle.attacker, battle.target)),
      );
    // When the cards lie there and are painted: to ask for places before costs a second layout in the same frame.
    let first = requestAnimationFrame(() => {
      first = requestAnimationFrame(place);
    });
    const later = setTimeout(place, 420);
    addEventListener("resize", place);
    return () => {
      cancelAnimationFrame(first);
      clearTimeout(later);
      removeEventListener("resize", place);
    };
  }, [battle, scene]);
  if (drawn === null) return null;
  const { x, y, width, height } = drawn.box;
  return (
    <svg
      className="arrow"
      style={{ left: x, top: y, width, height }}
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
    >
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
        <mask id="numbers" maskUnits="userSpaceOnUse" x={x} y={y} width={width} height={height}>
          <rect x={x} y={y} width={width} height={height} fill="#fff" />
          {drawn.numbers.map((one) => (
            <rect key={`${one.x} ${one.y}`} {...one} rx={4} fill="#000" />
          ))}
        </mask>
      </defs>
      <g mask="url(#numbers)" key={`${battle?.attacker}-${battle?.target}`}>
        <path className="under" d={drawn.line} />
        <path className="light" d={drawn.line} pathLength={1} />
        <path className="over" d={drawn.line} pathLength={1} markerEnd="url(#tip)" />
      </g>
    </svg>
  );
}

/** As far as its strokes and its tip reach beyond the line. */
const margin = 20;

/** From edge to edge, so that both cards can be read. */
function arrowBetween(attacker: number, target: number): Drawn | null {
  const a = boxOf(attacker);
  const b = boxOf(target);
  if (a === null || b === null) return null;
  const from = edge(a, b);
  const to = edge(b, a, 8); // its tip stands before the target
  const bend = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * 0.14,
    y: (from.y + to.y) / 2 - (to.x - from.x) * 0.14,
  };
  const box = around([from, bend, to]);
  const numbers = [...document.querySelectorAll(".mats :is(.slot, .pile, .row-cost, .hand.far, .midline)")]
    .filter((element) => meet(element.getBoundingClientRect(), box))
    .flatMap((element) => [
      ...element.querySelectorAll(":is(.power, .cost, .extra, .count, .name, .keywords), :scope > p"),
    ])
    .map(boxAt)
    .filter((one) => one.width > 0 && meet(one, box));
  return { box, line: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`, numbers };
}

function boxAt(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

function around(points: readonly { x: number; y: number }[]): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.floor(Math.min(...xs)) - margin;
  const y = Math.floor(Math.min(...ys)) - margin;
  return {
    x,
    y,
    width: Math.ceil(Math.max(...xs)) + margin - x,
    height: Math.ceil(Math.max(...ys)) + margin - y,
  };
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function boxOf(id: number): DOMRect | null {
  const box = document.querySelector(`[data-card="${id}"]`)?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : box;
}

/** Where the line from the middle of one card to another's leaves it, and so far beyond. */
function edge(box: DOMRect, toward: DOMRect, beyond = 0): { x: number; y: number } {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const dx = toward.x + toward.width / 2 - x;
  const dy = toward.y + toward.height / 2 - y;
  const share = Math.min(box.width / 2 / (Math.abs(dx) || 1), box.height / 2 / (Math.abs(dy) || 1), 1);
  const reach = share + beyond / (Math.hypot(dx, dy) || 1);
  return { x: x + dx * reach, y: y + dy * reach };
}
