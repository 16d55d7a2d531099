import type { Sentences } from "@arbiter/engine";

export const chapter1: Sentences = {
  "1-1": "Nombre de joueurs",
  "1-1-1":
    "Le jeu est un duel entre deux joueurs ; les parties à trois ou plus ne sont pas traitées par ces règles.",
  "1-2": "Fin de la partie",
  "1-2-1": "Dès qu'un joueur perd, la partie est finie ; l'adversaire qui n'a pas perdu gagne.",
  "1-2-1-1": "On est vaincu de deux façons :",
  "1-2-1-1-1": "Votre Leader subit des dégâts alors que vous n'avez plus de carte de Vie.",
  "1-2-1-1-2": "Votre deck n'a plus de carte.",
  "1-2-2": "Un joueur qui remplit une condition de défaite perd au prochain traitement des règles.",
  "1-2-2-1": "Des dégâts au Leader d'un joueur sans carte de Vie mettent ce joueur en condition de défaite.",
  "1-2-2-2": "Le joueur dont le deck se vide en cours de partie remplit une condition de défaite.",
  "1-2-3": "Libre à chaque joueur d'abandonner quand il veut ; il perd aussitôt et la partie est finie.",
  "1-2-4":
    "Aucune carte n'agit sur un abandon : nul effet ne peut l'imposer, nul remplacement ne peut annuler la défaite qu'il entraîne.",
  "1-2-5":
    "Quand un effet de carte dit que quelqu'un gagne ou perd, cela se produit pendant le traitement de l'effet, et la partie s'arrête là.",
  "1-3": "Principes de base",
  "1-3-1": "Si le texte d'une carte et ces règles se contredisent, suivez la carte.",
  "1-3-2":
    "Une action impossible est sautée ; de plusieurs actions demandées, on en fait autant que possible.",
  "1-3-2-1":
    "Ce qui doit prendre un état qu'il a déjà reste tel quel, et l'action ne compte pas comme faite.",
  "1-3-2-2":
    "Faire quelque chose zéro fois ou un nombre négatif de fois, c'est ne pas le faire, et jamais faire l'inverse.",
  "1-3-3": "Quand un effet exige une action qu'un autre effet en vigueur interdit, l'interdiction l'emporte.",
  "1-3-4":
    "Si les deux joueurs doivent choisir au même moment, le joueur actif choisit d'abord, l'autre ensuite.",
  "1-3-5":
    "Un nombre à choisir est un entier d'au moins 0, sauf indication contraire ; fractions et négatifs sont refusés.",
  "1-3-5-1": "Si seule une limite haute comme « jusqu'à » est donnée, sans minimum, on peut choisir 0.",
  "1-3-6":
    "Les valeurs modifiées restent entières, et une valeur négative autre que la puissance compte pour 0, sauf tant que d'autres ajouts et retraits sont calculés.",
  "1-3-7": "La puissance peut descendre sous zéro.",
  "1-3-7-1":
    "Une carte à la puissance négative reste où elle est, ni défaussée ni déplacée, sauf si quelque chose le dit.",
  "1-3-8": "Les effets d'une carte se font dans l'ordre où ils sont imprimés, sauf indication contraire.",
  "1-3-9": "Si des effets épuisent et redressent une carte en même temps, l'épuisement l'emporte.",
  "1-3-10": "Le coût et le coût d'activation",
  "1-3-10-1": "Ce qu'on paie pour jouer une carte est le coût : le nombre imprimé en haut à gauche.",
  "1-3-10-2": "Le coût d'activation est ce qu'on paie pour activer l'effet d'une carte.",
  "1-3-11":
    "Quand un effet fait agir les deux joueurs en même temps, le joueur actif agit d'abord, puis le joueur non actif.",
};
