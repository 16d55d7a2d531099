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

test("a condition for the price stands before it", () => {
  const text =
    "[Activate: Main] If the total cost of your Characters is 5 or more, you may return 1 of your Characters to the owner's hand: Draw 1 card.";
  expect(told(french, { name: "A", category: "CHARACTER", text })).toBe(
    "[Activation : Principale] Si le coût total de vos Personnages est supérieur ou égal à 5, vous pouvez ajouter 1 de vos Personnages à votre main : Piochez 1 carte.",
  );
});

test("what is put away in any case is said outside of the condition", () => {
  expect(
    after(
      french,
      "Reveal 1 card from the top of your deck. If the revealed card has a cost of 8 or more, draw 2 cards. Then, place the revealed card at the bottom of your deck.",
    ),
  ).toBe(
    "Révélez 1 carte du dessus de votre deck. Si elle a un coût de 8 ou plus, piochez 2 cartes. Puis, placez la carte révélée au-dessous de votre deck.",
  );
});

test("the opponent adds DON!! cards from his own DON!! deck", () => {
  const text = "Your opponent may add 1 DON!! card from their DON!! deck and set it as active.";
  expect(after(french, text)).toBe(
    "Votre adversaire peut ajouter 1 carte DON!! redressée de son deck DON!!.",
  );
  expect(after(italian, text)).toBe(
    "Il tuo avversario può aggiungere 1 carta DON!! attiva dal suo mazzo DON!!.",
  );
});

test("a Leader has no cost that needs words", () => {
  expect(
    after(french, "Rest up to 1 of your opponent's Leader or Character cards with a cost of 5 or less."),
  ).toBe("Épuisez jusqu'à 1 Leader ou Personnage adverse ayant un coût de 5 ou moins.");
});

test("this Leader or one of the Characters", () => {
  const text = "[Activate: Main] Give this Leader or 1 of your Characters up to 1 rested DON!! card.";
  expect(told(french, { name: "A", category: "LEADER", text })).toBe(
    "[Activation : Principale] Donnez jusqu'à 1 carte DON!! épuisée à ce Leader ou 1 de vos Personnages.",
  );
});

test("cards of yours wherever they are", () => {
  const text =
    "All of your {Reef} type Character cards without a Counter have a +1000 Counter, according to the rules.";
  expect(told(french, { name: "A", category: "LEADER", text })).toBe(
    "Toutes vos cartes Personnage de type {Reef} n'ayant pas de Contre gagnent Contre +1000.",
  );
});

test("Life cards of both players", () => {
  expect(
    after(
      french,
      "K.O. up to 1 of your opponent's Characters with a cost equal to or less than the total of your and your opponent's Life cards.",
    ),
  ).toBe(
    "Mettez KO jusqu'à 1 Personnage adverse ayant un coût inférieur ou égal au nombre des cartes dans votre Vie et dans la Vie adverse au total.",
  );
  expect(
    after(
      french,
      "Look at up to 1 card from the top of your or your opponent's Life cards and place it at the top or bottom of the Life cards.",
    ),
  ).toBe(
    "Regardez jusqu'à 1 carte du dessus de votre Vie ou du dessus de la Vie adverse et ajoutez-la au-dessus ou au-dessous de la Vie de son propriétaire.",
  );
});

test("whose DON!! cards are counted", () => {
  const text = "[On Play] If your opponent has 7 or more rested cards, draw 1 card.";
  expect(told(french, { name: "A", category: "CHARACTER", text })).toBe(
    "[Jouée] Si le nombre des cartes adverses épuisées plus le nombre des cartes DON!! adverses épuisées est supérieur ou égal à 7, piochez 1 carte.",
  );
  const own = "[Your Turn] This Character gains +1000 power for every 3 of your rested DON!! cards.";
  expect(told(french, { name: "A", category: "CHARACTER", text: own })).toBe(
    "[Votre tour] Ce Personnage gagne +1000 de puissance par groupe de 3 parmi vos cartes DON!! épuisées.",
  );
});

test("the number of Life cards becomes 0; removed by the opponent", () => {
  const zero = "[Opponent's Turn] When your number of Life cards becomes 0, draw 1 card.";
  expect(told(french, { name: "A", category: "CHARACTER", text: zero })).toBe(
    "[Tour adverse] Quand une carte quitte votre Vie et que vous n'avez aucune carte dans votre Vie, piochez 1 carte.",
  );
  const by =
    "If your {Reef} type Character would be removed from the field by your opponent, you may draw 1 card instead.";
  expect(told(french, { name: "A", category: "CHARACTER", text: by })).toBe(
    "Si un de vos Personnages de type {Reef} quitte le terrain à cause de votre adversaire, vous pouvez piocher 1 carte à la place.",
  );
});

test("any number of your Characters, and each of them", () => {
  expect(
    after(
      french,
      "You may K.O. any number of your Characters. Your Leader gains +1000 power during this turn for every Character K.O.'d.",
    ),
  ).toBe(
    "Vous pouvez mettre KO autant que vous voulez de vos Personnages. Puis, votre Leader gagne +1000 de puissance pour chacun des Personnages mis KO pour tout le tour.",
  );
});

