/** A card as it lies on the table: picture, frame by colour and kind, and the numbers that are played with. */

import type { Face, SceneCard } from "@arbiter/match";
import { type CSSProperties, memo } from "react";
import { paletteOf } from "./palette.ts";
import { Sign } from "./sign.tsx";
import { useArt } from "./use-art.ts";

export function frameOf(face: Face): CSSProperties {
  const first = paletteOf(face.colors[0]);
  const last = paletteOf(face.colors[face.colors.length - 1]);
  return {
    "--deep": first.deep,
    "--mid": first.mid,
    "--light": first.light,
    "--mid2": last.mid,
    "--light2": last.light,
    "--night": first.night,
  } as CSSProperties;
}

const costs = ["cost", "energy cost", "z-energy cost"];
const extras = ["counter", "combo power"];
/** A name of more letters is cut after its second line. */
const twoLines = 24;

interface Given {
  readonly face: Face;
  /** As it is now; where its values differ from what is printed, they are coloured. */
  readonly card?: SceneCard | undefined;
  /** At table size. */
  readonly small?: boolean;
}

export const CardFace = memo(function CardFace({ face, card, small = false }: Given) {
  const values = card?.values ?? face.numbers;
  const art = useArt(face, small);
  const cost = costs.find((name) => values[name] !== undefined);
  const extra = extras.find((name) => (values[name] ?? 0) > 0);
  const isZ = face.category.startsWith("Z-");
  const kind = face.category.toLowerCase().slice(isZ ? 2 : 0);
  const changed = (name: string) => {
    const by = (values[name] ?? 0) - (face.numbers[name] ?? 0);
    return by === 0 ? "" : by > 0 ? " up" : " down";
  };
  return (
    <span className={`face kind-${kind}${isZ ? " z-card" : ""}`} style={frameOf(face)}>
      <span className="art" style={art} />
      <span className="head">
        {cost !== undefined && !face.category.endsWith("LEADER") ? (
          <span className={`cost${changed(cost)}`}>{values[cost]}</span>
        ) : null}
        <span className="signs">
          {face.colors.map((color) => (
            <Sign key={color} color={color} />
          ))}
        </span>
        {values.power === undefined ? null : (
          <span className={`power${changed("power")}`} data-short={`${values.power / 1000}k`}>
            {values.power}
          </span>
        )}
      </span>
      <span className="plate">
        {extra === undefined ? null : <span className="extra">+{values[extra]}</span>}
        <span className={face.name.length > twoLines ? "name long" : "name"}>{face.name}</span>
      </span>
    </span>
  );
});

/** A card's picture by itself, at the size of a coin. */
export function CardArt({ face, className }: { face: Face; className: string }) {
  return <span className={className} style={useArt(face, true)} aria-hidden="true" />;
}

export function CardBack({ game }: { game: "opcg" | "dbs" }) {
  return <span className={`back back-${game}`} />;
}
