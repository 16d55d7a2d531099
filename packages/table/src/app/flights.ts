/** How cards fly. Each of these has read its places before, and only sets in motion. */
import { animate } from "motion/mini";
import { backAt, coverWithBack, type Likeness, lying, type Place } from "./likeness.ts";

export interface Time {
  readonly seconds: number;
  readonly delay: number;
}

const arc = (from: Place, to: Place): Place => ({
  x: to.x + (from.x - to.x) * 0.4,
  y: to.y + (from.y - to.y) * 0.4 - 22,
  h: (from.h + to.h) / 2,
});

/** A rested card stands up on its way. */
const upright = (one: Likeness) => ({ own: one.own, rested: false });

/** To its new place; `turns`: it was not seen before, and turns face up half-way; `settles`: it lands with its weight. */
export async function fly(
  one: Likeness,
  from: Place,
  to: Place,
  { seconds, delay }: Time,
  { turns = false, settles = false } = {},
): Promise<void> {
  if (turns) {
    const back = coverWithBack(one);
    animate(
      back,
      { opacity: [1, 1, 0, 0] },
      { duration: seconds, delay, times: [0, 0.5, 0.5, 1], ease: "easeOut" },
    );
  }
  const over = turns ? 90 : 0;
  await animate(
    one.element,
    {
      transform: [
        lying(one, from),
        lying(one, arc(from, to), { scale: 1.06, over }),
        ...(settles ? [lying(one, { ...to, y: to.y + 4 })] : []),
        lying(one, to),
      ],
    },
    { duration: seconds, delay, ease: "easeOut", ...(settles ? { times: [0, 0.5, 0.86, 1] } : {}) },
  );
}

/** By the middle of the table, where it stands for a while and can be read. */
export async function flyByMiddle(
  one: Likeness,
  from: Place,
  middle: Place,
  to: Place,
  { seconds, delay }: Time,
): Promise<void> {
  await animate(
    one.element,
    {
      transform: [
        lying(one, from),
        lying(upright(one), middle),
        lying(upright(one), middle),
        lying(upright(one), to),
      ],
    },
    { duration: seconds, delay, times: [0, 0.25, 0.75, 1], ease: "easeInOut" },
  );
}

/** Into a pile; `falls`: a card that is K.O.'d turns grey, tilts and falls. */
export async function flyToPile(
  one: Likeness,
  from: Place,
  to: Place,
  { seconds, delay }: Time,
  falls = false,
): Promise<void> {
  if (falls) one.element.classList.add("fallen");
  const way = falls
    ? [lying(one, from), lying(one, from, { tilt: 8 }), lying(upright(one), to, { tilt: 8 })]
    : [lying(one, from), lying(upright(one), arc(from, to)), lying(upright(one), to)];
  await animate(
    one.element,
    { transform: way },
    { duration: seconds, delay, ease: falls ? "easeIn" : "easeOut" },
  );
}

/** To the card that it helps, where it dissolves into what it adds. */
export async function dissolve(
  one: Likeness,
  from: Place,
  to: Place,
  says: string,
  { seconds, delay }: Time,
): Promise<void> {
  await animate(
    one.element,
    {
      transform: [lying(one, from), lying(one, to, { scale: 0.9 }), lying(one, to, { scale: 0.5 })],
      opacity: [1, 1, 0],
    },
    { duration: seconds, delay, ease: "easeOut" },
  );
  const word = document.createElement("b");
  word.className = "adds";
  word.ariaHidden = "true";
  word.textContent = says;
  document.body.append(word);
  const at = (up: number) => `translate(${to.x}px, ${to.y - up}px) translate(-50%, -50%)`;
  animate(
    word,
    { transform: [at(0), at(26), at(34)], opacity: [1, 1, 0] },
    { duration: seconds * 1.6, ease: "easeOut" },
  ).then(() => word.remove());
}

/** A card that nobody sees, from pile to pile or hand. */
export async function flyUnseen(from: Place, to: Place, time: Time): Promise<void> {
  const h = Math.min(from.h, to.h, 150);
  const back = backAt({ ...from, h });
  document.body.append(back.element);
  await fly(back, { ...from, h }, { ...to, h }, time);
  back.element.remove();
}

/** One DON!! card. */
export function slide(from: Place, to: Place, { seconds, delay }: Time): void {
  const don = document.createElement("span");
  don.className = "don flying";
  don.ariaHidden = "true";
  don.style.setProperty("--h", `${to.h}px`);
  const at = ({ x, y }: Place) => `translate(${x - to.h * 0.15}px, ${y - to.h * 0.21}px)`;
  don.style.transform = at(from);
  document.body.append(don);
  animate(don, { transform: [at(from), at(to)] }, { duration: seconds, delay, ease: "easeOut" }).then(() =>
    don.remove(),
  );
}
