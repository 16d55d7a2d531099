/** Keeps the way that is left when another is taken from an earlier moment. */
import type { Match } from "@arbiter/match";
import { table } from "../../app/store.ts";
import { learnMessages } from "../i18n/messages.ts";
import { withMessages } from "../speaking.tsx";
import { desk, setDesk } from "./desk.ts";

export async function keepBranch(match: Match): Promise<void> {
  const inputs = await match.ask("inputs");
  const { branches } = desk();
  if (branches.some((one) => JSON.stringify(one.inputs) === JSON.stringify(inputs))) return;
  const intl = await withMessages(table().intl, learnMessages);
  const name = intl.formatMessage({ id: "desk.branch" }, { n: branches.length + 1 });
  setDesk({ branches: [...branches, { name, inputs }] });
}
