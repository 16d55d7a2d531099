import { ask, type Game, label, move, type Option, type StepPart, step } from "@arbiter/engine";
import { expect, test } from "vitest";
import { disproof, playScenario, readScenario } from "../src/index.ts";
import { asks, file, quiet, toy } from "./toy.ts";

function proof(steps: readonly StepPart[]): string | null {
  const read = readScenario(file({ play: ['do: "yes"', 'do: "yes"'] }), [toy(steps)]);
  if ("problems" in read) throw new Error(read.problems.join("\n"));
  const { start, inputs, end, failure } = playScenario(read.scenario);
  expect(failure).toBeNull();
  return disproof(start, inputs, end.game);
}

const options: Option[] = [{ do: "yes" }, { do: "no" }];
const question = { player: 0 as const, kind: "confirm" as const, options, min: 1, max: 1, decline: 1 };
const confirm = asks(question);
const does = (what: (g: Game) => void): StepPart[] => [
  confirm,
  step("1-1", what),
  confirm,
  label("end"),
  quiet,
];

test("a machine that keeps the rules is proved", () => {
  expect(proof(does((g) => move(g, 1, 2)))).toBeNull();
});

test("writing to a state that was shown", () => {
  const writes = does((g) => {
    (g.state.cards[1] as { rested: boolean }).rested = true;
  });
  expect(proof(writes)).toMatch(/read only/);
});

test("a state that JSON does not keep", () => {
  const fraction = does((g) => {
    g.state.cards[1] = { ...g.state.cards[1], since: Number.NaN };
  });
  const map = does((g) => {
    g.state.facts = new Map() as never;
  });
  expect(proof(fraction)).toMatch(/state.cards.1.since is not plain/);
  expect(proof(map)).toMatch(/state.facts is not plain/);
});

test("something that is not in the state", () => {
  let count = 0;
  const counts = does((g) => {
    g.state.wave = ++count;
  });
  expect(proof(counts)).toMatch(/otherwise/);
});

test("a decision that only the live game knows", () => {
  const remembered = new WeakSet<Game>();
  const steps = [
    confirm,
    step("1-1", (g) => void remembered.add(g)),
    asksBy((g) => (remembered.has(g) ? options : options.toReversed())),
    quiet,
  ];
  expect(proof(steps)).toMatch(/asks something else|otherwise/);
});

test("an option that depends on a face that is not known", () => {
  const faces = (g: Game) =>
    g.program.definitions[g.state.cards[3].def].name === "blank" ? options : [...options, { do: "peek" }];
  expect(proof([confirm, asksBy(faces), quiet])).toMatch(/leaks: the decision/);
});

test("a condition that names a card which is not known", () => {
  const top = ask(
    "1-1",
    (g) => ({ ...question, purpose: "", set: { different: { [g.state.areas[0][0]]: ["name"] } } }),
    () => {},
  );
  expect(proof([confirm, top, quiet])).toMatch(/leaks: the decision/);
});

function asksBy(offered: (g: Game) => Option[]): StepPart {
  return ask(
    "1-1",
    (g) => ({ ...question, purpose: "", options: offered(g) }),
    () => {},
  );
}
