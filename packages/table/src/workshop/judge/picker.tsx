/** Chooses a card by words, or takes one that the judge writes himself. */
import { useMemo, useState } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useIntl } from "react-intl";
import { artOf } from "../../cards/art.ts";
import { kindIn } from "../../cards/describe.ts";
import { legible } from "../../i18n/say.ts";
import { cardsFrom } from "../data/play.ts";
import { useCards } from "../library/cards.ts";
import { anything, search } from "../library/search.ts";
import { plain } from "../rules/words.ts";
import type { DeskCard } from "./clerk.ts";
import { clerk, desk, put, useDesk } from "./desk.ts";

interface Given {
  readonly title: string;
  readonly close: () => void;
  readonly take: (card: string) => void;
  /** Whether a card of this kind may lie there. */
  readonly fits?: (category: string) => boolean;
}

const anywhere = () => true;

const most = 40;

export function Picker({ title, close, take, fits = anywhere }: Given) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const cards = useDesk((d) => d.cards);
  const [typed, setTyped] = useState("");
  const shelf = useCards(useDesk((d) => d.draft.game));
  const found = useMemo(() => {
    const here = matching(cards, typed);
    const known = new Set(here.map(({ number }) => number));
    const more = shelf === null ? [] : search(shelf.index, { ...anything, words: typed, of: "library" });
    const all = [...here, ...more.filter(({ number, state }) => state.is === "plays" && !known.has(number))];
    return all.filter(({ category }) => fits(category));
  }, [cards, typed, shelf, fits]);
  const choose = async (card: string) => {
    await bring(card);
    close();
    take(card);
  };
  return (
    <ModalOverlay className="veil" isOpen isDismissable onOpenChange={(open) => !open && close()}>
      <Modal className="sheet wide workshop-sheet">
        <Dialog>
          <header>
            <Heading slot="title">{title}</Heading>
            <button type="button" className="close" onClick={close} aria-label={say("read.close")}>
              ×
            </button>
          </header>
          <label className="find">
            <span>{say("desk.find")}</span>
            <input type="search" autoFocus value={typed} onChange={(event) => setTyped(event.target.value)} />
          </label>
          <p role="status" className="quiet">
            {intl.formatMessage({ id: "desk.found" }, { n: found.length })}
          </p>
          <ul className="pick-cards">
            {found.slice(0, most).map((card) => (
              <li key={card.key}>
                <button type="button" onClick={() => void choose(card.key)}>
                  <i style={{ backgroundImage: `url("${artOf(card)}")` }} />
                  <span>
                    <b>{card.name}</b>
                    <small>
                      {[
                        kindIn(intl, card.category),
                        ...Object.entries(card.numbers).map(([n, v]) => `${say(`number.${n}`)} ${v}`),
                      ].join(" · ")}
                    </small>
                    <small className="says">{legible(card.text)}</small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <WrittenCard done={(card) => void choose(card)} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A card of the player's library goes into the file with the position, as it is printed. */
async function bring(number: string): Promise<void> {
  const { draft, cards } = desk();
  if (number in draft.cards || cards.some(({ key }) => key === number)) return;
  const records = (await cardsFrom(draft.game, [number])).map(({ record }) => record);
  const found = await clerk().clerk({ ask: "cards", game: draft.game, records });
  if ("written" in found) put({ ...draft, cards: { ...draft.cards, ...found.written } });
}

function matching(cards: readonly DeskCard[], typed: string): readonly DeskCard[] {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== "");
  return cards.filter((card) => {
    const said = plain(`${card.name} ${card.number} ${card.category} ${card.colors.join(" ")} ${card.text}`);
    return words.every((word) => said.includes(word));
  });
}

const kinds = {
  opcg: ["CHARACTER", "EVENT", "STAGE", "LEADER"],
  dbs: ["BATTLE", "EXTRA", "UNISON", "LEADER", "TOKEN"],
} as const;
const colors = {
  opcg: ["Red", "Green", "Blue", "Purple", "Black", "Yellow"],
  dbs: ["Red", "Blue", "Green", "Yellow", "Black"],
} as const;

/** A card by its printed text: it goes into the file with the position. */
function WrittenCard({ done }: { done: (card: string) => void }) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const game = useDesk((d) => d.draft.game);
  const [card, setCard] = useState({
    name: "",
    kind: kinds[game][0] as string,
    color: "Red",
    cost: 2,
    power: 3000,
    text: "",
  });
  const [wrong, setWrong] = useState("");
  const change = (more: Partial<typeof card>) => setCard({ ...card, ...more });
  const take = () => {
    const { draft, cards } = desk();
    const name = card.name.trim();
    if (name === "" || name in draft.cards || cards.some((one) => one.name === name))
      return setWrong(intl.formatMessage({ id: "desk.written.taken" }, { name }));
    const isLeader = card.kind === "LEADER";
    const fights = !["EVENT", "STAGE", "EXTRA"].includes(card.kind);
    const fields =
      game === "opcg"
        ? { category: card.kind, colors: [card.color], ...(isLeader ? { life: 5 } : { cost: card.cost }) }
        : { type: card.kind, colors: [card.color], ...(isLeader ? {} : { energyCost: card.cost }) };
    const rest = {
      ...(fights ? { power: card.power } : {}),
      ...(card.text === "" ? {} : { text: card.text }),
    };
    put({ ...draft, cards: { ...draft.cards, [name]: { ...fields, ...rest } } });
    done(name);
  };
  return (
    <details className="written-card">
      <summary>{say("desk.written")}</summary>
      <div className="tools">
        <label className="field grow">
          <span>{say("desk.written.name")}</span>
          <input
            type="text"
            maxLength={60}
            value={card.name}
            onChange={(e) => change({ name: e.target.value })}
          />
        </label>
        <label className="field">
          <span>{say("desk.written.kind")}</span>
          <select value={card.kind} onChange={(e) => change({ kind: e.target.value })}>
            {kinds[game].map((kind) => (
              <option key={kind} value={kind}>
                {kindIn(intl, kind)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{say("desk.written.color")}</span>
          <select value={card.color} onChange={(e) => change({ color: e.target.value })}>
            {colors[game].map((color) => (
              <option key={color}>{color}</option>
            ))}
          </select>
        </label>
        <label className="field narrow">
          <span>{say(game === "opcg" ? "number.cost" : "number.energy cost")}</span>
          <input
            type="number"
            min={0}
            max={20}
            value={card.cost}
            onChange={(e) => change({ cost: Number(e.target.value) || 0 })}
          />
        </label>
        <label className="field narrow">
          <span>{say("number.power")}</span>
          <input
            type="number"
            min={0}
            max={100000}
            step={1000}
            value={card.power}
            onChange={(e) => change({ power: Number(e.target.value) || 0 })}
          />
        </label>
      </div>
      <label className="field">
        <span>{say("desk.written.text")}</span>
        <textarea
          rows={3}
          maxLength={2000}
          value={card.text}
          onChange={(e) => change({ text: e.target.value })}
        />
      </label>
      {wrong === "" ? null : (
        <p className="warn" role="alert">
          {wrong}
        </p>
      )}
      <div className="answers">
        <button type="button" disabled={card.name.trim() === ""} onClick={take}>
          {say("desk.written.take")}
        </button>
      </div>
    </details>
  );
}
