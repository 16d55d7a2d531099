import type { Sentences } from "@arbiter/engine";

export const chapter5: Sentences = {
  "5-1": "Piocher des cartes",
  "5-1-1": "Piocher une carte, c'est prendre en main la première carte de son deck.",
  "5-1-2":
    "Pour « piochez 1 carte », mettez la carte du dessus de votre deck dans votre main sans la montrer.",
  "5-1-3": "Pour « piochez X cartes », piochez une carte X fois ; rien ne se passe si X est 0.",
  "5-1-4": "Pour « piochez jusqu'à X cartes », rien ne se passe si X est 0 ; sinon faites ceci :",
  "5-1-4-1": "Le joueur peut s'arrêter ici.",
  "5-1-4-2": "Le joueur pioche 1 carte.",
  "5-1-4-3": "Arrêtez-vous quand 5-1-4-2 a été fait X fois ; sinon revenez à 5-1-4-1.",
  "5-1-5": "Piocher deux cartes ou plus compte comme une seule pioche et ne déclenche pas plusieurs fois.",
  "5-2": "Choisir",
  "5-2-1": "Quand une Capacité dit à un joueur de choisir des cibles, ces règles valent :",
  "5-2-2": "La carte ou le joueur à choisir est choisi au moment où la Capacité le demande en se résolvant.",
  "5-2-3":
    "Un joueur qui doit choisir un nombre de cibles doit en choisir autant que possible, jamais moins exprès.",
  "5-2-4": "Avec « jusqu'à » ou « ou moins », le joueur peut choisir de 0 au nombre donné de cibles.",
  "5-2-5":
    "Si toutes les cibles demandées ne peuvent pas être choisies, choisissez-en autant que possible ; les effets sur celles-là se résolvent.",
  "5-2-6":
    "Si aucune cible ne peut être choisie, aucune ne l'est, et tous les effets sur elles sont ignorés.",
  "5-2-7":
    "Un joueur qui choisit d'après ses informations une carte d'une zone secrète peut n'en choisir aucune, même s'il pourrait y en avoir une qui convient.",
  "5-2-8": "Pour choisir une carte d'un deck, parcourez les faces du deck et prenez-y la carte.",
  "5-3": "Paiement d'un coût d'énergie",
  "5-3-1":
    "Passez en mode Inertie autant de cartes de votre zone d'Énergie que le total du coût d'énergie, avec le nombre et les couleurs de son coût de couleur.",
  "5-3-1-1":
    "Quand le coût de couleur dépasse le coût total, c'est lui qui dit combien de cartes, et de quelles couleurs, passent en mode Inertie.",
  "5-3-2": "Une carte dont le coût d'énergie est 0 est jouée ou activée sans rien payer.",
  "5-3-3":
    "Vous ne pouvez pas déclarer une action à coût si vos Énergies en mode Action et vos marqueurs Énergie ne suffisent pas à la payer.",
  "5-3-3-1":
    "Par exception vous pouvez la déclarer si un effet en vigueur remplace le paiement ou permet l'événement, ou si le coût modifié peut être payé.",
  "5-3-4":
    "Si un effet empêche un joueur de payer le coût d'énergie d'une action déclarée, l'action échoue aussi.",
  "5-4": "Paiement d'un coût d'Énergie Z",
  "5-4-1":
    "Payez un coût d'Énergie Z en plaçant autant de cartes de votre zone d'Énergie Z dans la Dispersion de leur propriétaire.",
  "5-4-1-1": "La couleur des cartes mises dans la Dispersion n'importe pas, sauf indication contraire.",
  "5-4-2": "Une carte dont le coût d'Énergie Z est 0 est jouée ou activée sans le payer.",
  "5-4-3": "Vous ne pouvez pas déclarer une action à coût d'Énergie Z sans assez d'Énergie Z pour la payer.",
  "5-4-3-1":
    "Par exception vous le pouvez si un effet en vigueur remplace le paiement par ce que vous pouvez faire, ou change le coût en un que vous pouvez payer.",
  "5-4-4": "Si un effet empêche un joueur de payer le coût d'une action déclarée, l'action échoue aussi.",
  "5-5": "Jouer des cartes",
  "5-5-1":
    "Jouer, c'est poser une carte de Combat en zone de Combat, ou une carte Unisson en zone Unisson, surtout depuis la main ou le Deck Z.",
  "5-5-2":
    "Le joueur actif peut, pendant sa phase principale, jouer une carte de Combat de sa main dans sa zone de Combat, ainsi :",
  "5-5-2-1":
    "Le joueur révèle la carte, passe des Énergies en mode Inertie pour son coût et déclare qu'il la joue ; sans assez d'Énergie, il ne peut pas la déclarer.",
  "5-5-2-2": "Alors s'ouvre une fenêtre de contre.",
  "5-5-2-3": "On joue la carte de Combat.",
  "5-5-3":
    "Une carte de Combat jouée par une Capacité va dans la zone de Combat du joueur sans payer son coût d'énergie, sauf indication contraire, ainsi :",
  "5-5-3-1": "Le joueur nomme la Capacité qui doit jouer la carte de Combat.",
  "5-5-3-2": "Le joueur détermine le coût de Capacité nécessaire et le paie en entier.",
  "5-5-3-3": "Voilà la Capacité activée.",
  "5-5-3-4": "Alors s'ouvre une fenêtre de contre.",
  "5-5-3-5": "On joue la carte de Combat.",
  "5-5-3-6": "Alors s'ouvre une fenêtre de contre.",
  "5-5-4":
    "Si un effet fait échouer la mise en jeu de la carte, elle va dans la Dispersion de son propriétaire.",
  "5-5-5": "Pour jouer des cartes Unisson, voir 13-2.",
  "5-5-6": "Pour jouer des cartes de Combat Z, voir 16-2.",
  "5-6": "Paiement d'un coût de combo",
  "5-6-1": "Payez un coût de combo en passant en mode Inertie autant de cartes de votre zone d'Énergie.",
  "5-6-1-1": "Les couleurs des cartes passées en mode Inertie n'importent pas, sauf indication contraire.",
  "5-6-2": "Une carte dont le coût de combo est 0 est utilisée pour une combo sans le payer.",
  "5-6-3":
    "Vous ne pouvez pas déclarer une combo si vos Énergies en mode Action et vos marqueurs Énergie ne suffisent pas à payer son coût de combo.",
  "5-6-3-1":
    "Par exception vous le pouvez si un effet en vigueur remplace le paiement par ce que vous pouvez faire, ou change le coût de combo en un que vous pouvez payer.",
  "5-6-4": "Si un effet fait échouer le paiement d'une action déclarée, l'action échoue aussi.",
  "5-7": "Combos",
  "5-7-1":
    "Une combo met une carte de Combat dans la zone de Combo et ajoute sa puissance de combo à la puissance de votre carte en combat.",
  "5-7-2":
    "Une carte peut être utilisée pour une combo si ni son coût de combo ni sa puissance de combo n'est négatif.",
  "5-7-2-1": "La zone de Combo ne peut pas recevoir de carte sans puissance de combo ou sans coût de combo.",
  "5-7-3":
    "Le joueur passe des Énergies en mode Inertie pour le coût de combo, déclare la combo et la fait ; s'il ne peut pas payer, il ne peut pas la déclarer.",
  "5-7-3-1": "Une combo par une Capacité se fait sans payer le coût de combo, sauf indication contraire.",
  "5-7-4":
    "« Cartes de Combat utilisées dans des combos » peut désigner dans une Capacité des cartes de Combat hors de la zone de Combat ; 20-1-2 ne s'y applique pas.",
  "5-7-5": "Combos à l'étape d'Attaque",
  "5-7-5-1": "Le joueur actif peut faire des combos, autant de fois qu'il veut, une carte à la fois.",
  "5-7-5-1-1":
    "Toute carte de Combat en mode Action du joueur actif, sauf celle qui attaque, peut servir à une combo : il la met dans sa zone de Combo.",
  "5-7-5-1-2":
    "Une carte de Combat de sa main, révélée, peut aussi être déclarée par le joueur actif pour une combo.",
  "5-7-5-2": "La zone de Combo reçoit la carte de Combat nommée.",
  "5-7-5-3": "On procède à un point de contrôle.",
  "5-7-5-4": "Revenez à 5-7-5-1 si le joueur actif peut continuer ses combos.",
  "5-7-6": "Combos à l'étape de Défense",
  "5-7-6-1": "Le joueur non actif peut faire des combos, autant de fois qu'il veut, une carte à la fois.",
  "5-7-6-1-1":
    "Toute carte de Combat en mode Action du joueur non actif, sauf celle qui défend, peut servir à une combo : il la met dans sa zone de Combo.",
  "5-7-6-1-2":
    "Une carte de Combat de sa main, révélée, peut aussi être déclarée par le joueur non actif pour une combo.",
  "5-7-6-2": "La zone de Combo reçoit la carte de Combat nommée.",
  "5-7-6-3": "On procède à un point de contrôle.",
  "5-7-6-4": "Revenez à 5-7-6-1 si le joueur non actif peut continuer ses combos.",
  "5-7-7": "Si un effet fait échouer la combo, la carte va dans la Dispersion de son propriétaire.",
  "5-8": "Paiement d'un coût de Capacité",
  "5-8-1":
    "Payer un coût de Capacité, c'est faire l'action qu'il nomme pour activer la Capacité ; cela ne fait pas partie de l'activation.",
  "5-8-2":
    "Si une partie d'un coût de Capacité ne peut pas être payée, rien n'en peut être payé pour activer cette Capacité.",
  "5-8-2-2": "Une action nommée comme coût de Capacité n'est payée que si elle est faite complètement.",
  "5-8-2-2-1":
    "Si un effet remplace l'action demandée par un coût de Capacité, cette action compte comme impossible.",
  "5-8-2-2-1-1":
    "Une carte déplacée comme coût de Capacité doit atteindre la zone nommée ; si une règle ou un effet change sa destination, la Capacité ne peut pas du tout être payée.",
  "5-8-2-3":
    "Si un effet remplace ou change le paiement lui-même, faire l'action de remplacement ou payer le coût changé compte comme payé en entier.",
  "5-8-2-4":
    "Une réduction par un symbole de couleur est ignorée pour des coûts à symbole de nombre comme ①, et inversement.",
  "5-8-3":
    "Une action ne peut pas être déclarée si son coût de Capacité a des conditions non remplies ou des actions que le joueur ne peut pas faire.",
  "5-8-3-1":
    "Par exception il le peut si un effet en vigueur remplace les instructions du coût ou permet l'événement, ou si les instructions changées peuvent être suivies.",
  "5-8-4": "Si un effet fait échouer le paiement d'une action déclarée, l'action échoue aussi.",
  "5-9": "Activation",
  "5-9-1":
    "L'activation est la procédure qu'il faut avant que l'effet d'une Capacité puisse se résoudre ; payer le coût de Capacité n'en fait pas partie.",
  "5-9-2":
    "Déclarer l'activation d'une Capacité, c'est dire qu'on veut suivre la procédure qui résout son effet.",
  "5-10": "Infliger et subir des dégâts",
  "5-10-1":
    "Infliger des dégâts, c'est retirer des cartes de la zone de Vie d'un joueur par des règles ou des effets qui infligent X points de dégâts à lui ou à sa Vie.",
  "5-10-2": "Subir des dégâts, c'est en recevoir.",
  "5-10-3": "Le traitement des dégâts a lieu quand un joueur en subit.",
  "5-10-4":
    "Infliger deux points de dégâts ou plus compte comme infliger des dégâts une fois et ne déclenche pas plusieurs fois.",
  "5-11": "Mélanger",
  "5-11-1": "Mélanger, c'est mettre une pile de cartes dans un ordre aléatoire que nul joueur ne connaît.",
  "5-11-2": "Un joueur qui doit mélanger une zone mélange toutes les cartes non révélées qui y sont.",
  "5-11-2-1": "Même avec zéro ou une carte dans la pile, le mélange compte comme fait.",
  "5-11-2-2": "Des cartes de plusieurs zones sont mélangées séparément pour chaque zone.",
  "5-11-3": "Le joueur dont la zone contient les cartes les mélange, quel que soit le maître de l'effet.",
  "5-12": "KO",
  "5-12-1":
    "Mettre KO une carte de Combat, c'est la placer de la zone de Combat dans la Dispersion de son propriétaire.",
  "5-12-2":
    "Une carte n'est mise KO que par un effet ou une règle qui le dit ; aller autrement dans la Dispersion n'est pas forcément un KO.",
  "5-12-3":
    "Les Capacités « quand cette carte est mise KO » deviennent en suspens même si un effet continu envoie la carte ailleurs, ou hors du jeu, au lieu de la Dispersion.",
  "5-13": "Retirer des marqueurs",
  "5-13-1": "Retirer des marqueurs, c'est réduire d'autant le nombre de marqueurs d'une carte.",
  "5-13-2": "Quand le nombre de marqueurs d'une carte baisse, enlevez-en autant.",
  "5-13-3":
    "Quand une carte à marqueurs part pour toute zone autre que la zone Unisson adverse, retirez tous ses marqueurs.",
  "5-13-4": "Un marqueur se retire d'une carte Unisson par ces étapes, que suit son joueur :",
  "5-13-4-1": "S'il n'y en a qu'un à retirer, le joueur l'enlève de la carte Unisson.",
  "5-13-4-2": "Pour X marqueurs, le joueur retire un marqueur X fois ; rien ne se passe si X est 0.",
  "5-14": "Placer des marqueurs Énergie",
  "5-14-1": "Le nombre donné de marqueurs Énergie est mis dans la zone d'Énergie du joueur.",
};
