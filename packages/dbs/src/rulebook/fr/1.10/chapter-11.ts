import type { Sentences } from "@arbiter/engine";

export const chapter11: Sentences = {
  "11-3": "Cartes sous d'autres cartes",
  "11-3-2":
    "Les cartes placées sous d'autres ont leurs Capacités annulées et forment une seule carte avec celle du dessus.",
  "11-3-2-2": "Les Capacités dont il est dit qu'elles agissent sous une autre carte n'y sont pas annulées.",
  "11-3-4":
    "Les cartes dessous suivent leur carte entre zone de Combat et zone de Combo ; si elle quitte ces deux zones ou la zone Unisson, elles vont dans la Dispersion sans activer leurs Capacités [Auto.] de déplacement.",
  "11-3-5": "Une carte qui passe dans la zone d'un autre joueur emmène toutes les cartes dessous.",
  "11-3-6":
    "Si seule la carte du dessus se déplace, celles de dessous restent, en gardant sa position et les effets sur sa puissance.",
  "11-5-1-1": "Une carte dont on prend le contrôle garde sa position et les effets sur elle.",
  "11-6-3":
    "Si le texte ne dit que faire des cartes regardées, elles retournent dans leur zone et sont mélangées.",
  "11-7": "Conditions élargies",
  "11-7-1":
    "Certains textes élargissent les zones où des cartes de Combat peuvent être choisies pour une Capacité-clef.",
  "11-7-2":
    "Les cartes de Combat choisies dans une zone élargie vont d'abord dans la zone de Combat ; ce passage ne met aucune Capacité en suspens et n'ouvre pas de fenêtre de contre.",
};
