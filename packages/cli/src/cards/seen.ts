/** What of a tried card was seen to happen. */
import {
  type Ability,
  type Decision,
  type Definition,
  type Event,
  type Game,
  hasKeyword,
  table,
} from "@arbiter/engine";

/**
 * Strikes off what happened: an event by the ability that is more than its activation, or a static in force. What a
 * rule does for it (a card is played, DON!! move) is told by a paragraph and the card whose ability orders it:
 * `doing` has, for each card, which of its abilities was activated last.
 */
export function see(
  g: Game,
  left: Map<string, Definition>,
  tried: ReadonlySet<number>,
  doing: Map<number, string>,
  before: Game = g,
): void {
  if (left.size === 0) return;
  for (const event of g.events ?? []) {
    if (event.kind === "activateSkill")
      doing.delete(event.card); // its price comes first
    else if (event.kind === "activate") {
      const before = doing.get(event.source);
      if (before !== undefined && before !== event.rule && usesAnother(left, before)) strike(left, before);
      doing.set(event.source, event.rule);
    } else if (changes(event)) {
      const path = event.source >= 0 ? doing.get(event.source) : undefined;
      if (path === event.rule || !hasPrice(left, event.rule)) strike(left, event.rule);
      if (path !== undefined) strike(left, path);
      // By which skill a card plays itself is not told.
      const own = event.kind === "play" ? doing.get(event.card) : undefined;
      if (own !== undefined && playsItself(left, own)) strike(left, own);
    }
  }
  // That markers were put on a card is told by nothing but their number.
  if (marksOn(g) > marksOn(before))
    for (const path of doing.values()) if (putsMarkers(left, path)) strike(left, path);
  for (const { static: made, cards, context } of table(g).live)
    if (tried.has(made.definition) && context.card >= 0 && (cards.length > 0 || "who" in made.static))
      strike(left, made.path);
  for (const [path, side] of left) {
    const ability = side.abilities[Number(path.slice(side.key.length + 1)) - 1];
    if (isFolded(side, ability) || isPrevented(g, side, ability, tried)) left.delete(path);
    if (ability.timing !== "keyword") continue;
    const bits = (ability.keywords ?? []).map((keyword) => 1 << g.program.edition.keywords.indexOf(keyword));
    const isSpell = ["EXTRA", "Z-EXTRA", "EVENT"].includes(side.category); // never lies on the field
    const shows = g.state.cards.some(
      ({ id, def, area }) =>
        tried.has(def) && (isSpell || isShown(g, area)) && bits.every((bit) => hasKeyword(g, id, bit)),
    );
    if (shows && bits.length > 0) left.delete(path);
  }
}

/** [Empower]: the card that just came took so many, as its player answered. */
export function seeTaken(
  g: Game,
  left: Map<string, Definition>,
  tried: ReadonlySet<number>,
  taking: Readonly<Record<string, string>>,
  { rule, kind }: Decision,
  [taken]: readonly number[],
): void {
  if (kind !== "amount" || taken === 0) return;
  const came = g.state.cards.some(
    ({ def, since, marks }) => tried.has(def) && since === g.state.turn && marks >= taken,
  );
  for (const path of [...left.keys()]) {
    const { name = "" } = abilityAt(left, path)?.keyword ?? {};
    if (came && taking[name] === rule) left.delete(path);
  }
}

function playsItself(left: ReadonlyMap<string, Definition>, path: string): boolean {
  return JSON.stringify(abilityAt(left, path)?.effect ?? []).includes('"do":"play","what":"this"');
}

/** In play, or where it pays: a keyword may be about that. */
function isShown({ program: { edition } }: Game, area: number): boolean {
  const { field, name } = edition.areas[area % edition.areas.length];
  return field === true || name === "energy";
}

const marksOn = ({ state }: Game): number => state.cards.reduce((sum, { marks }) => sum + marks, 0);

function putsMarkers(left: ReadonlyMap<string, Definition>, path: string): boolean {
  return /"do":"markers","amount":[1-9]/.test(JSON.stringify(abilityAt(left, path)?.effect ?? []));
}

function abilityAt(left: ReadonlyMap<string, Definition>, path: string): Ability | undefined {
  const side = left.get(path);
  return side?.abilities[Number(path.slice(side.key.length + 1)) - 1];
}

/** What it costs is paid before it is activated, and is not yet what it does. */
function hasPrice(left: ReadonlyMap<string, Definition>, path: string): boolean {
  return abilityAt(left, path)?.cost !== undefined;
}

/** "Activate this card's [Main] effect": what it does is that the other is activated. */
function usesAnother(left: ReadonlyMap<string, Definition>, path: string): boolean {
  return abilityAt(left, path)?.effect?.some(({ act }) => act.do === "use") === true;
}

/** "Once per turn, it can't be removed": that nothing happened in its place is told by its limit alone. */
function isPrevented(
  { state, program }: Game,
  side: Definition,
  ability: Ability,
  tried: ReadonlySet<number>,
): boolean {
  if (ability.timing !== "replacement" || ability.limit !== "turn") return false;
  const bit = 1 << side.abilities.indexOf(ability);
  return state.cards.some(
    ({ def, used, usedTurn }) =>
      tried.has(def) &&
      program.definitions[def].key === side.key &&
      usedTurn === state.turn &&
      (used & bit) !== 0,
  );
}

/** What a card always is besides, wherever it is, stands among its traits. */
function isFolded({ traits }: Definition, { timing, conditions, statics = [] }: Ability): boolean {
  return (
    timing === "permanent" &&
    conditions === undefined &&
    statics.length > 0 &&
    statics.every(
      (one) => one.set === "trait" && one.what === "this" && traits[one.trait]?.includes(one.value),
    )
  );
}

const mereWords = new Set(["activate", "activateSkill", "skill", "activateExtra", "look", "declarePlay"]);

function changes({ kind }: Event): boolean {
  return !mereWords.has(kind);
}

function strike(left: Map<string, Definition>, rule: string): void {
  for (const path of left.keys()) if (rule === path || rule.startsWith(`${path}/`)) left.delete(path);
}
