/** The question: whose it is, what is asked, by what, and the ways to answer that are not cards on the table. */

import type { Asked, Choice } from "@arbiter/match";
import { useState } from "react";
import { useIntl } from "react-intl";
import { confirmSet, decline, isSet, setAdds } from "../app/acting.ts";
import { passTurn } from "../app/play.ts";
import { answer, askedNow, canAnswer, pick, set, show, useTable } from "../app/store.ts";
import { legible, say, whoIs } from "../i18n/say.ts";
import { useSpeaker } from "../i18n/use-speaker.ts";
import { useTotals } from "./battle.tsx";
import { CiteLink } from "./cite.tsx";
import type { ButtonWhy } from "./why.tsx";
import { WhyButton } from "./why-button.tsx";

export function Prompt() {
  const intl = useIntl();
  const speaker = useSpeaker();
  const asked = useTable(askedNow);
  const deciding = useTable((t) => t.scene?.deciding ?? null);
  const busy = useTable((t) => t.busy);
  const over = useTable((t) => t.scene?.result != null);
  const away = useTable(
    ({ scene }) =>
      scene !== null && scene.active !== scene.viewer && !scene.seats.every((seat) => seat === "human"),
  );
  return (
    <section
      tabIndex={-1}
      className={`panel prompt${asked === null ? " idle" : ""}`}
      aria-label={intl.formatMessage({ id: "land.prompt" })}
      aria-busy={busy}
    >
      <div aria-live="assertive" aria-atomic="true" className="question">
        {asked === null ? (
          <p className="quiet">
            {over || deciding === null || whoIs(speaker, deciding) === "you"
              ? ""
              : intl.formatMessage(
                  { id: "prompt.thinking" },
                  { who: whoIs(speaker, deciding), name: speaker.names[deciding] },
                )}
          </p>
        ) : (
          <>
            <p className="whose">
              <span>
                {intl.formatMessage(
                  { id: "prompt.whose" },
                  { who: whoIs(speaker, asked.player), name: speaker.names[asked.player] },
                )}
              </span>{" "}
              <CiteLink by={asked.by} />
            </p>
            <p className="says">{say(speaker, asked.says)}</p>
            {asked.text === null ? null : <p className="text">{legible(speaker.text(asked.text))}</p>}
          </>
        )}
      </div>
      {asked === null ? null : <Answers asked={asked} key={asked.number} />}
      {asked !== null && asked.decline !== null && asked.purpose !== "redraw" && away ? (
        <button type="button" className="link" onClick={passTurn}>
          {intl.formatMessage({ id: "settings.passing.until my turn" })}
        </button>
      ) : null}
    </section>
  );
}

function Answers({ asked }: { asked: Asked }) {
  switch (asked.kind) {
    case "amount":
      return <Amount asked={asked} />;
    case "choose":
      return <Chosen asked={asked} />;
    case "order":
      return asked.max > 1 ? <Chosen asked={asked} /> : <Listed asked={asked} />;
    case "confirm":
      return <Confirm asked={asked} />;
    case "act":
      return isSet(asked) ? <SetAnswers asked={asked} /> : <Listed asked={asked} />;
  }
}

/** By which paragraphs it is offered, or else asked. */
function whyOffered(name: string, asked: Asked, { rules }: Choice): ButtonWhy {
  const by = rules.length === 0 ? [asked.by] : rules.map((rule) => ({ rule, card: null }));
  return { name, can: true, reasons: by.map((one) => ({ says: "", by: one })) };
}

/** Options that are no card on the table, as buttons. */
function Listed({ asked }: { asked: Asked }) {
  const intl = useIntl();
  const speaker = useSpeaker();
  const acts = asked.options.filter((o) => o.card === null || asked.kind === "order");
  return (
    <>
      {asked.purpose === "main" ? (
        <p className="hint">
          {intl.formatMessage({
            id: acts.length === asked.options.length ? "prompt.hint.end" : "prompt.hint.main",
          })}
        </p>
      ) : (
        <PassHint asked={asked} />
      )}
      <div className="answers">
        {acts.map((choice, i) => (
          <WhyButton
            key={choice.index}
            className={i === 0 && asked.kind !== "order" && choice.do !== "pass" ? "primary" : ""}
            why={() => whyOffered(say(speaker, choice.says), asked, choice)}
            onPress={() => pick(choice)}
          >
            {say(speaker, choice.says)}
          </WhyButton>
        ))}
      </div>
    </>
  );
}

/** Where cards on the table may be used, and nothing else says so. */
function PassHint({ asked }: { asked: Asked }) {
  const intl = useIntl();
  const any = asked.kind === "act" && asked.decline !== null && asked.options.some((o) => o.card !== null);
  return any ? <p className="hint">{intl.formatMessage({ id: "prompt.hint.pass" })}</p> : null;
}

