import { differences, factsOf, type Language, wordIn } from "@arbiter/cardtext";
import { expect, test } from "vitest";
import { wheels } from "../../src/cards/wheels.ts";
import { language as french } from "../../src/telling/fr.ts";
import { tellText } from "../../src/telling/index.ts";
import { language as italian } from "../../src/telling/it.ts";
import { type CardText, compileText } from "../../src/text/index.ts";

/** Cards in French and Italian, told from their abilities. */

function told(language: Language, card: CardText): string {
  const read = compileText(card);
  if ("refused" in read) throw new Error(`${card.name} is not read`);
  const found = tellText(language, read);
  if ("unsaid" in found) throw new Error(`${card.name}: no words for ${found.unsaid}`);
  return found.back === undefined ? found.text : `${found.text}\n${found.back}`;
}

for (const [name, language] of [
  ["French", french],
  ["Italian", italian],
] as const)
  test(`every own card is told in ${name} with the numbers, keywords and names of its text`, () => {
    const wrong: string[] = [];
    for (const card of wheels) {
      const { numbers, words } = factsOf(`${card.text ?? ""}\n${card.back?.text ?? ""}`);
      const english = { numbers, words: new Set([...words].map((word) => wordIn(language.table, word))) };
      const found = differences(factsOf(told(language, card)), english);
      if (found.length > 0) wrong.push(`${card.number}: ${found.join(", ")}`);
    }
    expect(wrong).toEqual([]);
  });

const auto = (text: string): CardText => ({
  name: "A",
  type: "BATTLE",
  text: `[Auto] When this card attacks, ${text}`,
});
const after = (language: Language, text: string) => told(language, auto(text)).replace(/^.*?, /, "");

test("what is chosen is spoken of by a pronoun beside the verb", () => {
  const text = "choose up to 1 of your opponent's Battle Cards with an energy cost of 3 or less and KO it.";
  expect(after(french, text)).toBe(
    "choisissez jusqu'à 1 carte de Combat adverse ayant un coût d'énergie de 3 ou moins et mettez-la KO.",
  );
  expect(after(italian, text)).toBe(
    "scegli fino a 1 carta Combattimento avversaria con costo energetico 3 o meno e mettila KO.",
  );
});

test("what is told is true: who did it, of whose cards, by a card or its skill, and from where", () => {
  const of = (text: string) => told(french, { name: "A", type: "BATTLE", text });
  expect(
    after(french, "your opponent places the top card of their deck in their Drop. If they do, draw 1 card."),
  ).toContain("Si votre adversaire le fait, piochez 1 carte.");
  expect(
    after(french, "choose up to 1 keyword skill on your opponent's Battle Cards and negate it for the turn."),
  ).toBe(
    "jusqu'à 1 Capacité-clef de votre choix d'une carte de Combat adverse est annulée pour tout le tour.",
  );
  expect(of("[Auto] When this card is attacked by a card with 10000 power or more, draw 1 card.")).toBe(
    "[Auto.] Quand cette carte est attaquée par une carte ayant 10000 de puissance ou plus, piochez 1 carte.",
  );
  expect(of("[Permanent] This card can't be used in combos from Battle Areas.")).toBe(
    "[Permanent] Cette carte ne peut pas être utilisée depuis la zone de Combat pour une combo.",
  );
  expect(of("[Auto] When this card in your hand is placed under your red <Ala> Leader, draw 1 card.")).toBe(
    "[Auto.] Quand cette carte est placée depuis votre main sous votre Leader rouge <Ala>, piochez 1 carte.",
  );
  expect(
    after(
      french,
      "the next time you would activate a red Extra Card this turn, reduce its activation cost by (R).",
    ),
  ).toBe(
    "la prochaine fois que vous le payez, le coût d'énergie d'une de vos cartes Extra rouges est réduit de (R) pour tout le tour.",
  );
});

const skill = (text: string): string => told(french, { name: "A", type: "BATTLE", text });

test("the card under which another is placed is not lost", () => {
  expect(skill("[Auto] When this card is placed under an {Anvil} in your Battle Area, draw 1 card.")).toBe(
    "[Auto.] Quand cette carte est placée sous une carte {Anvil} de votre zone de Combat, piochez 1 carte.",
  );
});

