/** A figure from the waist up: what it holds, its cloak, its face, and what it wears on its head. */
import type { Chance } from "./chance.ts";
import type { Palette } from "./palette.ts";

const skins = ["#f3d3b0", "#e0b183", "#b97f52", "#8a5a3a", "#5d3b28", "#f7dfc8"];
const hairs = ["#1a1310", "#3b2416", "#6b3a1c", "#c98b3a", "#e9e2d4", "#7a1f24", "#274a5e", "#3d2a5c"];

/** Stands at `x` with its chin at `y`; the light comes from `lit` (-1 left, 1 right). */
export function figure(c: Chance, p: Palette, x: number, y: number, size: number, lit: number): string {
  const skin = c.one(skins);
  const hair = c.one(hairs);
  const cloth = c.one([p.deep, p.mid, p.night]);
  const trim = c.one([p.glow, p.light, "#e7b75f"]);
  const body = `<g transform="translate(${x} ${y}) scale(${size * (c() < 0.5 ? 1 : -1)} ${size})">${held(c, p, trim)}${cloak(c, p, cloth, trim)}${head(c, skin, hair, cloth, trim, lit)}</g>`;
  return body;
}

function held(c: Chance, p: Palette, trim: string): string {
  const lean = c.between(8, 24);
  const metal = p.glow;
  const things = [
    `<path d="M0 130V-70l5-16 5 16V130z" fill="${metal}"/><path d="M-10 44H20" stroke="${trim}" stroke-width="6"/>`,
    `<path d="M3 150V-88" stroke="#5b3b22" stroke-width="5"/><circle cx="3" cy="-92" r="15" fill="${p.glow}" opacity=".35"/><circle cx="3" cy="-92" r="7" fill="${p.glow}"/><circle cx="3" cy="-92" r="11" fill="none" stroke="${trim}" stroke-width="2.5"/>`,
    `<path d="M3 150V-70" stroke="#4b3220" stroke-width="5"/><path d="M3-112l11 34-11 14-11-14z" fill="${metal}"/>`,
    `<path d="M3 150V-96" stroke="#3d2a1c" stroke-width="4"/><path d="M5-94h56l-14 18 14 18H5z" fill="${trim}"/>`,
    `<path d="M30-60q-58 76-6 176" fill="none" stroke="#5b3b22" stroke-width="5"/><path d="M30-60L24 116" stroke="${metal}" stroke-width="1.2"/>`,
    `<path d="M0 120C-40 60-40-20 4-76 48-20 48 60 8 120z" fill="${p.mid}" stroke="${trim}" stroke-width="3.5"/><circle cx="4" cy="22" r="13" fill="${trim}"/>`,
    "",
    `<path d="M-34 110Q-120 20-96-80Q-70-30-20 10z M34 110Q120 20 96-80Q70-30 20 10z" fill="${p.light}" opacity=".75"/>`,
  ];
  return `<g transform="translate(${c.between(44, 58).toFixed(0)} 60) rotate(${lean.toFixed(0)})">${c.one(things)}</g>`;
}

function cloak(c: Chance, p: Palette, cloth: string, trim: string): string {
  const w = c.between(58, 76);
  const s = c.between(20, 34);
  const shape = `M${-w} 170C${-w - 6} 90 ${-w + 4} ${s + 22} -34 ${s}Q-16 ${s - 12} -13 4H13Q16 ${s - 12} 34 ${s}C${w - 4} ${s + 22} ${w + 6} 90 ${w} 170z`;
  const fronts = [
    `<path d="M-13 6L0 60 13 6 24 20 4 170H-4L-24 20z" fill="${trim}" opacity=".85"/>`,
    `<path d="M-44 ${s + 6}L40 150 28 168-58 60z" fill="${trim}" opacity=".8"/>`,
    `<path d="M-16 8Q0 30 16 8L30 ${s}Q0 62-30 ${s}z" fill="${trim}" opacity=".9"/><path d="M0 46V170" stroke="${p.night}" stroke-width="2.5"/>`,
    `<path d="M-52 ${s + 26}Q-70 ${s - 4}-34 ${s - 4}Q-22 ${s + 20}-52 ${s + 26}zM52 ${s + 26}Q70 ${s - 4} 34 ${s - 4}Q22 ${s + 20} 52 ${s + 26}z" fill="${trim}"/><path d="M0 34V170M-9 70H9M-9 96H9M-9 122H9" stroke="${trim}" stroke-width="3"/>`,
    `<path d="M-20 ${s - 2}Q0 ${s + 40} 20 ${s - 2}" fill="none" stroke="${trim}" stroke-width="3"/><circle cy="${s + 22}" r="6.5" fill="${trim}"/>`,
  ];
  return `<path d="${shape}" fill="${cloth}"/><path d="${shape}" fill="url(#shade)"/>${c.one(fronts)}<path d="M${-w} 170C${-w - 6} 90 ${-w + 4} ${s + 22} -34 ${s}Q-16 ${s - 12} -13 4" fill="none" stroke="${p.glow}" stroke-width="2.2" opacity=".75"/>`;
}

