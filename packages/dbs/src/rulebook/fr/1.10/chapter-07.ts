import type { Sentences } from "@arbiter/engine";

export const chapter7: Sentences = {
  "7-1":
    "En phase principale, le joueur actif peut passer en mode Inertie une carte Leader, de Combat ou Unisson pour attaquer le Leader adverse, la carte Unisson ou une carte de Combat en mode Inertie ; un combat entre attaquant et défenseur commence.",
  "7-1-2":
    "Une fenêtre de contre s'ouvre, où le joueur non actif peut activer une Capacité [Contre : Attaque].",
  "7-1-4":
    "Une attaque annulée, ou privée de carte attaquante ou défenseuse, va à 7-1-4-1, les autres à l'étape d'Attaque ; une carte de Combat jouée par-dessus reprend le rôle de celle du dessous.",
  "7-1-4-1": "Toutes les cartes de Combat des zones de Combo vont dans la Dispersion de leurs propriétaires.",
  "7-1-4-2": "Les Capacités « à la fin du combat » deviennent en suspens, et un point de contrôle a lieu.",
  "7-1-4-3": "Après une attaque annulée finissent les effets du joueur actif qui durent le combat.",
  "7-1-4-4": "Puis finissent ceux du joueur non actif.",
  "7-1-4-5": "Le combat est fini ; revenez à 6-3-1-2.",
  "7-2-1-1":
    "Les Capacités « au début de l'étape d'Attaque » deviennent en suspens, et un point de contrôle a lieu.",
  "7-2-1-2-1-1":
    "Le joueur passe en mode Inertie des Énergies pour le coût de combo et déclare le combo, ou ne peut pas le déclarer.",
  "7-2-1-2-2": "Le joueur actif peut faire un combo avec une carte de Combat de sa main.",
  "7-2-1-2-2-1":
    "Le joueur passe en mode Inertie des Énergies pour le coût de combo de la carte de sa main et déclare le combo, ou ne peut pas le déclarer.",
  "7-2-1-2-3":
    "Le joueur actif peut activer des Capacités [Activation : Combat] de son Leader et de ses cartes de Combat, Extra et Unisson.",
  "7-2-1-3": "Si le joueur actif ne fait rien, passez à l'étape de Défense.",
  "7-2-1-3-1": "Si le défenseur est une carte Unisson, sautez l'étape de Défense.",
  "7-3-1-1":
    "Les Capacités « au début de l'étape de Défense » deviennent en suspens, et un point de contrôle a lieu.",
  "7-3-1-2":
    "Le joueur non actif a un timing libre, avec les points de contrôle et les fenêtres de contre qu'amène chaque action, et peut faire chacune de ces actions :",
  "7-3-1-2-2": "Le joueur non actif peut faire un combo avec une carte de Combat de sa main.",
  "7-3-1-2-3":
    "Le joueur non actif peut activer des Capacités [Activation : Combat] de son Leader et de ses cartes de Combat et Extra.",
  "7-4-1-1":
    "Les Capacités « au début de l'étape de Dégâts » deviennent en suspens, et un point de contrôle a lieu.",
  "7-4-1-4":
    "Si la puissance de l'attaquant égale ou dépasse celle du défenseur, faites ce qui suit ; sinon continuez à 7-4-1-5.",
  "7-4-1-4-1":
    "Si le défenseur est un Leader, les Capacités « quand vous infligez des dégâts » deviennent en suspens, et un point de contrôle a lieu.",
  "7-4-1-4-1-2": "Les Capacités « quand vous avez infligé des dégâts » deviennent en suspens.",
  "7-4-1-4-2": "Si le défenseur est une carte de Combat, elle est mise KO.",
  "7-4-1-4-2-1": "Les Capacités « quand une carte est mise KO » deviennent en suspens.",
  "7-4-1-4-3":
    "Si le défenseur est une carte Unisson, les Capacités « quand un marqueur est retiré » deviennent en suspens, et un point de contrôle a lieu.",
  "7-4-1-4-3-2": "Un attaquant avec [Frappe de la Victoire] retire tous les marqueurs du défenseur.",
  "7-4-1-4-3-3":
    "Un attaquant sans Capacité de Frappe ni [Frappe de la Victoire] retire 1 marqueur du défenseur.",
  "7-4-1-4-3-4": "Les Capacités « quand un marqueur est retiré » deviennent en suspens.",
  "7-4-1-8": "Les Capacités « à la fin d'un combat » deviennent en suspens, et un point de contrôle a lieu.",
  "7-4-1-8-1":
    "Les Capacités « à la fin du combat où vous avez fait un combo avec cette carte » des cartes parties en 7-4-1-6 deviennent en suspens en 7-4-1-8.",
  "7-4-1-9": "Tous les effets qui durent le combat finissent.",
  "7-4-1-10": "Le combat est fini ; revenez à 6-3-1-2.",
};
