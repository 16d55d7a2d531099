/** The coach beside the table: what can be done now, what he would do and why, and what cannot be done and why not. */
import "../workshop.css";
import type { Advice, WhyNot } from "@arbiter/match";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { answer, askedNow, choicesOf, table, useTable } from "../../app/store.ts";
import { reasonSaid } from "../../i18n/say.ts";
import { RuleLink } from "../../panels/cite.tsx";
import { change } from "../../panels/settings.tsx";
import { learnMessages } from "../i18n/messages.ts";
import { Speaking } from "../speaking.tsx";
import { Because, planWords, useSaying } from "./words.tsx";

export default function CoachPanel() {
  return (
    <Speaking load={learnMessages}>
      <Coach />
    </Speaking>
  );
}

interface Refusal {
  readonly card: string;
  readonly reason: WhyNot["reasons"][number];
}

function Coach() {
  const intl = useIntl();
  const saying = useSaying();
  const asked = useTable(askedNow);
  const [all, setAll] = useState<readonly Advice[] | null>(null);
  const best = all?.[0] ?? null;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each question
  useEffect(() => {
    setAll(null);
    setRefusal(null);
    if (asked === null) return;
    let live = true;
    void table()
      .match?.ask("advice")
      .then(
        (found) => live && setAll(found),
        () => {},
      );
    if (asked.purpose === "main")
      void firstRefusal().then(
        (found) => live && setRefusal(found),
        () => {},
      );
    return () => {
      live = false;
    };
  }, [asked?.number]);
  const many = (what: string) => asked?.options.filter((option) => option.do === what).length ?? 0;
  const kinds = ["play", "attack", "activate", "give", "block", "counter", "combo", "charge"].filter(
    (what) => many(what) > 0,
  );
  return (
    <section className="panel study coach" aria-label={intl.formatMessage({ id: "coach.title" })}>
      <h2>{intl.formatMessage({ id: "coach.title" })}</h2>
      {asked === null ? (
        <p className="quiet">{intl.formatMessage({ id: "coach.waits" })}</p>
      ) : (
        <div role="status">
          {kinds.length === 0 ? null : (
            <p>
              {intl.formatMessage(
                { id: "coach.can" },
                {
                  what: intl.formatList(
                    kinds.map((what) => intl.formatMessage({ id: `coach.do.${what}` }, { n: many(what) })),
                  ),
                },
              )}
            </p>
          )}
          {best === null ? (
            <p className="quiet">{intl.formatMessage({ id: "teach.thinks" })}</p>
          ) : (
            <p>
              <b>
                {intl.formatMessage(
                  { id: "teach.best" },
                  { plan: planWords(best.says, saying, intl.formatMessage({ id: "teach.then" })) },
                )}
              </b>{" "}
              <Because one={best} best next={all?.[1]} />
            </p>
          )}
          {refusal === null ? null : (
            <p className="quiet">
              {intl.formatMessage(
                { id: "coach.cannot" },
                { card: refusal.card, why: reasonSaid(intl, refusal.reason.says) },
              )}{" "}
              <RuleLink rule={refusal.reason.rule} />
            </p>
          )}
        </div>
      )}
      <div className="answers">
        {best === null || asked === null ? null : (
          <button type="button" onClick={() => answer(best.picks)}>
            {intl.formatMessage({ id: "teach.doIt" })}
          </button>
        )}
        <button type="button" onClick={() => void change({ coach: false })}>
          {intl.formatMessage({ id: "coach.off" })}
        </button>
      </div>
    </section>
  );
}

/** A card in hand that nothing can be done with now, and the first requirement that fails. */
async function firstRefusal(): Promise<Refusal | null> {
  const { scene, match, faces } = table();
  const asked = askedNow(table());
  if (scene === null || match === null) return null;
  for (const id of scene.sides[scene.viewer].areas.hand ?? []) {
    const face = faces.get(scene.cards[id]?.face ?? "");
    if (face === undefined || choicesOf(asked, id).length > 0) continue;
    const { why } = await match.ask("read", id);
    const failing = why.find(({ can, reasons }) => !can && reasons.length > 0);
    if (failing !== undefined) return { card: face.name, reason: failing.reasons[0] };
  }
  return null;
}
