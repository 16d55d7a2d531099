import {
  alt,
  type Grammar,
  is,
  lead,
  map,
  opt,
  type Part,
  record,
  rule,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Happening, Reference, Selection, Who } from "@arbiter/engine";
import { qualities } from "./filters.ts";
import { that, thisCard } from "./references.ts";
import { anyones, areaNames, bare, cards, owned, yourArea } from "./selections.ts";
import { keyword } from "./words.ts";

/**
 * What may happen, as text names it. Events of cards: play, attack, attacked, ko, battleKo (KOs a card in
 * battle), combo, evolve, leave (a Battle Area), move, discard, rest, active (to Active Mode), turn (face
 * up), hide (to Hidden Mode), block, powerReduced, markersRemoved, damageDealt. Of players: activateExtra,
 * skill (a keyword or kind of skill is activated, `using`), damageTaken, draw. Points of time: startOfTurn,
 * endOfTurn, endOfBattle, endOfItsTurn and endOfItsBattle (`using`: what the card did in it), startOf and endOf Charge, Main, Damage, startOfOffense, startOfDefense. State:
 * a condition begins to hold.
 */
export const happening = (event: string, ...parts: Part<Happening>[]): Grammar<Happening> =>
  record<Happening>({ event }, ...parts);

/** "your red <A> card", "one of your Battle Cards", "a Battle Card". */
export const described: Grammar<Selection> = rule(() =>
  alt(
    lead(["", "one of ", "any of ", "1 of ", "1 or more of "], owned),
    lead(["a ", "an "], anyones),
    lead(["a ", "an ", ""], yourArea),
    record<Selection>({ of: "opponent" }, variants("an opponent's ", "an opponent "), { others: bare }),
  ),
);
export const subject: Grammar<Selection | Reference> = rule(() =>
  alt<Selection | Reference>(thisCard, that, described, thisWhile),
);
/** "this card in Active Mode". */
const thisWhile: Grammar<Selection> = rule(() =>
  map(
    lead("this card", qualities),
    (where): Selection | undefined =>
      where.length ? { of: "any", in: [], where: [{ card: "this" }, ...where] } : undefined,
    ({ where: [, ...where] }) => where,
  ),
);

export type By = NonNullable<Happening["by"]>;
type Causes = Pick<Happening, "by" | "byCard">;

/** By what: any skill, a skill of one player, of certain cards. */
export const causes: Grammar<Causes> = rule(() => {
  const cause = (by: By, ...words: string[]) => is<Causes>({ by }, ...words);
  const source: Grammar<Selection> = alt(
    record<Selection>(
      { of: "any", in: [] },
      variants("a ", "an "),
      { where: cards },
      variants("'s skill", " skill", "'s skill in any of your areas"),
    ),
    record<Selection>(
      { of: "you", in: [] },
      variants("your ", "one of your "),
      { where: cards },
      variants("'s skill", " skills", "'s skills", " skill"),
    ),
    record<Selection>(
      { of: "any", in: [] },
      variants("a skill on a ", "a skill of a ", "the skill of a ", "the skills of a ", "the skill of an "),
      { where: cards },
      variants("", " in any area", " in any of your areas"),
    ),
  );
  return alt(
    is<Causes>({}, ""),
    cause(
      "opponentEffect",
      " by an opponent's skill",
      " by your opponent's skill",
      " by your opponent's skills",
      " by one of your opponent's skills",
      " by an opponent's skills",
    ),
    cause("yourEffect", " by your skill", " by one of your skills", " by your skills", " by your own skills"),
    cause("effect", " by a skill", " by skills", " by a card's skill", " using a skill", " with a skill"),
    cause("battle", " in battle", " by an attack"),
    cause("opponentAttack", " by an opponent's attack", " by your opponent's attack"),
    record<Causes>({}, " by ", { byCard: source }),
  );
});

export const player = (you: string, opponent: string): Grammar<Who> =>
  alt(is<Who>("you", `you ${you}`), is<Who>("opponent", `your opponent ${opponent}`));

export const from: Grammar<string[] | undefined> = rule(() =>
  opt(
    lead(
      [
        " from your ",
        " from their ",
        " from its owner's ",
        " from a ",
        " from an ",
        " from the ",
        " from your opponent's ",
      ],
      areaNames,
    ),
  ),
);
export const using: Grammar<string | undefined> = opt(
  trail(lead([" using ", " with ", " by ", " using a ", " using an ", " by a ", " by an "], keyword), [
    "",
    " skill",
  ]),
);

export const turn: Grammar<Who | undefined> = opt(
  alt<Who>(
    is<Who>("you", " during your turn"),
    is<Who>("opponent", " during your opponent's turn", " during their turn"),
  ),
);
export const someCard: Grammar<Selection> = rule(() =>
  record<Selection>({ of: "any", in: [] }, variants("a ", "an ", "1 or more ", ""), { where: cards }),
);