function head(c: Chance, skin: string, hair: string, cloth: string, trim: string, lit: number): string {
  const brow = c.between(-3, 3);
  const behind = [
    "",
    `<path d="M-30-40Q-44 20-34 50H34Q44 20 30-40z" fill="${hair}"/>`,
    `<path d="M-34-30Q-46 26-30 30 0 40 30 30 46 26 34-30z" fill="${cloth}"/>`,
    `<path d="M10-70Q64-60 52 10Q44-20 22-40z" fill="${hair}"/>`,
  ];
  const face = `<path d="M-11 10V-6H11V10Q0 20-11 10z" fill="${skin}"/><path d="M-11 2Q0 10 11 2V8Q0 18-11 8z" fill="#000" opacity=".25"/><path d="M-23-44Q-25-10-11-2 0 5 11-2 25-10 23-44Q20-68 0-68T-23-44z" fill="${skin}"/><path d="M${lit > 0 ? "-23-44Q-25-10-11-2-4 1 0 2Q-8-30-2-68-20-66-23-44z" : "23-44Q25-10 11-2 4 1 0 2 8-30 2-68 20-66 23-44z"}" fill="#1a0d10" opacity=".28"/>`;
  const eyes = `<path d="M-14-31q4.500-4 9 0q-4.500 2.500-9 0zM5-31q4.500-4 9 0q-4.500 2.500-9 0z" fill="#fff"/><circle cx="-9" cy="-31.500" r="1.900" fill="#12090a"/><circle cx="10" cy="-31.500" r="1.900" fill="#12090a"/><path d="M-16 ${-38 + brow}Q-10-41-4 ${-37 - brow}M4 ${-37 - brow}Q10-41 16 ${-38 + brow}" stroke="${hair}" stroke-width="2.600" fill="none"/><path d="M-1-27l-2 9 4 1" stroke="#000" stroke-opacity=".35" stroke-width="1.400" fill="none"/><path d="M-6-10Q0 ${c.between(-12, -6).toFixed(0)} 6-10" stroke="#3a1512" stroke-width="1.800" fill="none"/>`;
  const marks = [
    "",
    `<path d="M9-24l6 12" stroke="#7a2a22" stroke-width="1.600"/>`,
    `<path d="M-16-16Q0-10 16-16Q18 12 0 22Q-18 12-16-16z" fill="${hair}"/>`,
    `<path d="M-18-34h16v7q-8 6-16 0zM4-34l16-6" fill="#0d0a0a" stroke="#0d0a0a" stroke-width="2"/>`,
    `<path d="M-10-14Q0-20 10-14Q6-9 0-11-6-9-10-14z" fill="${hair}"/>`,
    `<circle cx="-24" cy="-22" r="3" fill="${trim}"/>`,
  ];
  const worn = [
    // hood
    `<path d="M-34 6Q-44-84 0-90 44-84 34 6Q28-62 0-64-28-62-34 6z" fill="${cloth}"/><path d="M-34 6Q-44-84 0-90 44-84 34 6" fill="none" stroke="${trim}" stroke-width="2.500"/>`,
    // three-cornered hat
    `<path d="M-26-48Q-20-60 0-60T26-48L30-40H-30z" fill="${hair}"/><path d="M-50-46Q-34-92 0-82 34-92 50-46 26-64 0-60-26-64-50-46z" fill="${cloth}"/><path d="M-50-46Q-26-64 0-60T50-46" fill="none" stroke="${trim}" stroke-width="3"/>`,
    // spikes
    `<path d="M-28-34L-40-62-22-58-28-90-6-68 4-104 14-70 36-88 26-58 42-56 27-34Q22-54 8-52L2-44-6-54Q-24-52-28-34z" fill="${hair}"/>`,
    // long hair
    `<path d="M-27-20Q-36-76 0-76T27-20Q26-44 12-56-2-40-22-44-25-36-27-20z" fill="${hair}"/>`,
    // top knot
    `<circle cy="-82" r="13" fill="${hair}"/><path d="M-25-38Q-26-74 0-74T25-38Q14-56 0-56T-25-38z" fill="${hair}"/><path d="M-8-72H8" stroke="${trim}" stroke-width="4"/>`,
    // helmet
    `<path d="M-29-28Q-34-82 0-84T29-28L20-34V-46H4V-24H-4V-46H-20V-34z" fill="${trim}"/><path d="M-3-84Q-4-112 26-108 10-100 6-82z" fill="${cloth}"/>`,
    // scarf
    `<path d="M-26-40Q-26-74 0-74T26-40Q0-54-26-40z" fill="${trim}"/><path d="M24-46Q46-44 50-22 36-34 24-38z" fill="${trim}"/>`,
    // crown
    `<path d="M-24-40Q-24-66 0-66T24-40Q0-52-24-40z" fill="${hair}"/><path d="M-25-58L-32-90-14-74 0-98 14-74 32-90 25-58Q0-68-25-58z" fill="#e7b75f"/><circle cy="-72" r="3.500" fill="${cloth}"/>`,
    // broad hat
    `<ellipse cy="-56" rx="56" ry="11" fill="${cloth}"/><path d="M-26-58Q-24-92 0-92T26-58z" fill="${cloth}"/><path d="M-26-60Q0-52 26-60" stroke="${trim}" stroke-width="5" fill="none"/>`,
    // curls
    `<path d="M-30-26a12 12 0 0 1-4-22 12 12 0 0 1 10-20 14 14 0 0 1 22-8 14 14 0 0 1 22 6 12 12 0 0 1 12 20 12 12 0 0 1-2 24q-6-28-16-30-16 8-30 0-10 6-14 30z" fill="${hair}"/>`,
  ];
  return `${c.one(behind)}${face}${eyes}${c.one(marks)}${c.one(worn)}`;
}
