/** A reason as a link: the paragraph opens our sentence for it, a card is read. */
import { show, useTable } from "../app/store.ts";
import type { Cite } from "../match/types.ts";

export function CiteLink({ by }: { by: Cite }) {
  const faces = useTable((t) => t.faces);
  if (by.rule !== null && by.rule !== "") return <RuleLink rule={by.rule} />;
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

export function RuleLink({ rule }: { rule: string }) {
  return (
    <button type="button" className="cite" onClick={() => show({ what: "rule", number: rule })}>
      {rule}
    </button>
  );
}
