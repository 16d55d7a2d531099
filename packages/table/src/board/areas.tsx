/** Rows of cards and piles: each that holds something is one stop for Tab, with arrows inside and from area to area. */

import type { Player } from "@arbiter/match";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { useDropArea } from "../app/drag.tsx";
import { isSettled } from "../app/play.ts";
import { askedOfCards, choicesOf, set, show, type Table, table, useTable } from "../app/store.ts";
import { CardBack, CardFace } from "../cards/card.tsx";
import { capital, whoIs } from "../i18n/say.ts";
import { useSpeaker } from "../i18n/use-speaker.ts";
import { Cards } from "./card-button.tsx";

const none: readonly number[] = [];

/** How many an area is drawn for: a step behind its cards. */
export function drawnBy({ rows, scene }: Table, player: Player, area: string): number {
  return (rows ?? scene?.sides)?.[player].areas[area]?.length ?? 0;
}

export function useArea(player: Player, area: string): readonly number[] {
  return useTable((t) => t.scene?.sides[player].areas[area] ?? none);
}

/** Left and right go from card to card inside an area; Home and End to its ends. */
export function arrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1, Home: -999, End: 999 }[event.key];
  if (step === undefined) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("button[data-card], button[data-stop]")];
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  all[Math.max(0, Math.min(all.length - 1, at + step))].focus();
}

/** Up and down go from area to area, also to those that hold nothing and so are no stop for Tab. */
export function betweenAreas(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const here = document.activeElement?.closest<HTMLElement>("[data-spot]");
  if (step === undefined || here == null) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-spot]")];
  for (let next = all.indexOf(here) + step; next in all; next += step) {
    const stops = [...all[next].querySelectorAll<HTMLElement>("button")].filter(
      (b) => b.offsetParent !== null,
    );
    const stop = stops.find(({ tabIndex }) => tabIndex === 0) ?? stops[0];
    if (stop === undefined) continue;
    event.preventDefault();
    stop.focus();
    return;
  }
}

/** The card of an area at which Tab stops: the last one that had the focus, or the first. */
export function useStop(cards: readonly number[]): {
  readonly stop: number;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
} {
  const [last, setLast] = useState(-1);
  return {
    stop: cards.includes(last) ? last : cards[0],
    onFocus: ({ target }) => {
      const id = (target as HTMLElement).dataset.card;
      if (id !== undefined) setLast(Number(id));
    },
  };
}

export function useAreaName(player: Player, area: string): string {
  const speaker = useSpeaker();
  const { intl } = speaker;
  const who = whoIs(speaker, player);
  return intl.formatMessage(
    { id: "area.of" },
    { who, name: speaker.names[player], area: intl.formatMessage({ id: `area.${area}` }, { who }) },
  );
}

/** Whether other cards on the table may be chosen now. */
function asksForOthers(t: Table, cards: readonly number[]): boolean {
  const sides = t.scene?.sides ?? [];
  const isOn = (id: number) => sides.some(({ areas }) => onTable.some((area) => areas[area]?.includes(id)));
  const asked = askedOfCards(t)?.options.map(({ card }) => card) ?? [];
  return asked.some((id) => id !== null && !cards.includes(id) && isOn(id));
}
const onTable = ["leader", "characters", "stage", "battle", "unison"];

interface RowGiven {
  readonly player: Player;
  readonly area: string;
  readonly where?: "field" | "hand" | "energy";
  readonly slots?: number;
  readonly children?: ReactNode;
}

/** Places that are not known by what lies there. */
const captioned = ["characters", "stage", "battle", "unison", "energy", "zEnergy", "combo"];

/** More than these overlap, first on a phone: then their power stands where it is not covered. Still more lie in two lines. */
const many = 5;
const crowd = 7;
const throng = 12;

/** What a row says of its number, all in it is styled anew by: only where it counts. */
function crowding(n: number): string {
  const all = [n > many ? "many" : "", n > crowd ? "crowded" : "", n > throng ? "thronged" : ""];
  return all.map((one) => one && ` ${one}`).join("");
}

