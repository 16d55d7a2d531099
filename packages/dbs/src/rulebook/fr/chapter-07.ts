import type { Sentences } from "@arbiter/engine";

export const chapter7: Sentences = {
  "7-1": "Structure d'un tour",
  "7-1-1":
    "Un tour a trois phases, divisées en étapes ; une phase ou étape où rien ne se passe compte quand même comme ayant existé.",
  "7-1-2": "Le joueur actif mène la partie et suit les phases ci-dessous, qui forment un tour.",
  "7-1-2-1":
    "Dans une phase ou étape qu'un effet saute, rien ne se déclenche, aucun point de contrôle n'a lieu et aucune action n'est possible ; on passe à la suivante.",
  "7-2": "Phase de Recharge",
  "7-2-1": "La phase de Recharge, avec les règles du début de tour, se déroule ainsi :",
  "7-2-2": "Les effets du joueur actif qui durent le tour commencent.",
  "7-2-3": "Les effets du joueur non actif qui durent le tour commencent.",
  "7-2-4": "Les effets continus qui durent jusqu'au début du tour adverse finissent.",
  "7-2-5":
    "Deviennent en suspens les effets qui attendent le début du tour, et ceux qui attendent le début de la phase de Recharge.",
  "7-2-6": "Un point de contrôle a lieu.",
  "7-2-7":
    "Les joueurs passent en mode Action toutes leurs cartes en mode Inertie des zones Leader, de Combat, d'Énergie et Unisson.",
  "7-2-8": "Un point de contrôle a lieu.",
  "7-2-9": "Le joueur actif pioche 1 carte de son deck.",
  "7-2-9-1": "Le joueur qui joue en premier ne pioche pas à son premier tour.",
  "7-2-10": "Un point de contrôle a lieu.",
  "7-2-11": "Le joueur actif peut mettre 1 carte de sa main dans sa zone d'Énergie.",
  "7-2-12": "Un point de contrôle a lieu.",
  "7-2-13": "Passez à la phase principale.",
  "7-3": "Phase principale",
  "7-3-1": "La phase principale, où le joueur actif peut faire diverses actions, se déroule ainsi :",
  "7-3-2": "Les effets « au début de la phase principale » deviennent en suspens.",
  "7-3-3": "Un point de contrôle a lieu.",
  "7-3-4": "Le joueur actif obtient le timing libre et peut alors faire une de ces actions :",
  "7-3-4-1": "Jouer des cartes.",
  "7-3-4-1-1": "Quand cette action est faite, revenez à 7-3-3.",
  "7-3-4-2": "Activer des Capacités [Activation : Principale] et [Activation : Principale/Combat].",
  "7-3-4-2-1": "Quand cette action est faite, revenez à 7-3-3.",
  "7-3-4-3": "Renforcer une carte Unisson (13-3).",
  "7-3-4-3-1": "Quand cette action est faite, revenez à 7-3-3.",
  "7-3-4-3-2": "Placer une carte Extra Z dans la zone de Combat.",
  "7-3-4-3-3": "Quand cette action est faite, revenez à 7-3-3.",
  "7-3-4-4": "Attaquer.",
  "7-3-4-4-1": "Le joueur qui joue en premier ne peut pas attaquer à son premier tour.",
  "7-3-4-4-2": "Quand cette action est faite, revenez à 7-3-3.",
  "7-3-4-5": "Finir la phase principale.",
  "7-3-4-5-1":
    "Si le joueur actif choisit de finir sa phase principale, passez à l'étape de fin de la phase principale.",
  "7-3-5": "Étape de fin de la phase principale",
  "7-3-5-1": "Cette étape, qui finit la phase principale du tour, se déroule ainsi :",
  "7-3-5-1-1": "Les Capacités « à la fin de la phase principale » deviennent en suspens.",
  "7-3-5-1-2": "Un point de contrôle a lieu.",
  "7-3-5-1-3": "Les effets du joueur actif qui durent la phase principale finissent.",
  "7-3-5-1-4": "Les effets du joueur non actif qui durent la phase principale finissent.",
  "7-3-5-1-5": "Passez à la phase de Fin.",
  "7-4": "Phase de Fin",
  "7-4-1": "La phase de Fin, avec ce qui est dû à la fin du tour, se déroule ainsi :",
  "7-2-4b":
    "(Lire 7-4-2.) Les conditions « à la fin du tour » se déclenchent, mais les Capacités [Auto.] dont la condition a déjà été remplie ce tour ne deviennent pas en suspens.",
  "7-4-3": "Un point de contrôle a lieu.",
  "7-4-4":
    "S'il reste des Capacités [Auto.] « à la fin du tour » à déclencher ce tour, recommencez la phase de Fin ; sinon passez à 7-4-5.",
  "7-4-5": "Les effets du joueur actif qui durent le tour ou jusqu'à sa fin prennent fin.",
  "7-4-6": "Les effets du joueur non actif qui durent le tour ou jusqu'à sa fin prennent fin.",
  "7-4-7":
    "Le tour finit, l'adversaire devient le joueur actif, et on passe à la phase de Recharge du tour suivant.",
};
