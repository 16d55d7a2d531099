/** `arbiter editions [--page]`: the editions of DRAGON BALL SUPER side by side; --page writes docs/editions.md. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  absentIn_1_10,
  type Difference,
  differences,
  type EditionName,
  editionNames,
  editions,
  manual_1_2,
  manual_2_1,
  rulebook_1_10,
  rulebook_3_02,
} from "@arbiter/dbs";
import type { Paragraphs } from "@arbiter/engine";

const books: Readonly<Record<EditionName, Paragraphs>> = {
  "3.02": rulebook_3_02,
  "1.10": rulebook_1_10,
  "manual-2.1": manual_2_1,
  "manual-1.2": manual_1_2,
};

export const pageFile = fileURLToPath(new URL("../../../docs/editions.md", import.meta.url));

export function run(args: readonly string[]): number {
  const page = editionsPage();
  if (args.includes("--page")) writeFileSync(pageFile, page);
  else console.log(page);
  return 0;
}

export function editionsPage(): string {
  return [
    "# The editions side by side",
    "",
    "Made by `npx arbiter editions --page` from the rulebooks' indexes and `packages/dbs/src/editions/`; every sentence is",
    "ours. 1.10 stands over 3.02, and both manuals stand over 1.10, the complete book nearest to them in time: what a",
    "manual does not speak of is done, and cited, by 1.10. A sentence of a manual is cited by its heading and number.",
    "",
    "## Where they differ",
    "",
    "Scenarios lie in `packages/dbs/scenarios/editions/`, a position each, with a file for the editions it is played in;",
    "a test sees to it that it ends differently in two of them.",
    "",
    ...table(
      ["", ...editionNames, "scenarios"],
      differences.map((each) => [
        each.about,
        ...editionNames.map((name) => said(each, name)),
        each.shown.map((file) => `\`${file}\``).join(", "),
      ]),
    ),
    "",
    "## Each acting paragraph of 1.10",
    "",
    "With those of 3.02 by which code does the same, and the sentences of the manuals; where a manual is silent, 1.10",
    "decides.",
    "",
    ...table(["1.10", "in our words", "3.02", "manual 2.1", "manual 1.2"], acting().map(inEach)),
    "",
    "## Acting paragraphs of 3.02 that 1.10 does not have",
    "",
    ...table(
      ["3.02", "why not"],
      Object.entries(absentIn_1_10).map(([paragraph, why]) => [paragraph, why]),
    ),
    "",
    "## Sentences of the manuals that no paragraph of 1.10 says",
    "",
    ...table(
      ["manual", "sentence", "in our words"],
      (["manual-2.1", "manual-1.2"] as const).flatMap((name) =>
        ownSentences(name).map((sentence) => [name, sentence, books[name][sentence][1]]),
      ),
    ),
    "",
  ].join("\n");
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)];
}

function said({ in: each }: Difference, name: EditionName): string {
  const paragraph = each[name];
  if (paragraph !== null) return `**${paragraph}** ${books[name][paragraph][1]}`;
  if (name.startsWith("manual")) return each["1.10"] === null ? "nothing" : "silent: as in 1.10";
  const newest = each["3.02"];
  return newest === null ? "nothing" : (absentIn_1_10[newest] ?? "nothing");
}

function acting(): string[] {
  return Object.keys(rulebook_1_10).filter((paragraph) => rulebook_1_10[paragraph][0] === "acts");
}

function inEach(paragraph: string): string[] {
  const named = editions["1.10"]
    .numbering!.named(paragraph)
    .filter((one) => rulebook_3_02[one] !== undefined);
  const sentences = (name: EditionName) =>
    editions[name]
      .numbering!.says(`1.10:${paragraph}`)
      .map((one) => (one === `1.10:${paragraph}` ? "silent" : one))
      .join(", ");
  return [
    paragraph,
    rulebook_1_10[paragraph][1],
    named.join(", "),
    sentences("manual-2.1"),
    sentences("manual-1.2"),
  ];
}

/** Those that act and say nothing that 1.10 says. */
function ownSentences(name: "manual-2.1" | "manual-1.2"): string[] {
  const shared = new Set(
    acting().flatMap((paragraph) => editions[name].numbering!.says(`1.10:${paragraph}`)),
  );
  return Object.keys(books[name]).filter(
    (sentence) => books[name][sentence][0] === "acts" && !shared.has(sentence),
  );
}
