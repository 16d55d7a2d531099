/** A card's picture, drawn from the card itself: sky, disc, motif, ground, subject. No files, no chance but its number. */
import { type Chance, chanceOf } from "./chance.ts";
import { dotsOf } from "./dots.ts";
import { figure } from "./figure.ts";
import { motifs } from "./motifs.ts";
import { type Palette, paletteOf } from "./palette.ts";

export interface Drawn {
  readonly key: string;
  readonly number?: string;
  readonly game?: string;
  readonly category: string;
  readonly colors: readonly string[];
}

const drawn = new Map<string, string>();
const mostDrawn = 3000;

/** Finds a picture that the player gave; it is fetched when it is first shown. */
type Finder = (game: string, number: string) => (() => Promise<string | null>) | null;
let find: Finder = () => null;
/** By game and card; null: there is none, or not yet. */
let given = new Map<string, string | null>();
const listeners = new Set<() => void>();

export function picturesAt(finder: Finder): void {
  find = finder;
}

/** Pictures came or went: all are looked for again. */
export function forgetPictures(): void {
  for (const url of given.values()) if (url !== null) URL.revokeObjectURL(url);
  given = new Map();
  tellPictures();
}

export function tellPictures(): void {
  for (const listener of listeners) listener();
}

export function onPictures(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How the player's own picture of a card is fetched. The other side of a card has its own, or that of the front. */
function fetcher({ key, number = key, game = "" }: Drawn): ReturnType<Finder> {
  return (key.endsWith("/back") ? find(game, `${number}_B`) : null) ?? find(game, number);
}

function givenTo(card: Drawn): string | null {
  const id = `${card.game}/${card.key}`;
  const known = given.get(id);
  if (known !== undefined) return known;
  given.set(id, null);
  const all = given;
  void fetcher(card)?.().then((url) => {
    if (url === null || all !== given) return;
    given.set(id, url);
    tellPictures();
  });
  return null;
}

/** The same, for who can wait until the player's own picture is there. */
export async function artWaited(card: Drawn): Promise<string> {
  return (await fetcher(card)?.()) ?? artOf(card);
}

/** As an address that CSS and <img> understand. */
export function artOf(card: Drawn): string {
  const known = givenTo(card) ?? drawn.get(card.key);
  if (known !== undefined) return known;
  const url = `data:image/svg+xml,${encodeURIComponent(picture(card))}`;
  if (drawn.size >= mostDrawn) drawn.delete(drawn.keys().next().value!);
  drawn.set(card.key, url);
  return url;
}

const size = { width: 200, height: 280 };

/** The same at table size: in dots, as soon as they are there. */
export function smallArtOf(card: Drawn): string {
  return givenTo(card) ?? dotsOf(card.key, () => artOf(card), size, tellPictures) ?? artOf(card);
}

export function picture({ key, category, colors }: Drawn): string {
  const c = chanceOf(key);
  const sky = paletteOf(colors[0]);
  const second = colors[colors.length - 1] ?? "Black";
  const p = paletteOf(second);
  const lit = c() < 0.5 ? -1 : 1;
  const discX = 100 + lit * c.between(18, 50);
  const discY = c.between(62, 100);
  const kind = kindOf(category);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 280" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="sky" x1="0" y1="0" x2="${c.between(0, 0.5).toFixed(2)}" y2="1"><stop offset="0" stop-color="${sky.deep}"/><stop offset=".5" stop-color="${sky.mid}"/><stop offset=".82" stop-color="${sky.light}"/></linearGradient><radialGradient id="halo"><stop offset="0" stop-color="${sky.glow}"/><stop offset=".35" stop-color="${sky.glow}" stop-opacity=".5"/><stop offset="1" stop-color="${sky.glow}" stop-opacity="0"/></radialGradient><linearGradient id="shade" x1="${lit > 0 ? 0 : 1}" x2="${lit > 0 ? 1 : 0}" y1="0" y2="0"><stop offset="0" stop-color="#000" stop-opacity=".55"/><stop offset=".7" stop-color="#000" stop-opacity="0"/></linearGradient><radialGradient id="edge" cx=".5" cy=".42" r=".8"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".6"/></radialGradient></defs><rect width="200" height="280" fill="url(#sky)"/>${disc(c, sky, discX, discY, kind)}${(motifs[second] ?? motifs.Black)(c, p)}${ground(c, p)}${subject(c, p, kind, lit)}<rect width="200" height="280" fill="url(#edge)"/></svg>`;
}

type Kind = "leader" | "figure" | "sign" | "place" | "unison";

function kindOf(category: string): Kind {
  if (category.endsWith("LEADER")) return "leader";
  if (category.endsWith("UNISON")) return "unison";
  if (category === "EVENT" || category.endsWith("EXTRA")) return "sign";
  return category === "STAGE" ? "place" : "figure";
}

function disc(c: Chance, p: Palette, x: number, y: number, kind: Kind): string {
  if (kind === "leader")
    return `<circle cx="100" cy="112" r="128" fill="url(#halo)"/><circle cx="100" cy="112" r="78" fill="${p.glow}" opacity=".92"/><circle cx="100" cy="112" r="88" fill="none" stroke="${p.glow}" stroke-width="1.500" opacity=".8"/><circle cx="100" cy="112" r="97" fill="none" stroke="${p.glow}" stroke-width="5" stroke-dasharray="2 9" opacity=".6"/>`;
  if (kind === "unison")
    return [-1, 1]
      .map(
        (side) =>
          `<circle cx="${100 + side * 52}" cy="90" r="46" fill="${p.glow}" opacity=".75"/><circle cx="${100 + side * 52}" cy="90" r="90" fill="url(#halo)" opacity=".5"/>`,
      )
      .join("");
  const r = c.between(26, 52);
  const body = `<circle cx="${x}" cy="${y}" r="${r * 2.4}" fill="url(#halo)"/>`;
  return c() < 0.3
    ? `${body}<path d="M${x} ${y - r}a${r} ${r} 0 1 0 ${r * 0.9} ${r * 1.5}a${r * 0.82} ${r * 0.82} 0 1 1 ${-r * 0.9} ${-r * 1.5}z" fill="${p.glow}" opacity=".95"/>`
    : `${body}<circle cx="${x}" cy="${y}" r="${r}" fill="${p.glow}" opacity=".9"/>`;
}

function ground(c: Chance, p: Palette): string {
  let all = "";
  const steep = c.between(6, 26);
  for (let i = 0; i < 2; i++) {
    const base = 196 + i * 34;
    const a = c.between(0.012, 0.05);
    const shift = c.between(0, 9);
    let d = `M0 280V${base}`;
    for (let x = 0; x <= 200; x += 8)
      d += `L${x} ${(base - Math.sin(x * a + shift) * steep - Math.sin(x * a * 2.7 + shift) * steep * 0.35).toFixed(1)}`;
    all += `<path d="${d}V280z" fill="${i === 0 ? p.deep : p.night}" opacity="${i === 0 ? 0.8 : 0.92}"/>`;
  }
  return all;
}

function subject(c: Chance, p: Palette, kind: Kind, lit: number): string {
  switch (kind) {
    case "leader":
      return figure(c, p, 100, 150, 1.12, lit);
    case "unison":
      return figure(c, p, 100, 152, 1, lit);
    case "figure":
      return figure(c, p, 100 - lit * c.between(2, 16), c.between(150, 168), c.between(0.86, 1), lit);
    case "sign":
      return sign(c, p);
    case "place":
      return place(c, p);
  }
}

function sign(c: Chance, p: Palette): string {
  const points = c.whole(5, 9);
  const skip = c.whole(2, Math.floor((points - 1) / 2));
  const star = Array.from({ length: points }, (_, i) => {
    const a = ((i * skip) / points) * Math.PI * 2 - Math.PI / 2;
    return `${(Math.cos(a) * 58).toFixed(1)} ${(Math.sin(a) * 58).toFixed(1)}`;
  });
  const ticks = c.whole(18, 40);
  return `<g transform="translate(100 128)"><circle r="96" fill="url(#halo)" opacity=".8"/><circle r="74" fill="${p.night}" opacity=".62"/><g fill="none" stroke="${p.glow}"><circle r="74" stroke-width="2.500"/><circle r="66" stroke-width="7" stroke-dasharray="1.500 ${((66 * 2 * Math.PI) / ticks - 1.5).toFixed(2)}"/><path d="M${star.join("L")}z" stroke-width="3" stroke-linejoin="round"/><circle r="${c.between(14, 26).toFixed(0)}" stroke-width="2"/></g><path d="M0-17L5-5 17 0 5 5 0 17-5 5-17 0-5-5z" fill="${p.glow}"/></g>`;
}

function place(c: Chance, p: Palette): string {
  const towers = c.whole(3, 5);
  let all = "";
  for (let i = 0; i < towers; i++) {
    const x = 22 + (i * 156) / (towers - 1) + c.between(-8, 8);
    const w = c.between(18, 34);
    const h = c.between(60, 140);
    const top = c.one([
      `l${w / 2} -26l${w / 2} 26`,
      `q${w / 2} -34 ${w} 0`,
      `v-8h${w / 5}v8h${w / 5}v-8h${w / 5}v8h${w / 5}v-8h${w / 5}v8`,
    ]);
    all += `<path d="M${x - w / 2} 236V${236 - h}${top}V236z" fill="${p.night}"/><path d="M${x - w / 2} 236V${236 - h}" stroke="${p.glow}" stroke-width="1.600" opacity=".7"/>`;
    for (let y = 236 - h + 16; y < 226; y += 18)
      all +=
        c() < 0.7
          ? `<rect x="${x - 3}" y="${y}" width="6" height="9" rx="3" fill="${p.glow}" opacity=".9"/>`
          : "";
  }
  return `${all}<path d="M0 238Q100 222 200 238V280H0z" fill="${p.night}"/>`;
}
