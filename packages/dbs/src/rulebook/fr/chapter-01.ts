import type { Sentences } from "@arbiter/engine";

export const chapter1: Sentences = {
  "1-1": "Énergie",
  "1-1-1": "L'Énergie, ce sont les cartes de la zone d'Énergie.",
  "1-1-2": "L'Énergie sert surtout à payer les coûts d'énergie, de combo et de Capacité.",
  "1-2": "Coût d'énergie",
  "1-2-1":
    "Le coût d'énergie se paie pour jouer une carte de la main ou activer sa Capacité ; il a un coût total et un coût de couleur.",
  "1-2-2": "Le coût total est le nombre entier du coût d'énergie, coûts de couleur compris.",
  "1-2-2-1": "Un coût total inférieur au coût de couleur compte comme le nombre du coût de couleur.",
  "1-2-2-2": "Un coût d'énergie donné par X s'appelle un coût X.",
  "1-2-2-2-1": "Quand on paie un coût d'énergie et que rien ne fixe X, le maître de la carte choisit X.",
  "1-2-2-2-2": "Quand on ne paie pas de coût d'énergie, un X que rien ne fixe vaut 0.",
  "1-2-3":
    "Le coût de couleur dit combien de cartes de la couleur montrée doivent être parmi celles qui paient le coût d'énergie.",
  "1-2-3-1":
    "Une réduction d'un coût de couleur n'enlève que la quantité donnée et ne le fait jamais descendre sous zéro.",
  "1-2-3-2":
    "Quand quelque chose est considéré comme sans coût de couleur, les couleurs de ce coût sont ignorées.",
  "1-2-3-3": "Chaque symbole de couleur dans le coût d'une Capacité vaut une Énergie de cette couleur.",
  "1-2-4": "« Coût d'énergie » dans un texte désigne celui des cartes de Combat, Extra et Unisson.",
  "1-2-5": "Une Capacité qui parle du coût d'énergie d'une carte emploie ceci :",
  "1-2-5-1": "On emploie le coût total si le coût de couleur ne le dépasse pas.",
  "1-2-5-2": "On emploie le nombre du coût de couleur si le coût total lui est inférieur.",
  "1-2-5-3": "Quand on applique 1-2-5-1 ou 1-2-5-2, un coût X que rien ne fixe compte pour 0.",
  "1-3": "Énergie Z",
  "1-3-1": "L'Énergie Z, ce sont les cartes de la zone d'Énergie Z.",
  "1-3-2": "Les cartes de la zone d'Énergie Z servent surtout à payer les coûts d'Énergie Z.",
  "1-4": "Le coût en Énergie Z",
  "1-4-1":
    "Le coût d'Énergie Z dit combien d'Énergies Z demandent l'[Éveil Z] d'un Leader Z, la mise en jeu d'une carte de Combat Z ou la pose d'une carte Extra Z.",
  "1-4-1-1": "Certains coûts d'Énergie Z sont donnés par X.",
  "1-4-1-1-1": "Quand on paie un coût d'Énergie Z et que rien ne fixe X, le maître de la carte choisit X.",
  "1-4-1-1-2": "Quand on ne paie pas de coût d'Énergie Z, un X que rien ne fixe vaut 0.",
  "1-5": "Capacités",
  "1-5-1": "On appelle Capacités les textes de l'encadré d'une carte, qui décrivent des actions du jeu.",
  "1-5-2": "Une Capacité commence par sa sorte, ou est écrite comme Capacité-clef.",
  "1-5-2-1": "Certaines Capacités portent des guillemets ou une puce devant leur sorte.",
  "1-5-3": "Il y a quatre sortes de Capacités : [Activation], [Permanent], [Auto.] et [Contre].",
  "1-5-4":
    "À son timing libre, un joueur peut déclarer et activer une Capacité [Activation] dont les conditions sont remplies en payant son coût de Capacité.",
  "1-5-4-1":
    "Les Capacités [Activation] sont [Activation : Combat], [Activation : Principale] et [Activation : Principale/Combat].",
  "1-5-4-1-1":
    "Pendant sa phase principale, le joueur actif peut activer des Capacités [Activation : Principale] et [Activation : Principale/Combat].",
  "1-5-4-1-2":
    "À l'étape d'Attaque, le joueur actif peut activer des Capacités [Activation : Combat] (imprimé Principale par erreur ; voir 8-2-4-2) et [Activation : Principale/Combat].",
  "1-5-4-1-3":
    "À l'étape de Défense, le joueur non actif peut activer des Capacités [Activation : Combat] et [Activation : Principale/Combat].",
  "1-5-4-2":
    "Dans une Capacité [Activation], le texte avant les deux-points est le coût de Capacité, celui d'après est l'effet.",
  "1-5-4-3":
    "Il y a, sur des cartes de Combat et des Leaders, des Capacités [Activation] sans coût de Capacité : seul l'effet est écrit.",
  "1-5-5": "Une Capacité [Permanent] agit sans cesse sur la partie tant qu'elle est valide.",
  "1-5-5-1": "Les Capacités [Permanent] s'écrivent « [Permanent] (effet) ».",
  "1-5-6":
    "Une Capacité [Auto.] devient en suspens d'elle-même quand sa condition de déclenchement est remplie, et s'active à un point de contrôle, où tout coût de Capacité doit être payé.",
  "1-5-6-1": "Certaines Capacités [Auto.] s'écrivent « [Auto.] coût de Capacité : (effet) ».",
  "1-5-6-2":
    "Les effets [Auto.] sont tournés ainsi : « Quand (condition de déclenchement), faites (effet) ».",
  "1-5-6-3":
    "Une Capacité [Auto.] déclenchée hors d'un point de contrôle s'active et se résout au prochain point de contrôle.",
  "1-5-6-4":
    "Une Capacité [Auto.] déclenchée pendant un point de contrôle s'active et se résout dans ce point de contrôle.",
  "1-5-7":
    "Une Capacité [Contre] ne peut être déclarée et activée que dans une fenêtre de contre qui remplit sa condition.",
  "1-5-9":
    "Les explications entre parenthèses sont des notes : elles font partie du texte, mais n'agissent pas sur la partie.",
  "1-5-8-1":
    "Des parenthèses peuvent aussi contenir le texte d'une Capacité, mis à part seulement pour être mieux compris.",
  "1-5-9b": "Un texte peut dire d'une carte sans aucun texte qu'elle est « sans Capacité ».",
  "1-6": "Coût de Capacité",
  "1-6-1":
    "Les actions avant les deux-points d'une Capacité [Activation], [Auto.] ou [Contre] sont son coût de Capacité.",
  "1-6-2": "Payer un coût de Capacité, c'est faire l'action qu'il nomme.",
  "1-6-3": "Plusieurs actions d'un coût de Capacité se font dans l'ordre imprimé, depuis le début du texte.",
  "1-6-4":
    "Les coûts de Capacité ajoutés par d'autres effets viennent ensuite, dans l'ordre où ces effets se sont résolus.",
  "1-6-5": "Les coûts de Capacité peuvent contenir ces symboles :",
  "1-6-5-1":
    "Un nombre dans un cercle, comme ①, se paie en choisissant et passant en mode Inertie autant d'Énergies.",
  "1-6-5-2":
    "Des cercles de couleur se paient en choisissant et passant en mode Inertie une Énergie de cette couleur pour chacun.",
  "1-6-5-3": "Les coûts de Capacité peuvent contenir des mots-clefs.",
  "1-6-5-4": "« [X] » dans un coût de Capacité représente un coût de Capacité en marqueurs.",
  "1-7": "Effets",
  "1-7-1": "L'effet est la partie d'une Capacité qui n'est pas son coût de Capacité.",
  "1-7-2":
    "Les effets sont immédiats, continus ou de remplacement, et peuvent être de plusieurs de ces sortes.",
  "1-7-2-1":
    "Un effet immédiat exécute ses instructions en se résolvant et s'arrête là, par exemple « piochez 1 carte ».",
  "1-7-2-1-1":
    "Un effet immédiat peut être retardé : ses instructions se font au moment qu'il nomme, à part de son activation.",
  "1-7-2-2":
    "Un effet continu est valide pour une durée, même non dite ; une durée dite couvre le texte jusqu'au point suivant.",
  "1-7-2-2-1":
    "Un effet continu peut être retardé : il commence au moment qu'il nomme, à part de son activation.",
  "1-7-2-3":
    "Un effet de remplacement exécute un autre événement à la place de celui qui devait arriver, comme dans « quand vous faites A, faites plutôt B ».",
  "1-8": "Couleurs",
  "1-8-1": "Les cinq couleurs sont rouge, bleu, vert, jaune et noir.",
  "1-8-1-1": "Une carte peut avoir plus d'une couleur, par exemple rouge et bleu.",
  "1-8-1-1-1": "Une carte de plusieurs couleurs est appelée multicolore dans les textes.",
  "1-8-1-1-1-1":
    "Les textes appellent les cartes des couleurs X et Y « multicolores XY » ou « multicolores X/Y ».",
  "1-8-1-1-1-2":
    "Une carte qui reçoit d'autres couleurs les a toutes, mais une carte d'une seule couleur d'origine ne devient pas pour autant multicolore, sauf indication contraire.",
  "1-8-1-2": "Les cartes « exclusivement (couleur) » sont celles qui n'ont que cette couleur.",
  "1-8-1-2-1":
    "Une carte d'une seule couleur d'origine qui gagne des couleurs les a toutes, mais compte encore comme exclusivement de sa couleur d'origine.",
  "1-8-2":
    "« La même couleur » veut dire exactement la même couleur ou la même combinaison de couleurs, et nulle autre.",
  "1-9": "Face et dos d'une carte",
  "1-9-1": "Les cartes ont une face et un dos.",
  "1-9-1-1":
    "La face d'un Leader porte en haut à droite le symbole de face ; celle des autres cartes montre le numéro de carte.",
  "1-9-1-2":
    "Le dos d'un Leader porte en haut à droite le symbole de dos ; celui des autres cartes montre les Dragon Balls.",
  "1-10": "Positions des cartes : modes Action et Inertie, Caché et Révélé",
  "1-10-1":
    "Les cartes des zones Leader, de Combat, d'Énergie et Unisson ont toujours l'une de deux positions :",
  "1-10-1-1": "Mode Action : la carte est droite pour son joueur.",
  "1-10-1-1-1":
    "Une carte dessinée en largeur est en mode Action dans la zone Leader, de Combat ou Unisson quand elle est couchée.",
  "1-10-1-1-2":
    "Les cartes de la zone d'Énergie sont en mode Action quand elles sont droites mais à l'envers.",
  "1-10-1-1-2-1":
    "Une carte au dessin spécial en largeur est plutôt en mode Action dans la zone d'Énergie quand elle est posée comme sur l'image.",
  "1-10-1-2": "Mode Inertie : la carte est couchée pour son joueur.",
  "1-10-1-2-1":
    "Une carte dessinée en largeur est en mode Inertie dans la zone Leader, de Combat ou Unisson quand elle est droite.",
  "1-10-2":
    "Les cartes des zones Leader, de Combat, d'Énergie et Unisson sont en outre toujours posées de l'une de deux manières :",
  "1-10-2-1": "Mode Révélé : la carte est posée face visible.",
  "1-10-2-2": "Mode Caché : la carte est posée dos visible.",
  "1-11": "Marqueurs",
  "1-11-1":
    "Les marqueurs se mettent surtout sur les cartes Unisson et montrent leur état et leurs Capacités.",
  "1-11-2": "Le nombre de marqueurs sur une carte est un entier positif.",
  "1-12": "Points de vie",
  "1-12-1": "La Vie, ce sont les cartes de la zone de Vie.",
  "1-13": "Dégâts",
  "1-13-1": "Les dégâts sont la perte de Vie d'un joueur, surtout par des attaques ou des Capacités.",
  "1-13-2":
    "Seuls les effets et règles qui disent que des dégâts sont infligés ou subis en causent ; une Vie perdue autrement, par exemple rajoutée à la main, ne compte pas.",
  "1-14": "Marqueurs Énergie",
  "1-14-1":
    "Quand on paie un coût d'énergie, de combo ou de Capacité, les marqueurs Énergie servent d'Énergie.",
  "1-14-2":
    "En payant de l'Énergie, vous pouvez retirer du jeu un marqueur Énergie comme si vous passiez en mode Inertie une Énergie de la couleur de votre Leader.",
  "1-14-3":
    "Les marqueurs Énergie sont dans la zone d'Énergie mais ne comptent ni comme cartes ni comme Énergies.",
};
