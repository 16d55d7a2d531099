import type { Sentences } from "@arbiter/engine";

export const chapter1: Sentences = {
  "1-1": "Nombre de joueurs",
  "1-2": "Gagner et perdre",
  "1-2-1":
    "La partie finit quand un joueur perd ; l'adversaire gagne, sauf si une condition de défaite vaut aussi pour lui.",
  "1-2-1-1": "Les conditions de défaite :",
  "1-2-1-1-1": "Un joueur dont la zone de Vie est vide remplit une condition de défaite.",
  "1-2-1-1-2": "Un joueur dont la zone de Deck est vide remplit une condition de défaite.",
  "1-2-2": "Qui remplit une condition de défaite perd à la prochaine application des règles.",
  "1-2-2-1": "En cours de partie, 0 carte de Vie est une défaite.",
  "1-2-2-2": "En cours de partie, 0 carte dans le deck est une défaite.",
  "1-3": "Principes de base",
  "1-3-1": "Là où une carte et les règles se contredisent, la carte l'emporte.",
  "1-3-2-1": "Ce qui doit prendre un état qu'il a déjà ne change pas de nouveau ; l'action n'est pas faite.",
  "1-3-5": "Un nombre à annoncer doit être un entier d'au moins 1, sauf indication contraire.",
};
