/** Likenesses of cards: they lie and fly above the table, which lies still. A card that left its row itself would take
 * all that is drawn after it along, into a layer of its own. */

/** Its middle, and how high it is, not turned. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly h: number;
}

export function placeOf(element: HTMLElement | null): Place | null {
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 ? null : { x: left + width / 2, y: top + height / 2, h: element.offsetHeight };
}

export interface Likeness {
  readonly element: HTMLElement;
  /** Where it was made; all its sizes are shares of this. */
  readonly own: Place;
  readonly rested: boolean;
}

function made(own: Place, rested: boolean, nodes: readonly Node[]): Likeness {
  const element = document.createElement("div");
  element.className = `card flying${rested ? " rested" : ""}`;
  element.ariaHidden = "true";
  element.append(...nodes);
  element.style.setProperty("--h", `${own.h}px`);
  const likeness = { element, own, rested };
  element.style.transform = lying(likeness, own);
  return likeness;
}

const copies = (element: HTMLElement) => Array.from(element.childNodes, (node) => node.cloneNode(true));

export function likenessOf(element: HTMLElement, own: Place): Likeness {
  return made(own, element.classList.contains("rested"), copies(element));
}

/** Of the card that lies open on a pile. */
export function likenessOnPile(pile: HTMLElement, own: Place): Likeness | null {
  const face = pile.querySelector(".face");
  return face === null ? null : made(own, false, [face.cloneNode(true)]);
}

/** A card that nobody sees. */
export function backAt(own: Place): Likeness {
  return made(own, false, [backOf()]);
}

function backOf(): HTMLElement {
  const back = document.createElement("span");
  back.className = `back back-${document.querySelector(".table.game-dbs") === null ? "opcg" : "dbs"}`;
  return back;
}

/** Lays a back over it, which is gone when the card has turned half-way. */
export function coverWithBack({ element }: Likeness): HTMLElement {
  const back = backOf();
  element.append(back);
  return back;
}

/** Shows what this card shows now. */
export function showAs({ element }: Likeness, card: HTMLElement): void {
  element.replaceChildren(...copies(card));
}

interface Lying {
  readonly scale?: number;
  /** Turned about its height. */
  readonly over?: number;
  readonly tilt?: number;
}

/** The transform with which it lies with its middle at a place. */
export function lying(
  { own, rested }: Pick<Likeness, "own" | "rested">,
  { x, y, h }: Place,
  { scale = 1, over = 0, tilt = 0 }: Lying = {},
): string {
  const turned = (rested ? 90 : 0) + tilt;
  return `translate(${x - (own.h * 5) / 14}px, ${y - own.h / 2}px) perspective(700px) rotate(${turned}deg) rotateY(${over}deg) scale(${(scale * h) / own.h})`;
}
