/** A card in words: what someone who does not see it should hear. */

import type { Face, SceneCard } from "@arbiter/match";
import type { IntlShape } from "react-intl";
import type { CardText } from "../telling/told.ts";

export function describe(
  intl: IntlShape,
  card: SceneCard,
  face: Face | undefined,
  where: "field" | "hand" | "pile" | "energy",
  text: CardText,
): string {
  const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  if (face === undefined) return say("card.unknown");
  const said = [face.name];
  if (face.category.endsWith("LEADER")) said[0] = `Leader ${face.name}`;
  else if (!["CHARACTER", "BATTLE"].includes(face.category)) said.push(kindIn(intl, face.category));
  if (where === "field" || where === "energy") said.push(say(card.rested ? "card.rested" : "card.active"));
  const shown = where === "field" ? ["power"] : Object.keys(card.values);
  if (where !== "energy")
    for (const name of shown)
      if (card.values[name] !== undefined && !(name === "life" && where === "field"))
        said.push(`${say(`number.${name}`)} ${card.values[name]}`);
  if (where === "field" && card.marks > 0)
    said.push(say(face.category.endsWith("UNISON") ? "card.markers" : "card.don", { n: card.marks }));
  if (card.under.length > 0) said.push(say("card.under", { n: card.under.length }));
  if (card.fresh) said.push(say("card.fresh"));
  if (where === "energy") said.push(face.colors.map((one) => colorIn(intl, one)).join(", "));
  said.push(...card.keywords.map((word) => keywordSaid(text, word)));
  return said.join(", ");
}

/** A keyword in the language that cards are told in. */
export const keywordSaid = (text: CardText, keyword: string): string => text(`[${keyword}]`).slice(1, -1);

/** Kinds and colours in the reader's language. */
export function kindIn(intl: IntlShape, category: string): string {
  const id = `kind.${category}`;
  return id in intl.messages ? intl.formatMessage({ id }) : kindSaid(category);
}

export function colorIn(intl: IntlShape, color: string): string {
  const id = `color.${color}`;
  return id in intl.messages ? intl.formatMessage({ id }) : color;
}

/** As it is printed, where there is no word for it. */
function kindSaid(category: string): string {
  return (
    category.charAt(0) +
    category
      .slice(1)
      .toLowerCase()
      .replace(/-(.)/, (m) => m.toUpperCase())
  );
}
