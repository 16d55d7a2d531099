/** Why something cannot be done now: each reason with its paragraph, and what the paragraph says. */
import { definition, type Game, type Intent, inArea, kindOf, master, other, whyNot } from "@arbiter/engine";
import { chapters, edition_1_1_7, rulebook_1_1_7 } from "@arbiter/opcg";
import { find } from "./look.ts";
import { keywordsOf, me, name } from "./words.ts";

const { areas } = edition_1_1_7;

export function why(seen: Game, typed: string): string[] {
  const [id] = find(seen, typed);
  if (id === undefined) return [`No card in sight is called "${typed}".`];
  if (master(seen, id) !== me) return [`${name(seen, id)} is your opponent's.`];
  const said = doable(seen, id).flatMap(([verb, intent]) => reasons(seen, verb, name(seen, id), intent));
  return said.length > 0 ? said : [`${name(seen, id)}: nothing is done with a card there.`];
}

/** What is done with a card where it lies. */
function doable(seen: Game, id: number): [string, Intent][] {
  const area = areas[kindOf(seen, seen.state.cards[id].area)].name;
  const { category, abilities, numbers } = definition(seen, id);
  const found: [string, Intent][] = [];
  if (area === "hand") {
    found.push(["be played", { do: "play", card: id }]);
    if (category === "CHARACTER" && (numbers.counter ?? 0) > 0)
      found.push(["be used as a Counter", { do: "counter", card: id }]);
  }
  if (area === "leader" || area === "characters") {
    const leader = inArea(
      seen,
      other(me),
      areas.findIndex((a) => a.name === "leader"),
    )[0];
    found.push(["attack their Leader", { do: "attack", card: id, target: leader }]);
    if (keywordsOf(seen, id).includes("Blocker")) found.push(["block", { do: "block", card: id }]);
  }
  if (area !== "hand" && abilities.some((a) => a.timing === "activate"))
    found.push(["use its effect", { do: "activate", card: id }]);
  return found;
}

export function reasons(seen: Game, verb: string, card: string, intent: Intent): string[] {
  const found = whyNot(seen, me, intent);
  if (found.length === 0) return [`${card} can ${verb} now.`];
  return [`${card} cannot ${verb} now:`, ...found.map((r) => `  ${r.says} [${r.rule}]${paragraph(r.rule)}`)];
}

function paragraph(rule: string): string {
  const says = rulebook_1_1_7[rule]?.[1];
  return says === undefined ? "" : ` ${says}`;
}

/** A paragraph and those below it, in our words. */
export function rules(number: string): string[] {
  const wanted = number.trim().replace(/[.\s]+$/, "");
  const chapter = /^\d+$/.test(wanted) ? chapters[Number(wanted) - 1] : undefined;
  const found = Object.entries(rulebook_1_1_7).filter(([n]) => n === wanted || n.startsWith(`${wanted}-`));
  if (found.length === 0)
    return [
      `The rulebook ${edition_1_1_7.edition} has no paragraph "${wanted}". Its chapters are 1 to ${chapters.length}.`,
    ];
  return [
    ...(chapter === undefined ? [] : [`${wanted}. ${chapter}`]),
    ...found.map(([n, [, says]]) => `${n}. ${says}`),
  ];
}
