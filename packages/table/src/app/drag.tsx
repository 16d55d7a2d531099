/** Dragging: a card to its place or its target, DON!! to a card. Whatever can be dragged can be pressed as well. */

import type { Choice } from "@arbiter/match";
import {
  Cursor,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from "@dnd-kit/dom";
import { DragDropProvider, useDraggable, useDroppable } from "@dnd-kit/react";
import type { ReactNode } from "react";
import { giveMany } from "./acting.ts";
import { askedNow, choicesOf, pick, set, table } from "./store.ts";

/** A press that hardly moves is a press; on touch, holding comes first so that a swipe still scrolls. */
const sensors = [
  PointerSensor.configure({
    activationConstraints: (event) =>
      event.pointerType === "touch"
        ? [new PointerActivationConstraints.Delay({ value: 180, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: 8 })],
  }),
];
const plugins = [Cursor, PreventSelection, Feedback.configure({ feedback: "clone" })];

type Dragged = { readonly card: number } | { readonly don: number };
type Place = { readonly card: number } | { readonly area: string };

export function DragTable({ children }: { children: ReactNode }) {
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={plugins}
      onDragStart={({ operation }) => {
        const what = operation.source?.data as Dragged | undefined;
        if (what !== undefined && "card" in what) set({ acting: what.card, dragging: true });
      }}
      onDragEnd={({ operation, canceled }) => {
        set({ acting: null, dragging: false });
        const what = operation.source?.data as Dragged | undefined;
        const place = operation.target?.data as Place | undefined;
        if (!canceled && what !== undefined && place !== undefined) drop(what, place);
      }}
    >
      {children}
    </DragDropProvider>
  );
}

function drop(what: Dragged, place: Place): void {
  const asked = askedNow(table());
  if (asked === null) return;
  if ("don" in what) {
    if ("card" in place && choicesOf(asked, place.card).some((one) => one.do === "give"))
      giveMany(place.card, what.don);
    return;
  }
  const choices = choicesOf(asked, what.card);
  const meant =
    "card" in place
      ? choices.filter((one) => one.target === place.card)
      : choices.filter((one) => one.target === null && fits(one, place.area));
  if (meant.length === 1) pick(meant[0]);
  else if (choices.length > 0 && meant.length > 1) set({ acting: what.card });
}

/** Where something is done by laying a card there. */
function fits({ do: what }: Choice, area: string): boolean {
  if (what === "charge") return area === "energy";
  if (what === "combo") return area === "combo" || area === "battle" || area === "leader";
  return what === "play" || what === "place" || what === "counter";
}

export function useDragCard(card: number, can: boolean): (element: Element | null) => void {
  const { ref } = useDraggable({ id: `card ${card}`, data: { card }, disabled: !can });
  return ref;
}

export function useDropCard(card: number): (element: Element | null) => void {
  const { ref } = useDroppable({ id: `on card ${card}`, data: { card }, collisionPriority: 3 });
  return ref;
}

export function useDropArea(player: number, area: string): (element: Element | null) => void {
  const { ref } = useDroppable({ id: `area ${player} ${area}`, data: { area }, collisionPriority: 1 });
  return ref;
}

/** The nth DON!! takes those behind it along. */
export function useDragDon(player: number, many: number, can: boolean): (element: Element | null) => void {
  const { ref } = useDraggable({ id: `don ${player} ${many}`, data: { don: many }, disabled: !can });
  return ref;
}
