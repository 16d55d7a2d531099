/** Playing cards by an effect: from where, on top of what, with how many markers. */
import type { Act } from "./ability.ts";
import type { Gathered, Record } from "./acts.ts";
import type { Player } from "./card.ts";
import { asSeenBy, type Full, fresh, isChoice, one, targetSteps } from "./choose.ts";
import { question } from "./decision.ts";
import { compileAmount, whoIs } from "./evaluate.ts";
import { givingSteps } from "./given.ts";
import { ask, jump, label, locals, note, step } from "./machine.ts";
import { fromSteps } from "./moving.ts";
import type { StepPart } from "./program.ts";
import type { Frame } from "./state.ts";

export function playSteps(
  into: Gathered,
  act: Extract<Act, { do: "play" }>,
  record: Record,
  full: Full,
): StepPart[] {
  const { edition, path } = into;
  const markers = act.markers === undefined ? null : compileAmount(edition, act.markers);
  const { playable } = edition.hooks;
  const can = playable === undefined ? null : asSeenBy(act.who ?? "you", playable);
  const made = tokenSteps(into, act);
  const parts = made ?? [...targetSteps(edition, act.what, path, "play", full, can), ...fromSteps(into, act)];
  if (act.on !== undefined)
    parts.push(
      step(path, (g, f) => note(g, f, { cards: f.chosen })),
      ...targetSteps(edition, one(act.on), path, "play on"),
      step(path, (g, f) => {
        locals(g, f).on = f.chosen;
        f.chosen = f.chosen.length === 0 ? [] : (f.v.cards as readonly number[]);
      }),
    );
  const player = (f: Frame) => whoIs(f, act.area?.of ?? act.who ?? "you");
  parts.push(
    ...tollSteps(into, "play", player),
    ...givingSteps(into, act, [
      step(path, (g, f) =>
        edition.hooks.play(g, f, f.chosen, act.state, player(f), {
          act,
          on: act.on === undefined ? null : (f.v.on as readonly number[]),
          markers: markers === null ? null : markers(g, f),
        }),
      ),
    ]),
    step(path, (g, f) => record(g, f, f.outcome!.cards, f.chosen.length)),
  );
  return parts;
}

/** What must be done before the chosen are played or used is done for one after the other. */
export function tollSteps(
  { edition, path }: Gathered,
  verb: "play" | "combo" | "activate",
  player: (f: Frame) => Player,
): StepPart[] {
  const { toll } = edition.hooks;
  if (toll === undefined) return [];
  const next = fresh("toll");
  return [
    label(next),
    step(path, (g, f) => {
      if (toll(g, f, verb, player(f))) jump(g, f, next);
    }),
  ];
}

/** Cards from outside the game are made as they are played. */
function tokenSteps(into: Gathered, act: Extract<Act, { do: "play" }>): StepPart[] | null {
  const { edition, path } = into;
  const { what } = act;
  if (!isChoice(what) || !what.select.in.includes("outside")) return null;
  const { create } = edition.hooks;
  const name = what.select.where.flatMap((filter) => ("has" in filter ? [filter.value] : []))[0];
  if (create === undefined || typeof what.count === "string" || name === undefined)
    throw new Error(`${edition.game} does not yet make ${name ?? "such cards"}`);
  const count = compileAmount(edition, what.count);
  return [
    step(path, (g, f) => note(g, f, { made: count(g, f) })),
    ask(
      path,
      (g, f) => (what.upTo === true ? question(f.you, "amount", "play", [], 0, count(g, f)) : null),
      (g, f, [n]) => note(g, f, { made: n }),
    ),
    step(path, (g, f) => {
      f.chosen = create(g, whoIs(f, act.area?.of ?? act.who ?? "you"), name, f.v.made as number, f.card);
    }),
  ];
}
