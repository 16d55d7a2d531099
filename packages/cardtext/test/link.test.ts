import type { Ability, Clause, Reference } from "@arbiter/engine";
import { expect, test } from "vitest";
import { link, type Nouns, type Phrase, unlink } from "../src/index.ts";

const nouns: Nouns = {
  fits: (noun, cards) => cards.in.includes(noun),
  did: (verb, { act }) => act.do === verb,
};
const said = (phrase: Omit<Phrase, "words">): Reference =>
  ({ result: { said: { words: "it", ...phrase } } }) as unknown as Reference;
const choose = (area: string, count = 1): Clause => ({
  act: { do: "choose", what: { select: { of: "you", in: [area], where: [] }, count } },
});
const ko = (what: Reference): Clause => ({ act: { do: "ko", what } });
const ability = (...effect: Clause[]): Ability => ({ timing: "main", effect });

test("a pronoun takes the number of the one clause that it can mean", () => {
  const linked = link(ability(choose("field"), ko(said({ many: false }))), nouns);
  expect(linked).toEqual({ value: ability({ ...choose("field"), result: 1 }, ko({ result: 1 })) });
});

test("it is one card and them are several", () => {
  const text = ability(choose("field", 2), ko(said({ many: false })));
  expect(link(text, nouns)).toEqual({ unbound: "it" });
});

test("a noun and what was done tell two clauses apart", () => {
  const two = [choose("field"), choose("hand")];
  expect(link(ability(...two, ko(said({ noun: "field" }))), nouns)).toMatchObject({
    value: { effect: [{ result: 1 }, {}, { act: { what: { result: 1 } } }] },
  });
  expect(link(ability(...two, ko(said({ did: "ko" }))), nouns)).toEqual({ unbound: "it" });
});

test("of two, the one just spoken of is meant; one further away is refused", () => {
  const two = [choose("field"), choose("hand")];
  expect(link(ability(...two, ko(said({}))), nouns)).toMatchObject({
    value: { effect: [{}, { result: 1 }, {}] },
  });
  const draws: Clause[] = [{ act: { do: "draw", amount: 1 } }, { act: { do: "draw", amount: 1 } }];
  expect(link(ability(...two, ...draws, ko(said({ many: false }))), nouns)).toEqual({ unbound: "it" });
});

test("cards chosen together are meant together", () => {
  const both: Clause = { act: { do: "group", clauses: [choose("field"), choose("hand")] } };
  expect(link(ability(both, ko(said({ many: true }))), nouns)).toMatchObject({
    value: { effect: [{ result: 1 }, { act: { what: { result: 1 } } }] },
  });
});

test("if you do hangs on the clause before it, or on the last that did what it says", () => {
  const shuffle: Clause = { act: { do: "shuffle", area: "deck" } };
  const ifDone = (phrase: Omit<Phrase, "words">): Clause => ({
    ...shuffle,
    ifDone: { said: { words: "if you do", ...phrase } } as unknown as number,
  });
  const done = (phrase: Omit<Phrase, "words">) =>
    link(ability(choose("field"), shuffle, ifDone(phrase)), nouns);
  // Shuffling is always done: what it ends is meant.
  expect(done({})).toMatchObject({ value: { effect: [{ result: 1 }, {}, { ifDone: 1 }] } });
  expect(link(ability(shuffle, choose("field"), ifDone({})), nouns)).toMatchObject({
    value: { effect: [{}, { result: 1 }, { ifDone: 1 }] },
  });
  expect(done({ did: "choose" })).toMatchObject({ value: { effect: [{ result: 1 }, {}, { ifDone: 1 }] } });
  expect(done({ did: "ko" })).toEqual({ unbound: "if you do" });
});

test("what is done otherwise is linked as well", () => {
  const text = ability(choose("field"), { ...choose("hand"), otherwise: [ko(said({ noun: "field" }))] });
  expect(link(text, nouns)).toMatchObject({
    value: { effect: [{ result: 1 }, { otherwise: [{ act: { what: { result: 1 } } }] }] },
  });
});

test("a pronoun without an earlier card is refused", () => {
  expect(link(ability(ko(said({}))), nouns)).toEqual({ unbound: "it" });
});

test("numbers of results are taken away to print", () => {
  const linked = ability({ ...choose("field"), result: 1 }, ko({ result: 1 }));
  expect(unlink(linked)).toEqual(ability(choose("field"), ko({ result: 1 })));
});
