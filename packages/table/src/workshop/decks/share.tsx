/** A deck leaves: as a list, a link, a picture, a sheet to print. Nothing is sent anywhere. */
import { useState } from "react";
import { useIntl } from "react-intl";
import { download } from "../../app/files.ts";
import { goTo } from "../../app/route.ts";
import { set } from "../../app/store.ts";
import { type KeptDeck, sizeOf } from "../data/decks.ts";
import { linkTo } from "./link.ts";
import { type Cards, listOf, type Wording } from "./listing.ts";
import { pictureOf } from "./picture.ts";

const longest = 8000;

/** The name of a file from what a player called his deck. */
export function fileName(name: string, ending: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/[^\w -]+/g, "")
    .trim()
    .slice(0, 60);
  return `${plain === "" ? "deck" : plain}.${ending}`;
}

export function Share({ deck, cards }: { deck: KeptDeck; cards: Cards }) {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const [wording, setWording] = useState<Wording>("short");
  const [told, tell] = useState("");
  const text = listOf(deck, cards, wording);
  const copy = async (what: string, done: string) => {
    try {
      await navigator.clipboard.writeText(what);
      tell(say(done));
      set({ spoken: say(done) });
    } catch {
      tell(say("share.byHand"));
    }
  };
  const link = linkTo(deck);
  const picture = () =>
    pictureOf(deck, cards, say("share.size", { main: sizeOf(deck.main), z: sizeOf(deck.z) })).then(
      (blob) => download(fileName(deck.name, "png"), blob),
      (error: Error) => tell(error.message),
    );
  return (
    <div className="share">
      <fieldset>
        <legend>{say("share.list")}</legend>
        {(["short", "named"] as const).map((one) => (
          <label key={one} className="pill small">
            <input type="radio" name="wording" checked={wording === one} onChange={() => setWording(one)} />
            <span>{one === "short" ? "4xAB1-016" : "4 AB1-016 Name"}</span>
          </label>
        ))}
      </fieldset>
      <textarea readOnly rows={8} value={text} aria-label={say("share.list")} />
      <div className="answers">
        <button type="button" onClick={() => void copy(text, "share.copied")}>
          {say("share.copy")}
        </button>
        <button
          type="button"
          disabled={link.length > longest}
          onClick={() => void copy(link, "share.linked")}
        >
          {say("share.link")}
        </button>
        <button type="button" onClick={() => void picture()}>
          {say("share.picture")}
        </button>
        <button type="button" onClick={() => goTo(`decks/${deck.id}/sheet`)}>
          {say("share.sheet")}
        </button>
      </div>
      <p className="quiet" role="status">
        {told}
      </p>
      <p className="quiet">{say("share.says")}</p>
    </div>
  );
}
