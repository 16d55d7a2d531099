export const it: Readonly<Record<string, string>> = {};
