/** An answer, deck or file that cannot be taken; the game is unchanged. */
export class Refused extends Error {
  override name = "Refused";
  constructor(
    message: string,
    /** The paragraphs it rests on. */
    readonly rules: readonly string[] = [],
  ) {
    super(message);
  }
}
