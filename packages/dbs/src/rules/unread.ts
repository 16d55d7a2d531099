/** What the language of abilities has and the machine does not carry out yet, as far as a key and its value tell it. */
const keys = "revealed within".split(" ");

export function unreadWord(key: string, part: unknown, around: Record<string, unknown>): string | null {
  if (keys.includes(key)) return key;
  if (key === "limit" && around.set === "cannot") return "once per turn";
  if (key === "face" && part === "either") return "Revealed Mode or Hidden Mode";
  if (key === "if" && around.set === "can" && around.verb !== "skill:Awaken") return "even if";
  if (around.do === "use" && (key === "upTo" || key === "from" || key === "free"))
    return `activating a skill, ${key}`;
  return null;
}
