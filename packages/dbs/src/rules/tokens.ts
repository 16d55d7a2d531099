/** 19-1: a token is made by a card, with the values that its text says. */
import { create, follows, type Game, type Player, printedOn } from "@arbiter/engine";
import { outside, place } from "./areas.ts";

/** 19-1-3: on the side of the effect's master, unless it says otherwise. */
export function createTokens(g: Game, player: Player, name: string, count: number, by: number): number[] {
  const def = tokenOf(g, name, by);
  if (def < 0) return [];
  return Array.from({ length: Math.max(0, count) }, () => create(g, def, player, place(g, player, outside)));
}

/** 19-1-2: as the text of its maker says, or as the match knows a token of this name. */
function tokenOf(g: Game, name: string, by: number): number {
  const { definitions } = g.program;
  const key = `${by < 0 ? "" : printedOn(g, by).key}/token/${name}`;
  const own = follows("19-1-2") ? definitions.findIndex((d) => d.key === key) : -1;
  if (own >= 0 || !follows("19-1-2")) return own;
  return definitions.findIndex((d) => d.category === "TOKEN" && d.name === name);
}
