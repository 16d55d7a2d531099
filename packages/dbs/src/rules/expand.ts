/** Keywords become the skills they stand for, printed or gained, so that the rest of the rules knows only skills. */
import type { Ability, Clause, Filter, Static } from "@arbiter/engine";
import { keywords } from "./areas.ts";
import { withBounds } from "./bounds.ts";
import { whereItPays } from "./held.ts";
import { withEnergy, withParameters, writeOut } from "./keywords/index.ts";
import { withX } from "./numbers-x.ts";

export function expand(abilities: readonly Ability[], type: string): Ability[] {
  const all = writeOut(abilities, type).map(afterItsCombo).map(onceATurn);
  const apart = [...all.flatMap((some) => some.slice(0, 1)), ...all.flatMap((some) => some.slice(1))];
  return apart.map((ability) =>
    withEnergy(withX(whereItPays(withBounds(within(ability) as Ability), type), type)),
  );
}

/** "When you combo with this card, play this card at the end of the battle": by then it lies in the Drop Area (8-5-8). */
function afterItsCombo(ability: Ability): Ability {
  const { timing, effect } = ability;
  if (effect === undefined || typeof timing !== "object") return ability;
  if (!timing.when.every(({ event, card }) => event === "combo" && card === "this")) return ability;
  const later = ({ act, ...clause }: Clause): Clause =>
    act.do !== "delay"
      ? { act, ...clause }
      : { ...clause, act: { ...act, effect: act.effect.map(fromDrop) } };
  return { ...ability, effect: effect.map(later) };
}

function fromDrop({ act, ...clause }: Clause): Clause {
  const isUnplaced = act.do === "play" && act.what === "this" && act.from === undefined;
  return { ...clause, act: isUnplaced ? { ...act, from: ["drop"] } : act };
}

type Ban = Extract<Static, { set: "cannot" }>;

/** "This card can't be KO'd once per turn": the first time that it would be, nothing happens. */
export function isOnceATurn(s: Static): s is Ban {
  return s.set === "cannot" && s.limit === "turn" && s.what === "this" && replaced[s.verb] !== undefined;
}
const replaced: Readonly<Record<string, string>> = { beKod: "ko", leave: "leave" };

function onceATurn(ability: Ability): Ability[] {
  const { statics = [], conditions, tag } = ability;
  const bans = statics.filter(isOnceATurn);
  if (bans.length === 0) return [ability];
  const others = statics.filter((s) => !isOnceATurn(s));
  const instead = bans.map(
    ({ verb, by }): Ability => ({
      timing: "replacement",
      limit: "turn",
      ...(tag === undefined ? {} : { tag }),
      ...(conditions === undefined ? {} : { conditions }),
      replaces: { event: replaced[verb], card: "this", ...(typeof by === "string" ? { by } : {}) },
      effect: [{ act: { do: "nothing" } }],
    }),
  );
  return others.length === 0 ? instead : [{ ...ability, statics: others }, ...instead];
}

/** What text grants is expanded like what is printed. */
function within(value: unknown): unknown {
  if (Array.isArray(value)) return withTheirDelay(value.map(within));
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, within(part)]));
  if (parts.do === "apply") return { ...parts, effect: ofName(parts.effect as Static) };
  if (parts.set === "ability") return { ...parts, ability: expand([parts.ability as Ability], "")[0] };
  if (parts.set === "gain" || parts.set === "lose") return withSkill(parts as unknown as Gained);
  return parts;
}

/** 1-7-2-1-1: what goes on with the cards of a delayed effect waits with it. */
function withTheirDelay(parts: readonly unknown[]): unknown[] {
  const at = parts.findIndex((part) => (part as Clause | null)?.act?.do === "delay");
  if (at < 0) return [...parts];
  const delayed = parts[at] as Clause & { act: { do: "delay"; effect: Clause[] } };
  const results = delayed.act.effect.flatMap(({ result }) => result ?? []);
  const goesOn = (part: unknown) =>
    results.some((n) => new RegExp(`\\{"result":${n}\\}|"ifDone":${n}\\b`).test(JSON.stringify(part)));
  const after = parts.slice(at + 1);
  const effect = [...delayed.act.effect, ...(after.filter(goesOn) as Clause[])];
  const waiting = { ...delayed, act: { ...delayed.act, effect } };
  return [...parts.slice(0, at), waiting, ...after.filter((part) => !goesOn(part))];
}

/** "The [Auto] skill of {A} doesn't activate for the turn" speaks of a name: a card of it that comes later, too. */
function ofName(s: Static): Static {
  if (s.set !== "cannot" || !s.verb.startsWith("skill:")) return s;
  if (typeof s.what !== "object" || !("select" in s.what) || s.what.count !== "all") return s;
  const { select } = s.what;
  const saysNoArea = select.in.join() === "leader,battle,unison";
  return saysNoArea && select.where.some(isName) ? { ...s, what: { ...select, in: [] } } : s;
}

function isName(filter: Filter): boolean {
  return "any" in filter ? filter.any.every(isName) : "has" in filter && filter.has === "name";
}

type Gained = Extract<Static, { set: "gain" | "lose" }>;

/** A keyword with something beside it is gained as the skill that it is. */
function withSkill(s: Gained): Static {
  const keyword = (keywords as readonly string[]).includes(s.keyword) ? null : withParameters(s.keyword);
  if (keyword === null) return s;
  if (s.set === "lose") return { set: "negate", what: s.what, only: keyword.name };
  return { set: "ability", what: s.what, ability: expand([{ timing: "keyword", keyword }], "")[0] };
}
