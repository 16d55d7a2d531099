/**
 * Words that players use, in three languages, and the words of the rulebooks that they mean. A word may mean something
 * else in each game; where a game does not have it, it stands in no list.
 */
import type { GameName } from "@arbiter/match";

type Meant = string | Readonly<Partial<Record<GameName, string>>>;

const trash: Meant = { opcg: "trash", dbs: "Drop Area" };
const rest: Meant = { opcg: "rested sideways", dbs: "Rest Mode" };
const active: Meant = { opcg: "active upright become", dbs: "Active Mode" };
const sick: Meant = { opcg: "attack turn it was played", dbs: "attack turn" };
const redraw: Meant = "redraw starting hand";
const mana: Meant = { opcg: "DON!! cost area", dbs: "energy charge" };
const creature: Meant = { opcg: "Character area Character", dbs: "Battle Card Battle Area" };
const spell: Meant = { opcg: "Event activate", dbs: "Extra Card activate hand" };
const haste: Meant = { opcg: "Rush", dbs: "attack" };
const block: Meant = "Blocker";
const trick: Meant = { opcg: "Counter Step Counter symbol", dbs: "combo power Combo Area" };
const shield: Meant = "Life Area damage";
const out: Meant = { opcg: "deck no cards lose", dbs: "deck defeat lose" };
const flip: Meant = { opcg: "Leader", dbs: "awaken flipped Leader" };
const exile: Meant = { dbs: "Warp removing from the game" };
const copies: Meant = "same card number deck at most";
const bounce: Meant = "return to hand";
const first: Meant = "goes first player going first";
const firstTurn: Meant = "first turn";
const kill: Meant = "K.O.";
const twice: Meant = "Double Attack Double Strike damage";
const trigger: Meant = { opcg: "Trigger Life", dbs: "Auto skill trigger" };
const stack: Meant = { opcg: "effects order activate at the same time", dbs: "counter chain window reverse" };
const concede: Meant = "concede lose";
const tie: Meant = "draw both lose at the same time";
const loop: Meant = "loop";
const endTurn: Meant = "End Phase end of the turn";
const untapStep: Meant = { opcg: "Refresh Phase", dbs: "Charge Phase Active Mode" };
const shuffle: Meant = "shuffle";
const handLimit: Meant = "hand number of cards";
const once: Meant = "Once Per Turn";
const token: Meant = { dbs: "tokens" };
const search: Meant = "look at deck reveal add to hand";
const planeswalker: Meant = { opcg: "Stage", dbs: "Unison Card markers" };
const field: Meant = { opcg: "Stage area", dbs: "Field" };
const attackWho: Meant = {
  opcg: "attack target rested opposing Character Leader",
  dbs: "attack target Rest Mode Battle Card Leader",
};
const win: Meant = { opcg: "defeat win lose Life damage", dbs: "defeat lose win" };

const en: Readonly<Record<string, Meant>> = {
  tap: rest,
  tapped: rest,
  exhaust: rest,
  turned: rest,
  untap: active,
  ready: active,
  straighten: active,
  "untap step": untapStep,
  graveyard: trash,
  cemetery: trash,
  "discard pile": trash,
  discard: trash,
  "summoning sickness": sick,
  "summon sick": sick,
  mulligan: redraw,
  mana,
  land: mana,
  resources: mana,
  creature,
  monster: creature,
  minion: creature,
  unit: creature,
  spell,
  instant: spell,
  sorcery: spell,
  haste,
  taunt: block,
  chump: block,
  "combat trick": trick,
  boost: trick,
  shield,
  shields: shield,
  "hit points": shield,
  "deck out": out,
  "decking out": out,
  mill: out,
  "empty deck": out,
  flip,
  transform: flip,
  exile,
  playset: copies,
  "four copies": copies,
  bounce,
  "go first": first,
  "who starts": first,
  "coin flip": first,
  "first turn": firstTurn,
  kill,
  destroy: kill,
  dies: kill,
  "double damage": twice,
  lifetrigger: trigger,
  trigger,
  stack,
  priority: stack,
  "chain link": stack,
  "give up": concede,
  scoop: concede,
  tie,
  infinite: loop,
  "end step": endTurn,
  "pass the turn": endTurn,
  "hand size": handLimit,
  "hand limit": handLimit,
  "once a turn": once,
  tokens: token,
  tutor: search,
  planeswalker,
  enchantment: field,
  "attack targets": attackWho,
  "how to win": win,
  lethal: win,
};

