/** 22-39 [Unique], and 21-11: more cards of a kind in play than rules or effects allow. */
import {
  ask,
  call,
  definition,
  followsAll,
  type Game,
  hasKeyword,
  inArea,
  isObserved,
  jump,
  label,
  mayHave,
  move,
  onTop,
  option,
  type Player,
  procedure,
  question,
  rulesAbout,
  traits,
} from "@arbiter/engine";
import { battle, bit, drop, fighters, isFighting, place, unison } from "./areas.ts";
import { mostUnisons } from "./entering.ts";
import { numbersCards } from "./match.ts";
import { typeIn } from "./traits.ts";
import { waysOf } from "./ways.ts";

/** Cards of which their master may keep only some. */
interface Group {
  readonly cards: readonly number[];
  readonly most: number;
  readonly rules: readonly string[];
}

const uniqueBit = bit("Unique");

function isUnique(g: Game, id: number): boolean {
  return hasKeyword(g, id, uniqueBit);
}

function isZExtra(g: Game, id: number): boolean {
  return typeIn(g, id) === "Z-EXTRA";
}

/** 22-39-2: a [Unique] card of one of its names is in play on that side. */
export function isBarredByUnique(g: Game, player: Player, id: number): boolean {
  if (!mayHave(g, uniqueBit) || definition(g, id).category === "BLANK") return false;
  if (!isFighting(g, player, uniqueBit)) return false;
  for (const other of fighters(g, player)) {
    if (other === id || !isUnique(g, other)) continue;
    const names = traits(g, id, "name");
    if (traits(g, other, "name").some((name) => names.includes(name))) return true;
  }
  return false;
}

/** "Only 1 … can be played in your Battle Area": whether so many are there already. */
export function isBarredByNumber(g: Game, player: Player, id: number): boolean {
  if (!isNumbered(g)) return false;
  return numbered(g, player).some(
    ({ fits, most }) => fits(id) && inArea(g, player, battle).filter((other) => fits(other)).length >= most,
  );
}

/** Neither a [Unique] card nor a number that text gives allows it. */
export function isBarred(g: Game, player: Player, id: number): boolean {
  return (
    (isBarredByUnique(g, player, id) && followsAll(["22-39-2", "22-39-3b"])) ||
    (isBarredByNumber(g, player, id) && followsAll(["21-11-2"]))
  );
}

/** Whether some text in force says how many may be in play. */
function isNumbered(g: Game): boolean {
  if (!numbersCards(g)) return false;
  const rules = rulesAbout(g, "rule");
  for (let i = 0; i < rules.length; i++) {
    const said = rules[i].static.static;
    if (said.set === "rule" && (said.rule === "onlyThisInPlay" || said.rule === "onlyInPlay")) return true;
  }
  return false;
}

function numbered(g: Game, player: Player): { fits: (id: number) => boolean; most: number }[] {
  return rulesAbout(g, "rule").flatMap(({ static: s, context }) => {
    const said = s.static;
    if (said.set !== "rule" || context.you !== player) return [];
    const most = Number(said.value);
    if (said.rule === "onlyThisInPlay") {
      const { number } = definition(g, context.card);
      return [{ fits: (id: number) => definition(g, id).number === number, most }];
    }
    if (said.rule !== "onlyInPlay") return [];
    return [{ fits: (id: number) => s.target!(g, context, id), most }];
  });
}

function groups(g: Game, player: Player): Group[] {
  const there = inArea(g, player, battle);
  const unique = waysOf(g).uniqueDropsOthers ? there.filter((id) => isUnique(g, id)) : [];
  const names = new Set(unique.flatMap((id) => traits(g, id, "name")));
  const unisons = inArea(g, player, unison);
  return [
    ...[...names].map((name) => ({
      cards: unique.filter((id) => traits(g, id, "name").includes(name)),
      most: 1,
      rules: ["22-39-4b"],
    })),
    ...numbered(g, player).map(({ fits, most }) => ({ cards: there.filter(fits), most, rules: [] })),
    { cards: there.filter((id) => isZExtra(g, id)), most: 1, rules: [] },
    { cards: unisons, most: mostUnisons(g, player, unisons), rules: [] },
  ];
}

function excess(g: Game, player: Player): Group | null {
  const found = groups(g, player).find(({ cards, most }) => cards.length > most);
  return found !== undefined && followsAll(["21-11-1", "21-11-2", ...found.rules]) ? found : null;
}

function mayBeExcess(g: Game, player: Player): boolean {
  const there = inArea(g, player, battle);
  return (
    isObserved() ||
    inArea(g, player, unison).length > 1 ||
    (mayHave(g, uniqueBit) && areSeveral(g, there, isUnique)) ||
    areSeveral(g, there, isZExtra) ||
    isNumbered(g)
  );
}

function areSeveral(g: Game, cards: readonly number[], is: (g: Game, id: number) => boolean): boolean {
  let found = 0;
  for (const id of cards) if (is(g, id)) found++;
  return found > 1;
}

/** Interruptive: as soon as a card came to an area. */
export function checkExcess(g: Game, player: Player): void {
  if (g.state.turn > 0 && mayBeExcess(g, player) && excess(g, player) !== null)
    call(g, "too many cards", { you: player });
}

/** f.you keeps as many as he may; the others go to the Drop Area. */
export const tooMany = procedure("too many cards", [
  label("again"),
  ask(
    "21-11-3",
    (g, f) => {
      const found = excess(g, f.you);
      if (found === null) return null;
      const options = found.cards.map((card) => option("choose", { card }));
      return question(f.you, "choose", "keep", options, found.most, found.most);
    },
    (g, f, picks, q) => {
      for (const [i, { card }] of q.options.entries())
        if (!picks.includes(i)) move(g, card!, place(g, g.state.cards[card!].owner, drop), onTop);
      jump(g, f, "again");
    },
  ),
]);
