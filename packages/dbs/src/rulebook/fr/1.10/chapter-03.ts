import type { Sentences } from "@arbiter/engine";

export const chapter3: Sentences = {
  "3-1": "Zones",
  "3-1-1": "Chaque joueur a une zone de chaque sorte, sauf indication contraire.",
  "3-1-4":
    "Une carte qui quitte la zone de Combat pour autre chose que la zone de Combo est une nouvelle carte, et les effets sur elle ne suivent pas.",
  "3-1-5":
    "Une carte qui quitte la zone de Combo pour autre chose que la zone de Combat est une nouvelle carte, et les effets sur elle ne suivent pas.",
  "3-1-6": "Quand plusieurs cartes entrent ensemble dans une zone, leur propriétaire décide de leur ordre.",
  "3-1-7-1":
    "Une carte envoyée dans la zone d'un autre joueur, hors zones de Combat et de Combo, va plutôt dans celle de son propriétaire.",
  "3-2-4":
    "Mélanger met un deck en ordre aléatoire, et son propriétaire le fait, quel que soit le maître de l'effet.",
  "3-4-2":
    "La Dispersion est ouverte et face visible, les nouvelles cartes vont au-dessus, et nul ne peut en changer l'ordre.",
  "3-5-2": "La zone Leader est ouverte.",
  "3-5-3": "Une carte qui compte comme Leader ne peut quitter la zone Leader par aucun effet ni règle.",
  "3-6-3": "Placer une carte de Combat dans la zone de Combat s'appelle la jouer.",
  "3-6-6":
    "Vous pouvez avoir autant de cartes Extra que vous voulez dans votre zone de Combat, mais une seule avec [Terrain] à la fois.",
  "3-7-3": "Placer une carte de Combat dans la zone de Combo s'appelle un combo.",
  "3-7-3-1": "Seule une carte qui a coût de combo et puissance de combo peut servir à un combo.",
  "3-8-1": "Les cartes qui paient des coûts vont ici.",
  "3-8-3": "Les cartes entrent en mode Action dans la zone d'Énergie, sauf indication contraire.",
  "3-9-2":
    "La Vie est secrète et face cachée, on ne la regarde ni ne la réordonne ; quand une carte part, son joueur prend celle qu'il veut.",
  "3-11-3": "Placer une carte Unisson dans la zone Unisson s'appelle la jouer.",
  "3-11-4": "Les cartes entrent en mode Action dans la zone Unisson, sauf indication contraire.",
  "3-11-5": "Une zone Unisson ne peut contenir qu'une carte à la fois.",
};
