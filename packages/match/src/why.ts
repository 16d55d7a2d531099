/** Why an area or a button cannot be used now: the requirement that fails, and its paragraph. */
import { citedAll, type Game, type Intent, type Player, type Reason, Refused, whyNot } from "@arbiter/engine";
import type { AreaUse, TableGame } from "./game.ts";
import { name } from "./names.ts";
import { paragraph, reason } from "./scene.ts";
import type { Why, WhyNot } from "./types.ts";

/** `subject`: "area 0 characters", or "do end". */
export function why(game: TableGame, seen: Game, subject: string, viewer: Player): Why {
  const [, owner, area] = /^area ([01]) (\w+)$/.exec(subject) ?? [];
  if (area !== undefined) return ofArea(game, seen, Number(owner) as Player, area, viewer);
  const [, what] = /^do ([\w ]+)$/.exec(subject) ?? [];
  if (what === undefined) throw new Refused(`Nothing is known of "${subject}".`);
  const said = { id: `can.${what}` };
  return { about: null, why: [told(game, said, seen, [whyNot(seen, viewer, { do: what })], [])] };
}

function ofArea(game: TableGame, seen: Game, owner: Player, area: string, viewer: Player): Why {
  const { rule, mine = [], theirs = [], byItself = [] } = game.areaUses[area] ?? {};
  const found = rule ?? game.edition.areas.find((one) => one.name === area)?.rule;
  if (found === undefined) throw new Refused(`There is no area "${area}".`);
  const heading = found.split("-").slice(0, 2).join("-");
  const looksOn = viewer !== 0 && viewer !== 1;
  const uses = looksOn ? [] : owner === viewer ? mine : theirs;
  return {
    about: paragraph(game, citedAll(seen, [heading])[0] ?? heading),
    why: [
      ...uses.map((use) => ofUse(game, seen, use, viewer)),
      ...(owner === viewer ? byItself : []).map(([what, by]) => ({
        what,
        can: false,
        byItself: true as const,
        reasons: [reason(game, { rule: citedAll(seen, [by])[0] ?? by, says: "" })],
      })),
    ],
  };
}

function ofUse(game: TableGame, seen: Game, { what, rule, intents }: AreaUse, viewer: Player): WhyNot {
  const all = intents(seen, viewer);
  const found = toldOf(game, what, seen, all, viewer);
  if (found.can || rule === undefined) return found;
  const [cited = rule] = citedAll(seen, [rule]);
  return { ...found, reasons: [...found.reasons, reason(game, { rule: cited, says: "" })] };
}

function toldOf(
  game: TableGame,
  what: WhyNot["what"],
  seen: Game,
  all: readonly Intent[],
  viewer: Player,
): WhyNot {
  return told(
    game,
    what,
    seen,
    all.map((intent) => whyNot(seen, viewer, intent)),
    all,
  );
}

/** What holds all of them back is said once; otherwise each card's own first reason. */
function told(
  game: TableGame,
  what: WhyNot["what"],
  seen: Game,
  all: readonly (readonly Reason[])[],
  intents: readonly Intent[],
): WhyNot {
  const named = (i: number) => name(seen, intents[i]?.card ?? -1);
  const able = all.flatMap((reasons, i) => (reasons.length === 0 ? [named(i)] : []));
  const [first = [], ...rest] = all;
  const common = first.filter((one) => rest.every((reasons) => reasons.some((other) => isSame(one, other))));
  const each = all.flatMap((reasons, i) =>
    reasons.length === 0 ? [] : [{ ...reason(game, reasons[0]), card: named(i) }],
  );
  return {
    what,
    can: able.length > 0,
    with: [...new Set(able)].filter((one) => one !== ""),
    reasons: able.length > 0 ? [] : common.length > 0 ? common.map((one) => reason(game, one)) : unlike(each),
  };
}

type Told = WhyNot["reasons"][number];

function unlike(all: readonly Told[]): readonly Told[] {
  return [...new Map(all.map((one) => [`${one.card} ${one.rule} ${one.says}`, one])).values()];
}

function isSame(a: Reason, b: Reason): boolean {
  return a.rule === b.rule && a.says === b.says;
}
