import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useTable } from "../app/store.ts";
import { useCardText } from "../telling/told.ts";
import { type Speaker, speakerFor } from "./say.ts";

/** Who speaks to whom at this table. */
export function useSpeaker(): Speaker {
  const intl = useIntl();
  const viewer = useTable((t) => t.scene?.viewer);
  const names = useTable((t) => t.scene?.names);
  const seats = useTable((t) => t.scene?.seats);
  const watching = useTable((t) => t.watching);
  const text = useCardText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these parts of the scene are said
  return useMemo(
    () => speakerFor(intl, useTable.getState().scene, watching, text),
    [intl, viewer, names?.[0], names?.[1], seats?.[0], seats?.[1], watching, text],
  );
}