export function Row({ player, area, where = "field", slots = 0, children }: RowGiven) {
  const cards = useArea(player, area);
  const intl = useIntl();
  const label = useAreaName(player, area);
  const ref = useDropArea(player, area);
  const { stop, onFocus } = useStop(cards);
  const close = useTable((t) => crowding(drawnBy(t, player, area)));
  const aside = useTable((t) => area === "resolving" && cards.length > 0 && asksForOthers(t, cards));
  return (
    <section
      ref={ref}
      className={`row row-${area}${cards.length === 0 ? " empty" : close}${aside ? " aside" : ""}`}
      style={cards.length > crowd ? ({ "--n": cards.length } as object) : undefined}
      data-n={area === "characters" ? cards.length : undefined}
      aria-label={`${label}, ${cards.length}`}
      data-spot={`${player}.${area}`}
      onKeyDown={arrows}
      onFocus={onFocus}
    >
      {cards.length < slots ? (
        <span className="outlines" aria-hidden="true">
          {Array.from({ length: slots }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places have nothing but their place
            <i key={i} />
          ))}
        </span>
      ) : null}
      <Cards ids={cards} where={where} stop={stop} />
      {children}
      {captioned.includes(area) ? (
        <small className="caption" aria-hidden="true">
          {intl.formatMessage({ id: `pile.${area}` })}
        </small>
      ) : null}
      <AreaButton player={player} area={area} label={label} />
    </section>
  );
}

interface AreaButtonGiven {
  readonly player: Player;
  readonly area: string;
  readonly label: string;
  /** Tab stops at it, though it is empty. */
  readonly tab?: boolean;
}

/** The place itself, behind what lies there: says what it is for and what can be done with it now. */
export function AreaButton({ player, area, label, tab = false }: AreaButtonGiven) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className="place"
      data-stop
      tabIndex={tab ? 0 : -1}
      aria-label={`${capital(label)}: ${intl.formatMessage({ id: "why.area" })}`}
      onClick={(event) => openArea(player, area, event.detail === 0)}
      onContextMenu={(event) => {
        event.preventDefault();
        openArea(player, area, true);
      }}
    />
  );
}

/** A press beside a card whose actions are shown puts it back, and asks nothing. */
function openArea(player: Player, area: string, meant: boolean): void {
  if (table().acting !== null) set({ acting: null });
  else if (meant || isSettled()) show({ what: "area", player, area });
}

interface PileGiven {
  readonly player: Player;
  readonly area: string;
  /** Its cards may be looked through. */
  readonly open?: boolean;
}

/** A pile with its count; the top card lies open if it may be seen. */
export function Pile({ player, area, open = false }: PileGiven) {
  const intl = useIntl();
  const cards = useArea(player, area);
  const label = useAreaName(player, area);
  const game = useTable((t) => t.scene?.game ?? "opcg");
  const top = useTable((t) => (cards.length > 0 ? t.scene?.cards[cards[0]] : undefined));
  const face = useTable((t) => (top?.face == null ? undefined : t.faces.get(top.face)));
  const can = useTable((t) => {
    const asked = askedOfCards(t);
    return asked !== null && cards.some((id) => choicesOf(asked, id).length > 0);
  });
  const anyKnown = useTable((t) => cards.some((id) => t.scene?.cards[id]?.face != null));
  const shown = open || anyKnown;
  const words = intl.formatMessage({ id: "pile.title" }, { area: label, n: cards.length });
  const body = (
    <>
      {cards.length > 1 ? (
        <i className="thick" style={{ "--n": Math.min(cards.length, 20) } as object} />
      ) : null}
      {cards.length === 0 ? null : face !== undefined && (open || top?.faceUp) ? (
        <CardFace face={face} card={top} small />
      ) : (
        <CardBack game={game} />
      )}
      <b className="count">{cards.length}</b>
      <small>{intl.formatMessage({ id: `pile.${area}` })}</small>
    </>
  );
  return (
    <section
      className={`pile pile-${area}${can ? " can" : ""}`}
      aria-label={words}
      data-spot={`${player}.${area}`}
      data-top={cards[0]}
    >
      <button
        type="button"
        tabIndex={cards.length === 0 ? -1 : 0}
        aria-label={`${words}. ${intl.formatMessage({ id: shown ? "pile.open" : "why.area" })}`}
        onClick={(event) => openArea(player, area, event.detail === 0)}
      >
        {body}
      </button>
    </section>
  );
}
