/** The desk at the table: both sides are played, ways are kept and gone back to, and the ruling leaves. */
import { useState } from "react";
import { useIntl } from "react-intl";
import { refused } from "../../app/files.ts";
import { leave } from "../../app/play.ts";
import { type Study, set, table, useTable } from "../../app/store.ts";
import { setDesk, useDesk } from "./desk.ts";
import { copyPosition, openScenario, playPosition, saveScenario } from "./leaving.ts";
import { Moves } from "./scenario-panel.tsx";

export function DeskPanel({ study }: { study: Study }) {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  const open = useDesk((d) => d.open);
  const branches = useDesk((d) => d.branches);
  const at = useTable((t) => t.at);
  const watching = useTable((t) => t.watching);
  const [leaving, setLeaving] = useState(false);
  const inputs = async () => ((await table().match?.ask("inputs")) ?? []).slice(0, at);
  const hands = () => {
    setDesk({ open: !open });
    table().match?.openHands(!open);
  };
  const goBack = () => {
    set({ watching: true });
    table().match?.goTo(at - 1);
  };
  const keep = async () => {
    const line = await inputs();
    setDesk({
      branches: [...branches, { name: say("desk.branch", { n: branches.length + 1 }), inputs: line }],
    });
  };
  return (
    <section className="panel study" aria-label={say("desk.title")}>
      <h2>{study.laid.title}</h2>
      {watching && study.laid.moves.length > 0 ? <Moves laid={study.laid} /> : null}
      <div className="answers">
        {watching ? null : (
          <>
            <button type="button" onClick={hands} aria-pressed={open}>
              {say("desk.hands")}
            </button>
            <button type="button" disabled={at === 0} onClick={goBack}>
              {say("desk.back")}
            </button>
            <button type="button" disabled={at === 0} onClick={() => void keep()}>
              {say("desk.keep")}
            </button>
          </>
        )}
        <button type="button" aria-expanded={leaving} onClick={() => setLeaving(!leaving)}>
          {say("desk.leaves")}
        </button>
        <button type="button" onClick={() => void edit(study)}>
          {say("desk.edit")}
        </button>
      </div>
      {branches.length === 0 ? null : (
        <ul className="branches" aria-label={say("desk.branches")}>
          {branches.map(({ name, inputs: line }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: branches are told apart by their order
            <li key={i}>
              <button
                type="button"
                className="link"
                onClick={() => void playPosition(study.text, line).catch(refused)}
              >
                {name} ({say("desk.answers", { n: line.length })})
              </button>
            </li>
          ))}
        </ul>
      )}
      {leaving ? (
        <div className="answers leaving">
          <button type="button" onClick={async () => saveScenario(study.text, await inputs())}>
            {say("desk.save")}
          </button>
          <button type="button" onClick={async () => copyPosition(study.text, await inputs(), say)}>
            {say("desk.link")}
          </button>
          <button
            type="button"
            onClick={() => void import("./picture.ts").then((p) => p.tablePicture().catch(refused))}
          >
            {say("desk.picture")}
          </button>
        </div>
      ) : null}
    </section>
  );
}

/** Back to the desk, with the position as it stands now; before a Main Phase, with the one it began with. */
async function edit(study: Study): Promise<void> {
  const now = await table()
    .match?.ask("position", study.laid.title)
    .catch(() => null);
  leave();
  const text = now?.text ?? study.text.replace(/^play:[\s\S]*/m, "play: []\nexpect: []\n");
  await openScenario(text);
}
