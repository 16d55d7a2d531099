/** A position as a picture: drawn on a canvas from the same card pictures as the table. */
import type { Face, GameName, Player } from "@arbiter/match";
import { download } from "../../app/files.ts";
import { table } from "../../app/store.ts";
import { artOf } from "../../cards/art.ts";
import { capital } from "../../i18n/say.ts";
import { areas } from "./areas.ts";
import type { DeskCard } from "./clerk.ts";
import type { Draft } from "./draft.ts";
import { faceFor } from "./side.tsx";

interface Drawn {
  readonly face: Face | undefined; // undefined: its back
  readonly rested: boolean;
  readonly power: number | null;
  readonly marks: number;
}
interface DrawnArea {
  readonly label: string;
  readonly cards: readonly Drawn[];
  readonly blank: number;
}
interface DrawnSide {
  readonly name: string;
  readonly areas: readonly DrawnArea[];
  readonly counts: string;
}

/** A place, whosever it is. */
const areaNamed = (name: string) => {
  const { intl } = table();
  const id = `area.${name}`;
  return id in intl.messages ? capital(intl.formatMessage({ id }, { who: "" })) : capital(name);
};

const pileNames = ["deck", "life", "zDeck"];

export async function draftPicture(draft: Draft, cards: readonly DeskCard[], title: string): Promise<void> {
  const side = (player: Player): DrawnSide => {
    const { places, blanks, counts } = draft.sides[player];
    const leader = places.leader?.[0];
    return {
      name: leader === undefined ? "" : (faceFor(cards, leader.card)?.name ?? leader.card),
      areas: areas[draft.game].map(({ name }) => ({
        label: areaNamed(name),
        blank: (places[name] ?? []).length === 0 ? (blanks[name] ?? 0) : 0,
        cards: (places[name] ?? []).map(({ card, fields }) => {
          const face = faceFor(cards, card);
          const power = face?.numbers.power;
          return {
            face,
            rested: fields.rested === true,
            power: power === undefined ? null : power + ((fields.power as number | undefined) ?? 0),
            marks: ((fields.don ?? fields.markers) as number | undefined) ?? 0,
          };
        }),
      })),
      counts: Object.entries(counts)
        .map(([pool, n]) => `${pool.replace("don.", "DON!! ")} ${n}`)
        .join(" · "),
    };
  };
  await draw(title, draft.game, draft.turn, [side(1), side(0)]);
}

/** What the table shows now, as its viewer sees it. */
export async function tablePicture(): Promise<void> {
  const { scene, faces, study } = table();
  if (scene === null) return;
  const side = (player: Player): DrawnSide => ({
    name: scene.names[player],
    areas: areas[scene.game].map(({ name }) => {
      const ids = scene.sides[player].areas[name] ?? [];
      const isPile = pileNames.includes(name);
      return {
        label: areaNamed(name),
        blank: isPile ? ids.length : 0,
        cards: (isPile ? [] : ids).map((id) => {
          const { face, rested, values, marks } = scene.cards[id];
          return {
            face: face === null ? undefined : faces.get(face),
            rested,
            power: values.power ?? null,
            marks,
          };
        }),
      };
    }),
    counts:
      scene.game === "opcg"
        ? `DON!! ${scene.sides[player].pools[0]} / ${scene.sides[player].pools[0] + scene.sides[player].pools[1]}`
        : "",
  });
  const other: Player = scene.viewer === 0 ? 1 : 0;
  await draw(study?.laid.title ?? "", scene.game, scene.turn, [side(other), side(scene.viewer)]);
}

const width = 1280;
const card = { w: 80, h: 112 };
const felts: Readonly<Record<GameName, readonly [string, string]>> = {
  opcg: ["#0e2a3f", "#081826"],
  dbs: ["#2a1c3d", "#150e22"],
};

async function draw(title: string, game: GameName, turn: number, sides: readonly DrawnSide[]): Promise<void> {
  const rows = sides.map(flowed);
  const height = 84 + rows.reduce((sum, { height: h }) => sum + h + 44, 0) + 30;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d")!;
  const felt = pen.createLinearGradient(0, 0, 0, height);
  felt.addColorStop(0, felts[game][0]);
  felt.addColorStop(1, felts[game][1]);
  pen.fillStyle = felt;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "#f9e6c0";
  pen.font = "28px Marcellus, serif";
  pen.fillText(cut(pen, title, width - 220), 28, 48);
  pen.font = "600 18px 'Barlow Condensed', sans-serif";
  pen.fillStyle = "#a9b4bf";
  pen.fillText(table().intl.formatMessage({ id: "turn.number" }, { turn }), width - 120, 46);
  let top = 84;
  for (const [i, side] of sides.entries()) {
    pen.fillStyle = "#e7b75f";
    pen.font = "22px Marcellus, serif";
    pen.fillText(`${side.name}   ${side.counts}`, 28, top + 20);
    for (const { area, x, y } of rows[i].placed) await drawArea(pen, area, 28 + x, top + 40 + y, game);
    top += rows[i].height + 44;
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob === null) throw new Error("The browser could not make a picture.");
  download("arbiter-position.png", blob);
}

