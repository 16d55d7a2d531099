/**
 * What text may say and the rules here do not carry out yet. A card that says it is refused by name: a wrong effect
 * is worse than a missing one. Each chapter that is finished takes its words off these lists.
 */
import type { Ability, Happening, Static } from "@arbiter/engine";
import { unheeded } from "./bounded.ts";
import { strangeBound } from "./bounds.ts";
import { areasOfCounter, isAsInHand } from "./keywords/elsewhere.ts";
import { isOfKeyword, isWrittenOut, withParameters } from "./keywords/index.ts";
import { unreadWord } from "./unread.ts";

const keywords = [
  "Critical",
  "Double Strike",
  "Triple Strike",
  "Quadruple Strike",
  "Victory Strike",
  "Ultimate",
  "Super Combo",
  "Wormhole",
  "Dragon Ball",
  "Energy-Exhaust",
  "Unique",
  "Indestructible",
  "Barrier",
  "Deflect",
  "Warrior of Universe 7",
];
const events = [
  ..."play playedOn attack attacked ko leave move draw rest active combo flip activate evolve evolves skill block damageDealt markersRemoved".split(
    " ",
  ),
  ..."startOfTurn startOfMain startOfOffense startOfDefense startOfDamage".split(" "),
  ..."endOfTurn endOfMain endOfDamage endOfBattle endOfItsBattle endOfItsTurn".split(" "),
  ..."startOfCharge endOfCharge kos damageTaken discard state activateExtra hide unhide turn".split(" "),
  ..."powerIncreased powerReduced attackNegated".split(" "),
];
/** What a replacement may take the place of. */
const replaceable = ["ko", "leave", "move", "rest", "active", "damageTaken", "markersRemoved"];
const statics = [
  "change",
  "value",
  "gain",
  "ability",
  "negate",
  "trait",
  "rule",
  "energy",
  "payInstead",
  "materials",
];
const bans = [
  ..."beKod leave attack beAttacked combo bePlayed beRested becomeActive beChosen beAffected beNegated beReduced beIncreased".split(
    " ",
  ),
  ..."enterActive evolve refresh beMoved takeUnder activateSkills attackNegated takeDamage skill:Auto skill:Blocker skill:Activate".split(
    " ",
  ),
];
const playerBans = [
  "play",
  "copies",
  "attack",
  "combo",
  "activate",
  "skill",
  "takeDamage",
  "placeEnergy",
  "sendToWarp",
  "playBySkill",
  "switchEnergy",
  "playActive",
  "flipToFront",
  "flipToBack",
  "lose",
  "win",
];
const permissions = ["attack", "payAsEnergy", "comboRested", "skill:Awaken"];
const durations = [
  ..."turn battle game mainPhase yourNextTurn yourNextTurnEnd yourNextMain duringYourTurn yourRefresh".split(
    " ",
  ),
  ..."opponentTurn duringOpponentTurn opponentRefresh opponentChargeEnd battleOrTurn yourTurnEnd opponentTurnEnd nextTurn thisStays".split(
    " ",
  ),
];

/** A keyword that a card may gain: one that the rules read as it is, or that is written out. */
function isGainable(keyword: string): boolean {
  return keywords.includes(keyword) || withParameters(keyword) !== null;
}

/** The first word of an ability that is not carried out, or null. */
export function notYet(abilities: readonly Ability[]): string | null {
  const isOnTop = abilities.some(({ keyword }) => keyword?.name === "Union-Potara");
  for (const ability of abilities) {
    // 22-13-4-4 drops them anyway; elsewhere they would have to be moved.
    const placed = (ability.statics ?? []).find((one) => one.set === "materials" && one.to !== undefined);
    if (placed?.set === "materials" && (placed.to?.area !== "drop" || isOnTop))
      return "materials placed elsewhere";
    const isHeeded = (s: Static) =>
      s.set !== "alsoFrom" ||
      isOfKeyword(s) ||
      isAsInHand(s, ability) ||
      areasOfCounter(s, ability, abilities) !== null;
    if (!(ability.statics ?? []).every(isHeeded)) return "alsoFrom";
    const strange = (ability.keywords ?? []).find(
      (keyword) => !keywords.includes(keyword) && !isWrittenOut(keyword),
    );
    if (strange !== undefined) return `[${strange}]`;
    if (ability.keyword !== undefined && !isWrittenOut(ability.keyword.name))
      return `[${ability.keyword.name}]`;
    const found = strangeBound(ability) ?? within(ability);
    if (found !== null) return found;
  }
  return null;
}

/** Markers that a skill removes are not proposed before. */
function isOfBattle(by: Happening["by"]): boolean {
  return by === "battle" || by === "opponentAttack";
}

function within(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const word = Array.isArray(value) ? null : strangeWord(key, part, value as Record<string, unknown>);
    const found = word ?? within(part);
    if (found !== null) return found;
  }
  return null;
}

/** How a card lay before it was played is not told. */
function speaksOfFace({ event, card }: Happening): boolean {
  if (event !== "play" || typeof card !== "object" || !("where" in card)) return false;
  return card.where.some((filter) => "flag" in filter && ["faceUp", "hidden"].includes(filter.flag));
}

function strangeWord(key: string, part: unknown, around: Record<string, unknown>): string | null {
  const unread = unreadWord(key, part, around);
  if (unread !== null) return unread;
  if (key === "event" && typeof part === "string" && !events.includes(part)) return `when ${part}`;
  if (key === "event" && speaksOfFace(around as unknown as Happening)) return "how a card lay that is played";
  if (key === "replaces" || key === "instead") {
    const happenings = [(key === "instead" ? around.until : part) as Happening | Happening[]].flat();
    const strange = happenings.find(
      ({ event, by }) => !replaceable.includes(event) || (event === "markersRemoved" && !isOfBattle(by)),
    );
    if (strange !== undefined) return `would ${strange.event}`;
  }
  if ((key === "until" || key === "negated") && typeof part === "string" && !durations.includes(part))
    return `until ${part}`;
  if (key === "set" && part === "gain" && !isGainable(String(around.keyword)))
    return `gaining [${around.keyword}]`;
  if (key === "set" && part === "alsoFrom") return null; // looked at with its ability
  if (key === "set" && part === "ability")
    return ["replacement", "counter"].includes(String((around.ability as Ability).timing)) ? "ability" : null;
  if (key === "set" && typeof part === "string") {
    const verb = String(around.verb);
    const isBan =
      (part === "cannot" && bans.includes(verb)) ||
      (part === "playerCannot" &&
        (playerBans.includes(verb) ||
          /^skill:(Counter|Activate|Auto|Blocker|EX-Evolve|Evolve|Awaken|Wish|Union|Over Realm)/.test(
            verb,
          ))) ||
      (part === "can" && permissions.includes(verb));
    if (isBan) return unheeded(part, around);
    return statics.includes(part) ? null : `${part} ${String(around.verb ?? "")}`.trim();
  }
  return null;
}
