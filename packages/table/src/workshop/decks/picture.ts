/** A deck as a picture: drawn here, nothing is fetched. */
import { artWaited } from "../../cards/art.ts";
import { paletteOf, signs } from "../../cards/palette.ts";
import type { Counts, KeptDeck } from "../data/decks.ts";
import { costOf, type ListedCard } from "../data/listed.ts";
import { type Cards, ordered } from "./listing.ts";

const wide = 1200;
const margin = 36;
const gap = 14;
const columns = 8;
const cardWide = (wide - 2 * margin - (columns - 1) * gap) / columns;
const cardHigh = (cardWide * 7) / 5;
const head = 286;

function loaded(url: string): Promise<HTMLImageElement> {
  return new Promise((done, fail) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => fail(new Error("A picture cannot be drawn."));
    image.src = url;
  });
}

/** Fills the box with the middle of the image. */
function cover(
  pen: CanvasRenderingContext2D,
  image: HTMLImageElement,
  x: number,
  y: number,
  w: number,
  h: number,
): void {
  const scale = Math.max(w / (image.naturalWidth || w), h / (image.naturalHeight || h));
  const [iw, ih] = [(image.naturalWidth || w) * scale, (image.naturalHeight || h) * scale];
  pen.drawImage(image, x + (w - iw) / 2, y + (h - ih) * 0.2, iw, ih);
}

function shortened(pen: CanvasRenderingContext2D, text: string, most: number): string {
  if (pen.measureText(text).width <= most) return text;
  let end = text.length;
  while (end > 1 && pen.measureText(`${text.slice(0, end)}…`).width > most) end--;
  return `${text.slice(0, end)}…`;
}

async function drawCard(
  pen: CanvasRenderingContext2D,
  card: ListedCard,
  count: number,
  x: number,
  y: number,
  w = cardWide,
): Promise<void> {
  const h = (w * 7) / 5;
  const { light, mid, night } = paletteOf(card.colors[0]);
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, w, h, 9);
  pen.clip();
  const frame = pen.createLinearGradient(x, y, x + w, y + h);
  frame.addColorStop(0, light);
  frame.addColorStop(1, mid);
  pen.fillStyle = frame;
  pen.fillRect(x, y, w, h);
  pen.beginPath();
  pen.roundRect(x + 4, y + 4, w - 8, h - 8, 6);
  pen.clip();
  cover(pen, await loaded(await artWaited(card)), x + 4, y + 4, w - 8, h - 8);
  const plate = pen.createLinearGradient(0, y + h - 46, 0, y + h);
  plate.addColorStop(0, "rgb(6 7 10 / 0)");
  plate.addColorStop(0.5, "rgb(6 7 10 / 0.9)");
  pen.fillStyle = plate;
  pen.fillRect(x, y + h - 46, w, 46);
  pen.fillStyle = "#fdf4e2";
  pen.textAlign = "center";
  pen.font = '600 15px "Barlow Condensed", sans-serif';
  pen.fillText(shortened(pen, card.name, w - 16), x + w / 2, y + h - 12);
  const cost = costOf(card);
  if (cost !== undefined && card.category !== "LEADER") {
    pen.fillStyle = night;
    pen.beginPath();
    pen.arc(x + 14, y + 14, 18, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = "#fff";
    pen.font = '700 20px "Barlow Condensed", sans-serif';
    pen.fillText(String(cost), x + 15, y + 22);
  }
  pen.restore();
  if (count > 1 || card.category !== "LEADER") badge(pen, count, x + w - 28, y + h - 46);
}

function badge(pen: CanvasRenderingContext2D, count: number, x: number, y: number): void {
  pen.fillStyle = "#e7b75f";
  pen.beginPath();
  pen.roundRect(x - 22, y - 15, 40, 30, 8);
  pen.fill();
  pen.fillStyle = "#241703";
  pen.textAlign = "center";
  pen.font = '700 21px "Barlow Condensed", sans-serif';
  pen.fillText(`×${count}`, x - 2, y + 8);
}

/** A PNG of the deck, the Leader above, every card with its number of copies. */
export async function pictureOf(deck: KeptDeck, cards: Cards, says: string): Promise<Blob> {
  await document.fonts.load('400 40px "Marcellus"').catch(() => {});
  const known = (counts: Counts) => ordered(counts, cards).filter(([number]) => cards.has(number));
  const parts = [known(deck.main), known(deck.z)].filter((part) => part.length > 0);
  const rows = parts.reduce((sum, part) => sum + Math.ceil(part.length / columns), 0);
  const high = head + rows * (cardHigh + gap) + Math.max(0, parts.length - 1) * 20 + margin + 26;
  const canvas = document.createElement("canvas");
  canvas.width = wide;
  canvas.height = Math.ceil(high);
  const pen = canvas.getContext("2d")!;
  const felt = pen.createRadialGradient(wide / 2, 0, 0, wide / 2, 0, high);
  felt.addColorStop(0, deck.game === "opcg" ? "#0e2a3f" : "#2a1c3d");
  felt.addColorStop(1, "#0b1017");
  pen.fillStyle = felt;
  pen.fillRect(0, 0, wide, high);
  const leader = deck.leader === null ? undefined : cards.get(deck.leader);
  if (leader !== undefined) await drawCard(pen, leader, 1, margin, margin, 148);
  const left = margin + (leader === undefined ? 0 : 172);
  pen.textAlign = "left";
  pen.fillStyle = "#f9e6c0";
  pen.font = '400 46px "Marcellus", serif';
  pen.fillText(shortened(pen, deck.name, wide - left - margin), left, margin + 58);
  pen.fillStyle = "#d7cdb9";
  pen.font = '400 22px "Figtree Variable", sans-serif';
  pen.fillText(shortened(pen, leader?.name ?? "", wide - left - margin), left, margin + 98);
  pen.fillStyle = "#a9b4bf";
  pen.fillText(says, left, margin + 132);
  leader?.colors.forEach((color, i) => {
    pen.save();
    pen.translate(left + i * 40, margin + 146);
    pen.scale(1.2, 1.2);
    pen.fillStyle = paletteOf(color).light;
    pen.fill(new Path2D(signs[color] ?? signs.Black), "evenodd");
    pen.restore();
  });
  let y = head;
  for (const part of parts) {
    for (const [i, [number, count]] of part.entries()) {
      const x = margin + (i % columns) * (cardWide + gap);
      await drawCard(pen, cards.get(number)!, count, x, y + Math.floor(i / columns) * (cardHigh + gap));
    }
    y += Math.ceil(part.length / columns) * (cardHigh + gap) + 20;
  }
  pen.textAlign = "right";
  pen.fillStyle = "#a9b4bf";
  pen.font = '400 18px "Marcellus", serif';
  pen.fillText("Arbiter", wide - margin, high - 16);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob === null ? fail(new Error("No picture came.")) : done(blob)), "image/png"),
  );
}