function widthOf(area: DrawnArea): number {
  const cards = area.cards.reduce((sum, one) => sum + (one.rested ? card.h : card.w) + 8, 0);
  return Math.max(cards + (area.blank > 0 ? card.w + 8 : 0), 90) + 16;
}

/** Areas side by side, and below where there is no room. */
function flowed(side: DrawnSide): { placed: { area: DrawnArea; x: number; y: number }[]; height: number } {
  let x = 0;
  let y = 0;
  const placed = side.areas
    .filter(({ cards, blank }) => cards.length > 0 || blank > 0)
    .map((area) => {
      const wide = widthOf(area);
      if (x > 0 && x + wide > width - 56) {
        x = 0;
        y += card.h + 40;
      }
      const found = { area, x, y };
      x += wide;
      return found;
    });
  return { placed, height: y + card.h + 40 };
}

async function drawArea(
  pen: CanvasRenderingContext2D,
  area: DrawnArea,
  x: number,
  y: number,
  game: GameName,
): Promise<void> {
  pen.fillStyle = "#a9b4bf";
  pen.font = "600 15px 'Barlow Condensed', sans-serif";
  pen.fillText(area.label, x, y + 12);
  let at = x;
  for (const one of area.cards) {
    await drawCard(pen, one, at, y + 20, game);
    at += (one.rested ? card.h : card.w) + 8;
  }
  if (area.blank === 0) return;
  await drawCard(pen, { face: undefined, rested: false, power: null, marks: 0 }, at, y + 20, game);
  pen.fillStyle = "#fff";
  pen.font = "700 30px 'Barlow Condensed', sans-serif";
  pen.fillText(String(area.blank), at + 26, y + 88);
}

async function drawCard(
  pen: CanvasRenderingContext2D,
  one: Drawn,
  x: number,
  y: number,
  game: GameName,
): Promise<void> {
  pen.save();
  pen.translate(x, y);
  if (one.rested) {
    pen.translate(card.h, (card.h - card.w) / 2);
    pen.rotate(Math.PI / 2);
  }
  pen.beginPath();
  pen.roundRect(0, 0, card.w, card.h, 6);
  pen.clip();
  pen.fillStyle = felts[game][1];
  pen.fillRect(0, 0, card.w, card.h);
  if (one.face !== undefined) {
    const art = await imageOf(artOf(one.face)).catch(() => null);
    if (art !== null) pen.drawImage(art, 0, 0, card.w, card.h);
    pen.fillStyle = "rgb(0 0 0 / 0.72)";
    pen.fillRect(0, card.h - 20, card.w, 20);
    pen.fillStyle = "#fff";
    pen.font = "600 13px 'Barlow Condensed', sans-serif";
    pen.fillText(cut(pen, one.face.name, card.w - 8), 4, card.h - 6);
    if (one.power !== null) corner(pen, String(one.power), card.w);
    if (one.marks > 0) corner(pen, `+${one.marks}`, 30);
  }
  pen.lineWidth = 2;
  pen.strokeStyle = "#34465a";
  pen.stroke();
  pen.restore();
}

function corner(pen: CanvasRenderingContext2D, text: string, right: number): void {
  pen.font = "700 18px 'Barlow Condensed', sans-serif";
  const wide = pen.measureText(text).width + 8;
  pen.fillStyle = "rgb(0 0 0 / 0.75)";
  pen.fillRect(right - wide, 0, wide, 22);
  pen.fillStyle = "#fff";
  pen.fillText(text, right - wide + 4, 17);
}

function imageOf(url: string): Promise<HTMLImageElement> {
  return new Promise((done, fail) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = fail;
    image.src = url;
  });
}

function cut(pen: CanvasRenderingContext2D, text: string, most: number): string {
  let shown = text;
  while (shown.length > 1 && pen.measureText(shown).width > most) shown = shown.slice(0, -1);
  return shown === text ? text : `${shown.slice(0, -1)}…`;
}
