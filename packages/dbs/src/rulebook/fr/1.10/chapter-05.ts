import type { Sentences } from "@arbiter/engine";

export const chapter5: Sentences = {
  "5-1-1": "Avant la partie, chaque joueur prépare un Leader et un deck.",
  "5-1-2": "Il faut à chaque joueur exactement un Leader.",
  "5-1-3-2-2": "Les Capacités [Permanent] sur la construction du deck agissent pendant qu'on le construit.",
  "5-2-1-1": "Chaque joueur présente son Leader et son deck, qui doivent suivre les règles de 5-1.",
  "5-2-1-3":
    "Les Capacités « quand cette carte est placée dans la zone Leader » deviennent en suspens, et un point de contrôle a lieu.",
  "5-2-1-5": "Le hasard décide qui commence.",
  "5-2-1-5-1": "Nul ne peut choisir qui commence, pas même un joueur désigné par le hasard.",
  "5-2-1-6-1":
    "Pour repiocher, remettez dans le deck autant de cartes de votre main que vous voulez, mélangez et piochez-en autant.",
};
