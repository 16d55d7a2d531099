/** Lines in, lines out. Nothing is drawn, so that it can be read aloud. */
import { createInterface } from "node:readline";

export interface Console {
  /** The next line, or null at the end of input. */
  read(): Promise<string | null>;
  write(line: string): void;
  /** What a line rests on, in square brackets, in a quiet colour where there are colours. */
  quiet(words: string): string;
}

export function terminal(): Console & { close(): void } {
  const { stdin, stdout } = process;
  // Not as a terminal: readline would move the cursor about, which is read badly aloud.
  const lines = createInterface({ input: stdin, terminal: false });
  const next = lines[Symbol.asyncIterator]();
  const colour = stdout.isTTY === true && (process.env.NO_COLOR ?? "") === "";
  return {
    async read() {
      if (stdin.isTTY) stdout.write("> ");
      const { value, done } = await next.next();
      return done === true ? null : value;
    },
    write: (line) => void stdout.write(`${line}\n`),
    quiet: (words) => (colour ? `\u001b[2m[${words}]\u001b[22m` : `[${words}]`),
    close: () => lines.close(),
  };
}

/** Typed lines from a list, for tests; what is written is kept. */
export function scripted(typed: readonly string[]): Console & { readonly written: string[] } {
  const left = [...typed];
  const written: string[] = [];
  return {
    read: async () => left.shift() ?? null,
    write: (line) => void written.push(line),
    quiet: (words) => `[${words}]`,
    written,
  };
}