function Confirm({ asked }: { asked: Asked }) {
  const speaker = useSpeaker();
  const about = asked.about ?? asked.options[0]?.card ?? null;
  const face = useTable((t) => {
    const key = about === null ? null : t.scene?.cards[about]?.face;
    return key == null ? undefined : t.faces.get(key);
  });
  return (
    <>
      {face === undefined || asked.text !== null ? null : (
        <button
          type="button"
          className="text"
          onClick={() => show({ what: "card", card: about, face: face.key })}
        >
          <b>{face.name}</b> {legible(speaker.text(face.text))}
        </button>
      )}
      <div className="answers">
        {asked.options.map((choice, i) => {
          const name = say(speaker, choice.says);
          return (
            <WhyButton
              key={choice.index}
              className={i === (asked.purpose === "redraw" ? 1 : 0) ? "primary" : ""}
              why={() => whyOffered(name, asked, choice)}
              onPress={() => pick(choice)}
            >
              {name}
            </WhyButton>
          );
        })}
      </div>
    </>
  );
}

/** Counters or combos: the chosen set, its running total, and what is still missing. */
function SetAnswers({ asked }: { asked: Asked }) {
  const intl = useIntl();
  const speaker = useSpeaker();
  const n = useTable((t) => t.picks.length);
  const adds = useTable(() => setAdds(asked));
  const totals = useTotals();
  const defends = useTable((t) => t.scene?.active !== t.scene?.viewer);
  const missing = totals === null ? 0 : totals.attack - totals.defence;
  const others = asked.options.filter((o) => o.card === null);
  return (
    <>
      {totals === null ? null : (
        <p className="running" role="status">
          <b>{defends ? totals.defence : totals.attack}</b>
          {adds > 0 ? <i>+{adds}</i> : null}
          <span>
            {defends
              ? missing >= 0
                ? intl.formatMessage({ id: "prompt.missing" }, { n: missing })
                : intl.formatMessage({ id: "prompt.holds" })
              : missing >= 0
                ? intl.formatMessage({ id: "prompt.breaks" })
                : intl.formatMessage({ id: "prompt.missing.attack" }, { n: -missing })}
          </span>
        </p>
      )}
      {n === 0 ? <PassHint asked={asked} /> : null}
      <div className="answers">
        {n > 0 ? (
          <button type="button" className="primary" onClick={confirmSet}>
            {intl.formatMessage(
              { id: asked.purpose === "counter" ? "prompt.useSet" : "prompt.comboSet" },
              { n },
            )}
          </button>
        ) : null}
        {others.map((choice) => (
          <WhyButton
            key={choice.index}
            why={() => whyOffered(say(speaker, choice.says), asked, choice)}
            onPress={() => pick(choice)}
          >
            {say(speaker, choice.says)}
          </WhyButton>
        ))}
      </div>
    </>
  );
}

function Chosen({ asked }: { asked: Asked }) {
  const intl = useIntl();
  const speaker = useSpeaker();
  const picks = useTable((t) => t.picks);
  const chosen = intl.formatMessage({ id: "prompt.chosen" }, { n: picks.length, max: asked.max });
  const plain = asked.options.filter((o) => o.card === null || o.alike !== null);
  const groups = new Map<string, Asked["options"][number][]>();
  for (const option of plain) {
    const key = option.alike ?? `${option.index}`;
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  const toggleOne = (all: Asked["options"][number][]) => {
    const next = all.find((o) => !picks.includes(o.index));
    if (next !== undefined && picks.length < asked.max) set({ picks: [...picks, next.index] });
  };
  return (
    <>
      <div className="answers wrap">
        {[...groups.values()].map((all) => (
          <button type="button" key={all[0].index} onClick={() => toggleOne(all)}>
            {say(speaker, all[0].says)}
            {all.length > 1 ? ` (${all.filter((o) => picks.includes(o.index)).length}/${all.length})` : ""}
          </button>
        ))}
      </div>
      <div className="answers">
        <span className="chosen">{chosen}</span>
        {picks.length > 0 ? (
          <button type="button" onClick={() => set({ picks: [] })}>
            {intl.formatMessage({ id: "prompt.clear" })}
          </button>
        ) : null}
        {asked.min === 0 && picks.length === 0 ? (
          <button type="button" onClick={() => decline()}>
            {intl.formatMessage({ id: "prompt.none" })}
          </button>
        ) : (
          <WhyButton
            className="primary"
            can={canAnswer(asked, picks)}
            why={() => ({
              name: intl.formatMessage({ id: "prompt.confirm" }),
              can: canAnswer(asked, picks),
              reasons: [{ says: `${say(speaker, asked.says)} (${chosen})`, by: asked.by }],
            })}
            onPress={() => answer(picks)}
          >
            {intl.formatMessage({ id: "prompt.confirm" })}
          </WhyButton>
        )}
      </div>
    </>
  );
}

function Amount({ asked }: { asked: Asked }) {
  const intl = useIntl();
  const speaker = useSpeaker();
  const [n, setN] = useState(asked.max > 20 ? asked.min : asked.max);
  return (
    <div className="answers">
      <input
        type="range"
        aria-label={say(speaker, asked.says)}
        min={asked.min}
        max={Math.min(asked.max, asked.min + 50)}
        value={n}
        onChange={(event) => setN(Number(event.target.value))}
      />
      <output>{n}</output>
      <button type="button" className="primary" onClick={() => answer([n])}>
        {intl.formatMessage({ id: "prompt.confirm" })}
      </button>
    </div>
  );
}
