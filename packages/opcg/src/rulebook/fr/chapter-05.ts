import type { Sentences } from "@arbiter/engine";

export const chapter5: Sentences = {
  "5-1": "Leader, deck et deck DON!!",
  "5-1-1":
    "Avant la partie, chaque joueur prépare un Leader, un deck et un deck DON!! avec ses propres cartes.",
  "5-1-2": "Il faut à chaque joueur exactement 1 Leader, 50 cartes dans le deck et 10 dans le deck DON!!.",
  "5-1-2-1": "Un deck se compose de cartes Personnage, Événement et Lieu.",
  "5-1-2-2":
    "Un deck ne peut contenir que des cartes d'une couleur du Leader ; toutes les autres sont exclues.",
  "5-1-2-3": "Un deck ne peut pas contenir plus de 4 cartes d'un même numéro.",
  "5-1-2-4":
    "Les effets sur la construction du deck sont des effets permanents qui remplacent les règles ci-dessus.",
  "5-1-2-4-1":
    "De tels effets disent qu'un deck peut, ou ne peut pas, contenir tant de cartes de telle sorte.",
  "5-1-2-4-2": "Les effets sur la construction du deck valent pendant qu'on construit un deck.",
  "5-2": "Avant le début de la partie",
  "5-2-1": "Avant de jouer, chaque joueur suit ces étapes :",
  "5-2-1-1":
    "Chaque joueur présente le deck de cette partie, qui doit satisfaire aux règles de construction de 5-1-2 à ce moment seulement.",
  "5-2-1-2": "Chaque joueur mélange bien son deck et le pose face cachée dans la zone du deck.",
  "5-2-1-3": "Chaque joueur met son Leader face visible dans la zone du Leader.",
  "5-2-1-4": "Pierre-feuille-ciseaux ou un autre moyen convenu désigne qui décidera du premier joueur.",
  "5-2-1-4-1": "Rien ne peut influer sur le choix de qui joue en premier ou en second.",
  "5-2-1-5": "Le joueur ainsi désigné annonce s'il joue en premier ou en second.",
  "5-2-1-6":
    "Une main de départ de 5 cartes est piochée par chaque joueur ; puis, le premier joueur d'abord, chacun peut la repiocher.",
  "5-2-1-6-1": "Pour repiocher, remettez toute la main dans le deck, mélangez et piochez 5 nouvelles cartes.",
  "5-2-1-7":
    "Chaque joueur met du dessus de son deck, face cachée, autant de cartes de Vie que la Vie du Leader, de sorte que la carte du dessus du deck finisse en dessous.",
  "5-2-1-8": "Le premier joueur commence la partie par son tour.",
};
