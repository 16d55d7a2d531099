/** Why a position of a scenario cannot be. */
import type { Edition } from "@arbiter/engine";
import type { Fault, PlacedCard, Position } from "@arbiter/scenario";
import { cardFaults, faultIn } from "./rules/legality.ts";
import type { DbsEdition } from "./rules/ways.ts";

/** What may lie in an area, by the type of card; elsewhere anything but Leaders, which never leave theirs. */
const takes: Readonly<Record<string, readonly string[]>> = {
  leader: ["LEADER", "Z-LEADER"],
  battle: ["BATTLE", "EXTRA", "TOKEN", "Z-BATTLE", "Z-EXTRA"],
  unison: ["UNISON", "Z-UNISON"],
  zDeck: ["Z-LEADER", "Z-BATTLE", "Z-EXTRA", "Z-UNISON"],
};

/** Where a field says something. */
const places: Readonly<Record<string, readonly string[]>> = {
  rested: ["leader", "battle", "unison", "energy"],
  faceUp: ["life", "zDeck"],
  awakened: ["leader"],
  playedThisTurn: ["battle", "unison"],
};

export function positionFaults({ cards, lines, setup, counts, judged }: Position, edition: Edition): Fault[] {
  const own = edition as DbsEdition;
  // A deck that is judged may hold what it must not.
  const isJudged = ({ owner, place }: PlacedCard) =>
    setup || (judged.includes(owner) && (place === "deck" || place === "zDeck"));
  const laid = cards.filter((card) => !isJudged(card));
  const leaderless = ([0, 1] as const).filter(
    (player) => !cards.some((card) => card.owner === player && card.place === "leader"),
  );
  return [
    ...laid.flatMap(placeFaults),
    ...cards.flatMap(fieldFaults),
    ...(own.ways.decks.zDeck ? [] : laid.flatMap((card) => editionFaults(card, own))),
    ...(own.ways.decks.zDeck
      ? []
      : ([0, 1] as const).flatMap((player) =>
          (counts[player].energyMarkers ?? 0) > 0
            ? [{ line: lines[player], says: `edition ${own.edition} has no energy markers` }]
            : [],
        )),
    ...cards
      .filter(({ place }) => place === "sideDeck" && (!setup || own.ways.decks.sideDeck === null))
      .map(({ line }) => ({
        line,
        says: setup ? `edition ${own.edition} has no side deck` : "a side deck takes no part in a game",
      })),
    ...leaderless.map((player) => ({ line: lines[player], says: "each side has a leader" })),
  ];
}

/** What an earlier edition does not know. */
function editionFaults({ definition, place, fields, line }: PlacedCard, edition: DbsEdition): Fault[] {
  const found = cardFaults(definition, edition).map(({ says, rule }) => `${says} (${rule})`);
  if (place === "zDeck" || place === "zEnergy")
    found.push(faultIn(edition, "2-1-2", `edition ${edition.edition} has no ${place}`).says);
  if (place === "unison" && !edition.ways.decks.types.includes("UNISON"))
    found.push(`edition ${edition.edition} has no Unison Area`);
  if (fields.hidden === true) found.push(`edition ${edition.edition} has no Hidden Mode`);
  return found.map((says) => ({ line, says }));
}

function placeFaults({ definition, name, place, under, fields, line }: PlacedCard): Fault[] {
  // Skills put cards of any type face up there (3-12-2-1).
  const allowed = place === "zDeck" && fields.faceUp === true ? undefined : takes[place];
  const isOut =
    allowed === undefined ? definition.category === "LEADER" : !allowed.includes(definition.category);
  if (under !== null || !isOut) return [];
  return [{ line, says: `${name} is a ${definition.category}, which does not lie in ${place}` }];
}

function fieldFaults({ definition, name, place, fields, line }: PlacedCard): Fault[] {
  const found = Object.keys(fields)
    .filter((key) => places[key] !== undefined && !places[key].includes(place))
    .map((key) => `\`${key}\` says nothing about a card in ${place}`);
  if (fields.awakened === true && definition.back === undefined)
    found.push(`${name} has no other side to show`);
  return found.map((says) => ({ line, says }));
}
