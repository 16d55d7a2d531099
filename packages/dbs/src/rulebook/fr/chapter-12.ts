import type { Sentences } from "@arbiter/engine";

export const chapter12: Sentences = {
  "12-1": "Cartes Extra",
  "12-1-1": "Une carte Extra peut être activée en la mettant de la main dans la zone de Dispersion.",
  "12-1-2": "« Carte Extra » dans un texte désigne une carte de type Extra.",
  "12-1-3":
    "« Activer une carte Extra », c'est activer de la main une Capacité [Activation] ou [Contre] d'une carte Extra, sauf indication contraire.",
  "12-2": "Activer une Capacité d'une carte Extra",
  "12-2-1":
    "Les cartes Extra s'activent de la main d'après les règles, et d'autres zones par certains effets de cartes.",
  "12-2-1-2": "Une carte Extra est activée depuis la main en ces étapes :",
  "12-2-2-1": "Le joueur révèle la carte Extra de sa main, nomme la Capacité et déclare qu'il l'active.",
  "12-2-2-2": "On détermine et paie le coût d'énergie, puis la carte est placée dans la zone de Dispersion.",
  "12-2-2-3": "Si la Capacité a un coût de Capacité, il est déterminé et payé en entier.",
  "12-2-2-3-1":
    "Une Capacité [Auto.], [Activation] ou [Contre] sans coût de Capacité n'exige pas ce paiement.",
  "12-2-2-4": "Voilà la Capacité activée.",
  "12-2-2-5":
    "Alors s'ouvre une fenêtre de contre, où le joueur qui n'a pas déclaré la Capacité peut déclarer un [Contre].",
  "12-2-2-6": "L'effet est exécuté tel qu'écrit.",
  "12-2-2-7":
    "Après l'effet, une autre fenêtre de contre s'ouvre pour le joueur qui n'a pas déclaré la Capacité.",
  "12-2-3": "Une carte Extra est activée depuis une autre zone que la main en ces étapes :",
  "12-2-3-1": "Le joueur déclare quelle Capacité activer.",
  "12-2-3-2":
    "Hors de la main, aucun coût d'énergie n'est payé pour la Capacité de la carte Extra, sauf celui que la Capacité dit elle-même.",
  "12-2-3-3": "Si la Capacité a un coût de Capacité, il est déterminé et payé en entier.",
  "12-2-2-3-1b":
    "Hors de la main aussi, une Capacité [Auto.], [Activation] ou [Contre] sans coût de Capacité n'exige pas ce paiement.",
  "12-2-3-4": "Voilà la Capacité activée.",
  "12-2-3-4-5":
    "Alors s'ouvre une fenêtre de contre, où le joueur qui n'a pas déclaré la Capacité peut déclarer un [Contre].",
  "12-2-3-6": "L'effet est exécuté tel qu'écrit.",
  "12-2-3-7":
    "Après l'effet, une autre fenêtre de contre s'ouvre pour le joueur qui n'a pas déclaré la Capacité.",
  "12-2-4": "Une carte Extra est activée par l'effet d'une autre carte en ces étapes :",
  "12-2-4-1":
    "Pendant que se résout la Capacité qui active une carte Extra, le joueur nomme la Capacité de la carte Extra et déclare son activation.",
  "12-2-4-2":
    "Le coût d'énergie de la carte Extra elle-même n'est pas payé, sauf indication contraire ; celui que dit la Capacité l'est.",
  "12-2-4-3":
    "Sauf indication contraire, la carte Extra, si elle est en main, rejoint la zone de Dispersion de son propriétaire.",
  "12-2-4-4":
    "Le coût de Capacité de la carte Extra elle-même n'est pas payé, sauf indication contraire ; celui que dit la Capacité est payé en entier.",
  "12-2-4-5": "Voilà la Capacité activée.",
  "12-2-4-6":
    "Alors s'ouvre une fenêtre de contre, où le joueur qui n'a pas déclaré la Capacité peut déclarer un [Contre].",
  "12-2-4-7": "L'effet est exécuté tel qu'écrit.",
  "12-2-4-8":
    "Après l'effet, une autre fenêtre de contre s'ouvre pour le joueur qui n'a pas déclaré la Capacité.",
  "12-2-4-9": "Revenez à la résolution de l'effet qui a activé la carte Extra.",
  "12-3": "Échouer à activer une Capacité d'une carte Extra",
  "12-3-1":
    "Si, pour quelque raison que ce soit, l'activation déclarée d'une carte Extra de la main échoue, la carte va dans la zone de Dispersion.",
};