test("what is put off to one moment stands in one sentence", () => {
  expect(after(french, "at the end of the turn, place this card in its owner's Drop, and draw 1 card.")).toBe(
    "à la fin du tour, placez cette carte dans votre Dispersion et piochez 1 carte.",
  );
});

test("where a card lies and what it lies under are two ways, and both players' areas are said as several", () => {
  expect(skill("[Activate: Main] (R): Play this card from your hand or from under your Leader.")).toBe(
    "[Activation : Principale] (R) : Jouez cette carte de votre main ou depuis le dessous d'un de vos Leaders.",
  );
  expect(after(french, "if there are a total of 7 or more cards in all Drops, draw 1 card.")).toBe(
    "s'il y a au moins 7 cartes dans les Dispersions, piochez 1 carte.",
  );
});

test("the Unison that a price took markers from is no card that was moved", () => {
  expect(
    skill(
      "[Activate: Main][Spirit Boost 1] Draw 1 card, and if you removed a marker from one of your red Unison Cards using this skill, draw 1 card.",
    ),
  ).toBe(
    "[Activation : Principale][Boost d'Esprit 1] Piochez 1 carte. Si la carte dont des marqueurs ont été retirés est une carte Unisson rouge, piochez 1 carte.",
  );
});

test("a Leader is described, not counted", () => {
  const text = "if your Leader Card is a red 《Forge School》 card, draw 1 card.";
  expect(after(french, text)).toBe("si votre Leader est une carte rouge 《Forge School》, piochez 1 carte.");
  expect(after(italian, text)).toBe("se il tuo Leader è una carta rossa 《Forge School》, pesca 1 carta.");
});

test("a price, a condition and what is done", () => {
  const card = {
    name: "A",
    type: "BATTLE",
    text: "[Activate: Main][Once per turn] (R)(1), if your life is at 4 or less: Draw 2 cards.",
  };
  expect(told(french, card)).toBe(
    "[Activation : Principale][Une fois par tour] (R)(1), si vous avez au plus 4 cartes dans votre Vie : Piochez 2 cartes.",
  );
  expect(told(italian, card)).toBe(
    "[Attivazione: Principale][Una Volta per Turno] (R)(1), se hai al massimo 4 carte nella tua Area delle Vite: Pesca 2 carte.",
  );
});

test("nothing false is told", () => {
  const permanent = (text: string): string =>
    told(french, { name: "A", type: "BATTLE", text: `[Permanent] ${text}` }).replace("[Permanent] ", "");
  expect(
    after(french, "choose all of your opponent's Battle Cards and energy and switch them to Rest Mode."),
  ).toBe(
    "choisissez toutes les cartes de Combat adverses et toutes les Énergies adverses et passez-les en mode Inertie.",
  );
  expect(after(french, "choose 1 or 2 cards in your life and add them to your hand.")).toBe(
    "choisissez de 1 à 2 cartes de votre Vie et ajoutez-les à votre main.",
  );
  expect(
    after(
      french,
      "choose this card or 1 of your Battle Cards. It gains [Blocker] for the duration of the turn.",
    ),
  ).toMatch(/^choisissez cette carte ou 1 de vos cartes de Combat /);
  expect(after(french, "draw cards until you have 4 cards in your hand.")).toBe(
    "piochez des cartes jusqu'à en avoir 4 dans votre main.",
  );
  expect(
    after(
      french,
      "at the start of your next Main Phase, switch this card to Active Mode, and if your Leader Card is blue, draw 1 card.",
    ),
  ).toBe(
    "au début de votre prochaine phase principale, passez cette carte en mode Action ; puis, si votre Leader est bleu, piochez 1 carte.",
  );
  expect(after(french, "play 1 Imp Token with 5000 power in your opponent's Battle Area.")).toBe(
    "jouez 1 jeton Imp ayant 5000 de puissance dans la zone de Combat adverse.",
  );
  expect(
    after(
      french,
      "choose up to 1 card from your deck or life and add it to your hand, then shuffle any areas you looked through.",
    ),
  ).toMatch(/mélangez chaque zone secrète que vous avez regardée\.$/);
  expect(
    after(
      french,
      "look at up to 5 cards from the top of your deck, choose up to 1 red card among them, add it to your hand, then shuffle your deck. If you added a card to your hand, choose 1 card in your hand and discard it.",
    ),
  ).toMatch(/mélangez votre deck\. Si une carte a ainsi été déplacée, choisissez 1 carte de votre main/);
  expect(permanent("This card cannot be attacked by Leader Cards.")).toBe(
    "Cette carte ne peut pas être attaquée par les Leaders.",
  );
  expect(permanent("You can't send cards from Drop Areas to Warps.")).toBe(
    "Vous ne pouvez pas envoyer de cartes de la Dispersion dans la Dimension parallèle.",
  );
  expect(
    told(french, {
      name: "A",
      type: "BATTLE",
      text: "[Auto] When the power of one of your opponent's Battle Cards is decreased by the skill of one of your Battle Cards, you may pay (B). If you do, draw 1 card.",
    }),
  ).toBe(
    "[Auto.] Quand la puissance d'une carte de Combat adverse diminue par une Capacité d'une de vos cartes de Combat, vous pouvez payer (B). Si vous le faites, piochez 1 carte.",
  );
});

