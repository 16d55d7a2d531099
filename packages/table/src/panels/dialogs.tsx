/** What is opened over the table: a card to read, a paragraph, an area, settings, keys, and what went wrong. */

import type { Paragraph } from "@arbiter/match";
import { lazy, Suspense, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { leave, openSave } from "../app/play.ts";
import { goTo } from "../app/route.ts";
import { keptGames } from "../app/storage.ts";
import { notice, show, table, useTable } from "../app/store.ts";
import { refusalSaid } from "../i18n/refusals.ts";
import { isRemote } from "../online/enter.ts";
import { paragraphIn } from "../telling/rules/index.ts";
import { useTranslatedRules } from "../telling/use-rules.ts";
import { Reading } from "./reading.tsx";
import { SettingsForm } from "./settings.tsx";
import { Sheet, Spread } from "./sheet.tsx";
import { AreaSheet, ButtonSheet } from "./why.tsx";

const Teacher = lazy(() => import("../workshop/teacher/teacher.tsx"));

export function Dialogs() {
  const open = useTable((t) => t.open);
  if (open === null) return null;
  switch (open.what) {
    case "card":
      return (
        <Sheet title="read.title" wide>
          <Reading key={`${open.card} ${open.face}`} card={open.card} faceKey={open.face} />
        </Sheet>
      );
    case "rule":
      return (
        <Sheet title="rule.title">
          <Rule number={open.number} />
        </Sheet>
      );
    case "area":
      return <AreaSheet key={`${open.player} ${open.area}`} player={open.player} area={open.area} />;
    case "button":
      return <ButtonSheet name={open.name} can={open.can} reasons={open.reasons} />;
    case "under":
      return <UnderSheet card={open.card} />;
    case "teacher":
    case "swings":
      return (
        <Sheet title={open.what === "teacher" ? "menu.teacher" : "menu.swings"}>
          <Suspense>
            <Teacher what={open.what} />
          </Suspense>
        </Sheet>
      );
    case "settings":
      return (
        <Sheet title="home.settings">
          <SettingsForm />
        </Sheet>
      );
    case "keys":
      return (
        <Sheet title="keys.title">
          <Keys />
        </Sheet>
      );
    case "undo": {
      const people = table().scene?.seats.every((seat) => seat === "human") === true;
      return (
        <Ask
          title="menu.undo"
          says={isRemote() ? "online.undo.says" : people ? "menu.undo.people" : "menu.undo.asked"}
          yes="menu.agree"
          done={() => {
            table().match?.undo();
            if (!isRemote() && !people) notice(table().intl.formatMessage({ id: "menu.undo.agreed" }));
          }}
        />
      );
    }
    case "concede":
      return (
        <Ask
          title="menu.concede"
          says="menu.concede.sure"
          yes="menu.concede"
          done={() => table().match?.concede()}
        />
      );
    case "error":
      return (
        <Sheet title="error.title" alert>
          <Failure says={open.says} />
          {open.dead ? <Restart /> : null}
        </Sheet>
      );
  }
}

function Failure({ says }: { says: string }) {
  return <p>{refusalSaid(useIntl(), says)}</p>;
}

function Ask({ title, says, yes, done }: { title: string; says: string; yes: string; done: () => void }) {
  const intl = useIntl();
  return (
    <Sheet title={title} alert>
      <p>{intl.formatMessage({ id: says })}</p>
      <div className="answers">
        <button
          type="button"
          className="primary"
          onClick={() => {
            show(null);
            done();
          }}
        >
          {intl.formatMessage({ id: yes })}
        </button>
        <button type="button" onClick={() => show(null)}>
          {intl.formatMessage({ id: "prompt.cancel" })}
        </button>
      </div>
    </Sheet>
  );
}

/** A match that died is opened again from what was kept. */
function Restart() {
  const intl = useIntl();
  const again = async () => {
    const [last] = await keptGames();
    if (last === undefined) leave();
    else await openSave(last.save, false).catch(() => leave());
    show(null);
  };
  return (
    <div className="answers">
      <button type="button" className="primary" onClick={again}>
        {intl.formatMessage({ id: "error.restart" })}
      </button>
    </div>
  );
}

export function Rule({ number }: { number: string }) {
  const intl = useIntl();
  const [asked, setFound] = useState<Paragraph | null>(null);
  const rules = useTranslatedRules();
  useEffect(() => {
    let live = true;
    void table()
      .match?.ask("rule", number)
      .then((paragraph) => live && setFound(paragraph));
    return () => {
      live = false;
    };
  }, [number]);
  const found = asked === null ? null : paragraphIn(rules, asked);
  if (found === null) return <p className="quiet">{number}</p>;
  return (
    <div className="rule">
      <p className="chapter">{found.chapter}</p>
      <p className="says">
        <b>{found.number}</b> {found.says}
      </p>
      {found.below.map(([n, says]) => (
        <p key={n}>
          <b>{n}</b> {says}
        </p>
      ))}
      <p className="quiet">{intl.formatMessage({ id: "rule.ours" })}</p>
      <p className="answers">
        <button
          type="button"
          onClick={() => {
            const { scene } = table();
            show(null);
            goTo(`rules/${scene?.game ?? "opcg"}/${scene?.edition ?? ""}/${number}`);
          }}
        >
          {intl.formatMessage({ id: "shop.ruleInBook" })}
        </button>
      </p>
    </div>
  );
}

function UnderSheet({ card }: { card: number }) {
  const intl = useIntl();
  const cards = useTable((t) => t.scene?.cards[card]?.under ?? []);
  return (
    <Sheet heading={intl.formatMessage({ id: "card.under" }, { n: cards.length })} wide>
      <Spread cards={cards} />
    </Sheet>
  );
}

function Keys() {
  const intl = useIntl();
  const all = [
    ["Tab ← → ↑ ↓", "arrows"],
    ["Enter", "enter"],
    ["Space", "space"],
    ["G", "g"],
    ["N", "n"],
    ["P", "p"],
    ["Y", "y"],
    ["E", "e"],
    ["U", "u"],
    ["H", "h"],
    ["F", "f"],
    ["L", "l"],
    ["Q", "q"],
    ["R", "r"],
    ["W", "w"],
    ["A", "a"],
    ["C", "c"],
    ["?", "question"],
  ];
  return (
    <dl className="keys">
      {all.map(([key, id]) => (
        <div key={id}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{intl.formatMessage({ id: `keys.${id}` })}</dd>
        </div>
      ))}
    </dl>
  );
}
