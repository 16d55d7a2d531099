/** The bot as a teacher: what it would do in this seat and why, and where a game turned. It sees what the seat sees. */
import { type Advised, advise, standing } from "@arbiter/ai";
import {
  decision,
  type Game,
  type Intent,
  type Option,
  onlyAnswer,
  type Player,
  view,
} from "@arbiter/engine";
import type { TableGame } from "./game.ts";
import { offer } from "./question.ts";
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
      says: planSaid(known, open.options, one.plan.picks, one.plan.next, open.kind === "amount"),
      picks: one.plan.picks,
      chance: one.chance,
      because: rival === undefined ? [] : because(session.game, one, rival),
      worlds: one.worlds,
    };
  });
}

function planSaid(
  seen: Game,
  options: readonly Option[],
  picks: readonly number[],
  next: readonly Intent[],
  isAmount: boolean,
): Message[] {
  if (isAmount) return [{ id: "do.said", values: { text: String(picks[0]) } }];
  const now = picks.flatMap((pick) => (options[pick] === undefined ? [] : [offer(seen, options[pick])]));
  const after = next.map((intent) => offer(seen, intent as Option));
  return now.length === 0 ? [{ id: "do.none" }, ...after] : [...now, ...after];
}

/** Less than this on the average is chance. */
const matters = 0.15;
/** What a player looks at first. */
const areas = ["life", "characters", "battle", "unison", "hand", "energy"];

function because(game: TableGame, one: Advised, rival: Advised): Advice["because"] {
  return game.edition.areas
    .flatMap(({ name }, area) =>
      areas.includes(name)
        ? [
            { side: "theirs" as const, area: name, by: one.theirs[area] - rival.theirs[area] },
            { side: "own" as const, area: name, by: one.own[area] - rival.own[area] },
          ]
        : [],
    )
    .filter(({ by }) => Math.abs(by) >= matters)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, 3);
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

function swing({ games, inputs }: Session, player: Player, at: number, before: number, after: number): Swing {
  const g = games[at];
  const input = inputs[at];
  const picks = input !== undefined && "picks" in input ? input.picks : [];
  const open = decision(g)!;
  const says = planSaid(seenAs(g, view(g, player)), open.options, picks, [], open.kind === "amount");
  return { at, turn: g.state.turn, says, before, after };
}
