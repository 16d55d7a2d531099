import type { Sentences } from "@arbiter/engine";

export const chapter7: Sentences = {
  "7-1":
    "En phase Principale, le joueur actif peut épuiser un Leader ou un Personnage redressé pour attaquer le Leader adverse ou un Personnage adverse épuisé ; les étapes du combat suivent dans l'ordre.",
  "7-1-1": "Étape d'Attaque",
  "7-1-1-1":
    "Le joueur actif déclare une attaque en épuisant son Leader redressé ou 1 de ses Personnages redressés de la zone de Personnage.",
  "7-1-1-2": "Le joueur de l'attaquant choisit la cible : le Leader adverse ou 1 Personnage adverse épuisé.",
  "7-1-1-3": "S'activent les effets [En attaquant], « quand vous attaquez » et [Attaque adverse].",
  "7-1-1-4":
    "Si l'attaquant ou la cible a changé de zone à la fin de l'étape d'Attaque, sautez l'étape de Blocage et passez à la fin du combat.",
  "7-1-2": "Étape de Blocage",
  "7-1-2-1":
    "Une seule fois dans ce combat, le joueur attaqué peut activer le [Bloqueur] d'une de ses cartes.",
  "7-1-2-2": "Un [Bloqueur] activé fait s'activer les effets [En bloquant] et « quand vous bloquez ».",
  "7-1-2-3":
    "Si l'attaquant ou la cible a changé de zone à la fin de l'étape de Blocage, sautez l'étape de Contre et passez à la fin du combat.",
  "7-1-3": "Étape de Contre",
  "7-1-3-1": "S'activent les effets « quand attaqué » du joueur attaqué.",
  "7-1-3-2": "Autant de fois et dans l'ordre qu'il veut, le joueur attaqué peut faire ceci :",
  "7-1-3-2-1":
    "Défausser de sa main un Personnage avec un symbole Contre pour augmenter d'autant la puissance de son Leader ou de 1 Personnage pour ce combat.",
  "7-1-3-2-2": "Payer un Événement avec [Contre] de sa main et le défausser pour activer son effet [Contre].",
  "7-1-3-3":
    "Si l'attaquant ou la cible a changé de zone à la fin de l'étape de Contre, sautez l'étape de Dégâts et passez à la fin du combat.",
  "7-1-4": "Étape de Dégâts",
  "7-1-4-1":
    "Les puissances sont comparées : un attaquant qui égale ou dépasse sa cible gagne le combat, et la suite dépend de la catégorie de la cible.",
  "7-1-4-1-1": "Un Leader battu subit 1 point de dégâts.",
  "7-1-4-1-1-1":
    "Le joueur qui attaque gagne la partie si l'adversaire n'a pas de Vie quand les dégâts sont déterminés.",
  "7-1-4-1-1-2":
    "Avec 1 Vie ou plus, l'adversaire met en main la carte de Vie du dessus, ou peut révéler une carte [Déclenchement] et l'activer à la place.",
  "7-1-4-1-1-3":
    "Pour 2 points de dégâts ou plus, par exemple par [Double attaque], répétez 7-1-4-1-1-2 une fois par point.",
  "7-1-4-1-2": "Un Personnage battu est mis KO, et la fin du combat suit.",
  "7-1-4-2":
    "Un attaquant de puissance inférieure à sa cible perd ; rien ne se passe, et la fin du combat suit.",
  "7-1-5": "Fin du combat",
  "7-1-5-1": "On en vient à la fin du combat.",
  "7-1-5-2": "Les effets qui ont lieu à la fin de ce combat, ou qui portent sur lui, s'activent.",
  "7-1-5-3": "Les effets du joueur actif qui durent le combat deviennent invalides.",
  "7-1-5-4": "Les effets du joueur non actif qui durent le combat deviennent invalides.",
  "7-1-5-5": "Le combat est fini, et on revient à 6-5-2.",
};
