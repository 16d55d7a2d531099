/** A button that says why: held, pressed with the other mouse button, asked with W, or pressed while it cannot be used. */
import { type ReactNode, useRef } from "react";
import { show } from "../app/store.ts";
import type { ButtonWhy } from "./why.tsx";

/** A finger that stays so long asks, and does not press. */
const held = 500;

interface Given {
  readonly can?: boolean;
  readonly className?: string;
  /** Where its words are not always shown. */
  readonly label?: string;
  readonly why: () => ButtonWhy;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export function WhyButton({ can = true, className, label, why, onPress, children }: Given) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const asked = useRef(false);
  const ask = () => show({ what: "button", ...why() });
  const stop = () => clearTimeout(timer.current);
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-disabled={!can || undefined}
      onClick={() => {
        if (asked.current) asked.current = false;
        else if (can) onPress();
        else ask();
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        ask();
      }}
      onKeyDown={(event) => {
        if (event.key !== "w" || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        ask();
      }}
      onPointerDown={({ pointerType }) => {
        asked.current = false;
        if (pointerType !== "touch") return;
        timer.current = setTimeout(() => {
          asked.current = true;
          ask();
        }, held);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
    >
      {children}
    </button>
  );
}
