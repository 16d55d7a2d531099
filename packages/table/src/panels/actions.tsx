/**
 * What can be done with the card that was pointed at, beside it. A menu of buttons: that of the library which serves
 * elsewhere takes longer to come than a move may take.
 */
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { useIntl } from "react-intl";
import { giveMany, read } from "../app/acting.ts";
import { askedNow, choicesOf, pick, set, useTable } from "../app/store.ts";
import { say } from "../i18n/say.ts";
import { useSpeaker } from "../i18n/use-speaker.ts";
import { besideCard } from "./beside.ts";

export function Actions() {
  // First the card and its targets are lit, then the menu is made: together they are a long task.
  const acting = useDeferredValue(useTable((t) => t.acting));
  const isAsked = useTable((t) => askedNow(t) !== null && !t.dragging);
  return acting === null || !isAsked ? null : <ActionsOf key={acting} card={acting} />;
}

interface Item {
  readonly key: string;
  readonly do: string;
  readonly says: string;
  readonly run: () => void;
}

function useItems(card: number, name: string): readonly Item[] {
  const intl = useIntl();
  const speaker = useSpeaker();
  const asked = useTable(askedNow);
  const free = useTable((t) => t.scene?.sides[t.scene.viewer].pools[0] ?? 0);
  const choices = choicesOf(asked, card);
  const gives = choices.some((choice) => choice.do === "give");
  const many = gives ? [...new Set([1, 2, 3, 4, free].filter((n) => n <= free && n > 0))] : [];
  return [
    ...choices
      .filter((choice) => choice.do !== "give")
      .map((choice) => ({
        key: `${choice.index}`,
        do: choice.do,
        says: say(speaker, choice.says),
        run: () => pick(choice),
      })),
    ...many.map((n) => ({
      key: `give ${n}`,
      do: "give",
      says: intl.formatMessage({ id: "do.giveMany" }, { n, card: name }),
      run: () => giveMany(card, n),
    })),
    {
      key: "read",
      do: "read",
      says: intl.formatMessage({ id: "menu.read" }),
      run: () => {
        set({ acting: null });
        read(card);
      },
    },
  ];
}

function ActionsOf({ card }: { card: number }) {
  const menu = useRef<HTMLDivElement>(null);
  const held = useTable((t) => t.scene?.sides[t.scene.viewer].areas.hand?.includes(card) ?? false);
  const name = useTable((t) => t.faces.get(t.scene?.cards[card]?.face ?? "")?.name ?? "");
  const items = useItems(card, name);
  const pointedAt = useMemo(() => document.querySelector<HTMLElement>(`[data-card="${card}"]`), [card]);
  const many = items.length;
  const place = useMemo(() => {
    const screen = { width: window.innerWidth, height: window.innerHeight };
    return pointedAt === null ? {} : besideCard(pointedAt.getBoundingClientRect(), held, many, screen);
  }, [pointedAt, held, many]);
  useEffect(() => {
    menu.current?.querySelector("button")?.focus({ preventScroll: true });
    const away = () => set({ acting: null });
    window.addEventListener("resize", away);
    return () => window.removeEventListener("resize", away);
  }, []);
  // The focus leaves the menu before the menu leaves the page, which otherwise is laid out in the middle of its change.
  const leave = () => pointedAt?.focus({ preventScroll: true });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Enter" && event.repeat) event.preventDefault(); // still held from the card
    if (event.key === "Tab" || event.key === "Escape") {
      leave();
      set({ acting: null });
      event.stopPropagation();
    }
    const all = [...event.currentTarget.querySelectorAll("button")];
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };
  return (
    <div ref={menu} className="actions" role="menu" aria-label={name} style={place} onKeyDown={onKeyDown}>
      {items.map(({ key, do: what, says, run }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={`act act-${what}`}
          onClick={() => {
            leave();
            run();
          }}
        >
          {says}
        </button>
      ))}
    </div>
  );
}
