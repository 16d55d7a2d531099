/** The index of a rulebook as a page: each paragraph with its kind, our words, its steps and its scenarios. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Paragraphs } from "@arbiter/engine";
import type { Conformance } from "@arbiter/scenario";

/** `source` is the folder of the game's own code, in which steps cite their paragraphs, or others that stand for them. */
export function rulesPage(
  found: Conformance,
  index: Paragraphs,
  source: string,
  named: (paragraph: string) => readonly string[] = (paragraph) => [paragraph],
): string {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !/rulebook|numbers\.ts|compared/.test(name))
    .sort()
    .map((name) => ({ name: name.replaceAll("\\", "/"), text: readFileSync(join(source, name), "utf8") }));
  const shownBy = new Map(found.acts.map(({ paragraph, by }) => [paragraph, by]));
  const rows = Object.entries(index).map(([number, [kind, says]]) => {
    const cites = named(number).map((one) => `"${one}"`);
    const steps = files.filter(({ text }) => cites.some((one) => text.includes(one))).map(({ name }) => name);
    const scenarios = (shownBy.get(number) ?? []).map((file) =>
      file.replace(/^.*scenarios[\\/]/, "").replace(/\.yaml$/, ""),
    );
    return `| ${number} | ${kind} | ${says.replaceAll("|", "\\|")} | ${steps.join(", ")} | ${scenarios.join(", ")} |`;
  });
  return [
    `# ${found.game} ${found.edition}: every paragraph`,
    "",
    `Made by \`npx arbiter rules --page\`. A scenario stands here only if it fails when the paragraph is left out.`,
    "",
    "| paragraph | kind | in our words | steps | scenarios |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
