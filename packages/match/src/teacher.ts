/** The bot as a teacher: what it would do in this seat and why, and where a game turned. It sees what the seat sees. */
import { type Advised, advise, standing } from "@arbiter/ai";
import {
  type Decision,
  decision,
  type Game,
  type Intent,
  type Option,
  onlyAnswer,
  type Player,
  view,
} from "@arbiter/engine";
import type { TableGame } from "./game.ts";
import { answerSaid, offer, sentence } from "./question.ts";
import { seenAs } from "./scene.ts";
import { briefFor, now, type Session } from "./session.ts";
import type { Advice, Message, Swing } from "./types.ts";

const thinks = 900;

export function adviceFor(session: Session, player: Player): Advice[] {
  const g = now(session);
  const open = decision(g);
  if (open === null || open.player !== player) return [];
  const seen = view(g, player);
  const known = seenAs(g, seen);
  const all = advise(session.game.judgement, seen, briefFor(session, player, thinks));
  return all.map((one, i) => {
    const rival = i === 0 ? all[1] : all[0];
    return {
      says: planSaid(session.game, known, open, one.plan.picks, one.plan.next),
      picks: one.plan.picks,
      chance: one.chance,
      because: rival === undefined ? [] : because(session.game, one, rival),
      worlds: one.worlds,
    };
  });
}

function planSaid(
  game: TableGame,
  seen: Game,
  open: Decision,
  picks: readonly number[],
  next: readonly Intent[],
): Message[] {
  const after = next.map((intent) => offer(seen, intent as Option));
  return together([...answersSaid(game, seen, open, picks), ...after]);
}

/** An answer that means little without its question is said with it. */
function answersSaid(game: TableGame, seen: Game, open: Decision, picks: readonly number[]): Message[] {
  if (open.kind === "amount") return [{ id: "do.said", values: { text: String(picks[0]) } }];
  const all = picks.flatMap((pick) => open.options[pick] ?? []);
  const said = all.map((option) => answerSaid(seen, open, option));
  if (open.kind === "choose" && all.length > 0)
    return said.map((what) => ({ id: "do.choose", values: { what } }));
  if (all.length > 0 && (open.kind !== "confirm" || open.purpose === "redraw")) return said;
  const question = sentence(game, seen, open);
  return (said.length > 0 ? said : [{ id: "do.none" }]).map((answer) => ({
    id: "do.answered",
    values: { answer, question },
  }));
}

/** DON!! that are given to one card after the other are given together. */
function together(said: readonly Message[]): Message[] {
  const all: Message[] = [];
  for (const message of said) {
    const last = all.at(-1);
    const card = message.values?.card;
    if (message.id !== "do.give") all.push(message);
    else if (last?.id === "do.giveMany" && last.values?.card === card)
      all[all.length - 1] = { id: "do.giveMany", values: { n: Number(last.values?.n) + 1, card: card! } };
    else all.push({ id: "do.giveMany", values: { n: 1, card: card! } });
  }
  return all;
}

/** Less than this on the average is chance. */
const matters = 0.15;
/** What a player looks at first. */
const areas = ["life", "characters", "battle", "unison", "hand", "energy"];

/** The two largest differences that speak for it, then the two largest that speak against it. */
function because(game: TableGame, one: Advised, rival: Advised): Advice["because"] {
  const all = game.edition.areas
    .flatMap(({ name }, area) =>
      areas.includes(name)
        ? [
            { side: "theirs" as const, area: name, by: one.theirs[area] - rival.theirs[area] },
            { side: "own" as const, area: name, by: one.own[area] - rival.own[area] },
          ]
        : [],
    )
    .filter(({ by }) => Math.abs(by) >= matters)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const helps = ({ side, by }: Advice["because"][number]) => (side === "own") === by > 0;
  return [...all.filter(helps).slice(0, 2), ...all.filter((one) => !helps(one)).slice(0, 2)];
}

const worlds = 6;
const most = 3;
/** Smaller turns are not worth a lesson. */
const smallest = 0.04;

/** How the chances stood at each own decision of a game, and after which of them they changed most. */
export function swingsOf(session: Session, player: Player): Swing[] {
  const at: { at: number; chance: number }[] = [];
  session.games.forEach((g, i) => {
    const open = decision(g);
    if (open === null) {
      const won = g.state.result?.winner;
      at.push({ at: i, chance: won === player ? 1 : won === null ? 0.5 : 0 });
    } else if (open.player === player && onlyAnswer(open) === null)
      at.push({ at: i, chance: chanceAt(session, i, player) });
  });
  return at
    .slice(0, -1)
    .map(({ at: here, chance }, i) => swing(session, player, here, chance, at[i + 1].chance))
    .filter(({ before, after }) => Math.abs(after - before) >= smallest)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}

function chanceAt(session: Session, i: number, player: Player): number {
  const then: Session = { ...session, games: session.games.slice(0, i + 1) };
  const seen = view(session.games[i], player);
  return standing(session.game.judgement, seen, briefFor(then, player, thinks), worlds).chance;
}

function swing(
  { game, games, inputs }: Session,
  player: Player,
  at: number,
  before: number,
  after: number,
): Swing {
  const g = games[at];
  const input = inputs[at];
  const picks = input !== undefined && "picks" in input ? input.picks : [];
  const open = decision(g)!;
  const says = planSaid(game, seenAs(g, view(g, player)), open, picks, []);
  return { at, turn: g.state.turn, says, before, after };
}
