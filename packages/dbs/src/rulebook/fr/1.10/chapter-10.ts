import type { Sentences } from "@arbiter/engine";

export const chapter10: Sentences = {
  "10-2-1":
    "[Éveil] et [Éveil : Afflux] sont des Capacités-clefs [Activation : Principale/Combat], activées en remplissant leurs conditions et en payant leurs coûts.",
  "10-2-3": "Une carte dont l'[Éveil] est activé est retournée et reste la même carte.",
  "10-2-3-1": "La même carte : une carte dont la face et le dos ont des informations différentes.",
  "10-2-4": "Une carte retournée par [Éveil] compte encore comme la même carte.",
  "10-2-4-1": "Dit encore : une carte dont la face et le dos ont des informations différentes.",
  "10-2-5": "Une carte retournée par [Éveil] garde sa position et les effets continus sur sa puissance.",
  "10-3-1":
    "[Terrain] est une Capacité-clef [Activation : Principale] de cartes Extra qui place la carte en mode Action dans la zone de Combat.",
  "10-3-3":
    "Résoudre un [Terrain] envoie dans la Dispersion toute autre carte Extra avec [Terrain] de la zone de Combat de ce joueur.",
  "10-4-1":
    "Quand une autre de vos cartes est attaquée, [Bloqueur] peut être activé en passant sa carte en mode Inertie ; elle devient le défenseur.",
  "10-4-1-1":
    "Une carte devenue défenseur par [Bloqueur] met en suspens ses Capacités [Auto.] « quand cette carte est attaquée ».",
  "10-5-1":
    "[Évolution] est une Capacité-clef [Activation : Principale] activée en payant son coût et en choisissant dans votre zone de Combat des cartes de Combat qui conviennent ; sans elles, ce n'est pas possible.",
  "10-5-5":
    "[Évolution-Xeno] envoie la carte de Combat choisie dans la Dimension parallèle de son propriétaire, puis joue sa carte en mode Action.",
  "10-7-1":
    "Si l'attaque de cette carte devait infliger des dégâts, elle inflige X points de dégâts à la place.",
  "10-8-1": "Quand cette carte attaque, elle passe en mode Action à la fin du combat, X−1 fois par tour.",
  "10-9-1": "Quand cette carte devient défenseur, l'attaquant est mis KO à la fin du combat.",
  "10-10-1":
    "[Contre] est une Capacité-clef qui ne s'active que dans une fenêtre de contre, en payant son coût d'énergie et son coût de Capacité.",
  "10-10-3-2":
    "[Contre : Mise en jeu] devient en suspens quand l'adversaire paie et déclare une mise en jeu, ou active ou a résolu une Capacité sur la mise en jeu.",
  "10-10-3-6": "Un [Contre] reste en suspens jusqu'à ce qu'il soit activé ou que la fenêtre finisse.",
  "10-10-5": "Annuler un [Contre], c'est empêcher de se résoudre l'effet d'un [Contre] déjà activé.",
  "10-11-1":
    "Une Capacité [Auto.] ou [Activation] avec [Une fois par tour] ne peut être activée qu'une fois dans le tour.",
  "10-11-3":
    "Les Capacités sans cette limite s'activent aussi souvent que coûts et conditions le permettent.",
  "10-12-1":
    "Cette carte ne peut ni être mise KO, ni quitter la zone de Combat par des Capacités adverses ou par combat.",
  "10-13-3-1":
    "[Union-Fusion] est une Capacité-clef [Activation : Principale] qui demande dans votre main une carte de Combat de chaque nom, toutes de même puissance.",
  "10-13-3-3": "Cela s'écrit « [Union-Fusion] : <nom de personnage A> et <nom de personnage B> ».",
  "10-13-3-4":
    "[Union-Fusion] envoie de la main dans la Dispersion les cartes de Combat nommées de même puissance et joue sa carte en mode Action.",
  "10-13-4-1":
    "[Union-Potara] est une Capacité-clef [Activation : Principale] activée en payant son coût et en choisissant dans votre zone de Combat une carte de Combat de chaque nom ; sans toutes celles-là, ce n'est pas possible.",
  "10-13-4-3":
    "Cela s'écrit « [Union-Potara] coût de Capacité : <nom de personnage A> et <nom de personnage B> ».",
  "10-13-4-4": "[Union-Potara] joue sa carte en mode Action sur les deux cartes de Combat choisies.",
  "10-13-5-1":
    "[Union-Absorption] est une Capacité-clef [Activation : Principale] qui met la carte nommée, de la zone nommée, sur sa propre carte.",
  "10-13-5-2": "[Union-Absorption] s'active dans la zone de Combat.",
  "10-13-5-4": "À sa résolution, la carte choisie va sur la carte de Combat qui a activé [Union-Absorption].",
  "10-15-1":
    "[Espace-temps] est une Capacité-clef [Activation : Principale] qui demande X cartes ou plus dans votre Dispersion.",
  "10-15-2": "Cela s'écrit « [Espace-temps X] coût de Capacité ».",
  "10-15-3":
    "Activé de la main, [Espace-temps] envoie toutes les cartes de votre Dispersion dans votre Dimension parallèle et joue sa carte.",
  "10-15-4":
    "Une carte jouée par [Espace-temps] va dans la Dimension parallèle à la fin de ce tour si elle est encore en zone de Combat.",
  "10-17": "Un deck peut contenir au plus quatre cartes avec [Super Combo].",
  "10-19-1": "Les cartes retirées du jeu sont mises à l'écart.",
  "10-19-2": "Les cartes retirées du jeu ne sont dans aucune zone.",
  "10-21-1": "Les cartes de l'Univers 7 comptent dans toutes les zones comme sans coût de couleur.",
  "10-22-1": "Les Capacités [Contre : Mise en jeu] n'affectent pas cette carte.",
  "10-22-2": "[Déflexion] agit de l'annonce de la mise en jeu de sa carte jusqu'à ce qu'elle soit en jeu.",
  "10-22-3": "[Déflexion] agit aussi quand une Capacité joue sa carte.",
  "10-23-2": "Cela s'écrit « [Lien X] » ou « [Lien X] carte de Combat précise ».",
  "10-24-1": "[Échange] est une Capacité-clef [Activation : Principale].",
  "10-24-3":
    "[Échange] joue de la main jusqu'à une carte de Combat précise d'un coût d'énergie de X, puis sa propre carte retourne dans la main de son propriétaire.",
  "10-25-1":
    "[Espace-temps obscur] est une Capacité-clef [Activation : Principale] qui demande X cartes noires ou plus dans votre Dispersion.",
  "10-25-2": "Cela s'écrit « [Espace-temps obscur X] coût de Capacité ».",
  "10-25-3":
    "Activé de la main, [Espace-temps obscur] envoie toutes les cartes de votre Dispersion dans votre Dimension parallèle et joue sa carte.",
  "10-27-1": "Certaines Capacités [Activation] et [Auto.] font choisir parmi les effets d'une liste.",
  "10-27-3": "Le joueur qui active la Capacité décide quels effets de la liste employer et dans quel ordre.",
  "10-28-1": "[Vœu] est une Capacité-clef activée en remplissant ses conditions et en payant ses coûts.",
  "10-28-3": "Une carte dont le [Vœu] est activé est retournée côté dos et reste la même carte.",
  "10-28-4": "Une carte retournée du dos vers la face compte encore comme la même carte.",
  "10-28-5": "Une carte retournée par [Vœu] garde sa position et les effets continus sur sa puissance.",
  "10-29-1":
    "Une Capacité [Étincelle X] n'agit que tant que son maître a X cartes ou plus dans sa Dispersion.",
  "10-30-3": "[Explosion] se fait en premier, comme part du coût de Capacité.",
  "10-31-1":
    "Un deck peut contenir une carte [Dragon Ball] en autant d'exemplaires qu'on veut, tant qu'il a au plus sept cartes avec [Dragon Ball] en tout.",
  "10-32-1":
    "[Apparition] est une Capacité-clef [Activation : Combat] qui demande dans votre zone de Combo des cartes dont les couleurs d'origine sont les siennes.",
  "10-32-2": "Cela s'écrit « [Apparition XY] coût de Capacité ».",
  "10-32-3": "[Apparition] s'active de la main et joue sa carte.",
  "10-33-1":
    "[Égide] est une Capacité-clef [Activation : Combat] dont le coût est d'envoyer de la main dans la Dispersion des cartes de ses couleurs d'origine.",
  "10-33-2": "Cela s'écrit « [Égide XY] ».",
  "10-34-1":
    "Une carte avec [Fuite d'énergie] entre en mode Inertie dans une zone d'Énergie, d'où qu'elle vienne.",
  "10-35-1":
    "Quand sa carte attaque, [Alliance] peut être activée en choisissant comme coût des cartes de Combat de ses couleurs dans votre zone de Combat.",
  "10-35-2": "Cela s'écrit « [Alliance XY] (effet) ».",
  "10-36-1": "[Offrande] s'active quand sa carte est jouée.",
  "10-37-1":
    "Quand sa carte de Combat est mise KO, le propriétaire peut envoyer de sa main dans la Dispersion des cartes des couleurs X et Y pour la jouer de là, [Résurrection] y étant annulée pour le tour.",
  "10-37-2": "Cela s'écrit « [Résurrection XY] ».",
  "10-38-1":
    "Quand son propriétaire joue une autre carte de Combat « Heroic » ou active une Capacité d'une carte Extra « Heroic », il pioche 1 carte, et [Héroïque] est annulée pour le tour.",
  "10-39-1":
    "Quand son propriétaire joue une autre carte de Combat « Villainous » ou active une Capacité d'une carte Extra « Villainous », l'adversaire envoie à la Dispersion une carte de sa main de son choix, et [Diabolique] est annulée pour le tour.",
  "10-40-1":
    "Son propriétaire peut passer en mode Inertie une carte multicolore rouge/bleu en mode Action pour activer une carte Extra multicolore rouge/bleu de sa main sans payer son coût d'énergie.",
  "10-41-1":
    "[Successeur] est une Capacité-clef [Activation : Principale] : envoyez à la Dispersion vos cartes de Combat exclusivement vertes, exclusivement jaunes ou vert/jaune dont les coûts d'énergie font au total celui de sa carte pour la jouer sans son coût d'énergie.",
  "10-41-2": "Cela s'écrit « [Successeur] coût de Capacité ».",
  "10-41-3": "[Successeur] s'active de la main de son propriétaire et joue sa carte.",
  "10-42-1":
    "Tant qu'une carte avec [Unique] est en jeu, son maître ne peut en jouer aucune autre de ce nom dans sa zone de Combat.",
  "10-42-2": "[Unique] vaut dès l'annonce de la mise en jeu et tant que la carte est en jeu.",
  "10-42-3": "[Unique] vaut aussi pendant que se résout une Capacité qui jouerait une telle carte.",
};
