/** What rises behind the subject: sparks, leaves, waves, wheels, links, rays, crystals. Box of 200 × 280. */
import type { Chance } from "./chance.ts";
import type { Palette } from "./palette.ts";

type Motif = (c: Chance, p: Palette) => string;

const n = (value: number) => value.toFixed(1);

const sparks: Motif = (c, p) => {
  let drawn = "";
  for (let i = 0; i < 26; i++) {
    const x = c.between(0, 200);
    const y = c.between(10, 250);
    const r = c.between(0.8, 3.4);
    drawn += `<path d="M${n(x)} ${n(y - r * 3)}q${n(r)} ${n(r * 2)} 0 ${n(r * 4)}q${n(-r)} ${n(-r * 2)} 0 ${n(-r * 4)}z" fill="${p.glow}" opacity="${n(c.between(0.3, 0.95))}"/>`;
  }
  for (let i = 0; i < 4; i++) {
    const x = c.between(-20, 180);
    const h = c.between(90, 190);
    drawn += `<path d="M${n(x)} 280c-30-${n(h * 0.4)} 24-${n(h * 0.6)} 6-${n(h)}c40 ${n(h * 0.4)} 50 ${n(h * 0.6)} 34 ${n(h)}z" fill="${p.light}" opacity=".22"/>`;
  }
  return drawn;
};

const leaves: Motif = (c, p) => {
  let drawn = "";
  for (let s = 0; s < 3; s++) {
    const x = c.between(-10, 200);
    const bend = c.between(-70, 70);
    drawn += `<path d="M${n(x)} 290q${n(bend)} -120 ${n(bend * 0.5)} -260" stroke="${p.light}" stroke-width="1.6" fill="none" opacity=".5"/>`;
    for (let i = 1; i < 10; i++) {
      const t = i / 10;
      const lx = x + 2 * (1 - t) * t * bend + t * t * bend * 0.5;
      const ly = 290 - 240 * t - 20 * t * t;
      const turn = (i % 2 === 0 ? -1 : 1) * c.between(30, 70);
      const l = c.between(12, 26);
      drawn += `<path d="M0 0q${n(l * 0.5)} ${n(-l * 0.45)} ${n(l)} 0q${n(-l * 0.5)} ${n(l * 0.45)} ${n(-l)} 0z" transform="translate(${n(lx)} ${n(ly)}) rotate(${n(-90 + turn)})" fill="${i % 3 === 0 ? p.glow : p.light}" opacity="${n(c.between(0.35, 0.8))}"/>`;
    }
  }
  return drawn;
};

const waves: Motif = (c, p) => {
  let drawn = "";
  for (let row = 0; row < 6; row++) {
    const y = 120 + row * 26;
    const w = c.between(34, 52);
    const shift = c.between(0, w);
    let d = `M${n(-w - shift)} ${y}`;
    for (let x = -w - shift; x < 220; x += w)
      d += `q${n(w * 0.3)} -18 ${n(w * 0.6)} -4q${n(w * 0.05)} 10 ${n(w * 0.4)} 4`;
    drawn += `<path d="${d}V290H-60z" fill="${row % 2 === 0 ? p.mid : p.deep}" opacity=".75"/><path d="${d}" fill="none" stroke="${p.glow}" stroke-width="1.2" opacity="${n(0.6 - row * 0.07)}"/>`;
  }
  return drawn;
};

const wheels: Motif = (c, p) => {
  let drawn = "";
  for (let i = 0; i < 3; i++) {
    const r = c.between(28, 62);
    const teeth = c.whole(9, 15);
    let d = "";
    for (let t = 0; t < teeth * 2; t++) {
      const a = (t / (teeth * 2)) * Math.PI * 2;
      const at = t % 2 === 0 ? r : r * 0.84;
      const b = a + Math.PI / teeth / 2;
      d += `${t === 0 ? "M" : "L"}${n(Math.cos(a) * at)} ${n(Math.sin(a) * at)}L${n(Math.cos(b) * at)} ${n(Math.sin(b) * at)}`;
    }
    drawn += `<g transform="translate(${n(c.between(0, 200))} ${n(c.between(20, 200))}) rotate(${n(c.between(0, 90))})" fill="none" stroke="${p.light}" opacity="${n(c.between(0.3, 0.6))}"><path d="${d}z" stroke-width="2"/><circle r="${n(r * 0.6)}" stroke-width="1.2"/><circle r="${n(r * 0.18)}" stroke-width="3"/><path d="M0 ${n(-r * 0.6)}V${n(r * 0.6)}M${n(-r * 0.6)} 0H${n(r * 0.6)}" stroke-width="1.2"/></g>`;
  }
  const x = c.between(30, 170);
  drawn += `<path d="M${n(x)} 0l-14 52 12 -4 -20 58 16 -6 -22 66 46 -88 -16 6 22 -46 -14 4 12 -42z" fill="${p.glow}" opacity=".5"/>`;
  return drawn;
};

const links: Motif = (c, p) => {
  let drawn = "";
  for (let s = 0; s < 3; s++) {
    const x = c.between(10, 190);
    const lean = c.between(-28, 28);
    let d = "";
    for (let i = 0; i < 12; i++)
      d += `<ellipse cx="${n(x + (lean * i) / 11)}" cy="${i * 25}" rx="${i % 2 === 0 ? 7.5 : 2.6}" ry="14.5"/>`;
    drawn += `<g fill="none" stroke="${p.light}" stroke-width="3" opacity="${n(c.between(0.3, 0.55))}">${d}</g>`;
  }
  return drawn;
};

const rays: Motif = (c, p) => {
  const x = c.between(60, 140);
  const y = c.between(50, 100);
  const many = c.whole(11, 17);
  let d = "";
  for (let i = 0; i < many; i++) {
    const a = (i / many) * Math.PI * 2 + c.between(-0.04, 0.04);
    const w = c.between(0.05, 0.12);
    d += `M${n(x)} ${n(y)}L${n(x + Math.cos(a - w) * 320)} ${n(y + Math.sin(a - w) * 320)}L${n(x + Math.cos(a + w) * 320)} ${n(y + Math.sin(a + w) * 320)}z`;
  }
  return `<path d="${d}" fill="${p.glow}" opacity=".28"/>`;
};

const crystals: Motif = (c, p) => {
  let drawn = "";
  for (let i = 0; i < 14; i++) {
    const r = c.between(5, 26);
    const at = `translate(${n(c.between(0, 200))} ${n(c.between(10, 230))}) rotate(${n(c.between(0, 60))})`;
    let d = "";
    for (let arm = 0; arm < 6; arm++)
      d += `<path d="M0 0V${n(-r)}M0 ${n(-r * 0.6)}l${n(r * 0.22)} ${n(-r * 0.2)}M0 ${n(-r * 0.6)}l${n(-r * 0.22)} ${n(-r * 0.2)}" transform="rotate(${arm * 60})"/>`;
    drawn += `<g transform="${at}" fill="none" stroke="${p.glow}" stroke-width="1.4" opacity="${n(c.between(0.35, 0.85))}">${d}</g>`;
  }
  return drawn;
};

export const motifs: Readonly<Record<string, Motif>> = {
  Red: sparks,
  Green: leaves,
  Blue: waves,
  Purple: wheels,
  Black: links,
  Yellow: rays,
  White: crystals,
};
