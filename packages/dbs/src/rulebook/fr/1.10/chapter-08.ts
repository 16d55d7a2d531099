import type { Sentences } from "@arbiter/engine";

export const chapter8: Sentences = {
  "8-1-1": "Une Capacité est une instruction du texte d'une carte, avec son coût.",
  "8-1-3-1":
    "Une Capacité [Activation] porte la marque Principale, Combat ou Principale/Combat, son coût avant les deux-points et son effet après.",
  "8-1-3-1-1":
    "Une Capacité [Activation] sans coût d'une carte de Combat ou d'un Leader s'active en la déclarant.",
  "8-1-3-1-2":
    "La Capacité [Activation] sans coût d'une carte Extra s'active en payant le coût d'énergie de la carte.",
  "8-1-5": "Une Capacité [Auto.] s'active d'elle-même quand arrive l'événement qu'elle nomme.",
  "8-1-5-1":
    "Les Capacités [Auto.] nomment un événement, ou le début ou la fin d'une phase ou d'une étape : leur condition de déclenchement.",
  "8-1-5-2-1": "Une Capacité [Auto.] dont le coût n'est pas payé ne se résout pas.",
  "8-2-1": "Les effets sont ce que les instructions d'une Capacité disent aux joueurs de faire.",
  "8-2-2-2": "Un effet continu vaut pour une durée, même non dite.",
  "8-2-2-2-1": "Une durée dite couvre le texte jusqu'à sa fin.",
  "8-2-2-3-1": "« Si vous deviez faire A, faites B à la place » est un effet de remplacement.",
  "8-3-3":
    "Une Capacité ou une partie dite valide sous conditions est invalide tant qu'elles ne sont pas remplies.",
  "8-4-1": "Les actions avant les deux-points d'une Capacité [Activation] sont son coût de Capacité.",
  "8-4-2-5": "Coûts de Capacité en marqueurs ([X])",
  "8-5": "Activer et résoudre",
  "8-5-1":
    "Les Capacités autres que [Permanent] se résolvent une fois activées ou déclenchées ; les Capacités [Permanent] ne s'activent pas mais agissent toujours.",
  "8-5-2": "Activez les Capacités par ces étapes :",
  "8-5-2-2-1": "Pour une carte Extra, on détermine et paie son coût d'énergie.",
  "8-5-2-5": "Résolvez la Capacité.",
  "8-5-2-5-1": "Une carte Extra va dans la Dispersion de son joueur quand son effet s'applique.",
  "8-5-2-5-2": "Pour une Capacité d'une carte en zone Leader, de Combat ou de Combo, son effet s'applique.",
  "8-5-8": "Une Capacité dont le coût ou le texte nomme la zone d'où elle agit ne peut être annoncée que là.",
  "8-6": "Capacités [Auto.]",
  "8-6-1":
    "Les Capacités [Auto.] s'activent à un point de contrôle, une fois leur condition de déclenchement arrivée.",
  "8-6-5":
    "Les Capacités [Auto.] déclenchées par une carte qui change de zone ont un déclencheur de déplacement.",
  "8-6-5-1-1":
    "Pour un passage entre une zone ouverte et une secrète, prenez les informations de la carte dans la zone ouverte.",
  "8-7": "Effets immédiats",
  "8-8": "Effets continus",
  "8-8-1-4":
    "Sauf ceux de Capacités [Permanent], les effets continus cessent pour les cartes qui quittent ensuite la zone Leader, de Combat ou Unisson.",
  "8-9": "Effets de remplacement",
  "8-10-1":
    "Si une carte dont parle un effet se déplace entre-temps, l'effet emploie ses informations dans la zone où elle est allée.",
};
