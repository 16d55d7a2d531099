/** Why not: what can be done with an area or a button now, and the requirement that fails with its paragraph. */
import type { Cite, Player, Why, WhyNot } from "@arbiter/match";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { table, useTable } from "../app/store.ts";
import { useAreaName } from "../board/areas.tsx";
import { capital, legible, reasonSaid, say } from "../i18n/say.ts";
import { useSpeaker } from "../i18n/use-speaker.ts";
import { paragraphIn } from "../telling/rules/index.ts";
import { useTranslatedRules } from "../telling/use-rules.ts";
import { CiteLink, RuleLink } from "./cite.tsx";
import { Sheet, Spread } from "./sheet.tsx";

/** Each thing that could be done, and what stands against it. */
export function WhyList({ all }: { all: readonly WhyNot[] }) {
  const intl = useIntl();
  const speaker = useSpeaker();
  const { sentences } = useTranslatedRules();
  return all.map(({ what, can, byItself, with: able = [], reasons }) => (
    <div key={what.id} className={can ? "yes" : "not"}>
      <p>
        {intl.formatMessage(
          { id: can ? "why.can" : byItself ? "why.byItself" : "why.cannot" },
          { what: say(speaker, what).replace(/^./, (c) => c.toLowerCase()) },
        )}
        {able.length === 0 ? null : ` ${intl.formatMessage({ id: "why.with" }, { cards: able.join(", ") })}`}
      </p>
      {!can && reasons.length === 0 ? (
        <p className="reason">{intl.formatMessage({ id: "why.noCard" })}</p>
      ) : null}
      {reasons.map(({ rule, says, paragraph, card }) => (
        <p key={`${card} ${rule} ${says}`} className="reason">
          {card === undefined || card === "" ? "" : `${card}: `}
          {reasonSaid(intl, says)} <RuleLink rule={rule} />{" "}
          <span className="quiet">{legible(sentences[rule] ?? paragraph)}</span>
        </p>
      ))}
    </div>
  ));
}

/** An area opened: its cards as far as they are seen, what it is for, and what can be done with it now. */
export function AreaSheet({ player, area }: { player: Player; area: string }) {
  const intl = useIntl();
  const cards = useTable((t) => t.scene?.sides[player].areas[area]);
  const pools = useTable((t) => t.scene?.sides[player].pools);
  const name = useAreaName(player, area);
  const rules = useTranslatedRules();
  const [found, setFound] = useState<Why | null>(null);
  const about = found?.about == null ? null : paragraphIn(rules, found.about);
  useEffect(() => {
    let live = true;
    table()
      .match?.ask("why", `area ${player} ${area}`)
      .then(
        (why) => live && setFound(why),
        () => {},
      );
    return () => {
      live = false;
    };
  }, [player, area]);
  const many =
    area === "cost" ? (pools?.[0] ?? 0) + (pools?.[1] ?? 0) : area === "don" ? (pools?.[2] ?? 0) : 0;
  const title = { area: name, n: cards?.length ?? many };
  return (
    <Sheet heading={capital(intl.formatMessage({ id: "pile.title" }, title))} wide>
      {cards === undefined ? null : <Spread cards={cards} />}
      {found === null ? null : (
        <div className="area-why">
          {found.why.length === 0 ? null : (
            <section className="why">
              <h4>{intl.formatMessage({ id: "why.area" })}</h4>
              <WhyList all={found.why} />
            </section>
          )}
          {about === null ? null : (
            <section className="rule">
              <h4>
                {about.says} <RuleLink rule={about.number} />
              </h4>
              {about.below.slice(0, 4).map(([number, says]) => (
                <p key={number}>
                  <b>{number}</b> {says}
                </p>
              ))}
            </section>
          )}
        </div>
      )}
    </Sheet>
  );
}

/** What a button needs, or why it may be pressed. */
export interface ButtonWhy {
  readonly name: string;
  readonly can: boolean;
  readonly reasons: readonly { readonly says: string; readonly by: Cite | null }[];
}

export function ButtonSheet({ name, can, reasons }: ButtonWhy) {
  const intl = useIntl();
  return (
    <Sheet heading={name}>
      <section className="why">
        <div className={can ? "yes" : "not"}>
          <p>{intl.formatMessage({ id: can ? "why.button" : "why.notButton" })}</p>
          {reasons.map(({ says, by }) => (
            <p key={`${says} ${by?.rule}`} className="reason">
              {says} {by === null ? null : <CiteLink by={by} />}
              {by?.rule == null ? null : <Sentence rule={by.rule} />}
            </p>
          ))}
        </div>
      </section>
    </Sheet>
  );
}

/** Our sentence for a paragraph. */
function Sentence({ rule }: { rule: string }) {
  const { sentences } = useTranslatedRules();
  const [says, setSays] = useState("");
  useEffect(() => {
    let live = true;
    table()
      .match?.ask("rule", rule)
      .then(
        (found) => live && setSays(found?.says ?? ""),
        () => {},
      );
    return () => {
      live = false;
    };
  }, [rule]);
  return <span className="quiet"> {legible(sentences[rule] ?? says)}</span>;
}
