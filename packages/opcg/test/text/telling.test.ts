import { differences, factsOf, type Language, wordIn } from "@arbiter/cardtext";
import { expect, test } from "vitest";
import { tides } from "../../src/cards/tides.ts";
import { language as french } from "../../src/telling/fr.ts";
import { tellText } from "../../src/telling/index.ts";
import { language as italian } from "../../src/telling/it.ts";
import { compileText } from "../../src/text/index.ts";

/** Cards in French and Italian, told from their abilities. */

function told(language: Language, card: Parameters<typeof compileText>[0]): string {
  const read = compileText(card);
  if ("refused" in read) throw new Error(`${card.name} is not read`);
  const found = tellText(language, card, read.abilities, read.wording);
  if ("unsaid" in found) throw new Error(`${card.name}: no words for ${found.unsaid}`);
  return found.text;
}

const event = (text: string) => ({ name: "A", category: "EVENT", text: `[Main] ${text}` });
const after = (language: Language, text: string) =>
  told(language, event(text)).replace(/^\[Principale\] /, "");

for (const [name, language] of [
  ["French", french],
  ["Italian", italian],
] as const)
  test(`every own card is told in ${name} with the numbers, keywords and names of its text`, () => {
    const wrong: string[] = [];
    for (const card of tides) {
      const { numbers, words } = factsOf(
        `${card.text ?? ""}\n${card.trigger ? `[Trigger] ${card.trigger}` : ""}`,
      );
      const english = { numbers, words: new Set([...words].map((word) => wordIn(language.table, word))) };
      const found = differences(factsOf(told(language, card)), english);
      if (found.length > 0) wrong.push(`${card.number}: ${found.join(", ")}`);
    }
    expect(wrong).toEqual([]);
  });

test("whose, how many and where", () => {
  const text = "K.O. up to 1 of your opponent's rested Characters with a cost of 3 or less.";
  expect(after(french, text)).toBe(
    "Mettez KO jusqu'à 1 Personnage adverse épuisé ayant un coût de 3 ou moins.",
  );
  expect(after(italian, text)).toBe("Metti KO fino a 1 Personaggio avversario a riposo con costo 3 o meno.");
});

test("what was looked at, and the rest", () => {
  const text =
    "Look at 5 cards from the top of your deck; reveal up to 1 {Ember Fleet} type card other than [Pim Tallow] and add it to your hand. Then, place the rest at the bottom of your deck in any order.";
  expect(after(french, text)).toBe(
    "Regardez 5 cartes du dessus de votre deck et révélez jusqu'à 1 carte de type {Ember Fleet} parmi elles autre que [Pim Tallow] et ajoutez-la à votre main. Puis, placez les cartes restantes au-dessous de votre deck dans l'ordre de votre choix.",
  );
  expect(after(italian, text)).toBe(
    "Guarda 5 carte dalla cima del tuo mazzo e rivela fino a 1 carta di tipo {Ember Fleet} diversa da [Pim Tallow] tra di esse e aggiungila alla tua mano. Poi metti le carte rimanenti in fondo al tuo mazzo nell'ordine che preferisci.",
  );
});

test("what the opponent does is done with his cards", () => {
  const text = "Your opponent trashes 1 card from their hand.";
  expect(after(french, text)).toBe("Votre adversaire défausse 1 carte de sa main.");
  expect(after(italian, text)).toBe("Il tuo avversario scarta 1 carta dalla sua mano.");
});

test("nothing of an ability is left unsaid", () => {
  const card = { name: "A", category: "CHARACTER", text: "[On Play] Draw 1 card." };
  const read = compileText(card);
  if ("refused" in read) throw new Error("not read");
  const [ability] = read.abilities;
  const more = { ...ability!, effect: [{ act: { do: "draw" as const, amount: 1, newField: true } }] };
  expect(tellText(french, card, [more], read.wording)).toEqual({
    unsaid: "what stands at effect.0.act.newField",
  });
});

test("what no table has words for is refused by its name", () => {
  const card = { name: "A", category: "CHARACTER", text: "[Blocker]" };
  const read = compileText(card);
  if ("refused" in read) throw new Error("not read");
  const { "keyword.Blocker": _, ...table } = french.table;
  expect(tellText({ ...french, table }, card, read.abilities, read.wording)).toEqual({
    unsaid: "the keyword [Blocker]",
  });
});
