/** Single keys: what is asked, what lies where, no, yes, the end of the turn. */

import type { Player } from "@arbiter/match";
import { describe } from "../cards/describe.ts";
import { reasonSaid, say, speakerFor, whoIs } from "../i18n/say.ts";
import { change } from "../panels/settings.tsx";
import { undo } from "../panels/top-bar.tsx";
import { cardText } from "../telling/told.ts";
import { confirmSet, decline, isSet, read } from "./acting.ts";
import { passTurn } from "./play.ts";
import { routeNow } from "./route.ts";
import { answer, askedNow, canAnswer, canTeach, notice, pick, set, show, table } from "./store.ts";

const fields = ["leader", "characters", "stage", "battle", "unison", "combo"];

/** Cards on the table, and such as are chosen from a tray. */
const readable = "[data-card], [data-reads]";

export function onKey(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (target.matches("input:not([type=radio], [type=checkbox], [type=range]), textarea, select")) return;
  const state = table();
  if (event.key === "Escape" && state.open !== null) return show(null);
  if (event.key === "Escape" && state.acting !== null) return set({ acting: null });
  if (routeNow() !== null || state.scene === null || state.open !== null || state.curtain) return;
  const { card, reads } = target.closest<HTMLElement>(readable)?.dataset ?? {};
  const focused = Number(card ?? reads ?? -1);
  if (event.key === " " && focused >= 0) {
    event.preventDefault();
    return read(focused);
  }
  const act = keys[event.key.toLowerCase()];
  if (act === undefined) return;
  event.preventDefault();
  act(focused, target);
}

/** A space that read a card must not press it as well. */
export function onKeyUp(event: KeyboardEvent): void {
  if (event.key === " " && (event.target as HTMLElement).closest(readable) !== null) event.preventDefault();
}

function speak(said: string): void {
  // Said again even if it is the same.
  set({ spoken: table().spoken === said ? `${said}\u00a0` : said });
}

const keys: Readonly<Record<string, (focused: number, target: HTMLElement) => void>> = {
  n: () => void decline(),
  p: () => {
    const asked = askedNow(table());
    if (asked !== null && asked.decline !== null && table().scene?.active !== asked.player) passTurn();
  },
  y: yes,
  e: () => {
    const end = askedNow(table())?.options.find((o) => o.do === "end");
    if (end !== undefined) pick(end);
    else void sayWhyNot("end");
  },
  u: () => {
    if (table().canUndo === "no") notice(table().intl.formatMessage({ id: "menu.undo.why.no" }));
    else undo();
  },
  a: () => canTeach(table()) && show({ what: "teacher" }),
  c: () => void change({ coach: !table().settings.coach }),
  "?": () => show({ what: "keys" }),
  g: toNextThatCan,
  h: () => speak(handSaid()),
  f: () => speak(`${fieldSaid(0)} ${fieldSaid(1)}`),
  l: () => speak(lifeSaid()),
  q: () => speak(questionSaid()),
  r: () => speak(lastSaid()),
  w: (focused, target) => (focused >= 0 ? read(focused) : openAreaOf(target)),
};

const usable =
  ".mats .card:is(.can, .aimed), .tray .card, .pile.can button, .prompt .answers :is(button, input)";

/** Many areas lie between two cards that glow: from one to the next, after the last to the answers, and round again. */
function toNextThatCan(): void {
  const all = [...document.querySelectorAll<HTMLElement>(usable)];
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (all.length === 0) speak(questionSaid());
  else all[(at + 1) % all.length].focus();
}

/** The area in which the focus is; elsewhere it is said what to focus. */
function openAreaOf(target: HTMLElement): void {
  const [player, area] = target.closest<HTMLElement>("[data-spot]")?.dataset.spot?.split(".") ?? [];
  if (area === undefined) speak(table().intl.formatMessage({ id: "say.whyWhat" }));
  else show({ what: "area", player: Number(player) as Player, area });
}

/** A key that does nothing now says why. */
async function sayWhyNot(what: string): Promise<void> {
  const { match, intl } = table();
  const found = await match?.ask("why", `do ${what}`).catch(() => null);
  const [not] = found?.why ?? [];
  if (not === undefined || not.can) return;
  const said = intl.formatMessage({ id: "why.cannot" }, { what: say(speaker(), not.what).toLowerCase() });
  notice([said, ...not.reasons.map(({ says, rule }) => `${reasonSaid(intl, says)} (${rule})`)].join(" "));
}

function yes() {
  const { picks, ...state } = table();
  const asked = askedNow({ picks, ...state });
  if (asked === null) return;
  if (isSet(asked)) return picks.length > 0 ? confirmSet() : undefined;
  if (asked.kind === "confirm") return pick(asked.options[0]);
  if (asked.kind === "choose" && canAnswer(asked, picks)) answer(picks);
}

function speaker() {
  const { intl, scene, watching } = table();
  return speakerFor(intl, scene, watching, cardText());
}

function cardsSaid(player: Player, area: string, where: "field" | "hand"): string[] {
  const { scene, faces, intl } = table();
  return (scene?.sides[player].areas[area] ?? []).map((id) => {
    const card = scene!.cards[id];
    return describe(intl, card, card.face === null ? undefined : faces.get(card.face), where, cardText());
  });
}

function handSaid(): string {
  const { intl, scene } = table();
  const cards = cardsSaid(scene!.viewer, "hand", "hand");
  return intl.formatMessage({ id: "say.hand" }, { n: cards.length, cards: cards.join("; ") });
}

function fieldSaid(offset: 0 | 1): string {
  const { intl, scene } = table();
  const player = (offset === 0 ? scene!.viewer : 1 - scene!.viewer) as Player;
  const cards = fields.flatMap((area) => cardsSaid(player, area, "field"));
  const s = speaker();
  return intl.formatMessage(
    { id: "say.field" },
    {
      who: whoIs(s, player),
      name: s.names[player],
      cards: cards.length === 0 ? intl.formatMessage({ id: "say.nothing" }) : cards.join("; "),
    },
  );
}

function lifeSaid(): string {
  const { intl, scene } = table();
  const many = (player: number) => scene!.sides[player].areas.life.length;
  return intl.formatMessage(
    { id: "say.life" },
    { mine: many(scene!.viewer), theirs: many(1 - scene!.viewer) },
  );
}

function questionSaid(): string {
  const { intl } = table();
  const asked = askedNow(table());
  return asked === null ? intl.formatMessage({ id: "say.noQuestion" }) : say(speaker(), asked.says);
}

function lastSaid(): string {
  return table()
    .log.slice(-4)
    .map((line) => say(speaker(), line))
    .join(" ");
}
