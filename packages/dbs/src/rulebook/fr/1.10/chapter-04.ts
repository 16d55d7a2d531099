import type { Sentences } from "@arbiter/engine";

export const chapter4: Sentences = {
  "4-1-1": "Les Capacités sont ce que décrit le texte d'une carte.",
  "4-1-1-1": "Il y a trois sortes de Capacités : [Activation], [Permanent] et [Auto.].",
  "4-1-2": "Les effets sont les instructions que des Capacités donnent aux joueurs.",
  "4-1-2-1": "Les effets sont immédiats, continus ou de remplacement.",
  "4-2": "Propriétaire",
  "4-2-1": "Le propriétaire est la personne à qui est la carte.",
  "4-2-2": "Une carte est au joueur qui a commencé avec elle dans son deck ou sa zone Leader.",
  "4-3": "Maître",
  "4-4": "Joueur actif et non actif",
  "4-4-1": "Le joueur actif est celui dont c'est le tour.",
  "4-4-2": "Le joueur non actif est celui dont ce n'est pas le tour.",
  "4-5-1":
    "Un point de contrôle est un moment où les règles s'appliquent et où s'activent des Capacités [Auto.].",
  "4-5-2":
    "À un point de contrôle vient d'abord toute l'application des règles, puis les Capacités [Auto.] en suspens.",
  "4-5-3-2":
    "Si le joueur actif est maître de Capacités [Auto.] en suspens, il en choisit et résout une ; puis revenez à 4-5-3-1.",
  "4-5-3-3":
    "Si le joueur non actif est maître de Capacités [Auto.] en suspens, il en choisit et résout une ; puis revenez à 4-5-3-1.",
  "4-7-1": "Une fenêtre de contre est un moment où un joueur peut activer des Capacités [Contre].",
  "4-7-2-5": "Aucune fenêtre de contre ne s'ouvre tant qu'une autre est ouverte.",
  "4-7-3-2": "Le maître d'un [Contre] en suspens en active un, ou passe et la fenêtre finit (4-7-3-6).",
  "4-7-3-3":
    "Le joueur qui n'a pas activé le dernier [Contre] en active un en suspens, ou passe et ceux activés se résolvent (4-7-3-5).",
  "4-7-3-4":
    "Ainsi les joueurs alternent, revenant à 4-7-3-3 après chaque [Contre] activé, jusqu'à ce que l'un passe.",
  "4-7-3-5":
    "Les Capacités [Contre] activées se résolvent de la dernière à la première, à qui que soit le tour.",
  "4-7-3-6":
    "La fenêtre finit, et l'action ou la Capacité qui l'a ouverte s'exécute si c'est encore possible.",
  "4-8": "Positions des cartes",
  "4-9-4-3": "Arrêtez une fois 4-9-4-2 fait X fois ; sinon revenez à 4-9-4-1.",
  "4-10-1": "Infliger des dégâts à un joueur s'appelle traiter les dégâts.",
  "4-10-2": "Quand une action inflige des dégâts à un joueur, il fait ceci :",
  "4-10-2-1": "Pour 1 point de dégâts, le joueur ajoute à sa main une carte de Vie de son choix.",
  "4-10-2-2": "Pour N points de dégâts, subissez N fois 1 point ; rien n'arrive si N est 0.",
  "4-11": "Source des dégâts",
  "4-11-1": "Certains effets demandent la source des dégâts, qui est celle-ci.",
  "4-13-1":
    "Une carte « pas affectée par des Capacités » ne peut pas être choisie par elles, et leurs effets ne la touchent pas quand ils se résolvent.",
};