test("a card is placed under one card, comes from one area or the other, and is told under which it came", () => {
  const told1 = (text: string) => told(french, { name: "A", type: "BATTLE", text });
  expect(
    after(french, "place up to 1 red card from your Drop under {Old Well} in your Battle Area."),
  ).toContain("sous 1 carte {Old Well} de votre zone de Combat");
  expect(
    told1(
      "[Activate: Main] (1): Play this card from your hand or from under {Old Well} in your Battle Area.",
    ),
  ).toContain("de votre main ou depuis le dessous d'une carte {Old Well}");
  expect(
    told1("[Auto] When this card is placed under an <Ala> card with a [Union] skill, draw 1 card."),
  ).toContain("est placée sous une carte <Ala> ayant [Union]");
});

test("damage that one takes, power by an amount, and a cost that is lowered once", () => {
  expect(after(french, "you may inflict 2 damage to your life. If you do so, draw 1 card.")).toContain(
    "vous pouvez subir 2 points de dégâts.",
  );
  expect(
    after(french, "this card gets power equal to the total power of your Battle Cards for the turn."),
  ).toContain("gagne un bonus de puissance égal à");
  expect(
    after(
      french,
      "during this turn, the next time you place {Old Well} in your Battle Area from your Z-Deck, reduce its energy cost by (Y).",
    ),
  ).toMatch(/^la prochaine fois que vous le payez, le coût d'énergie d'une/);
});

test("a skill that is activated as if its card lay in the hand", () => {
  const text =
    "[Permanent] If this card is under an <Ala> card, you can activate this card's [Activate] skills under the same conditions as if it were in your hand.";
  expect(told(french, { name: "A", type: "EXTRA", text })).toBe(
    "[Permanent] Si cette carte est placée sous une carte <Ala> : Vous pouvez aussi activer la Capacité [Activation] de cette carte comme si elle était dans votre main.",
  );
});

test("what hangs on one card is said of it, and bans tell when and by what", () => {
  expect(
    after(
      french,
      "choose up to 1 red card from your deck and place it in your Drop Area, then shuffle your deck. If you placed a [Barrier] card in your Drop Area, draw 1 card.",
    ),
  ).toMatch(/Si la carte déplacée a \[Barrière\], piochez 1 carte\.$/);
  expect(
    after(
      french,
      "your opponent can't switch energy to Active Mode with a non-[Awaken] skill until the end of your opponent's next turn.",
    ),
  ).toBe(
    "votre adversaire ne peut pas passer d'Énergies en mode Action autrement qu'avec [Éveil] jusqu'à la fin du prochain tour adverse.",
  );
  expect(
    told(french, {
      name: "A",
      type: "BATTLE",
      text: "[Auto] When your Leader Card is flipped to its back side, draw 1 card.",
    }),
  ).toBe(
    "[Auto.] Quand votre Leader est retourné et que la carte en question est côté dos visible, piochez 1 carte.",
  );
});
