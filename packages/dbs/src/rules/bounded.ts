/** What may bound a prohibition or permission, by what it is about: what nothing here looks at is refused by name. */
type Bounds = readonly string[];

const caused: Bounds = ["by", "limit"];
const tolled: Bounds = ["unless"]; // 20-14

const ofCards: Readonly<Record<string, Bounds>> = {
  attack: ["target", "if"],
  beAttacked: ["by"],
  beKod: caused,
  leave: caused,
  beMoved: ["by", "to"],
  takeUnder: ["by", "notUsing"],
  bePlayed: ["by", "notUsing", "if"],
  beRested: ["by"],
  becomeActive: ["by"],
  beChosen: ["by"],
  beAffected: ["by"],
  beNegated: ["by"],
  beReduced: ["by"],
  beIncreased: ["by"],
  combo: ["target", "if"],
  takeDamage: ["by"],
};
const ofPlayers: Readonly<Record<string, Bounds>> = {
  play: ["by", "notUsing", "unless"],
  playBySkill: tolled,
  combo: tolled,
  copies: tolled,
  attack: ["target", "unless"],
  activate: tolled,
  skill: tolled,
  switchEnergy: ["by", "turn", "unless", "notUsing"],
  takeDamage: ["by"],
};
const permitted: Readonly<Record<string, Bounds>> = {
  attack: ["target"],
  payAsEnergy: ["target"],
  "skill:Awaken": ["if"],
};
const always: Bounds = ["set", "verb", "what", "who", "select"];
const anyPlayers: Bounds = ["if"];

/** The first word of it that would be passed over, or null. */
export function unheeded(part: string, about: Record<string, unknown>): string | null {
  const verb = String(about.verb);
  const all = part === "cannot" ? ofCards : part === "can" ? permitted : ofPlayers;
  const heeded = all[verb] ?? (part === "playerCannot" && verb.startsWith("skill:") ? tolled : []);
  const common = part === "playerCannot" ? [...always, ...anyPlayers] : always;
  const found = Object.keys(about).find((key) => !common.includes(key) && !heeded.includes(key));
  return found === undefined ? null : `${part} ${verb} with ${found}`;
}
