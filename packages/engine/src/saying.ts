/** A sentence with its values apart, so that it can be said in other languages as well. */
export interface Saying {
  readonly template: string; // "A deck has {most} cards."
  readonly values: Readonly<Record<string, string | number>>;
}

export function said({ template, values }: Saying): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
