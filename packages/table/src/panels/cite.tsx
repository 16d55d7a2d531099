/** A reason as a link: the paragraph opens our sentence for it, a card is read. */

import type { Cite } from "@arbiter/match";
import { show, table } from "../app/store.ts";

/** `inside`: it is reached by arrows in what it stands in, not by Tab. */
export function CiteLink({ by, inside = false }: { by: Cite; inside?: boolean }) {
  if (by.rule !== null && by.rule !== "") return <RuleLink rule={by.rule} inside={inside} />;
  return by.card === null || by.card === "" ? null : <CardLink name={by.card} inside={inside} />;
}

function CardLink({ name, inside }: { name: string; inside: boolean }) {
  const open = () => {
    const face = [...table().faces.values()].find((one) => one.name === name);
    if (face !== undefined) show({ what: "card", card: null, face: face.key });
  };
  return (
    <button type="button" className="cite" tabIndex={inside ? -1 : 0} onClick={open}>
      {name}
    </button>
  );
}

export function RuleLink({ rule, inside = false }: { rule: string; inside?: boolean }) {
  return (
    <button
      type="button"
      className="cite"
      tabIndex={inside ? -1 : 0}
      onClick={() => show({ what: "rule", number: rule })}
    >
      {rule}
    </button>
  );
}
