import type { Sentences } from "@arbiter/engine";

export const own: Sentences = {
  "introduction/1": "Deux joueurs s'affrontent, chacun avec un Leader et un deck de 50 à 60 cartes.",
  "introduction/2":
    "À tour de rôle, les joueurs chargent de l'Énergie, jouent des cartes de Combat et combattent.",
  "introduction/3": "Qui amène le premier la Vie adverse à zéro gagne.",
  "victory/1": "Un joueur gagne en amenant la Vie adverse à zéro.",
  "victory/2": "La partie est gagnée dès que la zone de Vie adverse est vide.",
  "victory/3": "Un joueur gagne quand l'adversaire a épuisé son deck.",
  "victory/4":
    "Avec un deck de démonstration, un deck vide ne fait pas perdre : Dispersion et Dimension parallèle sont mélangées en un nouveau deck.",
  "leader-card/1": "Le Leader représente son joueur.",
  "leader-card/2": "Un Leader peut être retourné vers une forme plus forte par [Éveil] ou [Vœu].",
  "card-cost/1": "Le nombre au milieu est le coût total, les orbes de couleur sont le coût de couleur.",
  "card-cost/2": "L'Énergie payée doit comprendre autant de cartes de la couleur qu'il y a d'orbes.",
  "card-cost/3": "Le coût de couleur se paie en entier même si le coût total a été amené plus bas.",
  "x-cost/1": "Sur une carte Unisson, le milieu est le coût X, entouré du coût de couleur.",
  "x-cost/2": "On paie à la fois le coût de couleur et un X de zéro ou plus.",
  "battle-cards/1": "Les cartes de Combat se battent dans la zone de Combat et la zone de Combo.",
  "extra-cards/1": "Les cartes Extra s'activent de la main.",
  "extra-cards/2": "Une carte Extra employée va dans la Dispersion.",
  "unison-cards/1":
    "Les cartes Unisson emploient des marqueurs pour leurs Capacités et se battent dans la zone Unisson.",
  "course/1":
    "Un tour, c'est une phase de Recharge, une phase principale et une phase de Fin, puis vient le tour adverse.",
  "decks/1": "Il faut un Leader à chaque joueur.",
  "decks/2": "Un deck a de 50 à 60 cartes.",
  "decks/3": "Un deck de démonstration peut avoir moins de cartes.",
  "decks/4": "Un deck ne contient que des cartes de Combat, Extra et Unisson.",
  "decks/5": "Les Leaders n'ont leur place ni dans le deck ni dans le deck annexe.",
  "decks/6": "Un deck a au plus quatre exemplaires d'une carte.",
  "set-up/1": "Le Leader est posé dans la zone Leader, face visible et en mode Action.",
  "set-up/2": "Le deck est posé face cachée dans la zone de Deck.",
  "set-up/3": "On tire au sort qui commence, et le gagnant du tirage commence.",
  "set-up/4": "Chaque joueur pioche six cartes comme main de départ.",
  "set-up/5": "Chaque joueur peut repiocher une fois.",
  "set-up/6": "Pour repiocher, on remet autant de cartes qu'on veut, on mélange et on en pioche autant.",
  "set-up/7": "Les huit cartes du dessus du deck vont face cachée dans la zone de Vie.",
  "set-up/8": "On ne regarde pas les cartes de Vie, sauf si une Capacité le dit.",
  "set-up/9": "La partie commence.",
  "charge-phase/1": "Toutes vos cartes en mode Inertie passent en mode Action.",
  "charge-phase/2": "Piochez une carte, sauf le premier joueur au premier tour.",
  "charge-phase/3": "Une main n'a pas de limite.",
  "charge-phase/4": "Placez une carte de votre main face visible et en mode Action dans la zone d'Énergie.",
  "charge-phase/5": "On peut renoncer à charger.",
  "charge-phase/6": "Une zone d'Énergie n'a pas de limite.",
  "main-phase/1": "Les actions de la phase principale se font aussi souvent qu'on veut.",
  "play-battle-card/1":
    "Montrez une carte de Combat de votre main, passez en mode Inertie des Énergies pour son coût total et jouez-la en mode Action dans la zone de Combat.",
  "play-battle-card/2": "Un coût de couleur se paie avec de l'Énergie de sa couleur.",
  "play-battle-card/3": "Une zone de Combat peut avoir autant de cartes de Combat qu'on veut.",
  "play-unison-card/1":
    "Montrez une carte Unisson de votre main, passez en mode Inertie des Énergies pour son coût de couleur et X, et jouez-la en mode Action avec autant de marqueurs que d'Énergies payées.",
  "play-unison-card/2": "Le coût de couleur d'une carte Unisson se paie avec de l'Énergie de sa couleur.",
  "play-unison-card/3": "Une zone Unisson ne peut avoir qu'une carte Unisson.",
  "main-skills/1":
    "On peut activer des Capacités [Activation : Principale] du Leader, de cartes de Combat, de la carte Unisson et de cartes Extra en main.",
  "main-skills/2":
    "[Évolution], [Union], [Espace-temps], [Espace-temps obscur], [Échange], [Éveil] et [Vœu] peuvent être activés en phase principale.",
  "main-skills/3": "On paie le coût d'une Capacité pour l'activer.",
  "main-skills/4": "Une carte Extra s'active en passant en mode Inertie des Énergies pour son coût.",
  "main-skills/5": "Une carte Extra activée va dans la Dispersion.",
  "main-skills/6":
    "[Terrain] s'active en phase principale et place sa carte en mode Action dans la zone de Combat.",
  "attack/1":
    "Passez en mode Inertie une carte Leader, de Combat ou Unisson pour attaquer le Leader adverse, une carte de Combat en mode Inertie ou la carte Unisson.",
  "attack/2": "Un combat commence dès qu'une cible est nommée.",
  "attack/3": "L'adversaire peut répondre en activant [Bloqueur].",
  "attack/4": "Les cartes peuvent attaquer le tour où elles sont jouées.",
  "attack/5": "Le premier joueur ne peut pas attaquer à son premier tour.",
  "end-main-phase/1": "Après la phase principale vient la phase de Fin.",
  "offense-step/1": "Les actions de l'étape d'Attaque se font aussi souvent qu'on veut.",
  "offense-step/2":
    "L'attaquant peut faire des combos avec des cartes de Combat de sa main ou en mode Action de la zone de Combat.",
  "offense-step/3":
    "L'attaquant peut activer des Capacités [Activation : Combat] du Leader, de cartes de Combat, de la carte Unisson et de cartes Extra en main.",
  "offense-step/4": "L'attaquant peut activer [Éveil] et [Vœu].",
  "offense-step/5": "Puis vient l'étape de Défense.",
  "offense-step/6": "Si une carte Unisson est attaquée, l'étape de Dégâts vient aussitôt.",
  "defense-step/1": "Les actions de l'étape de Défense se font aussi souvent qu'on veut.",
  "defense-step/2":
    "L'adversaire peut faire des combos avec des cartes de Combat de sa main ou en mode Action de la zone de Combat.",
  "defense-step/3":
    "L'adversaire peut activer des Capacités [Activation : Combat] du Leader, de cartes de Combat, de la carte Unisson et de cartes Extra en main.",
  "defense-step/4": "L'adversaire peut activer [Éveil] et [Vœu].",
  "defense-step/5": "Puis vient l'étape de Dégâts.",
  "damage-step/1": "On compare les puissances de l'attaquant et du défenseur.",
  "damage-step/2": "L'attaquant ajoute la puissance de combo de la zone de Combo de son joueur.",
  "damage-step/3": "Le défenseur ajoute la puissance de combo de la zone de Combo de son joueur.",
  "damage-step/4": "La plus haute puissance gagne ; l'attaquant gagne à égalité et ne subit rien s'il perd.",
  "damage-step/5":
    "Le joueur d'un Leader battu subit 1 point de dégâts : une carte de Vie face cachée de son choix va dans sa main.",
  "damage-step/6": "Une carte de Combat battue est mise KO.",
  "damage-step/7": "Les cartes mises KO vont dans la Dispersion de leur propriétaire.",
  "damage-step/8": "Une carte Unisson battue perd un marqueur.",
  "damage-step/9": "Une carte Unisson sans marqueur va dans la Dispersion de son propriétaire.",
  "damage-step/10":
    "Puis les cartes de toutes les zones de Combo vont dans la Dispersion de leurs propriétaires.",
  "damage-step/11": "Avec l'étape de Dégâts le combat est fini, et la phase principale continue.",
  "combo/1":
    "On place dans la zone de Combo des cartes de Combat de la main ou en mode Action de la zone de Combat.",
  "combo/2": "Un combo n'est pas une mise en jeu.",
  "combo/3": "À l'étape de Dégâts, les cartes de combo augmentent la puissance de la carte au combat.",
  "combo/4": "Un coût de combo se paie en passant autant d'Énergies en mode Inertie.",
  "combo/5": "On peut placer autant de cartes qu'on veut dans la zone de Combo, l'une après l'autre.",
  "end-phase/1": "Le tour est fini, et celui de l'adversaire commence.",
  "word-battle-card/1": "« Carte de Combat » désigne celle d'une zone de Combat.",
  "word-modes/1": "Les cartes droites sont en mode Action, les cartes couchées en mode Inertie.",
  "word-ko/1": "Une carte de Combat détruite au combat ou par une Capacité est mise KO.",
  "word-energy/1": "L'Énergie, ce sont les cartes d'une zone d'Énergie.",
  "word-life/1": "La Vie, ce sont les cartes d'une zone de Vie.",
  "word-skill/1": "Les Capacités agissent surtout dans la zone de Combat.",
  "word-skill/2": "Les Capacités [Activation] s'activent à volonté.",
  "word-skill/3":
    "Les Capacités [Auto.] s'activent d'elles-mêmes quand leurs conditions sont remplies, à tout tour.",
  "word-skill/4": "Les Capacités [Permanent] agissent tout le temps, à tout tour.",
  "word-once-per-turn/1": "Les Capacités [Une fois par tour] peuvent être activées une fois dans un tour.",
  "word-token/1": "Les jetons sont des cartes de Combat que des Capacités créent.",
  "word-token/2": "Les jetons attaquent, et font des combos s'ils ont coût et puissance de combo.",
  "word-token/3": "Un jeton placé ailleurs que dans la zone de Combat ou de Combo est retiré du jeu.",
  "brackets/1":
    "Chaque sorte de parenthèses d'un texte a son sens : nom de personnage, Origine, nom de carte, sorte de Capacité, coût, note.",
  "kept-changes/1":
    "Une carte jouée sur une autre, ou retournée, garde position et changements de puissance, et rien d'autre.",
  "control/1": "Une carte dont vous prenez le contrôle passe dans votre zone de Combat dans le même mode.",
  "control/2": "Elle compte parmi vos cartes.",
  "control/3":
    "Si elle part pour autre chose qu'une zone de Combat ou de Combo, elle va dans celle de son propriétaire.",
  "zero-power/1": "Une carte de Combat de puissance zéro ou moins va dans la Dispersion de son propriétaire.",
  "zero-power/2": "Rien n'arrive à un Leader de puissance zéro ou moins.",
  "zero-power/3": "Une carte Unisson de puissance zéro ou moins perd un marqueur.",
  "zero-power/4": "Puis tous les effets continus sur elle sont défaits.",
  "zero-power/5":
    "Une carte de Combat partie parce qu'un effet a pris sa puissance compte comme envoyée par cet effet.",
  "cost-icons/1": "Un nombre dans un cercle, ce sont autant d'Énergies à passer en mode Inertie.",
  "cost-icons/2": "Des icônes de couleur sont des Énergies de leur couleur à passer en mode Inertie.",
  "lost-markers/1":
    "Quand une carte Unisson perd un marqueur, tous les effets continus sur elle sont défaits.",
  "alliance/1":
    "Quand sa carte attaque, [Alliance] agit si les cartes qu'elle nomme sont passées en mode Inertie.",
  "arrival/1": "[Apparition] demande des cartes de ses couleurs dans votre zone de Combo.",
  "arrival/2": "[Apparition] s'active à votre étape d'Attaque ou à l'étape de Défense du tour adverse.",
  "arrival/3": "[Apparition] joue sa carte.",
  "barrier/1": "Les Capacités adverses ne peuvent pas choisir une carte avec [Barrière].",
  "blocker/1":
    "Quand l'adversaire attaque, passer en mode Inertie la carte avec [Bloqueur] tourne l'attaque vers elle.",
  "warrior-of-universe-7/1": "Vos cartes de l'Univers 7 n'ont de coût de couleur dans aucune zone.",
  "counter/1": "Les Capacités [Contre] s'activent de la main en réponse à ce que fait l'adversaire.",
  "counter/2":
    "[Contre : Mise en jeu] répond à la mise en jeu d'une carte de Combat ou à une Capacité qui pourrait en jouer une.",
  "counter/3": "[Contre : Attaque] répond à une attaque.",
  "counter/4": "Même si l'attaque est annulée, les Capacités qu'une attaque déclenche s'activent.",
  "counter/5":
    "Une carte [Contre] employée va dans la Dispersion de son propriétaire, sauf indication contraire.",
  "critical/1":
    "Les cartes de Vie perdues par les dégâts de l'attaque de cette carte vont dans la Dispersion, pas dans la main.",
  "deflect/1": "Une carte avec [Déflexion] n'est pas affectée par les Capacités [Contre : Mise en jeu].",
  "strike/1":
    "[Double Frappe], [Triple Frappe] et [Quadruple Frappe] infligent 2, 3 et 4 points de dégâts à un Leader battu.",
  "strike/2": "De plusieurs Capacités de Frappe, la plus haute compte.",
  "dragon-ball/1": "Deck et deck annexe ont ensemble au plus sept cartes [Dragon Ball].",
  "swap/1":
    "[Échange] s'active dans la zone de Combat, joue de la main la carte de Combat nommée et remet sa propre carte en main.",
  "aegis/1": "[Égide] s'active à l'étape de Défense du tour adverse.",
  "aegis/2":
    "Elle envoie de la main dans la Dispersion des cartes de toutes ses couleurs et redresse jusqu'à deux Énergies.",
  "aegis/3": "Une carte des deux couleurs suffit.",
  "over-realm/1":
    "[Espace-temps] s'active de la main en phase principale avec assez de cartes dans la Dispersion.",
  "over-realm/2": "Il envoie la Dispersion dans la Dimension parallèle et joue sa carte.",
  "over-realm/3": "[Espace-temps] et [Espace-temps obscur] s'activent une fois par tour en tout.",
  "dark-over-realm/1":
    "[Espace-temps obscur] s'active de la main en phase principale avec assez de cartes noires dans la Dispersion.",
  "sparking/1": "Une Capacité [Étincelle X] n'agit qu'avec X cartes ou plus dans votre Dispersion.",
  "awaken/1":
    "[Éveil] s'active, ses conditions remplies, en votre phase principale, à votre étape d'Attaque ou à votre étape de Défense.",
  "awaken/2": "Une carte retournée par [Éveil] garde position et changements de puissance.",
  "awaken-surge/1": "[Éveil : Afflux] est un [Éveil] de Leaders multicolores, activé aux mêmes moments.",
  "awaken-surge/2": "Une carte qu'il retourne garde position et changements de puissance.",
  "evolve/1": "[Évolution] et [Évolution-EX] s'activent de la main en phase principale.",
  "evolve/2": "La carte se joue sur la carte de Combat nommée, en payant le coût.",
  "evolve/3": "Elle reprend changements de puissance et position de la carte du dessous.",
  "xeno-evolve/1": "[Évolution-Xeno] s'active de la main en phase principale.",
  "xeno-evolve/2":
    "Le coût payé et la carte nommée envoyée dans la Dimension parallèle, sa carte se joue en mode Action.",
  "burst/1": "[Explosion X] envoie dans la Dispersion les X cartes du dessus de votre deck.",
  "victory-strike/1": "Des dégâts infligés en attaquant avec [Frappe de la Victoire] gagnent la partie.",
  "energy-exhaust/1":
    "Une carte avec [Fuite d'énergie] entre en mode Inertie dans une zone d'Énergie, de toute zone.",
  "indestructible/1":
    "Une carte avec [Immortalité] ne peut pas être mise KO ni ôtée de la zone de Combat par des Capacités ou des attaques adverses.",
  "invoker/1":
    "Passer en mode Inertie une Énergie multicolore rouge/bleu tient lieu du coût d'énergie d'une carte Extra multicolore rouge/bleu.",
  "bond/1": "Une Capacité [Lien X] n'agit qu'avec X cartes de Combat ou plus dans votre zone de Combat.",
  "bond/2": "Là où elle nomme des cartes de Combat, seules celles-là comptent.",
  "offering/1":
    "Quand la carte est jouée, l'adversaire envoie à la Dispersion une carte de Vie de son choix, ou vous piochez deux cartes.",
  "dual-attack/1": "La carte qui a attaqué passe en mode Action après le combat.",
  "dual-attack/2": "[Réplique] le fait une fois par tour, [Tri-offensive] deux fois.",
  "revive/1":
    "Quand la carte est mise KO, on peut envoyer de la main dans la Dispersion des cartes de toutes ses couleurs.",
  "revive/2": "Puis elle se joue de la Dispersion, [Résurrection] annulée pour le tour.",
  "rejuvenate/1":
    "[Revitalisation] est une Capacité [Activation : Principale] qui, coûts payés, envoie à la Dispersion une carte de sous la sienne pour ajouter à votre Vie la carte du dessus de votre deck.",
  "servant/1":
    "Une carte avec [Serviteur] a +10000 de puissance et ne passe pas en mode Action à votre phase de Recharge.",
  "wish/1":
    "[Vœu] s'active en votre phase principale, à votre étape d'Attaque ou à l'étape de Défense du tour adverse.",
  "wish/2": "Il demande sept cartes [Dragon Ball] dans votre Dispersion.",
  "wish/3": "Une carte retournée par [Vœu] garde position et changements de puissance.",
  "overlord/1":
    "[Souverain] est une Capacité [Activation : Principale] : une de vos cartes de Combat avec [Serviteur] va sous votre deck, et vous piochez une carte.",
  "successor/1":
    "[Successeur] s'active en main ; vos cartes de Combat vertes, jaunes ou vert/jaune du même coût d'énergie total vont dans la Dispersion, et sa carte est jouée.",
  "super-combo/1": "Un deck a au plus quatre cartes avec [Super Combo].",
  "field/1": "[Terrain] s'active de la main en phase principale et place sa carte dans la zone de Combat.",
  "field/2": "Ses autres Capacités n'agissent que dans la zone de Combat.",
  "field/3": "Un autre [Terrain] que vous activez envoie à la Dispersion le précédent.",
  "ultimate/1": "Un deck n'a qu'une carte avec [Ultimate].",
  "unique/1": "Un seul exemplaire d'une carte avec [Unique] peut être joué dans votre zone de Combat.",
  "union/1": "Les Capacités [Union] s'activent en phase principale.",
  "union-potara/1":
    "[Union-Potara] s'active de la main et joue sa carte en mode Action sur les cartes de Combat nommées.",
  "union-potara/2": "Elle reprend leurs changements de puissance.",
  "union-fusion/1":
    "[Union-Fusion] s'active de la main : des cartes nommées de même puissance vont de la main dans la Dispersion, et sa carte est jouée en mode Action.",
  "union-absorb/1":
    "[Union-Absorption] s'active dans la zone de Combat : des cartes nommées vont sous sa carte, et une du deck est jouée dessus.",
  "union-absorb/2": "Elle reprend changements de puissance et position des cartes du dessous.",
  "revenge/1": "Quand cette carte est attaquée, l'attaquant est mis KO après le combat.",
  "wormhole/1":
    "[Vortex] permet d'activer [Espace-temps] et [Espace-temps obscur] deux fois par tour en tout.",
};
