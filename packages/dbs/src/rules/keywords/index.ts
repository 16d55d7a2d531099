/** Chapter 22: keyword skills are written out as skills of the four kinds, printed and gained ones alike. */
import {
  type Ability,
  type Act,
  type Clause,
  type Condition,
  definition,
  type Filter,
  type Game,
  gained,
  type Happening,
  hasKeyword,
  isAbilityNegated,
  type Keyword,
  type Selection,
  type Static,
} from "@arbiter/engine";
import { bit, keywords } from "../areas.ts";
import { arriving } from "./arriving.ts";
import { alsoAsBlocker, battling } from "./battling.ts";
import { withSkillsElsewhere } from "./elsewhere.ts";
import { placing } from "./placing.ts";
import { rewarding } from "./rewarding.ts";
import { ofZCards } from "./z.ts";

export { home } from "./placing.ts";

/** What a keyword skill says, given what is printed beside it. */
export type Written = (ability: Ability) => Partial<Ability>;

const written: Readonly<Record<string, Written>> = {
  ...battling,
  ...placing,
  ...arriving,
  ...rewarding,
  ...ofZCards,
};

/** Each keyword skill is a skill of its own, called by its keyword; the first of each line keeps the line's place. */
export function writeOut(abilities: readonly Ability[], type: string): Ability[] {
  const lines = abilities.map((ability) =>
    ability.keywords === undefined
      ? [inFull(ability)]
      : ability.keywords.map((keyword) => inFull({ ...ability, keywords: [keyword] })),
  );
  const all = [...lines.flatMap((line) => line.slice(0, 1)), ...lines.flatMap((line) => line.slice(1))];
  const wide = withSkillsElsewhere(abilities.reduce(widened, all), abilities, type);
  const isField = type === "EXTRA" && wide.some((ability) => nameOf(ability) === "Field");
  return isField ? wide.map(asField) : wide;
}

/** "You can also activate this card's [Evolve] from your Drop": the keyword is valid there, too, where the text's conditions hold. */
function widened(all: Ability[], { statics = [], conditions = [] }: Ability): Ability[] {
  return statics.filter(isOfKeyword).reduce((now, { ability: name, areas }) => {
    const elsewhere: Condition = { not: { card: "this", where: [{ area: areas }] } };
    const bound: Condition[] = conditions.length === 0 ? [] : [{ any: [elsewhere, { all: conditions }] }];
    return now.map((one) =>
      one.areas !== undefined && isCalled(nameOf(one) ?? "", name!)
        ? {
            ...one,
            areas: [...one.areas, ...areas],
            ...(bound.length === 0 ? {} : { conditions: [...(one.conditions ?? []), ...bound] }),
            effect: playedFrom(one.effect ?? [], areas),
          }
        : one,
    );
  }, all);
}

type Also = Extract<Static, { set: "alsoFrom" }>;

/** What is said of a keyword skill of the card that brings it into play, without a further price. */
export function isOfKeyword(s: Static): s is Also {
  return (
    s.set === "alsoFrom" &&
    s.what === "this" &&
    s.cost === undefined &&
    /Evolve$|^Successor$/.test(s.ability ?? "") &&
    s.areas.every((area) => area !== "any" && area !== "under")
  );
}

/** "Play this card from your hand": from these areas as well. */
function playedFrom(clauses: readonly Clause[], areas: readonly string[]): Clause[] {
  return clauses.map((clause) => {
    const { act } = clause;
    if (act.do === "group") return { ...clause, act: { ...act, clauses: playedFrom(act.clauses, areas) } };
    if (act.do !== "play" || act.what !== "this" || act.from === undefined) return clause;
    return { ...clause, act: { ...act, from: [...act.from, ...areas] } };
  });
}

export const skills = Object.keys(written);

/** Whether the keyword is written out here; the others are read by the rules as they are. */
export function isWrittenOut(name: string): boolean {
  return written[name] !== undefined;
}

export function nameOf(ability: Ability): string | undefined {
  return ability.keyword?.name ?? ability.keywords?.[0];
}

