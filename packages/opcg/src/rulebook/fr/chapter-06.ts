import type { Sentences } from "@arbiter/engine";

export const chapter6: Sentences = {
  "6-1": "Déroulement d'un tour",
  "6-1-1": "Les phases de Recharge, de Pioche, DON!!, Principale et de Fin se suivent pour former un tour.",
  "6-1-2": "Le joueur actif fait avancer la partie et suit dans l'ordre les phases que voici.",
  "6-2": "Phase de Recharge",
  "6-2-1": "Prennent fin les effets qui durent jusqu'au début de votre prochain tour.",
  "6-2-2": "Les effets des deux joueurs qui ont lieu au début de votre tour ou du tour adverse s'activent.",
  "6-2-3":
    "Les cartes DON!! données à des cartes de vos zones du Leader et de Personnage reviennent dans votre zone de Coût.",
  "6-2-4":
    "Toutes vos cartes épuisées des zones du Leader, de Personnage, de Lieu et de Coût sont redressées.",
  "6-3": "Phase de Pioche",
  "6-3-1": "Sauf au premier tour du premier joueur, le joueur actif pioche 1 carte.",
  "6-4": "Phase DON!!",
  "6-4-1":
    "Mettez 2 cartes DON!! de votre deck DON!! face visible dans votre zone de Coût, seulement 1 au premier tour du premier joueur.",
  "6-4-2": "S'il ne reste qu'une carte DON!! dans le deck DON!!, placez celle-là.",
  "6-4-3": "Si le deck DON!! est vide, n'en placez aucune.",
  "6-5": "Phase Principale",
  "6-5-1": "Les effets des deux joueurs qui ont lieu au début de la phase Principale s'activent.",
  "6-5-2":
    "En phase Principale, vous pouvez jouer des cartes, activer des effets, donner des cartes DON!! et combattre, dans l'ordre et autant de fois que vous voulez.",
  "6-5-2-1": "La phase de Fin suit la déclaration de fin de la phase Principale.",
  "6-5-3": "Jouer une carte",
  "6-5-3-1":
    "En payant le coût, vous pouvez jouer de votre main des Personnages et des Lieux, ou activer des Événements [Principale], dans l'ordre et autant de fois que vous voulez.",
  "6-5-4": "Activer un effet de carte",
  "6-5-4-1": "Les effets [Principale] et [Activation : Principale] peuvent être activés par le joueur actif.",
  "6-5-5": "Donner des cartes DON!!",
  "6-5-5-1":
    "Vous donnez une carte DON!! en plaçant, visible, sous votre Leader ou un Personnage, 1 carte DON!! redressée de votre zone de Coût.",
  "6-5-5-2":
    "Chaque carte DON!! donnée à votre Leader ou à un de vos Personnages lui vaut +1000 de puissance pendant votre tour.",
  "6-5-5-3": "Le nombre de cartes DON!! données est laissé à votre choix, tant que vous pouvez en donner.",
  "6-5-5-4":
    "Quand une carte change de zone, les cartes DON!! qui lui étaient données vont dans la zone de Coût, épuisées.",
  "6-5-6": "Combat",
  "6-5-6-1": "À son propre premier tour, aucun joueur ne peut combattre.",
  "6-5-6-2": "Les combats sont décrits au chapitre 7.",
  "6-6": "Phase de Fin",
  "6-6-1": "Ce qui a lieu à la fin d'un tour se fait dans cette phase, en ces étapes :",
  "6-6-1-1": "S'activent les effets [Fin de votre tour].",
  "6-6-1-1-1": "Chaque effet [Fin de votre tour] ne peut être activé et résolu qu'une fois.",
  "6-6-1-2":
    "Quand tout cela est fait, les effets du joueur actif qui durent le tour ou jusqu'à sa fin deviennent invalides.",
  "6-6-1-3":
    "Deviennent de même invalides les effets du joueur non actif qui durent le tour ou jusqu'à sa fin.",
  "6-6-1-4":
    "Quand il ne reste plus d'effet [Fin de votre tour] à venir, le tour passe à l'adversaire, qui commence par la phase de Recharge.",
};
