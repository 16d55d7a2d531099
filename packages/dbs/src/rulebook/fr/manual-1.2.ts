import type { Sentences } from "@arbiter/engine";

export const own: Sentences = {
  "introduction/1": "Deux joueurs s'affrontent, chacun avec un Leader et un deck de cinquante cartes.",
  "introduction/2": "Les joueurs jouent à tour de rôle, et qui amène le premier la Vie adverse à zéro gagne.",
  "victory/2": "La partie est gagnée dès que l'adversaire n'a plus de Vie.",
  "victory/3": "Un joueur gagne quand le deck adverse n'a plus de cartes.",
  "victory/4":
    "Avec des demi-decks, un deck vide ne fait pas perdre : Dispersion et Dimension parallèle sont mélangées en un nouveau deck.",
  "leader-card/1": "Un Leader se bat toute la partie et peut s'éveiller.",
  "card-cost/2":
    "L'Énergie payée doit comprendre autant de cartes de la couleur que le dit le coût de couleur.",
  "course/2": "L'adversaire ne peut pas voir votre main.",
  "decks/2": "Un deck a cinquante cartes.",
  "decks/3": "Un demi-deck a 25 cartes.",
  "decks/4": "Les cinquante sont des cartes Extra et de Combat.",
  "decks/5": "Les Leaders ne vont pas dans le deck.",
  "set-up/2": "Le deck est mélangé et posé face cachée dans la zone de Deck.",
  "set-up/4": "Chaque joueur pioche six cartes.",
  "set-up/6": "Pour repiocher, on remet les cartes dont on ne veut pas, on mélange et on en pioche autant.",
  "set-up/7": "Les huit cartes du dessus du deck vont dans la zone de Vie.",
  "set-up/8": "On ne regarde pas les cartes de Vie.",
  "charge-phase/4": "Placez une carte de votre main en mode Action dans la zone d'Énergie.",
  "play-battle-card/1":
    "Choisissez une carte de Combat de votre main, passez en mode Inertie des Énergies pour son coût total et placez-la en mode Action dans la zone de Combat.",
  "play-battle-card/2":
    "Les orbes du coût sont la couleur et le nombre d'Énergies à passer en mode Inertie parmi elles.",
  "play-battle-card/3": "On peut jouer autant de cartes de Combat qu'on veut.",
  "main-skills/1":
    "On peut activer des Capacités [Activation : Principale] du Leader, de cartes de Combat et de cartes Extra en main.",
  "main-skills/2":
    "[Évolution], [Évolution-Xeno], [Union], [Espace-temps] et [Éveil] peuvent être activés en phase principale.",
  "main-skills/3": "Une Capacité s'active en faisant ce qui est avant les deux-points.",
  "attack/1":
    "Passez en mode Inertie le Leader ou une carte de Combat pour attaquer le Leader adverse ou une carte de Combat en mode Inertie.",
  "attack/3": "Les cartes peuvent attaquer dès qu'elles sont en jeu.",
  "attack/4": "Nul n'attaque au premier tour.",
  "offense-step/3":
    "L'attaquant peut activer des Capacités [Activation : Combat] du Leader, de cartes de Combat et de cartes Extra en main.",
  "offense-step/4": "L'attaquant peut activer [Éveil].",
  "defense-step/3":
    "L'adversaire peut activer des Capacités [Activation : Combat] du Leader, de cartes de Combat et de cartes Extra en main.",
  "defense-step/4": "L'adversaire peut activer [Éveil].",
  "damage-step/1": "On compare la puissance de chaque côté avec ses cartes de combo.",
  "damage-step/2": "Le plus haut total gagne ; l'attaquant gagne à égalité et ne subit rien s'il perd.",
  "damage-step/3":
    "Le joueur d'un Leader battu subit 1 point de dégâts : une carte de Vie va dans sa main sans être vue.",
  "damage-step/5": "Les cartes mises KO vont dans la Dispersion.",
  "damage-step/6": "Puis les cartes de la zone de Combo vont dans la Dispersion.",
  "combo/3": "À l'étape de Dégâts, la puissance de combo s'ajoute à celle de la carte au combat.",
  "combo/4": "Un coût de combo se paie avec de l'Énergie.",
  "combo/5": "On peut placer autant de cartes qu'on veut dans la zone de Combo, une par une.",
  "end-phase/1": "C'est le tour de l'adversaire.",
  "question-1/1": "Un joueur ordonne ses propres Capacités [Auto.] qui s'activent ensemble.",
  "question-2/1":
    "De Capacités [Auto.] des deux joueurs, celles du joueur dont c'est le tour viennent d'abord.",
  "question-3/1": "Une Capacité [Auto.] déclenchée pendant qu'une autre se résout attend que ce soit fait.",
  "question-4/1": "Un [Contre] à un événement vient avant les Capacités [Auto.] que l'événement déclenche.",
  "question-5/1":
    "Une mise en jeu est déclarée et payée, puis [Contre : Mise en jeu] est déclaré, payé et résolu, et alors la carte est jouée.",
  "question-6/1": "Une carte jouée sur une autre prend sa position.",
  "question-7/1":
    "Les cartes sous d'autres ne font pas de combo et n'activent pas de Capacités, sauf indication contraire.",
  "question-8/1": "Quand une carte retourne en main ou dans le deck, celle du dessous va dans la Dispersion.",
  "question-9/1": "Les Capacités qu'une attaque active viennent avant [Bloqueur].",
  "question-10/1": "Un combat continue si sa carte de Combat attaquante passe en mode Action.",
  "question-11/1":
    "Les cartes envoyées dans la Dimension parallèle sont à part, près du deck ou de la Dispersion.",
  "question-12/1": "Des cartes avec [Immortalité] ou [Barrière] peuvent servir à des combos.",
  "question-13/1": "Une carte cherchée dans le deck et mise en main est montrée à l'adversaire.",
  "control/1":
    "Une carte dont vous prenez le contrôle passe dans votre zone de Combat dans la même position.",
  "control/2": "Vous vous en servez comme de vos autres cartes.",
  "control/3":
    "Si elle passe ailleurs qu'entre zones de Combat et de Combo, elle va dans celle de son propriétaire.",
  "zero-power/1": "Une carte de Combat dont la puissance tombe à zéro ou moins est mise KO.",
  "word-battle-card/1": "« Carte de Combat » tout court désigne celle de la zone de Combat.",
  "word-ko/1": "Une carte de Combat battue au combat ou par une Capacité est mise KO.",
  "word-energy/1": "L'Énergie, ce sont les cartes de la zone d'Énergie.",
  "word-life/1": "La Vie, ce sont les cartes de la zone de Vie.",
  "word-once-per-turn/1": "Les Capacités [Une fois par tour] s'activent une fois dans un tour.",
  "word-token/1": "Les jetons sont des cartes de Combat qu'une Capacité crée.",
  "word-token/3": "Les jetons qui quittent la zone de Combat ou de Combo sont retirés du jeu.",
  "word-warp/1": "Chaque joueur a une Dimension parallèle, une zone à part.",
  "word-warp/2": "Les cartes y sont face visible, et chacun peut les regarder.",
  "awaken/1":
    "[Éveil] s'active, ses conditions remplies, en votre phase principale, à votre étape d'Attaque ou à l'étape de Défense du tour adverse.",
  "field/1":
    "[Terrain] s'active de la main en phase principale et place sa carte dans la zone de Combat, où elle reste.",
  "field/3": "Un autre [Terrain] à vous envoie à la Dispersion le précédent.",
  "blocker/1":
    "Quand l'adversaire attaque une autre carte, passez en mode Inertie la carte avec [Bloqueur] pour tourner l'attaque vers elle.",
  "revenge/1": "La carte qui a attaqué votre carte avec [Vengeance] est mise KO à la fin du combat.",
  "revenge/2": "[Vengeance] agit même si sa propre carte est mise KO.",
  "indestructible/1":
    "Une carte avec [Immortalité] ne peut pas être mise KO ni quitter la zone de Combat par combat ou par des Capacités adverses.",
  "critical/1":
    "Les cartes de Vie perdues par les dégâts de cette carte vont dans la Dispersion, pas dans la main.",
  "strike/1":
    "[Double Frappe], [Triple Frappe] et [Quadruple Frappe] infligent 2, 3 et 4 points de dégâts à la place de 1.",
  "strike/2": "De plusieurs, la plus haute compte.",
  "dual-attack/1": "La carte passe en mode Action à la fin de son combat, une fois par tour.",
  "dual-attack/2": "[Tri-offensive] le fait deux fois par tour.",
  "evolve/1":
    "[Évolution] et [Évolution-EX] s'activent de la main en phase principale, et la carte se joue sur la carte nommée en payant le coût.",
  "evolve/2": "Elle garde position et changements de puissance de la carte du dessous.",
  "counter/1":
    "Les Capacités [Contre] s'activent de la main, en payant leur coût d'énergie, en réponse à ce que fait l'adversaire.",
  "counter/2":
    "[Contre : Mise en jeu] répond à la mise en jeu d'une carte de Combat ou à une Capacité qui en joue une.",
  "counter/3": "[Contre : Attaque] répond à une attaque ou à une Capacité qui en fait une.",
  "counter/4": "Les Capacités qu'une attaque déclenche s'activent même si l'attaque est annulée.",
  "counter/5": "Les cartes [Contre] employées vont dans la Dispersion, sauf indication contraire.",
  "union-potara/1":
    "[Union-Potara] s'active de la main et joue sa carte en mode Action sur les cartes de Combat qu'elle nomme.",
  "union-potara/2": "Elle garde leurs changements de puissance.",
  "union-absorb/1":
    "[Union-Absorption] s'active dans la zone de Combat et joue du deck la carte de Combat nommée sur sa carte.",
  "union-absorb/2": "Elle garde position et changements de puissance des cartes du dessous.",
  "over-realm/1":
    "[Espace-temps] s'active de la main en phase principale avec assez de cartes dans la Dispersion, qui vont dans la Dimension parallèle, et joue sa carte.",
  "over-realm/2": "La carte va dans la Dimension parallèle à la fin du tour.",
  "over-realm/3": "[Espace-temps] s'active une fois par tour.",
  "xeno-evolve/1":
    "[Évolution-Xeno] s'active de la main en phase principale : le coût payé, la carte nommée va dans la Dimension parallèle et sa carte se joue en mode Action.",
};
