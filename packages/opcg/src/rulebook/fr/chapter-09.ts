import type { Sentences } from "@arbiter/engine";

export const chapter9: Sentences = {
  "9-1": "Principes du traitement des règles",
  "9-1-1":
    "Ce que les règles font d'elles-mêmes quand certains événements se produisent s'appelle le traitement des règles.",
  "9-1-2":
    "Le traitement des règles se fait dès que son événement se produit, même au milieu d'autres actions.",
  "9-2": "Défaite",
  "9-2-1":
    "Quand le traitement des règles commence, tout joueur qui remplit une des conditions de défaite ci-dessous perd.",
  "9-2-1-1": "Des dégâts au Leader d'un joueur sans carte de Vie sont pour lui une condition de défaite.",
  "9-2-1-2": "Ne plus avoir de carte dans le deck est une condition de défaite pour son joueur.",
};
