/** Phrases that everybody reads in his own language, and free chat where the room has it. */
import { phrases } from "@arbiter/match";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { fail } from "./enter.ts";
import { type Said, setRoom, useRoom } from "./room.ts";

export function Talk() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const match = useRoom((r) => r.match);
  const room = useRoom((r) => r.room);
  const talk = useRoom((r) => r.talk);
  const muted = useRoom((r) => r.muted);
  const [text, setText] = useState("");
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something was said
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [talk]);
  if (room === null || match === null || !(room.settings.emotes || room.settings.chat)) return null;
  const words = (said: Said) => ("phrase" in said ? say(`online.phrase.${said.phrase}`) : said.text);
  const seated = room.you !== null;
  return (
    <details className="talk">
      <summary>
        {say("online.talk")}
        <span aria-live="polite">{talk.length === 0 ? "" : ` · ${words(talk[talk.length - 1])}`}</span>
      </summary>
      <ul ref={list}>
        {talk.map((said, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said has no other name
          <li key={i}>
            <b>{room.seats[said.by]?.name}</b> {words(said)}
          </li>
        ))}
      </ul>
      {seated && room.settings.emotes ? (
        <div className="phrases">
          {phrases.map((phrase) => (
            <button
              key={phrase}
              type="button"
              onClick={() => match.request({ do: "say", phrase }).catch(fail)}
            >
              {say(`online.phrase.${phrase}`)}
            </button>
          ))}
        </div>
      ) : null}
      {seated && room.settings.chat ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === "") return;
            match.request({ do: "chat", text: text.trim() }).then(() => setText(""), fail);
          }}
        >
          <input
            value={text}
            maxLength={240}
            aria-label={say("online.talk.write")}
            placeholder={say("online.talk.write")}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => event.stopPropagation()}
          />
          <button type="submit">{say("online.talk.send")}</button>
        </form>
      ) : null}
      <label className="check">
        <input
          type="checkbox"
          checked={muted}
          onChange={({ target }) => {
            const yes = target.checked;
            match.request({ do: "mute", yes }).then(() => setRoom({ muted: yes }), fail);
          }}
        />
        <span>{say("online.talk.mute")}</span>
      </label>
    </details>
  );
}
