/** A card that a question is about and that does not lie open on the table stands in its middle until that is answered. */
import { useIntl } from "react-intl";
import { askedNow, show, useTable } from "../app/store.ts";
import { CardFace } from "../cards/card.tsx";
import { describe } from "../cards/describe.ts";
import { useCardText } from "../telling/told.ts";
import { isLaid } from "./tray.tsx";

export function Shown() {
  const intl = useIntl();
  const text = useCardText();
  const id = useTable((t) => {
    const asked = askedNow(t);
    if (asked?.kind !== "confirm" || t.scene === null) return null;
    const about = asked.about ?? asked.options[0]?.card ?? null;
    return about === null || isLaid(t.scene, about) ? null : about;
  });
  const card = useTable((t) => (id === null ? undefined : t.scene?.cards[id]));
  const face = useTable((t) => (card?.face == null ? undefined : t.faces.get(card.face)));
  if (card === undefined || face === undefined) return null;
  return (
    <div className="shown">
      <button
        type="button"
        className="card"
        data-card={card.id}
        aria-label={describe(intl, card, face, "pile", text)}
        onClick={() => show({ what: "card", card: card.id, face: face.key })}
      >
        <CardFace face={face} card={card} small />
      </button>
    </div>
  );
}
