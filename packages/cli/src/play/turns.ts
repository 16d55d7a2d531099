/** The game itself: what happens is told, what is asked is answered, until it is over or the input ends. */
import { type Decision, type Game, type Player, Refused, view } from "@arbiter/engine";
import { wordsOf } from "../games/index.ts";
import type { Console } from "./console.ts";
import type { Line } from "./log.ts";
import * as look from "./look.ts";
import { me, name } from "./names.ts";
import { asked, type Entry } from "./question.ts";
import { loadSave, makeSave, writeSave } from "./save.ts";
import { enter, goBack, lastOwn, nextInput, now, resumed, type Session, seenBy } from "./session.ts";
import { typedPicks } from "./typed.ts";
import { reasons, rules, why } from "./why.ts";

const commands: readonly (readonly [string, string])[] = [
  ["hand", "the cards in your hand"],
  ["field", "both fields"],
  ["log", "what happened; log 10: the last 10 lines"],
  ["card NAME", "reads a card out, with its numbers now"],
  ["why CARD", "why it cannot be played, attack or block now"],
  ["rules 7-1-4", "a paragraph of the rulebook and those below it"],
  ["again", "tells the question again"],
  ["undo", "takes your last decision back"],
  ["save FILE", "saves the game"],
  ["load FILE", "goes on with a saved game"],
  ["concede", "gives the game up"],
  ["quit", "leaves"],
];

/** Plays on; `first` answers who goes first without a question. Gives the exit code. */
export async function playOn(on: Console, opened: Session, first: Player | null): Promise<number> {
  let session = opened;
  const write = (line: Line) => on.write(`${line.says} ${on.quiet(line.by)}`);
  for (const line of session.log.flat().slice(-12)) write(line);
  let over = false;
  let told = -1; // the card whose text was read out last
  for (;;) {
    for (let input = nextInput(session); input !== null; input = nextInput(session))
      for (const line of enter(session, input)) write(line);
    const g = now(session);
    const open = view(g, me).decision;
    if (open?.purpose === "who goes first" && first !== null) {
      for (const line of enter(session, { player: me, picks: [first === me ? 0 : 1] })) write(line);
      continue;
    }
    if (open === null && !over) on.write(`${ending(g)} Type undo, log, save FILE or quit.`);
    over = open === null;
    if (open !== null) question(on, g, open, told);
    told = open?.source ?? -1;
    const step = await answered(on, session, open);
    if (step === "quit") return 0;
    if ("session" in step) session = step.session;
    else for (const line of step) write(line);
  }
}

function question(on: Console, g: Game, open: Decision, told = -1): void {
  const { lines, by, entries, shown } = asked(seenBy(g), open, told);
  for (const [i, line] of lines.entries())
    on.write(i === lines.length - 1 ? `${line} ${on.quiet(by)}` : line);
  listing(on, entries.slice(0, shown), 1);
  const left = entries.length - shown;
  if (left > 0) on.write(`And ${left} more for cards that are not attacked; "more" lists them.`);
}

function listing(on: Console, entries: readonly Entry[], from: number): void {
  for (const [i, entry] of entries.entries()) on.write(`${from + i}. ${entry.says}`);
}

function ending(g: Game): string {
  const { result } = g.state;
  if (result === null) return "";
  return result.winner === null
    ? "The game is a draw."
    : result.winner === me
      ? "You have won."
      : "You have lost.";
}

