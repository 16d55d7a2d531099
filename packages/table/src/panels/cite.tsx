/** A reason as a link: the paragraph opens our sentence for it, a card is read. */
import { show, useTable } from "../app/store.ts";
import type { Cite } from "../match/types.ts";

/** `inside`: it is reached by arrows in what it stands in, not by Tab. */
export function CiteLink({ by, inside = false }: { by: Cite; inside?: boolean }) {
  const faces = useTable((t) => t.faces);
  if (by.rule !== null && by.rule !== "") return <RuleLink rule={by.rule} inside={inside} />;
  if (by.card === null || by.card === "") return null;
  const face = [...faces.values()].find((one) => one.name === by.card);
  return face === undefined ? (
    <span className="cite">{by.card}</span>
  ) : (
    <button type="button" className="cite" onClick={() => show({ what: "card", card: null, face: face.key })}>
      {by.card}
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
