import type { Sentences } from "@arbiter/engine";

export const chapter15: Sentences = {
  "15-1": "Leaders Z",
  "15-1-1": "Les Leaders Z sont les cartes des deux types Leader et Z qui se placent dans la zone Leader.",
  "15-1-2":
    "Les cartes des deux types Leader et Z peuvent être appelées « cartes Leader Z » ou « Leaders Z ».",
  "15-1-3":
    "Les règles et Capacités pour les Leaders valent aussi pour les Leaders Z, sauf là où les Leaders Z sont nommés.",
  "15-1-3-1": "Le dos d'un Leader Z ne porte pas d'informations à lui.",
  "15-1-4": "Dans une zone Leader, un Leader Z compte comme un Leader.",
  "15-1-4-1":
    "Tant qu'un Leader Z est traité comme le Leader, les effets qui parlent du Leader emploient les informations du Leader Z.",
  "15-1-4-2":
    "Un Leader Z traité comme le Leader ne quitte pas la zone Leader par les effets de l'adversaire.",
  "15-1-5":
    "Si un Leader Z devait quitter la zone Leader autrement qu'en étant retiré du jeu, le Leader Z du dessus est retiré du jeu à la place.",
  "15-1-5-1": "La carte autre que ce Leader Z du dessus reste alors dans la zone Leader.",
  "15-1-6":
    "Un Leader Z hors de la zone de Deck Z qui quitte la zone Leader par un effet est retiré du jeu à la place.",
};