/** Reads until something changes: an answer with what is told of it, another session, or the end. */
async function answered(
  on: Console,
  session: Session,
  open: Decision | null,
): Promise<readonly Line[] | { session: Session } | "quit"> {
  const g = now(session);
  for (;;) {
    const typed = await on.read();
    if (typed === null) return "quit";
    try {
      const [, word, rest] = /^\s*(\S*)\s*(.*?)\s*$/.exec(typed)!;
      const told = command(seenBy(g), session, word.toLowerCase(), rest);
      if (told !== null) {
        for (const line of told) on.write(line);
        continue;
      }
      switch (word.toLowerCase()) {
        case "quit":
          return "quit";
        case "again":
          if (open !== null) question(on, g, open);
          continue;
        case "more": {
          if (open === null) continue;
          const { entries, shown } = asked(seenBy(g), open);
          listing(on, entries.slice(shown), shown + 1);
          continue;
        }
        case "save":
          writeSave(named(rest), makeSave(session.match, session.inputs));
          on.write(`Saved as "${rest}".`);
          continue;
        case "load":
          return { session: resumed(loadSave(named(rest))) };
        case "undo":
          if (undone(on, session)) return { session };
          continue;
        case "concede":
          if (open === null) continue;
          on.write("Do you concede the game? yes or no.");
          if (/^\s*y(es)?\s*$/i.test((await on.read()) ?? ""))
            return enter(session, { player: me, concedes: true });
          on.write("You play on.");
          continue;
      }
      if (open === null) {
        on.write("The game is over.");
        continue;
      }
      const picks =
        word.toLowerCase() === "any" && open.kind === "choose"
          ? session.match.game.judgement.reply(seenBy(g), open)
          : typedPicks(asked(seenBy(g), open), open, typed);
      if (picks !== null) return enter(session, { player: me, picks });
      for (const line of refusal(seenBy(g), word.toLowerCase(), rest)) on.write(line);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      on.write(error.message);
    }
  }
}

/** Commands that only tell; null if it is none of them. */
function command(seen: Game, session: Session, word: string, rest: string): readonly string[] | null {
  switch (word) {
    case "?":
    case "help":
      return [
        "Type the number of an answer, several numbers where several are asked for, or its words, as: attack leader with Dagna.",
        ...commands.map(([typed, says]) => `${typed}: ${says}`),
        `life, ${wordsOf(seen).piles.join(", ")}: these cards of both players`,
      ];
    case "hand":
      return look.hand(seen);
    case "field":
      return look.field(seen);
    case "life":
      return look.life(seen);
    case "log": {
      const lines = session.log.flat().map((line) => `${line.says} [${line.by}]`);
      return lines.slice(-(Number(rest) || lines.length));
    }
    case "card":
      return look.card(seen, rest);
    case "why":
      return why(seen, rest);
    case "rules":
      return rules(seen, rest);
    default:
      return wordsOf(seen).piles.includes(word) ? look.pile(seen, word) : null;
  }
}

function named(file: string): string {
  if (file === "") throw new Refused("Name a file, as: save game.json");
  return file;
}

function undone(on: Console, session: Session): boolean {
  const last = lastOwn(session);
  if (last === null) {
    on.write("There is nothing to take back.");
    return false;
  }
  on.write(
    last.free ? "Taken back." : "Cards were seen since, or something was random; the bot agrees. Taken back.",
  );
  goBack(session, last.at);
  return true;
}

/** Words that are no offer: if they name something that could be done, why it cannot be done now. */
function refusal(seen: Game, verb: string, rest: string): readonly string[] {
  const unknown = ['That is none of the answers. Type a number, "again" for the question, or ? for help.'];
  if (!wordsOf(seen).verbs.includes(verb)) return unknown;
  const means = /^(.*?)\bwith\b(.*)$/.exec(rest);
  const [card] = look.find(seen, means === null ? rest.replace(/^don!*\s*(to)?/i, "") : means[2]);
  if (card === undefined) return unknown;
  const target = verb === "attack" && means !== null ? targetOf(seen, means[1]) : undefined;
  const intent = { do: verb, card, ...(target === undefined ? {} : { target }) };
  return reasons(seen, verb === "play" ? "be played" : verb, name(seen, card), intent);
}

function targetOf(seen: Game, words: string): number | undefined {
  const theirs = look.find(seen, words).filter((id) => seen.state.cards[id].owner !== me);
  return theirs[0];
}
