import type { Sentences } from "@arbiter/engine";

export const chapter6: Sentences = {
  "6-1": "Déroulement d'un tour",
  "6-2-1":
    "Deviennent en suspens les Capacités « au début de la phase de Recharge » et « au début du tour », et un point de contrôle a lieu.",
  "6-2-2":
    "Le joueur actif passe en mode Action toutes ses cartes en mode Inertie des zones Leader, de Combat, d'Énergie et Unisson.",
  "6-2-3": "Le joueur actif pioche 1 carte, sauf le premier joueur à son premier tour.",
  "6-2-6": "Un point de contrôle a lieu, puis commence la phase principale.",
  "6-3-1-1":
    "Les Capacités « au début de la phase principale » deviennent en suspens, et un point de contrôle a lieu.",
  "6-3-1-2":
    "Le joueur actif a un timing libre, avec les points de contrôle et les fenêtres de contre qu'amène chaque action, et peut faire chacune de ces actions :",
  "6-3-1-2-1": "Le joueur actif peut jouer ainsi une carte de Combat de sa main dans sa zone de Combat :",
  "6-3-1-2-1-4":
    "Les Capacités « quand vous jouez cette carte » deviennent en suspens, et un point de contrôle a lieu.",
  "6-3-1-2-2-1":
    "Le joueur révèle la carte de sa main, passe en mode Inertie des Énergies pour son coût total et déclare la mise en jeu ; sans assez d'Énergie, il ne peut pas.",
  "6-3-1-2-3":
    "Le joueur actif peut activer des Capacités [Activation : Principale] de son Leader et de ses cartes de Combat, Extra et Unisson.",
  "6-3-1-2-3-1": "Des fenêtres de contre s'ouvrent avant et après la résolution de la Capacité.",
  "6-3-1-2-3-2": "[Éveil] et [Vœu] sont des Capacités [Activation] et peuvent être activées ici.",
  "6-3-1-2-3-3":
    "Une fois par tour, un joueur peut placer sous sa carte Unisson une carte identique de sa main pour ajouter 1 marqueur.",
  "6-3-1-2-4": "Le joueur actif peut attaquer avec ses cartes celles de l'adversaire.",
  "6-3-1-2-5": "Le joueur actif peut finir sa phase principale et passer à son étape de fin.",
  "6-3-1-3-1-1":
    "Les Capacités « à la fin de la phase principale » deviennent en suspens, et un point de contrôle a lieu.",
  "6-3-1-3-1-2":
    "Un point de contrôle a lieu ; puis finissent les effets du joueur actif qui durent la phase principale.",
  "6-4-1-1":
    "Les Capacités « à la fin du tour » deviennent en suspens, sauf celles déjà déclenchées ce tour.",
  "6-4-1-2": "Un point de contrôle a lieu ; puis finissent les effets du joueur actif qui durent le tour.",
  "6-4-1-3": "Les effets du joueur non actif qui durent le tour finissent.",
  "6-4-1-4":
    "Le tour passe à l'autre joueur, sauf si des Capacités « à la fin du tour » ne se sont pas encore déclenchées : alors la phase de Fin recommence.",
};
