/** A message in the reader's language. Numbers of players become "you", "they" or a name. */

import type { CardNames, Message, MessageValue, Player, Scene } from "@arbiter/match";
import type { IntlShape } from "react-intl";
import type { CardText } from "../telling/told.ts";

export interface Speaker {
  readonly intl: IntlShape;
  /** Whom the reader is; null: he looks on, or shares the screen, and both are called by name. */
  readonly me: Player | null;
  readonly names: readonly [string, string];
  /** Card text in the reader's language. */
  readonly text: CardText;
}

export function speakerFor(intl: IntlShape, scene: Scene | null, watching: boolean, text: CardText): Speaker {
  const names = scene?.names ?? ["", ""];
  const one = scene !== null && scene.seats.filter((seat) => seat === "human").length === 1;
  return { intl, me: one && !watching ? scene.viewer : null, names, text };
}

export function whoIs(speaker: Speaker, player: Player): string {
  if (speaker.me === null) return "other";
  return speaker.me === player ? "you" : "they";
}

export function say(speaker: Speaker, message: Message): string {
  const { intl } = speaker;
  const id = known(intl, message.id);
  if (id === null || intl.messages[id] === "") return "";
  const given = message.values ?? {};
  const values: Record<string, string | number> = {};
  const { who, cards, min, max } = given;
  for (const [key, value] of Object.entries(given))
    values[key] = part(speaker, named(speaker, key, value), who);
  if (typeof who === "number") {
    values.who = whoIs(speaker, who as Player);
    values.name = speaker.names[who];
    // A player who is called after his Leader: "Sorrel Kaine’s Sorrel Kaine attacks".
    if (values.who === "other" && values.card === values.name) values.who = "own";
  }
  if (isCards(cards)) values.n = cards.cards.length + cards.hidden;
  if (min !== undefined) values.same = min === max ? "yes" : "no";
  return capital(written(joined(intl.locale, intl.formatMessage({ id }, values))));
}

/** A card's text, and what of a card changes, in the reader's language. */
function named({ intl, text }: Speaker, key: string, value: MessageValue): MessageValue {
  if (typeof value !== "string") return value;
  if (key === "text") return text(value);
  if (key !== "what" || intl.locale === "en") return value;
  const number = intl.messages[`number.${value}`];
  return number === undefined ? text(`[${value}]`).replace(/^\[|\]$/g, "") : String(number).toLowerCase();
}

/** The message itself, or the common one of its kind: ask.act.wish → ask.act. */
function known(intl: IntlShape, id: string): string | null {
  if (id in intl.messages) return id;
  const common = id.split(".").slice(0, 2).join(".");
  return common in intl.messages ? common : null;
}

/** A reason of the rules, sentence by sentence. */
export function reasonSaid(intl: IntlShape, says: string): string {
  return says
    .split(/(?<=\.) (?=[A-Z[])/)
    .map((one) => String(intl.messages[`reason.${one}`] ?? one))
    .join(" ");
}

/** Card text with brackets that every Latin face has, since without a CJK face 《 is an empty box; and with our apostrophe. */
export function legible(text: string): string {
  return text.replaceAll("《", "‹").replaceAll("》", "›").replaceAll("'", "’");
}

/** The stop of "K.O." ends a sentence, too; a name loses its article after a possessive: "Their Orchard That Walks". */
function written(said: string): string {
  return said
    .replace(/(\p{Lu}\.)\.(?!\.)/gu, "$1")
    .replace(/\b(Your|Their|your|their|(?<=\w)’s) The (?=\p{Lu})/gu, "$1 ");
}

/** `who`: whose the whole is about, and so its places too. */
function part(speaker: Speaker, value: MessageValue, who: MessageValue | undefined): string | number {
  if (typeof value === "string") return legible(value);
  if (typeof value === "number") return value;
  if (isCards(value)) return cardsSaid(speaker.intl, value);
  if (!value.id.startsWith("area.")) return lower(speaker, value);
  const values = { ...(who === undefined ? {} : { who }), ...value.values };
  return place + lower(speaker, { ...value, values });
}

/** Stands before the name of a place, until the word before it has run into its article. */
const place = "\u2060";
const articles = { il: "l ", lo: "llo ", la: "lla ", "l’": "ll’", i: "i ", gli: "gli ", le: "lle " } as const;

/** "de le" is "du", "de Orla" is "d’Orla", "da il" is "dal". */
export function joined(locale: string, said: string): string {
  if (locale !== "fr" && !said.includes(place)) return said;
  const text =
    locale === "it"
      ? said.replace(
          /\b(da|a|in) \u2060(l’|(?:il|lo|la|i|gli|le) )/g,
          (_, word: string, article: string) =>
            (word === "in" ? "ne" : word) + articles[article.trim() as keyof typeof articles],
        )
      : locale === "fr"
        ? said
            .replace(/\bde \u2060le /g, "du ")
            .replace(/\bde \u2060les /g, "des ")
            .replace(/à \u2060le /g, "au ")
            .replace(/à \u2060les /g, "aux ")
            .replace(/\b([Dd])e (?=[AEIOUÉÈÊ])/g, "$1’")
        : said;
  return text.replaceAll(place, "");
}

function lower(speaker: Speaker, message: Message): string {
  const said = say(speaker, message);
  const raw = speaker.intl.messages[message.id];
  // Parts of sentences keep the case they are written in, and so do names.
  return typeof raw === "string" && !raw.startsWith("{card}") && raw.charAt(0) === raw.charAt(0).toLowerCase()
    ? said.charAt(0).toLowerCase() + said.slice(1)
    : said;
}

function cardsSaid(intl: IntlShape, { cards, hidden }: CardNames): string {
  const all = hidden === 0 ? cards : [...cards, intl.formatMessage({ id: "cards.hidden" }, { n: hidden })];
  return intl.formatList(all as string[], { type: "conjunction" });
}

function isCards(value: MessageValue | undefined): value is CardNames {
  return typeof value === "object" && "cards" in value;
}

export function capital(said: string): string {
  return said.charAt(0).toUpperCase() + said.slice(1);
}