/** 9-1-5: a card that is being played is another once it lies there, so it is played with its skills negated. */
function asPlayed<T>(part: T): T {
  if (Array.isArray(part)) return part.map(asPlayed) as T;
  if (typeof part !== "object" || part === null) return part;
  const { do: what, effect, until } = part as Partial<Extract<Act, { do: "apply" }>>;
  if (what === "apply" && effect?.set === "negate" && effect.what === "event" && effect.only === undefined)
    return { do: "play", what: "event", negated: until } as T;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, asPlayed(value)])) as T;
}

function inFull(said: Ability): Ability {
  const ability = said.counters === "Play" ? asPlayed(said) : said;
  const name = nameOf(ability);
  if (name === undefined) return alsoAsBlocker({ tag: kindOfSkill(ability), ...fromHand(ability) });
  const full = { ...ability, tag: name, ...written[name]?.(ability) };
  const isHeld = full.areas?.includes("hand") === true && full.cost !== undefined;
  return alsoAsBlocker(isHeld ? { ...full, cost: full.cost!.map((clause) => ofOthers(clause)) } : full);
}

/** What is activated from the hand does not pay for itself: its price takes other cards of the hand. */
export function ofOthers<T>(part: T): T {
  if (Array.isArray(part)) return part.map(ofOthers) as T;
  if (typeof part !== "object" || part === null) return part;
  const all = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, ofOthers(value)])) as T;
  const { in: areas, where } = all as Partial<Selection>;
  if (areas?.includes("hand") !== true || where === undefined || where.some(isOfThis)) return all;
  return { ...all, where: [...where, { not: { card: "this" } }] };
}

/** It says of this card already whether it is meant. */
const isOfThis = (filter: Filter) => JSON.stringify(filter).includes('"card":"this"');

/** Text about the card's own keyword that is used from the hand is valid there. */
function fromHand(ability: Ability): Ability {
  const widens = ability.statics?.some((s) => s.set === "materials" && s.what === "this") === true;
  return widens && ability.areas === undefined ? { ...ability, areas: ["hand"] } : ability;
}

/** 22-3-4: the other skills of a Field are valid in the Battle Area. */
function asField(ability: Ability): Ability {
  return nameOf(ability) === undefined && ability.areas === undefined
    ? { ...ability, ...onceActivated(ability), areas: ["battle"], by: { areas: "22-3-4" } }
    : ability;
}

/** "When you activate this card" on a Field: told once it lies there. */
function onceActivated({ timing }: Ability): Pick<Ability, "timing"> {
  if (typeof timing !== "object") return { timing };
  const isOwn = ({ event, card }: Happening) => event === "activateExtra" && card === "this";
  return {
    timing: { when: timing.when.map((one) => (isOwn(one) ? { ...one, event: "fieldActivated" } : one)) },
  };
}

/** The skill that a card gains with a keyword, where the keyword is not read by the rules as it is. */
export function skillOf(keyword: string): Ability | null {
  const [, name = keyword, x] = /^(.*?) (\d+)$/.exec(keyword) ?? [];
  if (written[name] === undefined) return null;
  if (x !== undefined) return withEnergy(inFull({ timing: "keyword", keyword: { name, x: Number(x) } }));
  if (needsMore.test(name)) return null;
  const { keywords: _, ...ability } = inFull({ timing: "keyword", keywords: [name] });
  return withEnergy(ability);
}

/** 1-6-4: a skill cost without energy may be raised by some. */
export function withEnergy(ability: Ability): Ability {
  const { cost = [], timing } = ability;
  const isPaid = cost.length > 0 && timing !== "replacement" && timing !== "keyword";
  if (!isPaid || JSON.stringify(cost).includes('"do":"pay"')) return ability;
  return { ...ability, cost: [...cost, { act: { do: "pay", orbs: { colors: [] } } }] };
}

/** Keywords that mean nothing without what is printed beside them. */
const needsMore =
  /Evolve|Union|Over Realm|Awaken|Swap|Wish|Arrival|Aegis|Alliance|Revive|Successor|Rejuvenate|Empower|Z-Stack/;

