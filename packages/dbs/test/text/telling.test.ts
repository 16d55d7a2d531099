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
