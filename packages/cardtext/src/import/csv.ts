/** Rows of a CSV file as records by the names in its first row. Quotes may hold commas, line breaks and "" for a quote. */
export function readCsv(text: string): Record<string, string>[] {
  const [head = [], ...rows] = cells(text.replace(/^\uFEFF/, ""));
  return rows
    .filter((row) => row.some((cell) => cell !== ""))
    .map((row) => Object.fromEntries(head.map((name, i) => [name.trim(), row[i] ?? ""])));
}

function cells(text: string): string[][] {
  const separator = (text.split("\n", 1)[0].match(/;/g)?.length ?? 0) > 2 ? ";" : ",";
  const rows: string[][] = [[""]];
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const row = rows[rows.length - 1];
    const c = text[i];
    if (quoted && c === '"' && text[i + 1] === '"') {
      row[row.length - 1] += c;
      i++;
    } else if (c === '"') quoted = !quoted;
    else if (!quoted && c === separator) row.push("");
    else if (!quoted && c === "\n") rows.push([""]);
    else if (quoted || c !== "\r") row[row.length - 1] += c;
  }
  return rows;
}
