/** Paragraphs of two editions in pairs, written by what they stand under and by their last numbers. */
export function paired(under: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const below = (above: string, last: string) => (above === "" ? last : `${above}-${last}`);
  return Object.fromEntries(
    Object.entries(under).flatMap(([above, pairs]) => {
      const [one, other] = above.split(" > ");
      return pairs.split(" ").map((pair) => {
        const [a, b = a] = pair.split(">");
        return [below(one, a), below(other, b)];
      });
    }),
  );
}
