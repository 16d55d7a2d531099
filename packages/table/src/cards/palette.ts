/** The ground of each card colour, dark to light, and what is bright on it. */
export interface Palette {
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
  readonly glow: string;
  readonly night: string;
}

export const palettes: Readonly<Record<string, Palette>> = {
  Red: { deep: "#4d0d14", mid: "#b32a1f", light: "#ff9252", glow: "#ffe0a6", night: "#1c0508" },
  Green: { deep: "#07281d", mid: "#23734a", light: "#a9d66d", glow: "#f1f7b6", night: "#03130d" },
  Blue: { deep: "#08213f", mid: "#1a6bad", light: "#83d6f2", glow: "#e2f8ff", night: "#030e1c" },
  Purple: { deep: "#1e0f3d", mid: "#6034a8", light: "#c996f5", glow: "#f6e6ff", night: "#0c0519" },
  Black: { deep: "#0e1116", mid: "#414b59", light: "#9fabb8", glow: "#eef3f7", night: "#050608" },
  Yellow: { deep: "#4c2d06", mid: "#c98b16", light: "#ffdf85", glow: "#fff8d9", night: "#1b0f02" },
  White: { deep: "#434b5a", mid: "#8f9bab", light: "#e9eef4", glow: "#ffffff", night: "#171b22" },
};

export function paletteOf(color: string | undefined): Palette {
  return palettes[color ?? "Black"] ?? palettes.Black;
}

/** The sign beside the colour, in a box of 24. */
export const signs: Readonly<Record<string, string>> = {
  Red: "M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 2-5 1-9z",
  Green: "M4 20C3 9 10 3 21 3c0 11-6 18-15 16 2-5 5-8 9-10-5 1-9 5-11 11z",
  Blue: "M2 15c3-6 6-6 9-2 3 4 6 3 8-2 1-3 0-5-2-6 4 0 6 4 5 8-2 7-9 9-14 5-2-2-4-2-6-3z",
  Purple:
    "M12 1l2 4 4-2 0 5 5 1-3 3 3 4-5 1 0 5-4-2-2 4-2-4-4 2 0-5-5-1 3-4-3-3 5-1 0-5 4 2zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  Black:
    "M9 3a6 6 0 0 1 6 6v1h-3V9a3 3 0 0 0-6 0v3a3 3 0 0 0 2 3v3a6 6 0 0 1-5-6V9a6 6 0 0 1 6-6zm7 6a6 6 0 0 1 5 6v0a6 6 0 0 1-12 0v-1h3v1a3 3 0 0 0 6 0v0a3 3 0 0 0-2-3z",
  Yellow:
    "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4 5l1-1 3 3-1 1zM16 17l1-1 3 3-1 1zM5 20l-1-1 3-3 1 1zM17 8l-1-1 3-3 1 1z",
  White: "M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z",
};
