import type { Sentences } from "@arbiter/engine";

export const chapter2: Sentences = {
  "2-1": "Nom de la carte",
  "2-1-1": "Le nom que porte la carte.",
  "2-1-2": "Des crochets [ ] sans explication dans un texte désignent les cartes qui ont exactement ce nom.",
  "2-1-2-1": "Une partie de nom entre guillemets désigne toute carte dont le nom contient ces mots.",
  "2-1-3":
    "Un nom qu'une carte se donne par son texte est le sien dès le départ, même à la construction du deck et dans les zones secrètes.",
  "2-2": "Catégorie",
  "2-2-1": "La catégorie à laquelle la carte appartient.",
  "2-2-2": "Les cinq catégories sont Leader, Personnage, Événement, Lieu et DON!!.",
  "2-2-3": "Les cartes Leader vont dans la zone du Leader.",
  "2-2-3-1":
    "« Leader » ou « carte Leader » dans un texte désigne la carte de catégorie Leader dans la zone du Leader.",
  "2-2-4": "Les cartes Personnage vont dans la zone de Personnage.",
  "2-2-4-1":
    "« Personnage » dans un texte désigne une carte de catégorie Personnage qui est dans la zone de Personnage.",
  "2-2-4-2":
    "« Carte Personnage » dans un texte désigne une carte de catégorie Personnage partout ailleurs que dans la zone de Personnage.",
  "2-2-4-3": "Dans « cartes Leader et/ou Personnage », les Personnages sont ceux de la zone de Personnage.",
  "2-2-5": "On active l'effet d'un Événement en mettant la carte de la main de son joueur dans la Défausse.",
  "2-2-5-1": "« Événement » ou « carte Événement » dans un texte désigne une carte de catégorie Événement.",
  "2-2-6": "Les cartes Lieu vont dans la zone de Lieu.",
  "2-2-6-1": "« Lieu » dans un texte désigne une carte de catégorie Lieu.",
  "2-2-6-2":
    "« Carte Lieu » dans un texte désigne une carte de catégorie Lieu qui n'est pas dans la zone de Lieu.",
  "2-3": "Couleur",
  "2-3-1": "La ou les couleurs de la carte, dont les textes peuvent parler.",
  "2-3-2": "Toute carte a une couleur, montrée par les parts colorées de l'hexagone en bas à gauche.",
  "2-3-3": "Les six couleurs sont rouge, vert, bleu, violet, noir et jaune.",
  "2-3-3-1":
    "Chaque part a sa couleur : en haut à droite rouge, à droite vert, en bas à droite bleu, en bas à gauche violet, à gauche noir, en haut à gauche jaune.",
  "2-3-4": "Une carte peut avoir plus d'une couleur, par exemple rouge et bleu.",
  "2-3-5": "Une carte de plusieurs couleurs compte comme une carte de chacune.",
  "2-3-6": "Les textes peuvent dire « multicolore » d'une carte de plusieurs couleurs.",
  "2-4": "Type",
  "2-4-1": "Le ou les types de la carte, dont les textes peuvent parler.",
  "2-4-2": "Une carte peut avoir plusieurs types, séparés par une barre (/).",
  "2-4-3": "Des accolades { } dans un texte désignent les cartes du type écrit dedans.",
  "2-4-3-1": "Une partie de type entre guillemets désigne toute carte dont un type contient ces mots.",
  "2-4-4":
    "Les types qu'une carte se donne par son texte sont les siens dès le départ, même à la construction du deck et dans les zones secrètes.",
  "2-5": "Attribut",
  "2-5-1": "Le ou les attributs de la carte, dont les textes peuvent parler.",
  "2-5-2": "Les cinq attributs sont Tranche, Frappe, Distance, Spécial et Sagesse.",
  "2-5-3": "Une carte peut avoir plus d'un attribut, par exemple Tranche et Frappe.",
  "2-5-4": "Une carte de plusieurs attributs compte comme ayant chacun d'eux.",
  "2-5-5": "Seules les cartes Leader et Personnage ont des attributs.",
  "2-5-6": "Des chevrons < > dans un texte désignent les cartes qui ont l'attribut écrit dedans.",
  "2-5-7":
    "Les attributs qu'une carte se donne par son texte sont les siens dès le départ, même à la construction du deck et dans les zones secrètes.",
  "2-6": "Puissance",
  "2-6-1": "La force de la carte au combat.",
  "2-6-2": "Seules les cartes Leader et Personnage ont une puissance.",
  "2-6-3": "Des effets peuvent augmenter ou réduire la puissance imprimée d'une carte.",
  "2-7": "Coût",
  "2-7-1": "Ce qu'il faut payer pour jouer la carte de la main.",
  "2-7-2":
    "Pour jouer un Personnage de la main, révélez-le, épuisez autant de cartes DON!! redressées de votre zone de Coût que son coût, puis jouez-le.",
  "2-7-3":
    "Pour activer un Événement de la main, révélez-le, épuisez des cartes DON!! redressées de votre zone de Coût égales à son coût, puis défaussez-le pour l'activer.",
  "2-7-4":
    "Pour jouer un Lieu de la main, révélez-le, épuisez autant de cartes DON!! redressées de votre zone de Coût que son coût, puis jouez-le.",
  "2-7-5": "Seules les cartes Personnage, Événement et Lieu ont un coût.",
  "2-7-6": "Des effets peuvent augmenter ou réduire le coût imprimé d'une carte.",
  "2-8": "Texte de la carte",
  "2-8-1": "Les effets que la carte possède.",
  "2-8-2":
    "Le texte d'un Leader, d'un Personnage ou d'un Lieu ne vaut que tant que la carte est dans sa zone, sauf indication contraire.",
  "2-8-3": "Le texte se fait dans l'ordre, en partant du haut.",
  "2-8-4": "Les explications de mots-clés ou d'effets entre parenthèses s'appellent notes explicatives.",
  "2-8-4-1": "Les notes explicatives ne changent rien au jeu.",
  "2-8-4-2":
    "Par exception, certains mots entre parenthèses sont de vrais effets, mis à part seulement pour être plus lisibles.",
  "2-8-5": "Un effet peut dire d'une carte sans texte qu'elle est « sans effet de base ».",
  "2-9": "Vie",
  "2-9-1": "La valeur de Vie d'une carte Leader.",
  "2-9-2":
    "Au début, chaque joueur met du dessus de son deck, sans les voir et face cachée, autant de cartes dans sa zone de Vie que la Vie de son Leader.",
  "2-9-2-1":
    "Les cartes de Vie sont empilées de sorte que celle qui était au-dessus du deck finisse tout en dessous.",
  "2-9-3": "Seules les cartes Leader ont une valeur de Vie.",
  "2-9-4": "Des effets peuvent porter la Vie au-dessus de la valeur imprimée.",
  "2-10": "Contre (symbole)",
  "2-10-1": "Une hausse de puissance sur une carte Personnage, qu'on peut activer à l'étape de Contre.",
  "2-10-2": "Seules les cartes Personnage ont le symbole Contre.",
  "2-11": "[Déclenchement]",
  "2-11-1":
    "En subissant des dégâts, un joueur peut activer cet effet d'une carte de Vie au lieu de la mettre dans sa main.",
  "2-11-2": "Un [Déclenchement] fait partie du texte de la carte.",
  "2-12": "Mention de droits",
  "2-13": "Rareté",
  "2-14": "Numéro de carte",
  "2-14-1": "Le numéro de carte sert à préparer une partie.",
  "2-14-2": "Votre deck peut contenir au plus 4 cartes de même numéro.",
  "2-14-3": "Le numéro qui identifie la carte, dont les textes peuvent parler.",
  "2-15": "Symbole de bloc",
  "2-16": "Illustration",
  "2-17": "Illustrateur",
};
