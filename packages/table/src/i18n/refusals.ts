/** What a server or a match refuses, in the reader's language. They send English; its sentence is the message's name. */
import type { IntlShape } from "react-intl";

export const refused = "refused: ";

/** "A name has 1 to {n} letters." as what finds such a sentence, and its values. */
function finding(template: string): RegExp {
  const escaped = template.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, "(?<$1>.+)")}$`, "s");
}

/** A sentence that is not known stays as it came. */
export function refusalSaid(intl: IntlShape, says: string): string {
  if (`${refused}${says}` in intl.messages) return intl.formatMessage({ id: `${refused}${says}` });
  for (const id of Object.keys(intl.messages)) {
    if (!id.startsWith(refused) || !id.includes("{")) continue;
    const found = finding(id.slice(refused.length)).exec(says);
    if (found !== null) return intl.formatMessage({ id }, { ...found.groups });
  }
  return says;
}
