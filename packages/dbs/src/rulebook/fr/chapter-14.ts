import type { Sentences } from "@arbiter/engine";

export const chapter14: Sentences = {
  "14-1": "Cartes Z",
  "14-1-1": "Z est un type de plus que certaines cartes ont.",
  "14-1-2": "Les cartes du type Z peuvent être appelées « cartes Z ».",
  "14-1-3": "Aux préparatifs, les cartes Z sont mises dans le Deck Z.",
  "14-1-4": "Une carte Z qui quitte la zone Leader, de Combat ou Unisson est en général retirée du jeu.",
  "14-1-4-1":
    "Une carte Z retirée du jeu parce qu'un effet l'a fait quitter sa zone compte comme retirée par cet effet.",
  "14-1-5":
    "Une carte Z placée sous une carte est retirée du jeu quand cette carte passe de la zone de Combat ou de Combo à une zone hors de ces deux.",
  "14-1-4-2": "14-1-4 vaut aussi pour une carte en mode Caché.",
};
