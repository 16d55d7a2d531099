/** What protects from the other: reporting him to the operator, blocking him; and one's seat on another device. */
import { useState } from "react";
import { useIntl } from "react-intl";
import { set } from "../app/store.ts";
import { call, useMe } from "./api.ts";
import { fail, seatLink } from "./enter.ts";
import { useRoom } from "./room.ts";

export function Duties() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const match = useRoom((r) => r.match);
  const room = useRoom((r) => r.room);
  const me = useMe((m) => m.me);
  const [text, setText] = useState("");
  if (match === null || room === null || room.you === null) return null;
  const other = room.seats[room.you === 0 ? 1 : 0];
  const spoken = (id: string) => set({ spoken: say(id) });
  const copy = () =>
    navigator.clipboard.writeText(seatLink(room.code)).then(() => spoken("duties.copied"), fail);
  return (
    <details className="duties">
      <summary>{say("duties.title")}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          match.request({ do: "report", text }).then(() => {
            setText("");
            spoken("duties.reported");
          }, fail);
        }}
      >
        <input
          value={text}
          required
          maxLength={1000}
          aria-label={say("duties.what")}
          placeholder={say("duties.what")}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => event.stopPropagation()}
        />
        <button type="submit">{say("duties.report")}</button>
      </form>
      {me != null && other?.account ? (
        <button
          type="button"
          onClick={() =>
            call("block", { name: other.name, yes: true }).then(() => spoken("duties.blocked"), fail)
          }
        >
          {intl.formatMessage({ id: "duties.block" }, { name: other.name })}
        </button>
      ) : null}
      <button type="button" onClick={copy}>
        {say("duties.device")}
      </button>
    </details>
  );
}
