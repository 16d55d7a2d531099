import type { Sentences } from "@arbiter/engine";

export const chapter22: Sentences = {
  "22-1": "Capacités-clefs et mots-clefs",
  "21-1-1b":
    "Les Capacités-clefs sont des noms courts pour des instructions longues ou complexes, et peuvent être des Capacités [Activation], [Permanent], [Auto.] ou [Contre].",
  "21-1-2b":
    "Les mots-clefs sont des termes qui ne sont pas des Capacités, comme des conditions pour être valide, des limites aux coûts de Capacité ou des activations.",
  "21-1-3": "Annuler les Capacités-clefs d'une carte ne touche pas ses mots-clefs.",
  "22-2": "[Éveil] ([Éveil : Afflux])",
  "22-2-1":
    "[Éveil] et [Éveil : Afflux] sont des Capacités-clefs [Activation : Principale/Combat] de Leaders.",
  "22-2-2": "Cela s'écrit « [Éveil] ([Éveil : Afflux]) condition : (effet) ».",
  "22-2-2-1": "« [Éveil] » dans un texte désigne aussi bien [Éveil] que [Éveil : Afflux].",
  "22-2-3": "[Éveil] ne peut être activé qu'en remplissant ses conditions et en payant ses coûts.",
  "22-2-4":
    "Pour résoudre [Éveil], exécutez ses effets et retournez la carte côté dos si elle montre sa face.",
  "22-2-4-1": "Un texte peut dire à la place de retourner la carte.",
  "22-3": "[Terrain]",
  "22-3-1": "Des cartes Extra portent [Terrain], une Capacité-clef [Activation : Principale].",
  "22-3-2":
    "[Terrain] se résout en plaçant en mode Action dans la zone de Combat la carte Extra qui l'a activé.",
  "22-3-3":
    "Un texte qui active le [Terrain] d'une autre carte peut parler d'activer cette carte par son nom.",
  "22-3-4":
    "Les autres Capacités d'une carte Extra [Terrain] ne valent que dans la zone de Combat, et s'activent sans mettre la carte dans la Dispersion, sauf indication contraire.",
  "22-3-4-1":
    "[Fuite d'énergie] d'une carte Extra [Terrain] fait exception : la carte entre quand même en mode Inertie dans une zone d'Énergie.",
  "22-3-5":
    "Placer une carte Extra [Terrain] dans une zone de Combat met dans la Dispersion toute autre carte Extra [Terrain] de la zone de Combat de ce joueur.",
  "22-3-5-1":
    "22-3-5 est ignoré quand une carte Extra [Terrain] est placée sous une carte d'une zone de Combat.",
  "22-4": "[Bloqueur]",
  "22-4-1": "[Bloqueur] est une Capacité-clef [Auto.] sur les combats.",
  "22-4-2":
    "Quand une autre de vos cartes est attaquée, [Bloqueur] devient en suspens et peut être activé en passant sa carte en mode Inertie comme coût de Capacité.",
  "22-4-3": "[Bloqueur] fait de la carte qui l'a activé la carte qui défend contre l'attaque.",
  "22-4-3-1":
    "Les Capacités [Auto.] « quand cette carte est attaquée » d'une carte que [Bloqueur] fait défendre deviennent en suspens.",
  "22-4-4": "L'attaque retrouve sa cible d'origine quand un [Bloqueur] est annulé.",
  "22-5": "[Évolution] ([Évolution-EX], [Évolution-Xeno])",
  "22-5-1":
    "[Évolution], [Évolution-EX] et [Évolution-Xeno] sont des Capacités-clefs [Activation : Principale] sur la mise en jeu.",
  "22-5-2":
    "Cela s'écrit « [Évolution] ([Évolution-EX], [Évolution-Xeno]) coût de Capacité : condition <nom de personnage> ».",
  "22-5-2-1": "Là où aucune condition n'est écrite, aucune n'est requise.",
  "22-5-2-2": "« [Évolution] » dans un texte désigne [Évolution], [Évolution-EX] et [Évolution-Xeno].",
  "22-5-2-3": "« Évoluer » comme verbe veut dire que la carte jouée compte comme jouée par [Évolution].",
  "22-5-2-4": "« Évoluée » désigne une carte jouée par [Évolution], [Évolution-EX] ou [Évolution-Xeno].",
  "22-5-3":
    "[Évolution] s'active en payant son coût et en choisissant une carte de Combat qui convient, du nom de personnage, dans votre zone de Combat ; sans elle, ce n'est pas possible.",
  "22-5-3-1":
    "Certaines Capacités élargissent les zones où une carte de Combat peut être choisie pour [Évolution].",
  "22-5-3-1-1":
    "Une carte de Combat choisie dans une autre zone va d'abord dans la zone de Combat à la résolution ; ce passage ne met aucune Capacité en suspens et n'ouvre pas de fenêtre de contre.",
  "22-5-4": "[Évolution] ne peut être activée que depuis la main.",
  "22-5-5":
    "[Évolution] et [Évolution-EX] jouent leur carte sur celle choisie comme une seule carte, en gardant position et effets de puissance.",
  "22-5-5-1":
    "[Évolution-Xeno] échoue si la carte de Combat choisie a quitté la zone de Combat ou ne remplit plus les conditions avant sa résolution.",
  "22-5-6":
    "[Évolution-Xeno] envoie la carte de Combat choisie dans la Dimension parallèle et joue la carte qui l'a activée.",
  "22-5-6-1":
    "[Évolution] et [Évolution-EX] échouent si la carte de Combat choisie a quitté la zone de Combat ou ne remplit plus les conditions avant leur résolution.",
  "22-5-7":
    "La carte qui a activé [Évolution] va dans la Dispersion de son propriétaire si elle n'est pas jouée et n'a pas quitté sa zone par un effet.",
  "22-5-7-1":
    "Si, au lieu d'être jouée, une carte est renvoyée dans la main de son propriétaire, elle ne va pas dans la zone de Dispersion.",
  "22-6": "[Coup Critique]",
  "22-6-1": "[Coup Critique] est une Capacité-clef [Permanent] sur les dégâts.",
  "22-6-2":
    "Les cartes de Vie perdues par les dégâts de l'attaque de cette carte vont dans la zone de Dispersion de l'adversaire au lieu de sa main.",
  "22-7": "[Frappe]",
  "22-7-1": "Les Capacités de Frappe sont des Capacités-clefs [Permanent] sur les dégâts.",
  "22-7-2":
    "Si l'attaque de cette carte devait infliger X−1 points de dégâts ou moins, elle en inflige X à la place.",
  "22-7-2-1": "Pour [Double Frappe], X est 2.",
  "22-7-2-2": "Pour [Triple Frappe], X est 3.",
  "22-7-2-3": "Pour [Quadruple Frappe], X est 4.",
  "22-7-3": "« [Frappe] » dans un texte désigne [Quadruple Frappe], [Triple Frappe] et [Double Frappe].",
  "22-8": "[Réplique], [Tri-offensive]",
  "22-8-1": "[Réplique] et [Tri-offensive] sont des Capacités-clefs [Auto.] sur les combats.",
  "22-8-2": "[Réplique] ou [Tri-offensive] devient en suspens quand sa carte attaque.",
  "22-8-3": "La carte qui attaque passe en mode Action après le combat, X−1 fois par tour.",
  "22-8-3-1": "Pour [Réplique], X est 2.",
  "22-8-3-2": "Pour [Tri-offensive], X est 3.",
  "22-9": "[Vengeance]",
  "22-9-1": "[Vengeance] est une Capacité-clef [Auto.] sur les combats.",
  "22-9-2": "Seules les cartes de Combat et les cartes Unisson activent [Vengeance].",
  "22-9-3": "[Vengeance] devient en suspens quand sa carte devient une carte qui défend.",
  "22-9-4": "À la fin du combat, [Vengeance] met KO la carte qui attaque.",
  "22-10": "[Contre]",
  "22-10-1": "Les Capacités-clefs [Contre] portent sur l'activation de Capacités.",
  "22-10-2":
    "Cela s'écrit « [Contre : condition d'activation] », puis le coût de Capacité, deux-points et l'effet.",
  "22-10-2-1":
    "« [Contre] » dans un texte désigne [Contre : Contre], [Contre : Attaque], [Contre : Attaque carte de Combat] et [Contre : Mise en jeu].",
  "22-10-3": "Chaque [Contre] devient en suspens à ces conditions :",
  "22-10-3-1":
    "[Contre : Mise en jeu] devient en suspens quand l'adversaire paie et déclare une mise en jeu à sa phase principale, ou active ou résout une Capacité qui joue une carte.",
  "22-10-3-2":
    "[Contre : Attaque] devient en suspens quand l'adversaire déclare une attaque, ou active ou résout une Capacité qui attaque.",
  "22-10-3-3":
    "[Contre : Attaque carte de Combat] devient en suspens quand l'adversaire fait attaquer une carte de Combat ou active une Capacité qui le fait.",
  "22-10-3-4": "[Contre : Contre] devient en suspens quand l'adversaire active un [Contre].",
  "22-10-4":
    "Un [Contre] en suspens ne peut être activé que dans une fenêtre de contre en payant coûts d'énergie et de Capacité ; le déclarer en fait la motion de Contre X.",
  "22-10-4-1":
    "Un [Contre] cesse d'être en suspens quand son joueur active un [Contre] ou que la fenêtre de contre finit.",
  "22-10-5": "[Contre] s'active uniquement depuis la main.",
  "22-10-6": "Un [Contre] lié à la motion de Contre X se résout quand la motion de Contre X est exécutée.",
  "22-10-7":
    "Une carte dont le [Contre] a été activé va, sauf indication contraire, dans la zone de Dispersion.",
  "22-10-7-1":
    "Un [Contre] qui a échoué ou a été annulé envoie aussi sa carte, sauf indication contraire, dans la zone de Dispersion.",
  "22-10-8": "Annuler un [Contre], c'est effacer la motion de Contre qui le résoudrait.",
  "22-10-8-1": "Un [Contre] dont la motion de Contre a été effacée ne se résout pas.",
  "22-11": "[Une fois par tour]",
  "22-11-1": "[Une fois par tour] est un mot-clef sur l'activation de Capacités.",
  "22-11-2":
    "Une Capacité [Auto.] ou [Activation] avec [Une fois par tour] ne s'active et ne se résout qu'une seule fois dans le tour.",
  "22-11-3":
    "La limite compte pour chaque Capacité seule ; plusieurs cartes qui ont la même Capacité peuvent donc l'utiliser une fois chacune.",
  "22-11-4":
    "Si une telle Capacité [Auto.] devient en suspens plusieurs fois d'un coup, elle se résout une fois et le reste est annulé.",
  "22-11-5":
    "Une fois résolue, une Capacité [Une fois par tour] ne se déclenche plus et ne peut plus être activée ce tour.",
  "22-12": "[Immortalité]",
  "22-12-1": "[Immortalité] est une Capacité-clef [Permanent] sur le passage d'une zone à l'autre.",
  "22-12-2":
    "Cette carte ne peut pas être mise KO ni quitter la zone de Combat par des combats ou par les attaques et Capacités de l'adversaire.",
  "22-13": "[Union]",
  "22-13-1": "[Union] est une Capacité-clef [Activation : Principale] sur la mise en jeu.",
  "22-13-2":
    "[Union] est le nom général des Capacités qui jouent une carte de Combat dans la zone de Combat quand les coûts et conditions donnés sont remplis.",
  "22-13-3": "Cela s'écrit en général « [Union-(sorte)] ».",
  "22-13-3-1": "« [Union] » dans un texte désigne [Union-Absorption], [Union-Fusion] et [Union-Potara].",
  "22-13-4": "[Union-Fusion]",
  "22-13-4-1":
    "Cela s'écrit « [Union-Fusion] coût de Capacité : <nom de personnage A> et <nom de personnage B> », les deux noms étant ses conditions.",
  "22-13-4-2":
    "[Union-Fusion] exige une carte de Combat de chaque nom révélée de votre main, toutes de même puissance ; sinon elle ne peut pas être déclarée.",
  "22-13-4-2-1":
    "Certaines Capacités élargissent les zones où les cartes de Combat peuvent être choisies pour [Union-Fusion].",
  "22-13-4-3": "[Union-Fusion] s'active uniquement depuis la main.",
  "22-13-4-4":
    "Les cartes de Combat nommées, de même puissance, vont de la main dans la zone de Dispersion comme coût de Capacité.",
  "22-13-4-4-1": "Ensuite, tout autre coût de Capacité est déterminé et payé en entier.",
  "22-13-4-5": "[Union-Fusion] se résout en jouant la carte de Combat qui l'a activée.",
  "22-13-4-5-1":
    "La carte qui a activé [Union-Fusion] va dans la Dispersion de son propriétaire si elle n'est pas jouée.",
  "22-13-4-5-1-1":
    "Si, au lieu d'être jouée, une carte est renvoyée dans la main de son propriétaire, elle ne va pas dans la zone de Dispersion.",
  "22-13-5": "[Union-Potara]",
  "22-13-5-1":
    "Cela s'écrit « [Union-Potara] coût de Capacité : <nom de personnage A> et <nom de personnage B> », les deux noms étant ses conditions.",
  "22-13-5-2":
    "[Union-Potara] s'active en choisissant une carte de Combat de chaque nom dans votre zone de Combat, puis en payant le coût de Capacité ; sans toutes celles-là, ce n'est pas possible.",
  "22-13-5-2-1":
    "Certaines Capacités élargissent les zones où les cartes de Combat peuvent être choisies pour [Union-Potara].",
  "22-13-5-2-1-1":
    "Les cartes de Combat choisies dans d'autres zones vont d'abord dans la zone de Combat à la résolution ; ce passage ne met aucune Capacité en suspens et n'ouvre pas de fenêtre de contre.",
  "22-13-5-3": "[Union-Potara] s'active uniquement depuis la main.",
  "22-13-5-4": "[Union-Potara] joue sa carte sur les deux cartes de Combat choisies, dont l'ordre est libre.",
  "22-13-5-4-1": "Les effets continus sur la puissance des cartes de Combat utilisées sont gardés.",
  "22-13-5-4-2":
    "La carte qui a activé [Union-Potara] va dans la Dispersion de son propriétaire si elle n'est pas jouée.",
  "22-13-5-4-2-1":
    "Si, au lieu d'être jouée, une carte est renvoyée dans la main de son propriétaire, elle ne va pas dans la zone de Dispersion.",
  "22-13-6": "[Union-Absorption]",
  "22-13-6-1": "Cela s'écrit « [Union-Absorption] coût de Capacité : effet ».",
  "22-13-6-2":
    "Dans la seule zone de Combat peut être activée [Union-Absorption], qui joue la carte de Combat que son effet nomme sur sa propre carte.",
  "22-13-6-3-1": "Les effets continus sur la position ou la puissance sont gardés.",
  "22-13-6-3-2":
    "Une carte de Combat choisie pour [Union-Absorption] va dans la Dispersion de son propriétaire si sa mise en jeu échoue.",
  "22-13-6-3-2-1":
    "Si, au lieu d'être jouée, une carte est renvoyée dans la main de son propriétaire, elle ne va pas dans la zone de Dispersion.",
  "22-14": "[Ultimate]",
  "22-14-1": "[Ultimate] est une Capacité-clef [Permanent] sur la construction du deck.",
  "22-14-2": "Un joueur ne peut avoir qu'une carte avec [Ultimate] dans son deck.",
  "22-14-3":
    "Une carte avec [Ultimate] qui devait quitter la zone de Combat ou Unisson de son joueur, pour où que ce soit, est retirée du jeu à la place.",
  "22-14-3-1":
    "Une carte avec [Ultimate] retirée parce qu'un effet l'a fait quitter sa zone compte comme retirée du jeu par cet effet.",
  "22-14-3-1-1": "22-14-3-1 vaut aussi pour une carte en mode Caché.",
  "22-14-4":
    "Une carte avec [Ultimate] dont la mise en jeu échoue est retirée du jeu au lieu d'aller dans la zone de Dispersion.",
  "22-14-5":
    "Une carte Extra activée avec [Ultimate] est retirée du jeu une fois sa Capacité résolue, ou même si elle ne peut pas se résoudre.",
  "22-15": "[Espace-temps] ([Espace-temps X])",
  "22-15-1": "[Espace-temps] est une Capacité-clef [Activation : Principale] sur la mise en jeu.",
  "22-15-2": "Cela s'écrit « [Espace-temps X] coût de Capacité », suivi de deux-points ou d'un point.",
  "22-15-3": "Pour activer [Espace-temps], votre zone de Dispersion doit compter X cartes ou plus.",
  "22-15-4":
    "Son coût de Capacité est d'envoyer toutes les cartes de votre zone de Dispersion dans votre Dimension parallèle.",
  "22-15-5": "[Espace-temps] ne peut être activé que depuis la main.",
  "22-15-6":
    "[Espace-temps] joue sa carte, qui va dans la Dimension parallèle de son propriétaire à la fin de ce tour si elle est encore dans la zone de Combat.",
  "22-15-7":
    "Une seule activation par tour est permise pour [Espace-temps] et [Espace-temps obscur] ensemble.",
  "22-16": "[Barrière]",
  "22-16-1": "[Barrière] est une Capacité-clef [Permanent] sur les cibles des Capacités.",
  "22-16-2": "Les Capacités des cartes de l'adversaire ne peuvent pas choisir cette carte.",
  "22-17": "[Super Combo]",
  "22-17-1": "[Super Combo] est une Capacité-clef [Permanent] sur la construction du deck.",
  "22-17-2": "Les cartes avec [Super Combo] sont limitées à quatre par deck.",
  "22-18": "[Frappe de la Victoire]",
  "22-18-1": "[Frappe de la Victoire] est une Capacité-clef [Permanent] sur les dégâts et la victoire.",
  "22-18-2": "Vous gagnez la partie quand cette carte inflige des dégâts à l'adversaire en attaquant.",
  "22-19": "[Combattant de l'Univers 7]",
  "22-19-1": "[Combattant de l'Univers 7] est une Capacité-clef [Permanent] sur les coûts d'énergie.",
  "22-19-2": "Considérez les cartes «Univers 7» de toutes les zones comme sans coût de couleur.",
  "22-20": "[Déflexion]",
  "22-20-1": "[Déflexion] est une Capacité-clef [Permanent] sur la mise en jeu.",
  "22-20-2":
    "Les Capacités [Contre : Mise en jeu] de l'adversaire n'ont d'effet sur cette carte dans aucune zone.",
  "22-21": "[Lien] ([Lien X])",
  "22-21-1": "[Lien] est un mot-clef sur les conditions auxquelles une Capacité est valide.",
  "22-21-2": "Cela s'écrit « [Lien X] : » ou « [Lien X] carte de Combat précise : ».",
  "22-21-2-1": "Ce mot-clef se décrit entre autres par « [Lien X] » et « [Lien X] carte de Combat précise ».",
  "22-21-3":
    "Une Capacité [Lien X] ne vaut que tant que votre zone de Combat contient au moins X cartes de Combat.",
  "22-21-3-1":
    "Si le texte précise une carte de Combat, seules comptent pour le X celles de votre zone de Combat qui conviennent.",
  "22-22": "[Échange] ([Échange X])",
  "22-22-1": "[Échange] est une Capacité-clef [Activation : Principale] sur la mise en jeu.",
  "22-22-2":
    "Cela s'écrit « [Échange X] coût de Capacité : carte de Combat précise d'un coût d'énergie de X ».",
  "22-22-3":
    "[Échange] exige une carte de Combat précise de coût X à choisir en main et de renvoyer sa propre carte dans la main de son propriétaire, sinon il ne peut pas être activé.",
  "22-22-4":
    "[Échange] se résout en jouant jusqu'à une carte de Combat précise d'un coût d'énergie de X, révélée de votre main.",
  "22-23": "[Espace-temps obscur], ou [Espace-temps obscur X]",
  "22-23-1": "[Espace-temps obscur] est une Capacité-clef [Activation : Principale] sur la mise en jeu.",
  "22-23-2": "Cela s'écrit « [Espace-temps obscur X] coût de Capacité », suivi de deux-points ou d'un point.",
  "22-23-3":
    "Pour activer [Espace-temps obscur], votre zone de Dispersion doit compter X cartes noires ou plus.",
  "22-23-4":
    "Son coût de Capacité est d'envoyer toutes les cartes de votre zone de Dispersion dans votre Dimension parallèle.",
  "22-23-5": "[Espace-temps obscur] ne peut être activé que depuis la main.",
  "22-23-6": "[Espace-temps obscur] se résout en jouant la carte qui l'a activé.",
  "22-23-7":
    "Une seule activation par tour est permise pour [Espace-temps] et [Espace-temps obscur] ensemble.",
  "22-24": "[Vortex]",
  "22-24-1": "[Vortex] est une Capacité-clef [Permanent] sur l'activation de Capacités.",
  "22-24-2":
    "[Vortex] vous permet jusqu'à deux activations par tour, au total, d'[Espace-temps] et d'[Espace-temps obscur].",
  "22-25": "[Vœu]",
  "22-25-1": "[Vœu] est une Capacité-clef [Activation : Principale/Combat] de Leaders.",
  "22-25-2": "Cela s'écrit « [Vœu] condition : (effet) ».",
  "22-25-3": "[Vœu] ne peut être activé qu'en remplissant ses conditions et en payant ses coûts.",
  "22-25-4": "Pour résoudre [Vœu], exécutez ses effets, puis retournez la carte si elle montre sa face.",
  "22-25-4-1": "Un texte peut dire à la place de retourner la carte.",
  "22-26": "[Étincelle] ([Étincelle X])",
  "22-26-1": "[Étincelle] est un mot-clef sur les conditions auxquelles une Capacité est valide.",
  "22-26-2": "Cela s'écrit « [Étincelle X] ».",
  "22-26-3":
    "Une Capacité [Étincelle X] n'est valide que tant que vous avez X cartes ou plus dans votre zone de Dispersion.",
  "22-27": "[Explosion] ([Explosion X])",
  "22-27-1": "[Explosion] est un mot-clef sur l'activation de Capacités.",
  "22-27-2": "Cela s'écrit « [Explosion X] ».",
  "22-27-3":
    "Pour activer une Capacité [Explosion X], il faut placer dans votre zone de Dispersion les X cartes du dessus de votre deck.",
  "22-27-4": "Une Capacité [Explosion X] ne peut pas être activée si votre deck a moins de X cartes.",
  "22-28": "[Dragon Ball]",
  "22-28-1": "[Dragon Ball] est une Capacité-clef [Permanent] sur la construction du deck.",
  "22-28-2": "Votre deck peut inclure jusqu'à sept cartes [Dragon Ball] du même numéro.",
  "22-29": "[Apparition] ([Apparition XY])",
  "22-29-1": "[Apparition] est une Capacité-clef [Activation : Combat] sur la mise en jeu.",
  "22-29-2": "Cela s'écrit « [Apparition XY] coût de Capacité », avec deux-points ou un point à la fin.",
  "22-29-3":
    "[Apparition] exige dans votre zone de Combo des cartes de Combat dont les couleurs d'origine répondent à X et Y, et son coût de Capacité payé.",
  "22-29-4": "[Apparition] ne peut être activée que depuis la main.",
  "22-29-5": "[Apparition] se résout en jouant la carte qui l'a activée.",
  "22-29-6":
    "« [Apparition] » dans un texte désigne [Apparition] de n'importe quelle combinaison de couleurs.",
  "22-30": "[Égide] ([Égide XY])",
  "22-30-1": "[Égide] est une Capacité-clef [Activation : Combat] sur l'Énergie.",
  "22-30-2": "Cela s'écrit « [Égide XY] » ou « [Égide XY] coût de Capacité ».",
  "22-30-3":
    "Son coût est de mettre dans la Dispersion une ou plusieurs cartes de la main qui ont ensemble les couleurs X et Y, puis de payer tout autre coût de Capacité.",
  "22-30-4": "[Égide] ne peut être activée qu'à l'étape de Défense du tour de l'adversaire.",
  "22-30-5":
    "Avec [Égide], son joueur peut remettre en mode Action jusqu'à deux de ses Énergies en mode Inertie.",
  "22-31": "[Fuite d'énergie]",
  "22-31-1": "[Fuite d'énergie] est une Capacité-clef [Permanent] sur l'Énergie.",
  "22-31-2":
    "Une carte avec [Fuite d'énergie], valide en toute zone, est placée en mode Inertie dans une zone d'Énergie.",
  "22-32": "[Alliance] ([Alliance XY])",
  "22-32-1": "[Alliance] est une Capacité-clef [Auto.] sur les attaques.",
  "22-32-2":
    "Cela s'écrit « [Alliance XY] (effets) », ou avec un coût de Capacité et deux-points avant l'effet.",
  "22-32-3":
    "Quand sa carte attaque, [Alliance] devient en suspens ; son coût est de passer en mode Inertie une ou plusieurs de vos cartes de Combat en mode Action répondant aux couleurs X et Y.",
  "22-32-4": "[Alliance] se résout en exécutant les effets écrits.",
  "22-33": "[Offrande]",
  "22-33-1": "[Offrande] est une Capacité-clef [Auto.] sur la mise en jeu.",
  "22-33-2": "[Offrande] devient en suspens quand sa carte de Combat est jouée.",
  "22-33-3":
    "L'adversaire peut placer une de ses cartes de Vie dans sa zone de Dispersion ; à défaut, deux cartes sont piochées par le propriétaire de la carte [Offrande].",
  "22-34": "[Résurrection] ([Résurrection XY])",
  "22-34-1": "[Résurrection] est une Capacité-clef [Auto.] sur la mise en jeu.",
  "22-34-2": "Cela s'écrit « [Résurrection X/Y]. », avec ou sans coût de Capacité.",
  "22-34-3":
    "Quand sa carte de Combat est mise KO, le propriétaire peut activer [Résurrection] en mettant dans la Dispersion des cartes de sa main aux couleurs d'origine X et Y, puis en payant tout autre coût.",
  "22-34-4":
    "[Résurrection] joue sa carte de la zone de Dispersion du propriétaire, avec [Résurrection] annulée sur elle pour le tour.",
  "22-35": "[Héroïque]",
  "22-35-1": "[Héroïque] est une Capacité-clef [Auto.] sur la main des joueurs.",
  "22-35-2":
    "[Héroïque] devient en suspens dès que son propriétaire joue une carte de Combat «Héroïque», autre que celle-ci, ou active une Capacité d'une carte Extra «Héroïque».",
  "22-35-3": "[Héroïque] fait piocher une carte à son joueur, puis est annulé pour le tour.",
  "22-36": "[Diabolique]",
  "22-36-1": "[Diabolique] est une Capacité-clef [Auto.] sur la main des joueurs.",
  "22-36-2":
    "[Diabolique] devient en suspens dès que son propriétaire joue une carte de Combat «Diabolique», autre que celle-ci, ou active une Capacité d'une carte Extra «Diabolique».",
  "22-36-3":
    "[Diabolique] fait choisir à l'adversaire une carte de sa main et la mettre dans la Dispersion, puis est annulé pour le tour.",
  "22-37": "[Invocateur]",
  "22-37-1": "[Invocateur] est une Capacité-clef [Permanent] sur les coûts d'énergie.",
  "22-37-2":
    "Son propriétaire peut passer en mode Inertie une Énergie multicolore rouge/bleue en mode Action pour activer une carte Extra multicolore rouge/bleue de sa main sans payer son coût d'énergie.",
  "22-38": "[Successeur]",
  "22-38-1": "[Successeur] est une Capacité-clef [Activation : Principale] sur la mise en jeu.",
  "22-38-2": "Cela s'écrit « [Successeur] coût de Capacité », avec deux-points ou un point à la fin.",
  "22-39-3":
    "Son coût est de mettre dans la Dispersion de vos cartes de Combat exclusivement vertes, exclusivement jaunes ou vertes/jaunes dont les coûts d'énergie totalisent celui de la carte [Successeur].",
  "22-39-4": "[Successeur] s'active uniquement depuis la main de son propriétaire.",
  "22-39-5": "[Successeur] se résout en jouant la carte de Combat qui l'a activé.",
  "22-39": "[Unique]",
  "22-39-1": "[Unique] est une Capacité-clef [Permanent] sur la mise en jeu.",
  "22-39-2":
    "Tant qu'une carte avec [Unique] est en jeu, la zone de Combat de son propriétaire ne peut recevoir en jeu aucune autre carte de ce nom.",
  "22-39-3b":
    "Le propriétaire d'une carte [Unique] déjà en jeu ne peut pas jouer d'autres cartes du même nom.",
  "22-39-4b":
    "Si plusieurs cartes [Unique] d'un même nom sont dans une zone de Combat, leur maître en garde une et met les autres dans la Dispersion.",
  "22-40": "[Serviteur]",
  "22-40-1": "[Serviteur] est une Capacité-clef [Permanent] sur la puissance et la position.",
  "22-40-2":
    "Une carte avec [Serviteur] gagne +10000 de puissance, mais ne peut pas passer en mode Action à la phase de Recharge de son propriétaire.",
  "22-41": "[Souverain]",
  "22-41-1": "[Souverain] est une Capacité-clef [Activation : Principale] sur la main des joueurs.",
  "22-41-2":
    "Son coût de Capacité est de placer une de vos cartes de Combat [Serviteur] au-dessous du deck de son propriétaire.",
  "22-41-3": "[Souverain] fait piocher une carte au joueur qui l'a activé.",
  "22-42": "[Revitalisation]",
  "22-42-1": "[Revitalisation] est une Capacité-clef [Activation : Principale] sur la Vie.",
  "22-42-2": "Cela s'écrit « [Revitalisation] coût de Capacité ».",
  "22-42-3":
    "Pour activer [Revitalisation], mettez dans la Dispersion une carte de sous sa propre carte et payez le coût de Capacité.",
  "22-42-4": "Son joueur peut ajouter à sa Vie la carte du dessus de son deck.",
  "22-43": "[Boost d'Esprit] (écrit [Boost d'Esprit X])",
  "22-43-1": "[Boost d'Esprit] est un mot-clef sur l'activation de Capacités.",
  "22-43-2": "Cela s'écrit « [Boost d'Esprit X] » ou « [Boost d'Esprit X] Unisson précis ».",
  "22-43-3":
    "Le coût de Capacité d'une Capacité [Boost d'Esprit X] est de retirer X marqueurs de votre carte Unisson.",
  "22-43-3-1": "Quand le texte précise une carte Unisson, c'est d'elle que les marqueurs sont retirés.",
  "22-44": "[Limite] ([Limite X])",
  "22-44-1": "[Limite] est un mot-clef sur l'activation de Capacités.",
  "22-44-2": "Cela s'écrit « [Limite X] ».",
  "22-44-3":
    "Une Capacité [Limite X] peut être activée X fois par tour par son maître, en comptant tous ses exemplaires sur les cartes du même numéro.",
  "22-44-3-1":
    "« La même Capacité » veut dire mêmes mots, mots-clefs, coûts de Capacité et effets ; un texte mis à jour officiellement et son original sont aussi la même.",
  "22-44-4":
    "Une Capacité [Auto.] avec [Limite X] peut être en suspens plusieurs fois d'un coup ; après X résolutions les autres sont annulées.",
  "22-44-5":
    "Une Capacité [Limite X] résolue ce nombre de fois ne peut plus être activée ni résolue ce tour.",
  "22-44-6":
    "Si une carte a une Capacité à la fois avec et sans [Limite X], seule celle qui l'a est limitée.",
  "22-45": "[Transmission] ([Transmission XY])",
  "22-45-1": "[Transmission] est une Capacité-clef [Permanent] sur les marqueurs.",
  "22-45-2": "Cela s'écrit « [Transmission XY] », où X est une couleur et Y un nombre.",
  "22-45-3":
    "Depuis toute zone : quand jouer cette carte Unisson met dans la Dispersion vos cartes Unisson de couleur X, jusqu'à Y de leurs marqueurs peuvent lui être ajoutés.",
  "22-45-3-1":
    "Si plusieurs couleurs sont données, choisissez-en une et prenez jusqu'à Y marqueurs des cartes Unisson de cette couleur mises dans la Dispersion.",
  "22-45-3-2": "Une [Transmission] sans couleur prend des marqueurs de cartes Unisson de toute couleur.",
  "22-46": "[Éveil Z]",
  "22-46-1": "[Éveil Z] est une Capacité-clef [Activation : Principale/Combat] sur les Leaders.",
  "22-46-2":
    "Cela s'écrit « [Éveil Z] coût de Capacité : <nom de personnage> » ou « … : Leader précis », la dernière partie étant sa condition.",
  "22-46-3":
    "[Éveil Z] exige dans votre zone Leader un Leader précis, non Z, côté dos visible, son coût d'Énergie Z, ses conditions et son coût de Capacité.",
  "22-46-3-1": "Dans un ordre ou l'autre sont payés le coût de Capacité et le coût d'Énergie Z.",
  "22-46-4": "Une seule déclaration et activation d'[Éveil Z] par tour est permise au total.",
  "22-46-5": "[Éveil Z] ne peut être activé que par une carte face cachée dans la zone de Deck Z.",
  "22-46-6":
    "[Éveil Z] place sa carte sur le Leader choisi, et toute la pile est traitée comme une seule carte, le Leader Z au-dessus.",
  "22-46-6-1": "Sont gardés les effets continus sur la position ou la puissance du Leader d'origine.",
  "22-46-6-2": "Une carte qui a activé [Éveil Z] sans aller ensuite dans la zone Leader est retirée du jeu.",
  "22-46-6-3": "Deviennent en suspens les Capacités « quand cette carte est placée dans la zone Leader ».",
  "22-47": "[Pile Z X]",
  "22-47-1": "[Pile Z X] est une Capacité-clef [Auto.] sur les cartes de la zone de Deck Z.",
  "22-47-2":
    "Cela s'écrit « [Pile Z X] carte précise » ou « [Pile Z X] coût de Capacité : carte précise », la carte précise étant sa condition.",
  "22-47-2-1":
    "La carte précise est une carte de votre zone de Deck Z qui remplit les conditions, sauf indication contraire.",
  "22-47-3":
    "Placée dans une zone Unisson, ou au-dessus dans une zone Leader ou de Combat, sa carte met [Pile Z X] en suspens.",
  "22-47-4":
    "[Pile Z X] place jusqu'à X cartes précises sous sa carte, et la pile est alors une seule carte, la carte Z au-dessus.",
  "22-47-4-1":
    "Certaines Capacités élargissent les conditions auxquelles des cartes peuvent être choisies pour [Pile Z].",
};