const fr: Readonly<Record<string, Meant>> = {
  engager: rest,
  engagé: rest,
  incliner: rest,
  incliné: rest,
  coucher: rest,
  épuisé: rest,
  repos: rest,
  dégager: active,
  redresser: active,
  actif: active,
  cimetière: trash,
  défausse: trash,
  défausser: trash,
  "mal d'invocation": sick,
  "mal d’invocation": sick,
  mulligan: redraw,
  repiocher: redraw,
  "main de départ": redraw,
  mana,
  ressources: mana,
  énergie: mana,
  créature: creature,
  monstre: creature,
  personnage: creature,
  unité: creature,
  sort: spell,
  sortilège: spell,
  événement: spell,
  célérité: haste,
  bloquer: block,
  bloqueur: block,
  contrer: trick,
  contre: trick,
  combo: trick,
  vie: shield,
  bouclier: shield,
  dégâts: shield,
  "deck vide": out,
  "pioche vide": out,
  retourner: flip,
  éveil: flip,
  éveiller: flip,
  exiler: exile,
  exemplaires: copies,
  "renvoyer en main": bounce,
  "qui commence": first,
  commencer: first,
  "premier tour": firstTurn,
  tuer: kill,
  détruire: kill,
  "double attaque": twice,
  "double dégâts": twice,
  déclencheur: trigger,
  pile: stack,
  chaîne: stack,
  abandonner: concede,
  "match nul": tie,
  égalité: tie,
  boucle: loop,
  "fin du tour": endTurn,
  "fin de tour": endTurn,
  mélanger: shuffle,
  "taille de la main": handLimit,
  "une fois par tour": once,
  jeton: token,
  chercher: search,
  terrain: field,
  "cible d'attaque": attackWho,
  attaquer: attackWho,
  gagner: win,
  victoire: win,
  perdre: win,
};

const it: Readonly<Record<string, Meant>> = {
  tappare: rest,
  tappato: rest,
  tappata: rest,
  girare: rest,
  riposo: rest,
  stappare: active,
  raddrizzare: active,
  attivo: active,
  attiva: active,
  cimitero: trash,
  scarti: trash,
  scartare: trash,
  "debolezza da evocazione": sick,
  "malessere da evocazione": sick,
  mulligan: redraw,
  ripescare: redraw,
  "mano iniziale": redraw,
  mana,
  risorse: mana,
  energia: mana,
  creatura: creature,
  mostro: creature,
  personaggio: creature,
  magia: spell,
  incantesimo: spell,
  stregoneria: spell,
  evento: spell,
  rapidità: haste,
  bloccare: block,
  bloccante: block,
  contrastare: trick,
  combo: trick,
  vita: shield,
  vite: shield,
  scudo: shield,
  danno: shield,
  danni: shield,
  "mazzo finito": out,
  "mazzo vuoto": out,
  girarsi: flip,
  risveglio: flip,
  risvegliare: flip,
  esiliare: exile,
  copie: copies,
  "rimandare in mano": bounce,
  "chi inizia": first,
  iniziare: first,
  "primo turno": firstTurn,
  uccidere: kill,
  distruggere: kill,
  "doppio attacco": twice,
  "doppio danno": twice,
  innesco: trigger,
  pila: stack,
  catena: stack,
  arrendersi: concede,
  pareggio: tie,
  ciclo: loop,
  "fine del turno": endTurn,
  "fine turno": endTurn,
  mescolare: shuffle,
  mischiare: shuffle,
  "limite di mano": handLimit,
  "una volta per turno": once,
  segnalino: token,
  pedina: token,
  cercare: search,
  terreno: field,
  attaccare: attackWho,
  bersaglio: attackWho,
  vincere: win,
  vittoria: win,
  perdere: win,
};

export const words = { en, fr, it };

/** Without accents and capitals, as people type. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase().trim();
}

const meanings: ReadonlyMap<string, { readonly word: string; readonly meant: Meant }> = new Map(
  [en, fr, it].flatMap((language) =>
    Object.entries(language).map(([word, meant]) => [plain(word), { word, meant }] as const),
  ),
);

export interface Understood {
  readonly word: string;
  readonly means: string;
}

/** The players' words in what was typed, longest first, and what they mean in this game. */
export function understood(typed: string, game: GameName): Understood[] {
  let left = ` ${plain(typed)} `;
  const found: Understood[] = [];
  for (const word of [...meanings.keys()].sort((a, b) => b.length - a.length)) {
    if (!left.includes(` ${word} `)) continue;
    const { word: written, meant } = meanings.get(word)!;
    const means = typeof meant === "string" ? meant : meant[game];
    if (means === undefined) continue;
    found.push({ word: written, means });
    left = left.replaceAll(` ${word} `, " ");
  }
  return found;
}
