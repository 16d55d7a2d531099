import type { Sentences } from "@arbiter/engine";

export const chapter4: Sentences = {
  "4-1": "Effets",
  "4-1-1": "Les effets sont ce que les textes des cartes décrivent.",
  "4-1-2":
    "Les effets comprennent les effets-clés, par exemple [Activation : Principale], [Bloqueur], [Contre] ou [Déclenchement].",
  "4-2": "Joueurs",
  "4-2-1": "Un joueur est une personne qui a des cartes dans la partie.",
  "4-2-1-1": "Le propriétaire d'une carte est la personne à qui elle appartient à l'origine.",
  "4-3": "Joueur actif et joueur non actif",
  "4-3-1": "Le joueur actif est celui dont c'est le tour.",
  "4-3-2": "Le joueur non actif est celui dont ce n'est pas le tour.",
  "4-4": "États d'une carte",
  "4-4-1": "Les cartes des zones du Leader, de Personnage et de Lieu sont toujours dans un de deux états :",
  "4-4-1-1": "Redressée : la carte est droite vue par son joueur.",
  "4-4-1-2": "Épuisée : la carte est couchée vue par son joueur.",
  "4-5": "Piocher des cartes",
  "4-5-1": "Piocher, c'est prendre en main la carte du dessus d'un deck sans la montrer à l'autre joueur.",
  "4-5-2":
    "Pour « piochez 1 carte », mettez la carte du dessus de votre deck dans votre main sans que l'autre joueur la voie.",
  "4-5-3": "Pour « piochez X cartes », piochez une carte X fois ; rien ne se passe si X est 0.",
  "4-5-4": "Pour « piochez jusqu'à X cartes », rien ne se passe si X est 0 ; sinon faites ceci :",
  "4-5-4-1": "Vous pouvez vous arrêter ici.",
  "4-5-4-2": "Piochez 1 carte.",
  "4-5-4-3": "Arrêtez-vous quand 4-5-4-2 a été fait X fois ; sinon revenez à 4-5-4-1.",
  "4-6": "Dégâts",
  "4-6-1": "Appliquer des dégâts s'appelle infliger des dégâts.",
  "4-6-2": "Quand un Leader subit des dégâts, son joueur suit ces étapes :",
  "4-6-2-1": "Pour 1 point de dégâts, ce joueur met la carte du dessus de sa Vie dans sa main.",
  "4-6-2-2": "Pour X points de dégâts, l'étape pour 1 point est faite X fois ; rien ne se passe si X est 0.",
  "4-6-3":
    "Une carte de Vie avec [Déclenchement] qui irait en main à cause de dégâts laisse son joueur choisir d'activer ce [Déclenchement].",
  "4-6-3-1":
    "Le [Déclenchement] d'une carte de Vie ne peut pas être activé si un effet ou un remplacement l'empêche d'aller en main.",
  "4-7": "Jouer une carte",
  "4-7-1": "On joue une carte en payant son coût, puis en l'activant ou en la mettant en jeu depuis la main.",
  "4-8": "« Jusqu'à X cartes »",
  "4-8-1":
    "Pour « jusqu'à X cartes », choisissez de 0 à X cartes juste avant d'appliquer l'effet, puis appliquez-le.",
  "4-8-2": "Par exception, 4-5-4 vaut pour « piochez jusqu'à X cartes ».",
  "4-9": "« De base »",
  "4-9-1": "Certains textes emploient les mots « de base ».",
  "4-9-2": "Ce que la carte porte imprimé, nombre ou texte, est dit « de base ».",
  "4-10": "« Si » et « puis »",
  "4-10-1":
    "Quand une partie suivie de « si » ne peut pas être faite, celle qui vient après ne peut pas l'être non plus.",
  "4-10-2":
    "Quand une partie suivie de « puis » ne peut pas être faite, celle qui vient après peut l'être quand même.",
  "4-11": "« Quitter »",
  "4-11-1": "Certains textes emploient le mot « quitter ».",
  "4-11-2": "Quitter, c'est passer de la zone où l'on est à une autre.",
};
