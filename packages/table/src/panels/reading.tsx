/** A card read in full: its text, its keywords explained, its values now and where they come from, and why not. */

import type { Paragraph, Reading as Read } from "@arbiter/match";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { show, table, useTable } from "../app/store.ts";
import { CardFace } from "../cards/card.tsx";
import { colorIn, kindIn } from "../cards/describe.ts";
import { legible } from "../i18n/say.ts";
import { paragraphIn, readingIn } from "../telling/rules/index.ts";
import { useCardText } from "../telling/told.ts";
import { useTranslatedRules } from "../telling/use-rules.ts";
import { CiteLink, RuleLink } from "./cite.tsx";
import { WhyList } from "./why.tsx";

export function Reading({ card, faceKey }: { card: number | null; faceKey: string }) {
  const intl = useIntl();
  const face = useTable((t) => t.faces.get(faceKey));
  const other = useTable((t) => (face?.back == null ? undefined : t.faces.get(face.back)));
  const shown = useTable((t) => (card === null ? undefined : t.scene?.cards[card]));
  const [asked, setRead] = useState<Read | null>(null);
  const [explained, setKeywords] = useState<readonly Paragraph[]>([]);
  const text = useCardText();
  const rules = useTranslatedRules();
  const read = asked === null ? null : readingIn(rules, asked);
  const keywords = explained.map((paragraph) => paragraphIn(rules, paragraph));
  useEffect(() => {
    let live = true;
    const { match } = table();
    if (match === null || face === undefined) return;
    if (card !== null)
      void match.ask("read", card).then(
        (found) => live && setRead(found),
        () => {},
      );
    const words = [...new Set([...face.text.matchAll(/\[([^\]]+)\]/g)].map(([, word]) => word))];
    void Promise.all(words.map((word) => match.ask("keyword", word))).then(
      (found) =>
        live &&
        setKeywords(
          found.filter(
            (p, i): p is Paragraph => p !== null && found.findIndex((q) => q?.number === p.number) === i,
          ),
        ),
      () => {},
    );
    return () => {
      live = false;
    };
  }, [card, face]);
  if (face === undefined) return null;
  return (
    <div className="reading">
      <div className="big" aria-hidden="true">
        <span className="card">
          <CardFace face={face} card={shown} />
        </span>
      </div>
      <div className="words">
        <h3>{face.name}</h3>
        <p className="kind">
          {[
            ...face.colors.map((one) => colorIn(intl, one)),
            kindIn(intl, face.category),
            ...face.traits,
          ].join(" · ")}{" "}
          <small>{face.number}</small>
        </p>
        {face.text === "" ? (
          <p className="quiet">{intl.formatMessage({ id: "read.nothing" })}</p>
        ) : (
          legible(text(face.text))
            .split("\n")
            .map((line) => (
              <p key={line} className="line">
                {marked(line)}
              </p>
            ))
        )}
        {other === undefined ? null : (
          <button
            type="button"
            className="link"
            onClick={() => show({ what: "card", card: null, face: other.key })}
          >
            {intl.formatMessage({ id: "read.other" })}: {other.name}
          </button>
        )}
        <Values read={read} printed={face.numbers} />
        <Why read={read} />
        {keywords.length === 0 ? null : (
          <section>
            <h4>{intl.formatMessage({ id: "read.keywords" })}</h4>
            {keywords.map((p) => (
              <p key={p.number} className="keyword">
                <b>{p.says}</b>{" "}
                {p.below
                  .slice(0, 2)
                  .map(([, says]) => says)
                  .join(" ")}{" "}
                <RuleLink rule={p.number} />
              </p>
            ))}
          </section>
        )}
      </div>
    </div>
  );
}

/** [Keywords] stand out. */
function marked(line: string) {
  return line.split(/(\[[^\]]+\])/).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one printed line have no other name
    part.startsWith("[") ? <em key={i}>{part.slice(1, -1)}</em> : <span key={i}>{part}</span>,
  );
}

function Values({ read, printed }: { read: Read | null; printed: Readonly<Record<string, number>> }) {
  const intl = useIntl();
  const rows =
    read?.values ??
    Object.entries(printed).map(([name, value]) => ({ name, value, printed: value, parts: [] }));
  if (rows.length === 0) return null;
  return (
    <section>
      <h4>{intl.formatMessage({ id: "read.values" })}</h4>
      <dl className="values">
        {rows.map(({ name, value, printed: was, parts }) => (
          <div key={name}>
            <dt>{intl.formatMessage({ id: `number.${name}` })}</dt>
            <dd>
              <b>{value}</b>
              {parts.length === 0 ? null : (
                <span>
                  {" "}
                  {intl.formatMessage({ id: "read.printed" }, { n: was ?? 0 })}
                  {parts.map((part, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: parts are told in their order
                    <span key={i}>
                      {", "}
                      {part.sets ? "=" : part.by > 0 ? "+" : ""}
                      {part.by} <CiteLink by={part.from} />
                    </span>
                  ))}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Why({ read }: { read: Read | null }) {
  const intl = useIntl();
  if (read === null || read.why.length === 0) return null;
  return (
    <section className="why">
      <h4>{intl.formatMessage({ id: "read.why" })}</h4>
      <WhyList all={read.why} />
    </section>
  );
}