const families: Readonly<Record<string, readonly string[]>> = {
  Awaken: ["Awaken", "Awaken: Surge"],
  Evolve: ["Evolve", "EX-Evolve", "Xeno-Evolve"],
  Strike: ["Double Strike", "Triple Strike", "Quadruple Strike"],
  Union: ["Union-Fusion", "Union-Potara", "Union-Absorb"],
  "any Over Realm": ["Over Realm", "Dark Over Realm"],
  Counter: ["Counter: Play", "Counter: Attack", "Counter: Battle Card Attack", "Counter: Counter"],
  Activate: ["Activate: Main", "Activate: Battle", "Activate: Main/Battle"],
};

/** 22-2-2-1, 22-5-2-2, 22-7-3, 22-10-2-1, 22-13-3-1: a general name means all of its kinds. */
export function isCalled(name: string, asked: string): boolean {
  const plain = name.replace(beside, "");
  return name === asked || plain === asked || families[asked]?.includes(plain) === true;
}

const color = "(?:Red|Blue|Green|Yellow|Black|White)";
const beside = new RegExp(` ${color}(?:/${color})*$`);
const parameters = new RegExp(`^(.+?)(?: (${color}(?:/${color})*))?(?: (\\d+))?$`);

/** [Arrival Red/Green], [Empower Blue 3]: the keyword skill with what stands beside it, if it is written out here. */
export function withParameters(said: string): Keyword | null {
  const [, name = said, colors, x] = parameters.exec(said) ?? [];
  if (!isWrittenOut(name)) return null;
  return {
    name,
    ...(colors === undefined ? {} : { colors: colors.split("/") }),
    ...(x === undefined ? {} : { x: Number(x) }),
  };
}

/** 22-29-6: a keyword without colors or a number means it with any. */
export function isSkill({ tag = "", keyword, with: bounds = [] }: Ability, asked: string): boolean {
  const said = tinted({ tag, keyword });
  const names = [tag, said, `${said} ${keyword?.x}`, ...bounds.map((one) => one.name)];
  return names.some((name) => isCalled(name, asked));
}

/** A skill by its name, with its colors: "Aegis Blue/Yellow". */
export function tinted({
  tag = "",
  keyword,
}: {
  readonly tag?: string | undefined;
  readonly keyword?: Keyword | undefined;
}): string {
  return keyword?.colors === undefined ? tag : `${tag} ${keyword.colors.join("/")}`;
}

const kinds = ["Auto", "Permanent", ...families.Activate];

/** Which skills are negated where text names a kind of them. */
export function isAmong(tag: string | undefined, only: string): boolean {
  if (tag === undefined) return false;
  const isKeyword = !kinds.includes(tag);
  if (only === "keyword") return isKeyword;
  if (only === "nonKeyword") return !isKeyword;
  return isCalled(tag, only) || (isKeyword && isCalled(kindOf(tag), only));
}

/** Keyword skills that a card has now, by name. */
export const keywordSkills = {
  all: [...new Set([...keywords, ...Object.keys(written), ...families.Counter])],
  of: (g: Game, id: number): readonly string[] => {
    const own = definition(g, id).abilities.map(({ tag }) => tag ?? "");
    const more = gained(g, id).map(({ ability }) => ability.tag ?? "");
    return keywordSkills.all.filter(
      (name) =>
        ((own.includes(name) || more.includes(name)) && !isAbilityNegated(g, id, name)) ||
        (keywords.includes(name as never) && hasKeyword(g, id, bit(name as never))),
    );
  },
};

/** 21-1-1b: a keyword skill is a skill of one of the kinds, too. */
function kindOf(keyword: string): string {
  return keywordKinds[keyword] ?? (isCalled(keyword, "Counter") ? "Counter" : "Permanent");
}

const timings: Readonly<Record<string, string>> = {
  activate: "Activate: Main",
  activateBattle: "Activate: Battle",
  activateMainBattle: "Activate: Main/Battle",
};

const keywordKinds = Object.fromEntries(
  Object.entries(written).map(([name, says]) => {
    const card = { of: "you" as const, in: [], where: [] };
    const keyword = { name, x: 1, colors: ["Red"], cards: [card, card] };
    return [name, kindOfSkill({ timing: "keyword", ...says({ timing: "keyword", keyword }) })];
  }),
);

function kindOfSkill({ timing, permanent }: Ability): string {
  if (typeof timing === "object") return permanent === true ? "Permanent" : "Auto";
  return timings[timing] ?? "Permanent";
}
