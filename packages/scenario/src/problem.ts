/** What is wrong with a scenario file, and where. */
export class Problem {
  constructor(
    readonly line: number,
    readonly message: string,
  ) {}

  toString(): string {
    return `line ${this.line}: ${this.message}`;
  }
}
