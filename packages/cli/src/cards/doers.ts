/** Cards that bring about what a tried card waits for: that it is removed by a skill, that a skill of a kind is used. */
import type { Ability, Definition, Happening } from "@arbiter/engine";
import { fitsAll } from "./printed.ts";
import { happenings } from "./prompts.ts";
import type { Lives, Want } from "./wanted.ts";

/** `text`: all of the card's, or one ability. */
export function doers(text: unknown, pool: readonly Definition[], lives: Lives): readonly Want[] {
  const found: Want[] = [];
  const awaited = happenings(text);
  if (awaited.some(isRemoval)) found.push(...held(pool.filter(removes), 1, lives));
  if (awaited.some(isOwnRemoval)) found.push(...held(pool.filter(givesUp), 0, lives));
  if (awaited.some(isDiscard)) found.push(...held(pool.filter(discards), 0, lives));
  for (const { event, card, using, player } of awaited)
    if (using !== undefined && !ways.has(using))
      found.push(
        ...held(
          pool.filter(
            (one) =>
              has(one, using) &&
              (event !== "skill" ||
                typeof card !== "object" ||
                !("where" in card) ||
                fitsAll(one, card.where)),
          ),
          player === "opponent" ? 1 : 0,
          lives,
          ["hand", "energy", ...fields],
        ),
      );
  return found;
}

/** Not by a skill, but in a battle. */
const ways: ReadonlySet<string> = new Set(["combo", "attack"]);
const fields: readonly string[] = ["battle", "characters"];

/** In the hand, and as what pays for them; or where their skills are used. */
function held(
  among: readonly Definition[],
  owner: 0 | 1,
  lives: Lives,
  places: readonly string[] = ["hand", "energy"],
): Want[] {
  return places.flatMap((place) => {
    const fitting = among.filter((one) => lives(one, place));
    const many = place === "energy" ? 6 : 3;
    const fields = place === "unison" ? { markers: 5 } : {};
    return fitting.length === 0
      ? []
      : [{ place, owner, among: fitting, many, fields, under: [], does: true }];
  });
}

const isRemoval = ({ event, by, from, to }: Happening): boolean =>
  by !== "battle" &&
  by !== "yourEffect" &&
  (event === "leave" ||
    event === "ko" ||
    (event === "move" &&
      (from?.some((area) => fields.includes(area)) === true ||
        (from === undefined && by === "opponentEffect" && to?.includes("drop") === true))));

const isOwnRemoval = (one: Happening): boolean =>
  one.by === "yourEffect" && isRemoval({ ...one, by: "effect" });

const isDiscard = ({ event, from }: Happening): boolean =>
  event === "discard" || (event === "move" && from?.includes("hand") === true);

/** When it is played, without more ado. */
const atOnce = (card: Definition): readonly Ability[] =>
  card.abilities.filter(
    ({ timing, conditions, cost, with: bounds }) =>
      typeof timing === "object" &&
      timing.when.some(({ event, card: of }) => event === "play" && of === "this") &&
      conditions === undefined &&
      cost === undefined &&
      bounds === undefined,
  );
const isCheap = ({ numbers }: Definition): boolean => (numbers["energy cost"] ?? numbers.cost ?? 9) <= 5;

const removes = (card: Definition): boolean =>
  isCheap(card) &&
  atOnce(card).some(({ effect }) => {
    const said = JSON.stringify(effect);
    return /"of":"opponent","in":\["(battle|characters)"/.test(said) && /"do":"(ko|move)"/.test(said);
  });

/** Its price or its effect takes cards of one's own. */
const givesUp = (card: Definition): boolean =>
  isCheap(card) &&
  [...atOnce(card), ...card.abilities.filter(({ timing }) => timing === "activate")].some(
    ({ cost, effect, conditions }) => {
      const said = JSON.stringify([cost ?? [], effect ?? []]);
      return (
        conditions === undefined &&
        /"of":"(you|any)","in":\["(battle|characters)"/.test(said) &&
        /"do":"(ko|move)"/.test(said)
      );
    },
  );

const discards = (card: Definition): boolean =>
  isCheap(card) && atOnce(card).some(({ effect }) => /"as":"discard"/.test(JSON.stringify(effect)));

function has(card: Definition, skill: string): boolean {
  const [plain] = skill.split(/ (?:Red|Blue|Green|Yellow|Black|White)/);
  return card.abilities.some(
    ({ tag, keyword, keywords, with: bounds = [] }) =>
      tag?.startsWith(skill) === true ||
      keyword?.name === plain ||
      keywords?.includes(skill) === true ||
      bounds.some(({ name }) => name === skill),
  );
}
