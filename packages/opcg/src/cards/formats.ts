/** The fields of ONE PIECE card lists that people have, and which of ours they are. */
import type { Format } from "@arbiter/cardtext";

const deckCards = ["CHARACTER", "EVENT", "STAGE"];

/** Some lists have the [Trigger] behind the text; "with a [Trigger]" is said of cards. */
const beforeTrigger = /^((?:(?!(?:^|[.)\]\n] ?)\[Trigger\]).)*[.)\]]?)/s;
const afterTrigger = /(?:^|[.)\]\n] ?)\[Trigger\] ?(.*)$/s;

export const formats: readonly Format[] = [
  {
    name: "Arbiter's own",
    has: ["number", "name", "category", "colors"],
    fields: {
      number: { from: "number", as: "text" },
      set: { from: "set", as: "text" },
      rarity: { from: "rarity", as: "text" },
      name: { from: "name", as: "text" },
      category: { from: "category", as: "category" },
      colors: { from: "colors", as: "list" },
      cost: { from: "cost", as: "number", of: deckCards },
      life: { from: "life", as: "number", of: ["LEADER"] },
      power: { from: "power", as: "number" },
      counter: { from: "counter", as: "number" },
      attributes: { from: "attributes", as: "list" },
      types: { from: "types", as: "list" },
      text: { from: "text", as: "text" },
      trigger: { from: "trigger", as: "cardText" },
    },
  },
  {
    name: "vegapull and punk-records",
    has: ["id", "name", "category", "colors", "effect"],
    fields: {
      number: { from: "id", as: "text" },
      set: { from: "pack_id", as: "text" },
      rarity: { from: "rarity", as: "text" },
      name: { from: "name", as: "text" },
      category: { from: "category", as: "category" },
      colors: { from: "colors", as: "list" },
      cost: { from: "cost", as: "number", of: deckCards },
      life: { from: ["life", "cost"], as: "number", of: ["LEADER"] },
      power: { from: "power", as: "number" },
      counter: { from: "counter", as: "number" },
      attributes: { from: "attributes", as: "list" },
      types: { from: "types", as: "list" },
      text: { from: "effect", as: "text" },
      trigger: { from: "trigger", as: "cardText" },
    },
  },
  {
    name: "lists with card_set_id",
    has: ["card_set_id", "card_name", "card_type", "card_color"],
    fields: {
      number: { from: "card_set_id", as: "text" },
      set: { from: "set_id", as: "text" },
      rarity: { from: "rarity", as: "text" },
      name: { from: "card_name", as: "text" },
      category: { from: "card_type", as: "category" },
      colors: { from: "card_color", as: "list" },
      cost: { from: "card_cost", as: "number", of: deckCards },
      life: { from: "life", as: "number", of: ["LEADER"] },
      power: { from: "card_power", as: "number" },
      counter: { from: "counter_amount", as: "number" },
      attributes: { from: "attribute", as: "list" },
      types: { from: "sub_types", as: "list" },
      text: { from: "card_text", as: "text", part: beforeTrigger },
      trigger: { from: "card_text", as: "text", part: afterTrigger },
    },
  },
  {
    name: "lists with code and ability",
    has: ["code", "name", "type", "color", "ability"],
    fields: {
      number: { from: "code", as: "text" },
      set: { from: ["set.id", "set.name"], as: "text" },
      rarity: { from: "rarity", as: "text" },
      name: { from: "name", as: "text" },
      category: { from: "type", as: "category" },
      colors: { from: "color", as: "list" },
      cost: { from: "cost", as: "number", of: deckCards },
      life: { from: ["life", "cost"], as: "number", of: ["LEADER"] },
      power: { from: "power", as: "number" },
      counter: { from: "counter", as: "number" },
      attributes: { from: ["attribute.name", "attribute"], as: "list" },
      types: { from: "family", as: "list" },
      text: { from: "ability", as: "text" },
      trigger: { from: "trigger", as: "cardText" },
    },
  },
];
