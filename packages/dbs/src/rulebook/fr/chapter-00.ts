import type { Sentences } from "@arbiter/engine";

export const chapter0: Sentences = {
  "0-1": "Bienvenue dans le Dragon Ball Super Card Game Masters",
  "0-1-1":
    "Les cartes montrent des personnages, des lieux et des scènes des mangas, des séries et des jeux vidéo Dragon Ball.",
  "0-1-2": "Le jeu est un duel à deux ; ces règles ne disent rien des parties à trois ou plus.",
  "0-1-3":
    "La partie finit quand un joueur perd, aussitôt qu'il remplit une condition de défaite ; un adversaire qui n'a pas perdu gagne.",
  "0-1-3-2": "Est vaincu le joueur dont la zone de Vie ou la zone de Deck n'a plus de carte.",
  "0-1-3-3": "Si les deux joueurs remplissent une condition de défaite au même moment, la partie est nulle.",
  "0-1-3-4": "Chaque joueur peut abandonner à tout moment ; il perd aussitôt et la partie finit.",
  "0-1-3-5":
    "Quand se résout un effet qui fait gagner ou perdre un joueur, il gagne ou perd sur-le-champ et la partie finit.",
  "0-1-3-6": "La partie finie, chacun reprend les cartes qui sont à lui.",
  "0-2": "Principes fondamentaux (règle zéro)",
  "0-2-1": "Ces principes fondamentaux priment sur toute autre règle et tout effet.",
  "0-2-2":
    "Si le texte d'une carte contredit les règles, autres que les principes de 0-2, la carte l'emporte.",
  "0-2-2-1":
    "Aucune carte n'agit sur un abandon : nul effet ne peut l'imposer, nul remplacement ne peut annuler la défaite qu'il entraîne.",
  "0-2-2-2":
    "Cinq règles l'emportent pourtant sur le texte des cartes : les zones du propriétaire (3-1-6-1), la place du Leader (3-5-3), les cartes qui ne peuvent pas faire de combo (5-7-2-1), et les traitements de 21-6-2 et 21-9-2.",
  "0-2-3": "Les effets d'une carte se résolvent dans l'ordre imprimé, sauf indication contraire.",
  "0-2-4":
    "Une action impossible n'est pas faite ; d'une suite d'actions demandées, on en fait autant que possible.",
  "0-2-4-1":
    "Ce qui doit prendre un état qu'il a déjà ne change pas, et rien qui demande ce changement n'est accompli.",
  "0-2-4-2": "Une action à faire zéro fois ou un nombre négatif de fois n'est pas faite, ni son inverse.",
  "0-2-5": "Quand un effet exige une action qu'un autre effet en vigueur interdit, l'interdiction l'emporte.",
  "0-2-6":
    "Si une carte doit passer en mode Inertie et en mode Action en même temps, le mode Inertie l'emporte.",
  "0-2-7":
    "Si une valeur est à la fois fixée à un nombre et augmentée ou réduite, l'effet qui la fixe l'emporte.",
  "0-2-8": "Si plusieurs joueurs doivent choisir au même moment, le joueur actif choisit d'abord.",
  "0-2-9":
    "Plusieurs actions demandées ensemble, et que les règles n'ordonnent pas, ont lieu au même moment, l'état de la partie restant le même entre elles.",
  "0-2-10":
    "Un nombre à choisir est un entier d'au moins 0, sauf indication contraire ; fractions et négatifs sont refusés.",
  "0-2-10-1": "Là où « jusqu'à » ne donne qu'un maximum, sans minimum, on peut choisir 0.",
  "0-2-11":
    "Les nombres modifiés ne deviennent jamais des fractions, et un nombre négatif autre que la puissance compte pour 0, sauf pour d'autres hausses et baisses.",
  "0-3": "Termes des règles",
  "0-3-1": "Voici les termes employés dans ce manuel :",
  "0-3-2": "Un joueur est une personne qui prend part à la partie, en partage et en manie les informations.",
  "0-3-2-1": "Le joueur actif est celui dont c'est le tour ; l'autre est le joueur non actif.",
  "0-3-2-2":
    "Dans un texte, « vous » et « votre » désignent le joueur qui résout la Capacité ; « adversaire » désigne l'autre.",
  "0-3-3": "Le propriétaire d'une carte est la personne qui a construit le deck où elle se trouve.",
  "0-3-3-1": "Une carte est à celui qui a commencé avec elle dans son deck ou son Deck Z, ou comme Leader.",
  "0-3-4": "Le maître est le joueur qui se sert d'une carte, d'une Capacité ou d'un effet.",
  "0-3-4-1": "Une carte dans une zone a pour maître le joueur à qui appartient cette zone.",
  "0-3-4-2":
    "Une Capacité [Activation] a pour maître celui de sa carte, ou de l'effet que la Capacité produit.",
  "0-3-4-3":
    "Une Capacité [Permanent] a pour maître celui de sa carte, ou de l'effet que la Capacité produit.",
  "0-3-4-4": "Une Capacité [Auto.] a pour maître celui de sa carte, ou de l'effet que la Capacité produit.",
  "0-3-4-5": "Une Capacité [Contre] a pour maître celui de sa carte, ou de l'effet que la Capacité produit.",
  "0-3-5": "Une zone est un endroit où sont mis les cartes et autres objets pendant une partie.",
  "0-3-6":
    "Les conditions de déclenchement sont les événements d'un texte [Auto.] ou semblable, comme « quand … », qui permettent d'activer la Capacité une fois produits.",
  "0-3-7":
    "Une Capacité est en suspens dès que la condition de déclenchement d'une [Auto.], ou la condition de fenêtre d'un [Contre], a été remplie.",
  "0-3-8": "Faire les actions de l'effet d'une Capacité s'appelle la résoudre.",
  "0-3-9": "Faire les actions que les règles exigent s'appelle les appliquer.",
  "0-3-10": "Les actions sont tout ce que les joueurs font au cours d'une partie.",
  "0-3-11":
    "Les informations comprennent ce que porte une carte, sa zone, ses marqueurs, ses effets continus, sa visibilité et ses modes, et le nombre de cartes de chaque zone.",
  "0-3-12": "Sont publiques les cartes et les informations que tous peuvent voir ; tout le reste est caché.",
  "0-3-13":
    "Une cible est une carte, un joueur, une zone, une action ou autre chose qu'une règle ou une Capacité désigne.",
  "0-3-14":
    "Ignorer quelque chose, c'est continuer comme si cet événement ou cette information n'existait pas.",
  "0-3-15": "« Pas affecté » veut dire que le jeu continue en ignorant la cible.",
  "0-3-16":
    "Une règle ou un effet échoue quand on ne peut pas l'accomplir ; ce qui est remplacé par autre chose n'est pas fait et ne compte pas comme un échec.",
};
