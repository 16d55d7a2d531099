export const passing: readonly string[] = [];