test("at least so many DON!! cards", () => {
  const returned =
    "[Once Per Turn] When 2 or more DON!! cards on your field are returned to your DON!! deck, draw 1 card.";
  expect(told(french, { name: "A", category: "CHARACTER", text: returned })).toBe(
    "[Une fois par tour] Quand au moins 2 cartes DON!! de votre terrain sont renvoyées à votre deck DON!!, piochez 1 carte.",
  );
  const price =
    "[On Play] You may return 1 or more DON!! cards from your field to your DON!! deck: Draw 1 card.";
  expect(told(french, { name: "A", category: "CHARACTER", text: price })).toBe(
    "[Jouée] Vous pouvez renvoyer 1 carte DON!! ou plus du terrain au deck DON!! : Piochez 1 carte.",
  );
  expect(after(french, "Set all of your DON!! cards as active.")).toBe("Redressez toutes vos cartes DON!!.");
});

test("what a deck may hold", () => {
  const text =
    "Under the rules of this game, you cannot include cards with a cost of 5 or more in your deck.";
  expect(told(french, { name: "A", category: "LEADER", text })).toBe(
    "Vous ne pouvez pas inclure de cartes ayant un coût de 5 ou plus dans votre deck selon les règles.",
  );
});

test("the selected Leader and Character are cards, selected Characters are Characters", () => {
  expect(
    after(
      french,
      "Select your Leader and 1 Character. Swap the base power of the selected cards with each other during this turn.",
    ),
  ).toBe(
    "Choisissez votre Leader et choisissez 1 de vos Personnages et la puissance de base des cartes choisies est échangée pour tout le tour.",
  );
  expect(
    after(
      french,
      "Select 2 of your Characters. Swap the base power of the selected Characters with each other during this turn.",
    ),
  ).toBe(
    "Choisissez 2 de vos Personnages et la puissance de base des Personnages choisis est échangée pour tout le tour.",
  );
});

test("until so many cards are there", () => {
  expect(after(french, "Draw cards so that you have 2 cards in your hand.")).toBe(
    "Piochez des cartes jusqu'à en avoir 2 dans votre main.",
  );
  expect(after(french, "Trash cards from the top of your Life cards until you have 1 Life card.")).toBe(
    "Placez des cartes du dessus de votre Vie dans votre Défausse jusqu'à n'en avoir plus que 1.",
  );
});

test("for every DON!! card given to each", () => {
  expect(
    after(
      french,
      "Give all of your opponent's Characters -1000 power during this turn for every DON!! card given to that Character.",
    ),
  ).toBe(
    "Tous les Personnages adverses perdent -1000 de puissance par carte DON!! donnée à chacun pour tout le tour.",
  );
});

test("the chosen cost, what a card is, and the card of the event", () => {
  expect(
    after(
      french,
      "Choose a cost and reveal 1 card from the top of your opponent's deck. If the revealed card has the chosen cost, draw 1 card.",
    ),
  ).toBe(
    "Choisissez un coût. Puis, révélez 1 carte du dessus du deck adverse. Si elle a le coût choisi, piochez 1 carte.",
  );
  expect(
    after(french, "Reveal 1 card from the top of your deck. If the revealed card is an Event, draw 1 card."),
  ).toBe("Révélez 1 carte du dessus de votre deck. Si elle est un Événement, piochez 1 carte.");
  const text =
    "This effect can be activated when your opponent's Character attacks. If that Character has the <Slash> attribute, draw 1 card.";
  expect(told(french, { name: "A", category: "CHARACTER", text })).toBe(
    "Quand un Personnage adverse attaque, s'il est d'attribut <Tranche>, vous pouvez piocher 1 carte.",
  );
});

test("a name given by text agrees with the card", () => {
  const text = "Also treat this card's name as [Gull] according to the rules.";
  expect(told(french, { name: "A", category: "CHARACTER", text })).toBe(
    "Cette carte est aussi considérée comme ayant le nom [Gull] selon les règles.",
  );
});

test("a choice in place of what would happen", () => {
  const text = "If this Character would be K.O.'d, you may rest 1 of your cards instead.";
  expect(told(french, { name: "A", category: "CHARACTER", text })).toBe(
    "Si ce Personnage est mis KO, à la place, vous pouvez choisir ceci : choisissez un des effets suivants :\n• Épuisez 1 de vos cartes.\n• Épuisez 1 carte DON!! redressée.",
  );
});

test("other than your own of that name", () => {
  const text = "{Reef} type Characters other than your [Gull] cannot be K.O.'d in battle.";
  expect(told(french, { name: "A", category: "CHARACTER", text })).toBe(
    "Tous les Personnages de type {Reef} autres que votre carte [Gull] ne peuvent pas être mis KO lors d'un combat.",
  );
});

test("whose cost it is, after the power of a card", () => {
  const text =
    "If you have 3 or more cards in your hand, this Character's base power becomes 9000 and it gains +2 cost.";
  expect(told(french, { name: "A", category: "CHARACTER", text })).toBe(
    "Si vous avez au moins 3 cartes dans votre main, la puissance de base de ce Personnage passe à 9000 et ce Personnage gagne +2 de coût.",
  );
});

test("cards of two areas are counted together", () => {
  const text = "If you have a total of 4 or less cards in your Life area and hand, draw 1 card.";
  expect(after(french, text)).toBe(
    "Si vous avez au plus 4 cartes dans votre Vie et dans votre main en tout, piochez 1 carte.",
  );
  expect(after(italian, text)).toBe(
    "Se hai al massimo 4 carte nella tua Vita e nella tua mano in tutto, pesca 1 carta.",
  );
});

test("cards that are played rested", () => {
  const card = { name: "A", category: "CHARACTER", text: "Your opponent's Characters are played rested." };
  expect(told(french, card)).toBe("Tous les Personnages adverses sont joués épuisés.");
  expect(told(italian, card)).toBe("Tutti i Personaggi avversari vengono giocati a riposo.");
});
