/** The ladder as a picture: a bar for each interval, a dot for the rate. */
import { percent } from "./interval.ts";

export interface Drawn {
  readonly label: string;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const [left, width, rowHeight, top] = [230, 400, 34, 48];

export function picture(title: string, rows: readonly Drawn[]): string {
  const height = top + rows.length * rowHeight + 30;
  const x = (rate: number) => (left + width * rate).toFixed(1);
  const bottom = top + rows.length * rowHeight;
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (rate) =>
      `<line x1="${x(rate)}" y1="${top - 8}" x2="${x(rate)}" y2="${bottom}" stroke="${rate === 0.5 ? "#888" : "#ddd"}"/>` +
      `<text x="${x(rate)}" y="${bottom + 18}" text-anchor="middle">${100 * rate} %</text>`,
  );
  const bars = rows.map(({ label, rate, low, high }, i) => {
    const y = top + i * rowHeight + rowHeight / 2;
    return (
      `<text x="${left - 12}" y="${y + 4}" text-anchor="end">${escaped(label)}</text>` +
      `<line x1="${x(low)}" y1="${y}" x2="${x(high)}" y2="${y}" stroke="#2a5d9f" stroke-width="8" stroke-opacity="0.35"/>` +
      `<circle cx="${x(rate)}" cy="${y}" r="5" fill="#2a5d9f"/>` +
      `<text x="${left + width + 12}" y="${y + 4}">${percent(rate)}</text>`
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 80} ${height}" font-family="sans-serif" font-size="13" fill="#222" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    `<text x="12" y="24" font-size="15">${escaped(title)}</text>`,
    ...grid,
    ...bars,
    "</svg>\n",
  ].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
