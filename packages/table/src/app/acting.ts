/** What a press on a card means, given what is asked. */
import type { Asked, Choice } from "@arbiter/match";
import { isSettled } from "./play.ts";
import {
  answer,
  askedNow,
  askedOfCards,
  choicesOf,
  doAll,
  type Intention,
  pick,
  set,
  show,
  table,
} from "./store.ts";

/** Uses a card: answers, picks, aims or opens what can be done with it; otherwise reads it. */
export function use(id: number, byKey: boolean) {
  if (!byKey && !isSettled()) return;
  const state = table();
  const asked = askedNow(state);
  const mine = choicesOf(asked, id);
  if (asked !== null && state.acting !== null && state.acting !== id) {
    const aimed = choicesOf(asked, state.acting).filter((choice) => choice.target === id);
    if (aimed.length === 1) return pick(aimed[0]);
  }
  if (asked === null && choicesOf(askedOfCards(state), id).length > 0) return; // lit, but not asked yet
  if (asked === null || mine.length === 0) return read(id);
  if (asked.kind === "choose" || (asked.kind === "order" && asked.max > 1)) return toggle(asked, mine[0]);
  if (isSet(asked) && mine.every((choice) => isMember(asked, choice))) {
    const member = mine.find(isForBattle) ?? mine[0];
    return toggleMember(member);
  }
  if (mine.length === 1 && mine[0].target === null && !state.settings.confirm && mine[0].do !== "activate")
    return pick(mine[0]);
  set({ acting: state.acting === id ? null : id });
}

export function read(id: number): void {
  const { scene } = table();
  const face = scene?.cards[id]?.face;
  if (face != null) show({ what: "card", card: id, face });
}

export function toggle(asked: Asked, choice: Choice) {
  const { picks } = table();
  const has = picks.includes(choice.index);
  if (!has && asked.max === 1)
    return asked.set === null ? answer([choice.index]) : set({ picks: [choice.index] });
  if (has) set({ picks: picks.filter((one) => one !== choice.index) });
  else set({ picks: [...picks.slice(0, asked.max - 1), choice.index] }); // one more than may be takes the last one's place
}

/** Counters and combos are chosen as a set, and then used one after the other. */
export function isSet(asked: Asked): boolean {
  return asked.kind === "act" && (asked.purpose === "counter" || asked.purpose === "combo");
}

function isMember(asked: Asked, choice: Choice): boolean {
  return choice.ability === null && choice.do === asked.purpose;
}

/** A Counter for a card that is not attacked is legal and hardly ever meant. */
function isForBattle(choice: Choice): boolean {
  const target = table().scene?.battle?.target;
  return choice.target === null || choice.target === target;
}

function toggleMember(choice: Choice): void {
  const { picks } = table();
  set({
    picks: picks.includes(choice.index)
      ? picks.filter((one) => one !== choice.index)
      : [...picks, choice.index],
  });
}

/** Uses the chosen set, then lets the window close. */
export function confirmSet(): void {
  const { scene, picks } = table();
  const asked = scene?.asked;
  if (asked == null) return;
  const chosen = picks.flatMap((index) => asked.options.find((o) => o.index === index) ?? []);
  const all: Intention[] = chosen.map(({ do: what, card, target }) => ({
    do: what,
    card: card ?? undefined,
    target: target ?? undefined,
  }));
  doAll([...all, { do: "pass" }]);
}

/** What the chosen set adds. */
export function setAdds(asked: Asked): number {
  const { scene, picks } = table();
  return picks.reduce((sum, index) => {
    const card = asked.options.find((o) => o.index === index)?.card;
    const values = card == null ? undefined : scene?.cards[card]?.values;
    return sum + (values?.counter ?? values?.["combo power"] ?? 0);
  }, 0);
}

/** No: passes or declines, if that may be done. */
export function decline(): boolean {
  const asked = askedNow(table());
  if (asked === null) return false;
  if (asked.decline !== null) {
    answer([asked.decline]);
    return true;
  }
  if (asked.kind === "choose" && asked.min === 0) {
    answer([]);
    return true;
  }
  return false;
}

export function giveMany(card: number, many: number): void {
  doAll(Array.from({ length: many }, () => ({ do: "give", card })));
}
