/** What is opened over the table: a card to read, a paragraph, a pile, settings, keys, and what went wrong. */

import type { Paragraph } from "@arbiter/match";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useIntl } from "react-intl";
import { leave, openSave } from "../app/play.ts";
import { goTo } from "../app/route.ts";
import { keptGames } from "../app/storage.ts";
import { show, table, useTable } from "../app/store.ts";
import { useAreaName } from "../board/areas.tsx";
import { CardBack, CardFace } from "../cards/card.tsx";
import { describe } from "../cards/describe.ts";
import { isRemote } from "../online/enter.ts";
import { paragraphIn } from "../telling/rules/index.ts";
import { useCardText } from "../telling/told.ts";
import { useTranslatedRules } from "../telling/use-rules.ts";
import { Reading } from "./reading.tsx";
import { SettingsForm } from "./settings.tsx";

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
    case "pile":
      return <PileSheet player={open.player} area={open.area} />;
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
          done={() => table().match?.undo()}
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
          <p>{open.says}</p>
          {open.dead ? <Restart /> : null}
        </Sheet>
      );
  }
}

interface SheetGiven {
  readonly title?: string;
  readonly heading?: string;
  readonly wide?: boolean;
  readonly alert?: boolean;
  readonly children: ReactNode;
}

export function Sheet({ title, heading, wide = false, alert = false, children }: SheetGiven) {
  const intl = useIntl();
  const close = () => show(null);
  return (
    <ModalOverlay className="veil" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && close()}>
      <Modal className={`sheet${wide ? " wide" : ""}`}>
        <Dialog role={alert ? "alertdialog" : "dialog"}>
          <header>
            <Heading slot="title">{heading ?? intl.formatMessage({ id: title ?? "read.title" })}</Heading>
            <button
              type="button"
              className="close"
              onClick={close}
              aria-label={intl.formatMessage({ id: "read.close" })}
            >
              ×
            </button>
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
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

function PileSheet({ player, area }: { player: 0 | 1; area: string }) {
  const intl = useIntl();
  const cards = useTable((t) => t.scene?.sides[player].areas[area] ?? []);
  const name = useAreaName(player, area);
  return (
    <Sheet heading={intl.formatMessage({ id: "pile.title" }, { area: name, n: cards.length })} wide>
      <Spread cards={cards} />
    </Sheet>
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

function Spread({ cards }: { cards: readonly number[] }) {
  const intl = useIntl();
  const scene = useTable((t) => t.scene);
  const faces = useTable((t) => t.faces);
  const text = useCardText();
  if (scene === null) return null;
  return (
    <div className="spread">
      {cards.map((id) => {
        const card = scene.cards[id];
        const face = card?.face == null ? undefined : faces.get(card.face);
        return face === undefined ? (
          <span key={id} className="card">
            <CardBack game={scene.game} />
          </span>
        ) : (
          <button
            type="button"
            key={id}
            className="card"
            aria-label={describe(intl, card, face, "pile", text)}
            onClick={() => show({ what: "card", card: id, face: face.key })}
          >
            <CardFace face={face} card={card} />
          </button>
        );
      })}
    </div>
  );
}

function Keys() {
  const intl = useIntl();
  const all = [
    ["Tab ← →", "arrows"],
    ["Enter", "enter"],
    ["Space", "space"],
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
