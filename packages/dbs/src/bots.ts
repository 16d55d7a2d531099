/** What the game gives to bots. */
import { evaluate } from "./evaluate.ts";
import { plans } from "./plans.ts";
import { isQuiet, reply } from "./replies.ts";

export const judgement = { evaluate, isQuiet, reply, plans };
