/** What would happen, for text that does something else instead. */
import {
  alone,
  alt,
  type Grammar,
  is,
  lead,
  listOf,
  map,
  mapMany,
  record,
  rule,
  seq,
  variants,
} from "@arbiter/cardtext";
import type { Happening, Reference, Selection, Who } from "@arbiter/engine";
import { causes } from "./causes.ts";
import { befalling, fate, fateOut, sayings, type Told, whose } from "./deeds.ts";
import { doings } from "./happenings.ts";
import { areaNames } from "./selections.ts";
import { subject } from "./subjects.ts";

/** "this card in your Battle Area". */
const thisThere: Grammar<Selection> = rule(() =>
  record<Selection>(
    { of: "any", where: [{ card: "this" }] },
    variants("this card in your ", "this card in the ", "this card in a "),
    { in: areaNames },
  ),
);

/** Of a replacement: "this card would be KO'd". */
export const would: Grammar<Happening | Happening[]> = rule(() => {
  const leaves = mapMany(
    seq(
      subject,
      record<Told>(
        { event: "leave" },
        variants(" would leave ", " leaves "),
        { whose },
        variants("Battle Area", "battle area"),
        { others: causes },
      ),
    ),
    ([card, way]) => [befalling(card, way)],
    ({ card, ...way }) => sayings([way]).map(([said]) => [card, said] as [Selection | Reference, Told]),
  );
  const befalls = mapMany(
    seq(
      alt(subject, thisThere),
      lead(
        [" would be ", " is "],
        listOf(fateOut, variants(", "), variants(" or ", " or would be ", ", or ")),
      ),
    ),
    ([card, ways]) => [ways.map((one) => befalling(card, one))],
    (all) => {
      const ways = all.map(({ card, ...way }) => way);
      return sayings(ways).map((said) => [all[0]!.card!, said] as [Selection | Reference, typeof said]);
    },
  );
  const marker = record<Happening>(
    { event: "markersRemoved" },
    { card: subject },
    variants(" would lose a marker", " would lose markers", " would lose 1 or more markers"),
    { others: causes },
  );
  const markerGone = record<Happening>(
    { event: "markersRemoved" },
    variants("a marker would be removed from ", "markers would be removed from "),
    { card: subject },
    { others: causes },
  );
  const damaged = record<Happening>(
    { event: "damageTaken" },
    { player: is<Who>("you", "you take damage", "you would take damage") },
    { others: causes },
  );
  const combo = record<Happening>(
    { event: "move", from: ["combo"] },
    { card: subject },
    variants(" would leave your Combo Area", " would leave the Combo Area", " would leave a Combo Area"),
    { others: causes },
  );
  const shown = record<Happening>(
    { event: "move", card: "this", from: ["life"], to: ["hand"], revealed: true },
    variants(
      "you would reveal this card from your life to add it to your hand",
      "you would reveal this card from your life and add it to your hand",
      "this card would be revealed in your life and added to your hand",
    ),
  );
  const lifeGoes = is<Happening[]>(
    ["hand", "drop"].map((to) => ({
      event: "move",
      card: { of: "any", in: [], where: [] },
      from: ["life"],
      to: [to],
      player: "you",
    })),
    ...["Drop Area", "Drop"].map(
      (drop) => `you would add a card from your life to your hand or place it in your ${drop}`,
    ),
  );
  const yours = lead("you would ", doings("you", true));
  return map(
    alt(
      befalls,
      alone(leaves),
      alone(combo),
      alone(marker),
      alone(markerGone),
      alone(damaged),
      alone(yours),
      lifeGoes,
      alone(shown),
    ),
    (all): Happening | Happening[] => (all.length === 1 ? all[0]! : all),
    (value) => [value].flat(),
  );
});

/** " would be KO'd", of this card, spoken of just before. */
export const sharedWould: Grammar<Happening | Happening[]> = rule(() =>
  map(
    lead(" would be ", listOf(fate, variants(", "), variants(" or ", " or would be "))),
    (ways): Happening | Happening[] => {
      const all = ways.map((one): Happening => ({ event: one.event!, card: "this", ...one }));
      return all.length === 1 ? all[0]! : all;
    },
    (value) => {
      const all = [value].flat();
      return all.every((one) => one.card === "this") ? all.map(({ card: _, ...way }) => way) : undefined;
    },
  ),
);
