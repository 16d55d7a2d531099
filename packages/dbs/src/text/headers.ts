import {
  alt,
  anyOrder,
  type Grammar,
  is,
  lead,
  many,
  map,
  number,
  record,
  rule,
  trail,
  variants,
  words,
} from "@arbiter/cardtext";
import type { Ability, Keyword } from "@arbiter/engine";
import { COLORS, reminder } from "./words.ts";

/** Tags at the head of a line: the kind of skill, how often, and keywords that bound or price it. */

type Kind = Pick<Ability, "timing" | "tag" | "counters">;
const kind = (value: Kind): Grammar<Kind> => is<Kind>(value, `[${value.tag}]`);
const counter = (what: string) => kind({ timing: "counter", tag: `Counter: ${what}`, counters: what });

export const activated: Grammar<Kind> = alt(
  kind({ timing: "activate", tag: "Activate: Main" }),
  kind({ timing: "activateBattle", tag: "Activate: Battle" }),
  kind({ timing: "activateMainBattle", tag: "Activate: Main/Battle" }),
  counter("Play"),
  counter("Attack"),
  counter("Battle Card Attack"),
  counter("Counter"),
);

const x: Grammar<number | "X"> = alt<number | "X">(number, is<"X">("X", "X"));
export const numbered = (name: string): Grammar<Keyword> =>
  record<Keyword>({ name }, `[${name} `, { x }, "]");

const bounds: Grammar<Keyword> = alt(...["Bond", "Sparking", "Burst", "Spirit Boost"].map(numbered));

const markers: Grammar<number | "-X"> = trail(
  lead(
    "[UNISON ",
    alt<number | "-X">(
      lead("+", number),
      is<number | "-X">(0, "0"),
      map(
        lead("-", number),
        (n) => -n,
        (n) => (n < 0 ? -n : undefined),
      ),
      is<"-X">("-X", "-X"),
    ),
  ),
  "]",
);
/** Some cards print a lone "[+0]". */
const noMarkers: Grammar<number | "-X"> = is<number | "-X">(0, "[+0]");

export interface Tags {
  kind: Kind;
  limit: "turn";
  copies: number;
  markers: number | "-X";
  with: Keyword[];
}

/** A tag may be explained before the next. */
const noted = variants("", words(reminder, " "));
const common = {
  limit: trail(is<"turn">("turn", "[Once per turn]"), noted),
  copies: trail(trail(lead("[Limit ", number), "]"), noted),
  markers: alt(markers, noMarkers),
  with: many(bounds, "", 1),
};

/** All tags of a line in any order; `kind` is what makes it a skill of this kind. */
export const head = (kind: Grammar<Kind>): Grammar<Partial<Ability>> =>
  rule(() =>
    map(
      anyOrder<Tags>({ kind, ...common }, "", " "),
      ({ kind, ...others }) => (kind ? { ...kind, ...others } : undefined),
      ({ timing, tag, counters, ...others }) => ({
        kind: { timing, ...(tag ? { tag } : {}), ...(counters ? { counters } : {}) } as Kind,
        ...others,
      }),
    ),
  );

/** The keys of an ability that tags say. */
export const TAGGED = ["tag", "counters", "limit", "copies", "markers", "with"];

/** What may follow a keyword skill's own tag: "[Once per turn]", "[Limit 1]". */
export const limits: Grammar<Partial<Ability>> = rule(
  () => anyOrder<Omit<Tags, "kind">>(common, "", " ") as unknown as Grammar<Partial<Ability>>,
);

export const colors: Grammar<string[]> = many(alt(...COLORS.map((one) => is(one, one))), "/", 1);
