/** 23-5, 21-16: a card is turned to Hidden Mode or to Revealed Mode where it lies. */
import {
  emit,
  face,
  follows,
  followsAll,
  type Game,
  inherit,
  isHidden,
  keepEffects,
  master,
  setHidden,
} from "@arbiter/engine";
import { areas, battle, energy, leader, unison } from "./areas.ts";
import { checkExcess } from "./excess.ts";
import { followOn, followWaiting } from "./leaving.ts";

const modes = [leader, battle, energy, unison];

/** 0-2-4-1: what lies so already is not turned so. */
export function mayTurn(g: Game, id: number, up: boolean): boolean {
  const { area, faceUp } = g.state.cards[id];
  return modes.includes(area % areas.length) ? isHidden(g, id) === up : faceUp !== up;
}

/** 1-10-2-2: put there in Hidden Mode, which is no switch to it. */
export function layHidden(g: Game, id: number): void {
  if (modes.includes(g.state.cards[id].area % areas.length)) setHidden(g, id, true);
}

/** Elsewhere (Life) a face is just turned up or down. */
export function turnFace(g: Game, id: number, up: boolean): boolean {
  const was = g.state.cards[id];
  if (!modes.includes(was.area % areas.length)) {
    const turned = face(g, id, up);
    if (turned && up) emit(g, "turn", master(g, id), id, { from: was.area, untold: true });
    return turned;
  }
  if (isHidden(g, id) !== up) return false;
  const { rule } = g;
  g.rule = "21-16-2";
  if (!up && follows("23-5-2-4")) emit(g, "hide", master(g, id), id, { from: was.area });
  setHidden(g, id, !up);
  if (up) {
    emit(g, "show", master(g, id), id);
    emit(g, "unhide", master(g, id), id, { untold: true });
  }
  g.rule = rule;
  followOn(g, was);
  followWaiting(g, was);
  if (!followsAll(["21-16-1", "21-16-2"])) keepEffects(g, was);
  if (!follows("23-5-4")) inherit(g, was, id);
  if (up) checkExcess(g, master(g, id));
  return true;
}
