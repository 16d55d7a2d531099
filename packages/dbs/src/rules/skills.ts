/** 9-4, 12-2, 13-4: activating skills: of cards in play, of Extras from the hand, with markers of a Unison. */
import {
  above,
  action,
  areCopiesUsed,
  type CompiledAbility,
  call,
  conditionsHold,
  costsCanBePaid,
  covered,
  definition,
  emit,
  type Frame,
  type Game,
  inArea,
  isAbilityNegated,
  isUsed,
  learn,
  mark,
  master,
  move,
  number,
  type Player,
  procedure,
  step,
  use,
} from "@arbiter/engine";
import { drop, energyCost, fighters, hand, place } from "./areas.ts";
import { canPay, printedPrice } from "./energy.ts";
import { removeMarkers } from "./unison.ts";

const inMain = new Set(["activate", "activateMainBattle"]);
const inBattle = new Set(["activateBattle", "activateMainBattle"]);
const markerSkill = 30; // the bit under which a card's one marker skill a turn is noted

const card = (f: Frame) => f.v.card as number;

/** v.card, v.ability: revealed and paid for if it is an Extra of the hand; its markers; then the skill itself. */
export const activateSkill = procedure("activate a skill", [
  step(["9-4-2", "12-2-2-1"], (g, f) => learn(g, card(f), 3)),
  step("12-2-2-2", (g, f) => {
    if (!isInHand(g, card(f))) return;
    const { total, orbs } = printedPrice(g, card(f), number(g, card(f), energyCost) || 0);
    call(g, "pay energy", { you: f.you, v: { total, orbs: orbs as never } });
  }),
  step("12-2-2-2", (g, f) => {
    if (isInHand(g, card(f))) move(g, card(f), place(g, g.state.cards[card(f)].owner, drop), { at: "top" });
  }),
  step("13-4-1", (g, f) => {
    const n = markersOf(g, f);
    if (n === null) return;
    use(g, card(f), markerSkill);
    if (n >= 0) mark(g, card(f), g.state.cards[card(f)].marks + n);
    else removeMarkers(g, f.you, card(f), -n);
  }),
  step("9-4-3", (g, f) => {
    const made = definition(g, card(f)).compiled[f.v.ability as number];
    emit(g, "activateSkill", f.you, card(f));
    call(g, made.path, { you: f.you, card: card(f), incarnation: -1, v: { declared: true } });
  }),
]);

function isInHand(g: Game, id: number): boolean {
  return inArea(g, g.state.cards[id].owner, hand).includes(id);
}

function markersOf(g: Game, f: Frame): number | null {
  const { markers } = definition(g, card(f)).compiled[f.v.ability as number].ability;
  return typeof markers === "number" ? markers : null;
}

/** 22-2-1: [Awaken] of a Leader is an [Activate: Main/Battle] skill. */
function isActivated({ granted, ability }: CompiledAbility, timings: ReadonlySet<string>): boolean {
  const awakens = ability.keyword?.name.startsWith("Awaken") === true && timings.has("activateMainBattle");
  return !granted && (awakens || timings.has(ability.timing as string));
}

function offered(
  timings: ReadonlySet<string>,
  rule: string,
  says: string,
  isNow: (g: Game, player: Player) => boolean,
) {
  const context = (g: Game, id: number) => ({
    you: master(g, id),
    card: id,
    incarnation: g.state.cards[id].incarnation,
    event: null,
    results: [],
    x: 0,
  });
  const made = (g: Game, id: number, ability: number) => definition(g, id).compiled[ability];
  return action({
    do: "activate",
    rules: [rule, "9-4-1"],
    cards: (g, player) => [
      ...fighters(g, player),
      ...covered(g).filter((id) => master(g, id) === player),
      ...inArea(g, player, hand).filter((id) => definition(g, id).category === "EXTRA"),
    ],
    fits: (g, id) => definition(g, id).compiled.some((a) => isActivated(a, timings)),
    abilities: (g, id) => {
      const isBelow = above(g, id) >= 0;
      return definition(g, id).compiled.flatMap((a) =>
        isActivated(a, timings) && a.under === isBelow ? [a.index] : [],
      );
    },
    requires: [
      { rules: [rule], needs: "player", says, holds: isNow },
      {
        rules: ["5-3-3"],
        needs: "card",
        says: "There is not enough active energy of the right colours.",
        holds: (g, player, id) =>
          !isInHand(g, id) || canPay(g, player, printedPrice(g, id, number(g, id, energyCost) || 0)),
      },
      {
        rules: ["9-1-2"],
        needs: "slot",
        says: "The skill is negated.",
        holds: (g, _p, id, ability) => !isAbilityNegated(g, id, made(g, id, ability)?.ability.tag),
      },
      {
        rules: ["9-1-3"],
        needs: "slot",
        says: "Its conditions are not met.",
        holds: (g, _p, id, ability) => conditionsHold(g, context(g, id), made(g, id, ability)),
      },
      {
        rules: ["22-11-1"],
        needs: "slot",
        says: "It was used this turn.",
        holds: (g, _p, id, ability) =>
          made(g, id, ability).ability.limit !== "turn" || !isUsed(g, id, ability),
      },
      {
        rules: ["22-44-3", "22-44-5"],
        needs: "slot",
        says: "Copies of this skill were used as often as they may be this turn.",
        holds: (g, player, id, ability) => !areCopiesUsed(g, player, id, made(g, id, ability)),
      },
      {
        rules: ["13-4-2"],
        needs: "slot",
        says: "A skill with markers of this card was used this turn.",
        holds: (g, _p, id, ability) =>
          made(g, id, ability).ability.markers === undefined || !isUsed(g, id, markerSkill),
      },
      {
        rules: ["13-4-1-3"],
        needs: "slot",
        says: "There are not enough markers.",
        holds: (g, _p, id, ability) => {
          const { markers } = made(g, id, ability).ability;
          return typeof markers !== "number" || g.state.cards[id].marks + markers >= 0;
        },
      },
      {
        rules: ["5-8-3"],
        needs: "slot",
        says: "Its skill cost cannot be paid in full.",
        holds: (g, _p, id, ability) => costsCanBePaid(g, context(g, id), made(g, id, ability)),
      },
    ],
  });
}

const top = (g: Game) => g.state.frames[g.state.frames.length - 1];

export const activateInMain = offered(
  inMain,
  "7-3-4-2",
  "This is done at your free timing in your own Main Phase.",
  (g, player) => {
    return player === g.state.active && top(g).p === "turn";
  },
);

export const activateInBattle = offered(
  inBattle,
  "8-2-4-2",
  "This is done in your Offense or Defense Step.",
  (g, player) => {
    return top(g).p === "combo step" && top(g).you === player;
  },
);
