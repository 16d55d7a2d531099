/** Happenings of text, compiled to tests of what occurs: what triggers, replacements and history listen for. */
import type { Happening, Reference, Selection } from "./ability.ts";
import { other } from "./card.ts";
import { compare } from "./decision.ts";
import {
  areaNumbers,
  compileAmount,
  compileCondition,
  compileReach,
  isDescription,
  isNamed,
  resolve,
  type Test,
  whoIs,
} from "./evaluate.ts";
import { definition, type Game, kindOf } from "./game.ts";
import type { Context, Edition } from "./program.ts";
import { followsAll } from "./rulebook.ts";
import type { Occurrence } from "./state.ts";

/** Whether an occurrence is what text describes, or, of a replacement, would be. Kinds are matched by who listens. */
export function compileHappening(
  edition: Edition,
  happening: Happening,
  isYetToCome = false,
): (g: Game, c: Context, e: Occurrence) => boolean {
  const checks: ((g: Game, c: Context, e: Occurrence) => boolean)[] = [];
  const where = edition.elsewhere?.has(happening.event) === true ? anywhere : (one: Happening["card"]) => one;
  const isMove = happening.event === "move";
  const saysFrom = happening.event === "skill" && happening.from !== undefined;
  const { card: placed, lay } = isYetToCome ? { card: happening.card } : asItLay(happening);
  const spoken = isMove || saysFrom ? anywhere(placed) : where(placed);
  const card = spoken === undefined ? null : compileEventCard(edition, spoken);
  if (card !== null) checks.push((g, c, e) => e.card >= 0 && card(g, c, e.card));
  if (lay !== undefined) checks.push((_g, _c, e) => e.lay === lay);
  const aim = where(happening.target);
  const target = aim === undefined ? null : compileEventCard(edition, aim);
  if (target !== null) checks.push((g, c, e) => e.target >= 0 && target(g, c, e.target));
  const { player, by } = happening;
  if (player !== undefined) checks.push((_g, c, e) => e.player === whoIs(c, player));
  const left = isMove ? leftBy(edition, happening) : [];
  if (left.length > 0) checks.push((g, _c, e) => e.from >= 0 && left.includes(kindOf(g, e.from)));
  for (const [names, end] of [
    [happening.from, "from"],
    [happening.to, "to"],
  ] as const) {
    if (names === undefined) continue;
    const kinds = areaNumbers(edition, names);
    if (names.includes("under")) checks.push((_g, _c, e) => e.target >= 0);
    else checks.push((g, _c, e) => e[end] >= 0 && kinds.includes(kindOf(g, e[end])));
  }
  if (happening.event === "move" && happening.to?.includes("under") === false)
    checks.push((_g, _c, e) => e.target < 0 || !followsAll(edition.cites.placedUnder));
  if (happening.at === "bottom") checks.push((_g, _c, e) => e.at === "bottom");
  if (by !== undefined)
    checks.push((g, c, e) => {
      if (by === "battle" || by === "rule") return e.cause === by;
      if (by === "opponentAttack") return e.cause === "battle" && g.state.active !== c.you;
      if (by === "opponent" && e.cause === "battle") return g.state.active !== c.you;
      if (!isOfText(e)) return false;
      return by === "effect" || e.byPlayer === (by === "yourEffect" ? c.you : other(c.you));
    });
  if (happening.notByCard !== undefined) {
    const source = compileReach(edition, happening.notByCard);
    checks.push((g, c, e) => !isOfText(e) || !source(g, c, e.by));
  }
  if (happening.byCard !== undefined) {
    const source = compileReach(edition, happening.byCard);
    // Of no other cause is told: by its text.
    if (by === undefined) checks.push((_g, _c, e) => isOfText(e));
    checks.push((g, c, e) => {
      const by = e.by < 0 && e.cause === "battle" ? opposing(g, e.card) : e.by;
      return by >= 0 && source(g, c, by);
    });
  }
  const { using, notUsing, turn } = happening;
  if (notUsing === "any") checks.push((_g, _c, e) => e.cause !== "effect");
  else if (notUsing === "keyword")
    checks.push((_g, _c, e) => edition.isAmong?.(e.using || undefined, "keyword") !== true);
  else if (notUsing !== undefined) checks.push((_g, _c, e) => !isNamed(edition, e.using, notUsing));
  if (using !== undefined) {
    checks.push((g, _c, e) => isNamed(edition, e.using, using) || isSkillOf(g, e, using));
  }
  if (happening.revealed === true) checks.push((g, _c, e) => isRevealed(g, e.card));
  if (turn !== undefined) checks.push((g, c) => g.state.active === whoIs(c, turn));
  if (happening.while !== undefined) {
    const holds = compileCondition(edition, happening.while);
    checks.push((g, c) => holds(g, c));
  }
  if (happening.amount !== undefined) {
    const { is } = happening.amount;
    const than = compileAmount(edition, happening.amount.than);
    checks.push((g, c, e) => compare(e.amount, is, than(g, c)));
  }
  if (checks.length === 1) return checks[0];
  return (g, c, e) => {
    for (let i = 0; i < checks.length; i++) if (!checks[i](g, c, e)) return false;
    return true;
  };
}

