/** While cards are fetched or compiled. */
import { useIntl } from "react-intl";
import type { Progress } from "../worker/tasks.ts";
import { useCardsFailure, useCardsProgress } from "./cards.ts";

export function Loading() {
  const intl = useIntl();
  const progress = useCardsProgress();
  const failed = useCardsFailure();
  if (failed !== null)
    return <p className="warn">{intl.formatMessage({ id: "cards.failed" }, { why: failed })}</p>;
  return <Bar progress={progress} />;
}

export function Bar({ progress }: { progress: Progress | null }) {
  const intl = useIntl();
  const { stage, done, of } = progress ?? { stage: "loading", done: 0, of: 0 };
  const says = intl.formatMessage({ id: `progress.${stage}` }, { done, of });
  return (
    <div className="progress">
      <p role="status">{says}</p>
      <progress aria-label={says} {...(of === 0 ? {} : { value: done, max: of })} />
    </div>
  );
}
