import { expect, test } from "vitest";
import {
  alt,
  anyOrder,
  capital,
  type Grammar,
  is,
  lead,
  many,
  number,
  opt,
  orList,
  plural,
  read,
  record,
  reminder,
  rule,
  trail,
  variants,
} from "../src/index.ts";

const whole = <T>(grammar: Grammar<T>, text: string) =>
  read(grammar, text, { finish: (value) => ({ value }), undo: (value) => value });

/** Reads to this value and prints back. */
function reads<T>(grammar: Grammar<T>, text: string, value: T): void {
  const found = whole(grammar, text);
  if ("refused" in found) throw new Error(JSON.stringify(found.refused));
  expect(found.value).toEqual(value);
  expect(grammar.print(found.value, found.wording)).toBe(text);
}

interface Draw {
  do: "draw";
  amount: number;
  upTo?: true;
}
const draw = record<Draw>(
  { do: "draw" },
  "draw ",
  { upTo: opt(is<true>(true, "up to ")) },
  { amount: number },
  " ",
  plural("card"),
);

test("a record says its constants by its words and its fields by their grammar", () => {
  reads(draw, "draw 1 card", { do: "draw", amount: 1 });
  reads(draw, "draw up to 2 cards", { do: "draw", upTo: true, amount: 2 });
});

test("a value with a field that no word says is not printed", () => {
  expect(draw.print({ do: "draw", amount: 1, extra: true } as Draw)).toBeUndefined();
});

test("which variant stood there is kept in the wording", () => {
  const found = whole(draw, "draw 1 cards");
  expect(found).toMatchObject({ value: { do: "draw", amount: 1 } });
  expect(draw.print({ do: "draw", amount: 1 })).toBe("draw 1 card");
});

test("a text is refused with the words at which reading stopped and what was expected", () => {
  expect(whole(draw, "draw 2 hats today")).toEqual({
    refused: { text: "draw 2 hats today", at: 7, stoppedAt: "hats today", expected: ["card", "cards"] },
  });
});

test("words that are left over are refused", () => {
  expect(whole(draw, "draw 1 card twice")).toMatchObject({ refused: { at: 11 } });
});

test("two values for one text are an error, never a choice", () => {
  const twice = alt(is("left", "bank"), is("right", "bank"));
  expect(whole(twice, "bank")).toEqual({ refused: { text: "bank", ambiguous: ["left", "right"] } });
});

test("two ways to one value are no ambiguity", () => {
  reads(alt(is(1, "one"), is(1, "one", "a")), "one", 1);
});

test("a sentence begins with a capital, and only there a capital stands for a small letter", () => {
  const sentences = many(capital(trail(draw, ".")), " ", 1);
  reads(sentences, "Draw 1 card. Draw 2 cards.", [
    { do: "draw", amount: 1 },
    { do: "draw", amount: 2 },
  ]);
  expect(whole(sentences, "Draw 1 card. draw 2 cards.")).toHaveProperty("refused");
  expect(whole(draw, "Draw 1 card")).toHaveProperty("refused");
});

test("lists keep their joints", () => {
  const list = orList(number);
  reads(list, "1", [1]);
  reads(list, "1 or 2", [1, 2]);
  reads(list, "1, 2, or 3", [1, 2, 3]);
  reads(list, "1, 2 or 3", [1, 2, 3]);
  expect(whole(list, "1, 2")).toHaveProperty("refused");
});

test("fields in any order print in the order that was read", () => {
  const tags = anyOrder<{ turn: string; limit: string }>(
    { turn: is("you", "[T]"), limit: is("once", "[O]") },
    " ",
  );
  reads(tags, "[T] [O]", { turn: "you", limit: "once" });
  reads(tags, "[O] [T]", { turn: "you", limit: "once" });
  expect(whole(tags, "[T] [T]")).toHaveProperty("refused");
});

test("reminder text is wording, not meaning", () => {
  const blocker = trail(is("Blocker", "[Blocker]"), variants("", reminder));
  reads(blocker, "[Blocker] (It may take the attack.)", "Blocker");
  reads(blocker, "[Blocker]", "Blocker");
});

test("a grammar with many ways is read once at each place", () => {
  const nested: Grammar<string> = rule(() =>
    alt(trail(lead("(", nested), ")"), lead("(", trail(nested, ")")), is("x", "x")),
  );
  const depth = 200;
  expect(whole(nested, `${"(".repeat(depth)}x${")".repeat(depth)}`)).toHaveProperty("value");
});

test("words that mean the same are read and printed as they stood, with a capital or after a dash", () => {
  const joint = variants(", then ", " and ", " or else ");
  for (const words of [", then ", " and ", " or else "])
    reads(lead("draw", trail(lead(joint, number), "")), `draw${words}3`, 3);
  const place = trail(lead("card-both red-", lead([" to ", ", to "], is("hand", "your hand"))), "");
  reads(place, "card-both red-to your hand", "hand");
  reads(capital(lead(["when ", "if "], number)), "When 2", 2);
});

test("a refusal names all that could stand where reading stopped", () => {
  const found = whole(
    lead(["place ", "play "], alt(is(1, "a card"), is(2, "two cards"))),
    "play three cards",
  );
  expect("refused" in found && found.refused).toMatchObject({
    stoppedAt: "three cards",
    expected: ["a card", "two cards"],
  });
});

test("a way is not tried where words that it needs no longer follow, and a refusal still says how far it got", () => {
  let tried = 0;
  const counted: Grammar<number> = {
    ...number,
    parse: (reading, at) => {
      tried++;
      return number.parse(reading, at);
    },
  };
  const order = alt<number>(
    lead("take ", trail(counted, " coins")),
    lead("take ", trail(counted, variants(" stones", " pebbles"))),
  );
  reads(order, "take 3 pebbles", 3);
  expect(tried).toBe(1);
  reads(order, "take 3 coins", 3);
  expect(tried).toBe(2);
  const found = whole(order, "take 3 shells");
  expect("refused" in found && found.refused).toMatchObject({
    stoppedAt: " shells",
    expected: [" coins", " pebbles", " stones"],
  });
});