/** "When this face-up card is placed …": how it lay is told, it no longer lies so. */
export function asItLay({ event, card }: Happening): {
  card: Happening["card"] | undefined;
  lay?: Occurrence["lay"];
} {
  if (event !== "move" || card === undefined || !isDescription(card)) return { card };
  const flags = card.where.flatMap((one) => ("flag" in one ? [one.flag] : []));
  const lay = (["faceUp", "hidden"] as const).find((flag) => flags.includes(flag));
  if (lay === undefined) return { card };
  return { lay, card: { ...card, where: card.where.filter((one) => !("flag" in one && one.flag === lay)) } };
}

/** By an ability of a card: by its effect, or as its price. */
function isOfText({ cause, by }: Occurrence): boolean {
  return cause === "effect" || (cause === "cost" && by >= 0);
}

/** What moved a while ago lay where text speaks of it when it moved; what attacked may be gone since. */
export function fromThere(happening: Happening): Happening {
  const { event, card, from } = happening;
  if (event === "attack" && card !== undefined) return { ...happening, card: anywhere(card) };
  if (card === undefined || !isDescription(card) || card.in.length === 0) return happening;
  return { ...happening, card: { ...card, in: [] }, from: from ?? card.in };
}

/** "A card in your life is placed in your Drop Area": text speaks of it where it lay, unless it says from where it goes, or means where it comes to. */
function leftBy(edition: Edition, { card, from, to = [] }: Happening): readonly number[] {
  if (card === undefined || !isDescription(card) || from !== undefined) return [];
  return card.in.some((area) => to.includes(area)) ? [] : areaNumbers(edition, card.in);
}

/** What is being carried out revealed the card before. */
function isRevealed(g: Game, id: number): boolean {
  return g.state.frames.some(({ v }) => (v.revealed as readonly number[] | undefined)?.includes(id) === true);
}

/** The card is no longer where text speaks of it. */
function anywhere(card: Selection | Reference): Selection | Reference;
function anywhere(card: Happening["card"]): Happening["card"];
function anywhere(card: Happening["card"]): Happening["card"] {
  return card !== undefined && isDescription(card) ? { ...card, in: [] } : card;
}

function compileEventCard(edition: Edition, card: Selection | Reference): Test {
  if (isDescription(card)) return compileReach(edition, card);
  return (g, c, id) => (card === "this" ? c.card === id : resolve(g, c, card).includes(id));
}

/** "[Arrival Red/Green]": with what is printed beside the keyword on the card that used it. */
function isSkillOf(g: Game, { using, card }: Occurrence, asked: string): boolean {
  if (card < 0 || using === "" || !asked.startsWith(`${using} `)) return false;
  const { isSkill } = g.program.edition;
  return definition(g, card).abilities.some((ability) => isSkill?.(ability, asked) === true);
}

/** The card that fights this one; -1 if none does. */
function opposing(g: Game, id: number): number {
  const { battle } = g.state;
  if (battle?.attacker.id === id) return battle.target.id;
  return battle?.target.id === id ? battle.attacker.id : -1;
}
