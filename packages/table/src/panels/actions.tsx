/** What can be done with the card that was pointed at, beside it. */
import { useDeferredValue, useMemo } from "react";
import { Menu, MenuItem, Popover } from "react-aria-components";
import { useIntl } from "react-intl";
import { giveMany, read } from "../app/acting.ts";
import { askedNow, choicesOf, pick, set, useTable } from "../app/store.ts";
import { say } from "../i18n/say.ts";
import { useSpeaker } from "../i18n/use-speaker.ts";

export function Actions() {
  const intl = useIntl();
  const speaker = useSpeaker();
  // First the card and its targets are lit, then the menu is made, in parts: together they are a long task.
  const acting = useDeferredValue(useTable((t) => t.acting));
  const asked = useTable(askedNow);
  const dragging = useTable((t) => t.dragging);
  const free = useTable((t) => t.scene?.sides[t.scene.viewer].pools[0] ?? 0);
  const held = useTable((t) => t.scene?.sides[t.scene.viewer].areas.hand?.includes(acting ?? -1) ?? false);
  const name = useTable((t) => {
    const key = acting === null ? null : t.scene?.cards[acting]?.face;
    return key == null ? "" : (t.faces.get(key)?.name ?? "");
  });
  const trigger = useMemo(
    () => ({
      current: acting === null ? null : document.querySelector<HTMLElement>(`[data-card="${acting}"]`),
    }),
    [acting],
  );
  if (acting === null || asked === null || dragging) return null;
  const choices = choicesOf(asked, acting);
  const gives = choices.some((choice) => choice.do === "give");
  const many = gives ? [...new Set([1, 2, 3, 4, free].filter((n) => n <= free && n > 0))] : [];
  const run = (key: string) => {
    // The focus leaves the menu before the menu leaves the page, which otherwise is laid out in the middle of its change.
    trigger.current?.focus({ preventScroll: true });
    if (key === "read") {
      set({ acting: null });
      return read(acting);
    }
    if (key.startsWith("give")) return giveMany(acting, Number(key.slice(4)));
    const choice = choices.find((one) => `${one.index}` === key);
    if (choice !== undefined) pick(choice);
  };
  return (
    <Popover
      className="actions"
      triggerRef={trigger}
      isOpen
      isNonModal
      placement={held ? "top" : "right bottom"} // what a card on the table may attack lies above it
      offset={10}
      shouldCloseOnInteractOutside={() => false}
      onOpenChange={(isOpen) => {
        if (!isOpen) set({ acting: null });
      }}
    >
      <Menu
        aria-label={name}
        autoFocus="first"
        onAction={(key) => run(String(key))}
        onClose={() => set({ acting: null })}
      >
        {choices
          .filter((choice) => choice.do !== "give")
          .map((choice) => (
            <MenuItem key={choice.index} id={`${choice.index}`} className={`act act-${choice.do}`}>
              {say(speaker, choice.says)}
            </MenuItem>
          ))}
        {many.map((n) => (
          <MenuItem key={`give${n}`} id={`give${n}`} className="act act-give">
            {intl.formatMessage({ id: "do.giveMany" }, { n, card: name })}
          </MenuItem>
        ))}
        <MenuItem id="read" className="act act-read">
          {intl.formatMessage({ id: "menu.read" })}
        </MenuItem>
      </Menu>
    </Popover>
  );
}
