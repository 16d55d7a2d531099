import type { Sentences } from "@arbiter/engine";

export const chapter6: Sentences = {
  "6-1": "Leaders et decks",
  "6-1-1": "Avant la partie, chaque joueur prépare un Leader et un deck, et un Deck Z s'il veut.",
  "6-1-2": "Il faut un Leader à chaque joueur.",
  "6-1-3": "Il faut à chaque joueur un deck de 50 à 60 cartes, fait de cartes de Combat, Extra et Unisson.",
  "6-1-4": "Un Deck Z peut contenir jusqu'à dix cartes Z.",
  "6-1-5": "Decks et Decks Z suivent ces règles de construction :",
  "6-1-5-1": "Un deck ne peut pas contenir plus de quatre cartes d'un même numéro.",
  "6-1-5-2":
    "Les Capacités [Permanent] sur la construction du deck comptent comme des effets de remplacement qui tiennent lieu des règles de construction.",
  "6-1-5-2-1":
    "De telles Capacités disent que vous pouvez, ou ne pouvez qu', inclure un certain nombre d'exemplaires d'une certaine carte.",
  "6-1-5-2-2":
    "Pendant qu'on construit des decks, sont valides les Capacités [Permanent] qui donnent couleurs, Origines, noms de personnage et autres.",
  "6-2": "Avant la partie",
  "6-2-1": "Avant de jouer, chaque joueur suit ces étapes :",
  "6-2-1-1":
    "Chaque joueur présente son Leader, son deck et son Deck Z, qui doivent satisfaire aux règles de 6-1.",
  "6-2-1-2": "Chaque joueur met son Leader côté face visible dans sa zone Leader.",
  "6-2-1-3": "Deviennent en suspens les Capacités « quand cette carte est placée dans la zone Leader ».",
  "6-2-1-4": "Le hasard désigne un joueur, qui choisit qui joue en premier et qui en second.",
  "6-2-1-5": "Le joueur choisi pour jouer en premier le fait, et l'autre joue en second.",
  "6-2-1-6": "On procède à un point de contrôle.",
  "6-2-1-7": "Chaque joueur mélange son deck et le met face cachée dans sa zone de Deck.",
  "6-2-1-8": "Chaque joueur met son Deck Z face cachée dans sa zone de Deck Z.",
  "6-2-1-9":
    "La main de départ est de six cartes, que chaque joueur pioche ; puis, le premier joueur d'abord, chacun peut la repiocher une fois.",
  "6-2-1-9-1":
    "Pour repiocher, remettez toute la main dans le deck, mélangez et piochez six nouvelles cartes.",
  "6-2-1-10": "Chaque joueur forme sa zone de Vie des huit premières cartes de son deck, face cachée.",
  "6-2-1-11": "La zone d'Énergie du second joueur reçoit un marqueur Énergie.",
  "6-2-1-12": "La partie s'ouvre par le tour du premier joueur.",
  "6-2-2":
    "Les effets [Permanent] sur ces préparatifs, comme la Vie ou la main, s'appliquent à leurs étapes comme des effets de remplacement.",
  "6-2-2-1":
    "De tels effets comprennent les Capacités [Permanent] du genre « vous commencez la partie avec X points de vie ».",
};
