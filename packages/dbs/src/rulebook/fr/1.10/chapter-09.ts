import type { Sentences } from "@arbiter/engine";

export const chapter9: Sentences = {
  "9-4-2":
    "Une carte placée sur une autre en zone de Combat, Leader ou Unisson reprend sa position et ses changements de puissance.",
  "9-5-2":
    "Une carte de Combat de puissance zéro ou moins est placée dans la Dispersion de son propriétaire.",
  "9-6-1-1":
    "S'il reste des marqueurs après un retrait, les effets continus qui changent la puissance de la carte Unisson sont défaits.",
  "9-6-1-2":
    "Une carte Unisson qu'un retrait laisse sans marqueur est placée dans la Dispersion de son propriétaire.",
};
