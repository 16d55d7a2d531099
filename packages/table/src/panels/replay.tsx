/** A game that was played: a timeline, steps, speed, and going on from any place. */
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { set, table, useTable } from "../app/store.ts";

export function Replay() {
  const intl = useIntl();
  const shown = useTable((t) => t.at);
  const of = useTable((t) => t.of);
  const busy = useTable((t) => t.busy);
  const remote = useTable((t) => t.scene?.seats.includes("remote") ?? false);
  const [playing, setPlaying] = useState(false);
  /** Where to, until it is shown: whoever presses again before that goes on from there. */
  const [wanted, setWanted] = useState<number | null>(null);
  const at = wanted ?? shown;
  const say = (id: string) => intl.formatMessage({ id });
  const goTo = (to: number) => {
    const next = Math.max(0, Math.min(to, of));
    setWanted(next);
    table().match?.goTo(next);
  };
  useEffect(() => {
    if (wanted === shown) setWanted(null);
  }, [wanted, shown]);
  useEffect(() => {
    if (!playing || busy) return;
    if (shown >= of) return setPlaying(false);
    const next = setTimeout(() => table().match?.goTo(shown + 1), 60);
    return () => clearTimeout(next);
  }, [playing, busy, shown, of]);
  return (
    <section className="panel prompt replay" aria-label={say("replay.title")}>
      <p className="whose">
        <span>{say("replay.title")}</span> {intl.formatMessage({ id: "replay.at" }, { at, of })}
      </p>
      <input
        type="range"
        aria-label={say("replay.title")}
        min={0}
        max={of}
        value={at}
        onChange={(event) => {
          setPlaying(false);
          goTo(Number(event.target.value));
        }}
      />
      <div className="answers">
        <button type="button" onClick={() => goTo(0)} aria-label={say("replay.start")}>
          <Sign d="M3 2h3v12H3zM17 2v12L7 8z" />
        </button>
        <button type="button" onClick={() => goTo(at - 1)} aria-label={say("replay.back")}>
          <Sign d="M14 2v12L5 8z" />
        </button>
        <button type="button" className="primary" onClick={() => setPlaying(!playing)}>
          {say(playing ? "replay.pause" : "replay.play")}
        </button>
        <button type="button" onClick={() => goTo(at + 1)} aria-label={say("replay.on")}>
          <Sign d="M6 2v12l9-6z" />
        </button>
        <button type="button" onClick={() => goTo(of)} aria-label={say("replay.end")}>
          <Sign d="M14 2h3v12h-3zM3 2v12l10-6z" />
        </button>
      </div>
      {remote ? null : (
        <div className="answers">
          <button type="button" onClick={playFromHere}>
            {say("replay.continue")}
          </button>
        </div>
      )}
    </section>
  );
}

/** Drawn, not typed: few faces have these signs. */
function Sign({ d }: { d: string }) {
  return (
    <svg className="sign" viewBox="0 0 20 16" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

async function playFromHere(): Promise<void> {
  const { match, at, of, scene, study } = table();
  if (match === null || scene === null) return;
  // The way that is left is kept: at the judge's desk one comes back to it.
  if (study !== null && at < of) await (await import("../workshop/judge/branches.ts")).keepBranch(match);
  const seats = scene.seats.includes("human") ? scene.seats : (["human", scene.seats[1]] as const);
  set({ watching: false });
  match.playFrom(at, seats);
}
