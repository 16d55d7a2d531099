import type { Sentences } from "@arbiter/engine";

export const chapter11: Sentences = {
  "11-1": "Boucles infinies",
  "11-1-1":
    "Des actions qui peuvent ou doivent se répéter sans fin sont une boucle infinie, un tour en est une action de boucle, et on la traite ainsi.",
  "11-1-1-1": "Une boucle qu'aucun joueur ne peut arrêter rend la partie nulle.",
  "11-1-1-2":
    "Si un joueur peut l'arrêter, il annonce un nombre de tours, on les joue et il s'arrête là ; il ne peut pas la relancer sans y être forcé.",
  "11-1-1-3":
    "Si les deux le peuvent, le joueur actif annonce un nombre, puis l'autre ; le plus bas est joué, son joueur s'arrête là, et aucun ne la relance sans y être forcé.",
  "11-2": "Révéler des cartes",
  "11-2-1":
    "Une carte précise qui passe d'une zone secrète à une autre doit être révélée, même si le texte ne le dit pas.",
  "11-2-2":
    "Une carte d'une zone secrète révélée pour un effet ou un coût est de nouveau cachée une fois celui-ci résolu.",
  "11-3": "Regarder des zones secrètes",
  "11-3-1":
    "Seul le joueur de l'effet voit les cartes secrètes qu'il fait regarder, sauf si la carte dit autre chose.",
  "11-3-2": "Les cartes restent dans leur zone pendant qu'on les regarde.",
  "11-3-3":
    "Si le texte ne donne rien à faire des cartes regardées, elles retournent dans leur zone dans leur état d'avant.",
};
