import type { Sentences } from "@arbiter/engine";

export const chapter19: Sentences = {
  "19-1": "Jetons",
  "19-1-1": "L'effet d'une carte peut créer une carte de Combat : c'est un jeton.",
  "19-1-2": "Un jeton a des informations comme les cartes, tirées de l'effet qui l'a créé.",
  "19-1-3":
    "Sauf indication contraire, un jeton est joué chez le maître de l'effet qui l'a créé, dans sa zone de Combat.",
  "19-1-4": "Le nom dans « jeton (nom) » devient le nom de carte du jeton créé.",
  "19-1-5": "Les jetons sont traités comme des cartes, sauf là où une règle dit autre chose.",
  "19-1-6":
    "Un jeton peut être choisi comme une carte de sa zone, et les effets sur les cartes de cette zone valent aussi pour lui.",
  "19-1-6-1":
    "Un jeton sans coût d'énergie ne peut pas être choisi par une Capacité qui parle d'un coût d'énergie.",
  "19-1-6-1-1":
    "Un jeton sans coût d'énergie peut être compris quand on choisit des cartes d'un coût d'énergie total de X ou moins.",
  "19-1-7":
    "Un jeton qui devait passer de la zone de Combat ou de Combo à une autre zone est retiré du jeu à la place.",
  "19-1-7-1": "Un jeton en mode Caché suit lui aussi 19-1-7.",
};
