import type { Sentences } from "@arbiter/engine";

export const chapter21: Sentences = {
  "21-1": "Bases de l'application des règles",
  "21-1-1":
    "L'application des règles est ce que les règles exécutent d'elles-mêmes quand certains événements se produisent.",
  "21-1-2": "L'application des règles est interruptive ou confirmative.",
  "21-1-2-1":
    "Une application interruptive se fait aussitôt que son événement a lieu, même au milieu d'autres actions.",
  "21-1-2-2": "Plusieurs applications interruptives qui naissent ensemble se font toutes en même temps.",
  "21-1-2-2b":
    "Une application confirmative ne se fait qu'à un point de contrôle ou dans une fenêtre de contre, et seulement si ses conditions sont alors remplies.",
  "21-1-2-2-1": "Plusieurs applications confirmatives dues ensemble se font toutes en même temps.",
  "21-2": "Défaite",
  "21-2-1": "La défaite est jugée par application interruptive.",
  "21-2-2":
    "Quand l'application des règles commence, tout joueur qui remplit une condition de défaite ci-dessous perd.",
  "21-2-2-1": "Ne plus avoir de carte dans la zone de Vie est une condition de défaite pour son joueur.",
  "21-2-2-2": "Ne plus avoir de carte dans le deck est une condition de défaite pour son joueur.",
  "21-3": "Dégâts",
  "21-3-1": "Les dégâts sont infligés par application confirmative.",
  "21-3-2":
    "Un joueur qui subit X points de dégâts rajoute X fois à sa main une carte de Vie choisie ; pour 0 rien n'est infligé et aucune condition de dégâts n'est remplie.",
  "21-4": "Combo invalide",
  "21-4-1": "Les combos invalides sont traitées par application confirmative.",
  "21-4-2":
    "Les cartes de Combat de la zone de Combo hors d'un combat sont placées dans la zone de Dispersion de leurs propriétaires.",
  "21-5": "Placer une carte sur une autre",
  "21-5-1": "Placer une carte sur une autre est traité par application interruptive.",
  "21-5-2":
    "Une carte placée sur une autre de la zone de Combat, Leader ou Unisson reprend sa position, ses changements de puissance et le fait d'être en combat.",
  "21-5-2-1":
    "Les effets continus sur la carte du dessous qui ne changent pas la puissance ne sont pas repris.",
  "21-6": "Carte de Combat à la puissance de zéro ou moins",
  "21-6-1":
    "Les cartes de Combat à la puissance de zéro ou moins sont traitées par application confirmative.",
  "21-6-2":
    "Une carte de Combat à la puissance de zéro ou moins va dans la Dispersion, malgré [Immortalité] et les Capacités semblables.",
  "21-6-2-1":
    "Une carte de Combat mise dans la Dispersion parce qu'un effet a amené sa puissance à zéro ou moins compte comme mise là par cet effet.",
  "21-7": "Marqueurs retirés d'une carte Unisson",
  "21-7-1": "Le retrait de marqueurs est traité par application interruptive.",
  "21-7-2":
    "S'il reste des marqueurs après un retrait, la carte Unisson revient à son état d'origine, libre d'effets continus, changements de puissance compris.",
  "21-7-3":
    "Une carte Unisson à qui un retrait ne laisse plus de marqueur va dans la Dispersion de son propriétaire.",
  "21-7-3-1":
    "Une carte Unisson mise dans la Dispersion parce qu'un effet a retiré ses derniers marqueurs compte comme mise là par cet effet.",
  "21-8": "Carte Unisson à la puissance de zéro ou moins",
  "21-8-1": "Les cartes Unisson à la puissance de zéro ou moins sont traitées par application confirmative.",
  "21-8-2": "Retirez 1 marqueur d'une carte Unisson dont la puissance est de zéro ou moins.",
  "21-8-2-1":
    "Si un effet a amené la puissance à zéro et que le marqueur retiré était le dernier, la carte Unisson compte comme mise dans la Dispersion par cet effet.",
  "21-9": "Carte Unisson sans marqueur",
  "21-9-1": "Les cartes Unisson sans marqueur sont traitées par application interruptive.",
  "21-9-2": "Une carte Unisson d'une zone Unisson sans marqueur va dans la Dispersion de son propriétaire.",
  "21-10": "Leaders retournés",
  "21-10-1": "Retourner un Leader est traité par application interruptive.",
  "21-10-2":
    "Un Leader retourné garde sa position, les effets continus sur sa puissance et le fait d'être en combat.",
  "21-10-2-1": "Les effets continus sur un Leader retourné qui ne touchent pas la puissance sont perdus.",
  "21-11": "Dépasser une limite de nombre de cartes",
  "21-11-1": "Dépasser une limite de cartes est traité par application interruptive.",
  "21-11-2":
    "Cela se fait quand des cartes enfreignent une limite comme [Unique], le nombre de cartes Extra Z d'une zone de Combat ou de cartes Unisson d'une zone Unisson.",
  "21-11-3":
    "Le maître des cartes en trop choisit lesquelles garder jusqu'à la limite et met les autres dans la Dispersion.",
  "21-12": "Carte avec [Ultimate] retirée du jeu par [Ultimate]",
  "21-12-1": "Le retrait du jeu par [Ultimate] est une application interruptive.",
  "21-13": "Changement de maître d'une carte ou d'une Capacité",
  "21-13-1": "Un changement de maître relève de l'application confirmative des règles.",
  "21-14": "Carte de Combat mise KO",
  "21-14-1": "Un KO est traité par application interruptive.",
  "21-14-2": "Une carte de Combat mise KO va dans la Dispersion de son propriétaire.",
  "21-15": "Carte Z qui quitte une zone et est retirée du jeu",
  "21-15-1": "Le retrait du jeu d'une carte Z qui quitte sa zone est une application interruptive.",
  "21-16": "Carte passée en mode Révélé ou Caché",
  "21-16-1": "Passer une carte en mode Révélé ou Caché est traité par application interruptive.",
  "21-16-2":
    "Une carte passée en mode Révélé ou Caché reste en mode Action ou Inertie, mais perd les effets continus et sa part à un combat.",
};
