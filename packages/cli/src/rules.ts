/**
 * arbiter rules [--break] [--json] [--page] [--game dbs] [--edition 1.10] [--only 22-]: which paragraphs of each rulebook the
 * scenarios show.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { dbsScenarios, manual_1_2, manual_2_1, rulebook_1_10, rulebook_3_02 } from "@arbiter/dbs";
import type { Paragraphs } from "@arbiter/engine";
import { opcgScenarios, rulebook_1_1_7 } from "@arbiter/opcg";
import { type Conformance, conformance, type ScenarioGame, type Source } from "@arbiter/scenario";
import { scenarioFiles } from "@arbiter/scenario/files";
import { rulesPage } from "./rules-page.ts";

interface Measured {
  readonly game: string;
  readonly edition: string;
  readonly index: Paragraphs;
  readonly folder: string;
  readonly book: string;
  readonly scenarios: ScenarioGame;
}

const ofDbs = { game: "dbs", folder: "../../dbs", scenarios: dbsScenarios };

const editions: readonly Measured[] = [
  {
    game: "opcg",
    edition: "1.1.7",
    index: rulebook_1_1_7,
    folder: "../../opcg",
    book: "opcg-1.1.7.fr.txt",
    scenarios: opcgScenarios,
  },
  { ...ofDbs, edition: "3.02", index: rulebook_3_02, book: "dbs-masters-3.02.fr.txt" },
  {
    ...ofDbs,
    edition: "1.10",
    index: rulebook_1_10,
    book: "dbs-1.10.it.txt",
  },
  {
    ...ofDbs,
    edition: "manual-2.1",
    index: manual_2_1,
    book: "dbs-manual-2.1.fr.txt",
  },
  {
    ...ofDbs,
    edition: "manual-1.2",
    index: manual_1_2,
    book: "dbs-manual-1.2.fr.txt",
  },
];

/** The editions of a game, or all, or one; of each the paragraphs whose number begins so. */
export function measure(game?: string, edition?: string, only = ""): Conformance[] {
  return editionsOf(game, edition).map(({ game, edition, index, folder, scenarios }) => {
    const files = scenarioFiles([fileURLToPath(new URL(`${folder}/scenarios`, import.meta.url))]);
    const isOfIt = (text: string) => text.includes(`edition: "${edition}"`);
    const sources = files
      .map((file): Source => ({ file: nameOf(file), text: readFileSync(file, "utf8") }))
      .filter(({ text }) => isOfIt(text));
    const asked = Object.fromEntries(
      Object.entries(index).filter(([paragraph]) => paragraph.startsWith(only)),
    );
    return conformance(game, edition, asked, sources, [scenarios]);
  });
}

function editionsOf(game?: string, edition?: string): readonly Measured[] {
  return editions.filter(
    (one) => (game === undefined || one.game === game) && (edition === undefined || one.edition === edition),
  );
}

function after(args: readonly string[], name: string): string | undefined {
  return args.includes(name) ? args[args.indexOf(name) + 1] : undefined;
}

function nameOf(file: string): string {
  return file.replace(/^.*[\\/]packages[\\/]/, "");
}

export function run(args: readonly string[]): number {
  const game = after(args, "--game");
  const edition = after(args, "--edition");
  const only = after(args, "--only");
  const found = measure(game, edition, only);
  if (args.includes("--json")) {
    console.log(JSON.stringify(found.map(summary), null, 2));
    return 0;
  }
  if (args.includes("--page")) writePages(found, editionsOf(game, edition));
  let passed = 0;
  let failed = 0;
  for (const one of found) {
    const missing = one.acts.filter((paragraph) => paragraph.why !== null);
    const isShown = one.acts.length - missing.length;
    passed += isShown;
    failed += missing.length;
    console.log(
      `${one.game} ${one.edition}: ${one.paragraphs.length} paragraphs, ${one.acts.length} act, ${isShown} shown`,
    );
    if (args.includes("--break"))
      for (const { paragraph, by } of one.acts)
        for (const file of by) console.log(`  without ${paragraph} fails ${file}`);
    for (const { paragraph, why } of missing) console.log(`  not shown: ${paragraph} (${why})`);
    if (only === undefined) console.log(againstBook(one, editionsOf(one.game, one.edition)[0].book));
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function writePages(found: readonly Conformance[], measured: readonly Measured[]): void {
  found.forEach((one, i) => {
    const { index, folder, scenarios, edition } = measured[i];
    const page = fileURLToPath(
      new URL(`../../../docs/paragraphs-${one.game}-${one.edition}.md`, import.meta.url),
    );
    const source = fileURLToPath(new URL(`${folder}/src`, import.meta.url));
    writeFileSync(page, rulesPage(one, index, source, scenarios.editions[edition].numbering?.named));
  });
}

function summary(one: Conformance) {
  const acts = one.acts.map((paragraph) => paragraph.paragraph);
  const shown = one.acts
    .filter((paragraph) => paragraph.why === null)
    .map((paragraph) => paragraph.paragraph);
  return { game: one.game, edition: one.edition, paragraphs: one.paragraphs, acts, shown };
}

/** Where the rulebook itself lies beside the project, its numbers are compared with the index. */
function againstBook(one: Conformance, file: string): string {
  if (one.edition.startsWith("manual"))
    return "  a manual has no numbers that the index could be compared with";
  const book = fileURLToPath(new URL(`../../../../shared/rulebooks/${file}`, import.meta.url));
  if (!existsSync(book))
    return "  the rulebook's own file is not here: its list of paragraphs was not compared";
  const rules = readFileSync(book, "utf8").split(/^Cronologia/m)[0]; // its history comes after the rules
  const numbers = rules
    .split("\n")
    .flatMap(
      (line) =>
        /^[-#*\s]*(\d+(?:[-.]\d+)+)[.\s]/.exec(line)?.[1].replaceAll(".", "-").replace(/-$/, "") ?? [],
    );
  const here = new Set(one.paragraphs);
  const absent = [...new Set(numbers)].filter((number) => !here.has(number));
  return absent.length === 0
    ? `  the index has every one of the ${new Set(numbers).size} numbers of the rulebook's file`
    : `  numbers of the rulebook's file that the index lacks: ${absent.join(", ")}`;
}
