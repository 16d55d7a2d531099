import type { Sentences } from "@arbiter/engine";

export const chapter8: Sentences = {
  "8-1": "Attaques et combats",
  "8-1-1":
    "Le joueur actif peut, en phase principale et à plusieurs reprises, passer en mode Inertie un Leader, une carte Unisson ou une carte de Combat en mode Action pour attaquer le Leader adverse, une carte Unisson ou une carte de Combat en mode Inertie.",
  "8-1-2": "Quand une carte attaque, un combat commence.",
  "8-1-2-1":
    "Tant que dure le combat et que rien n'annule l'attaque, la carte qui attaque est l'attaquante et la carte attaquée la défenseuse.",
  "8-1-2-2":
    "« Pendant que cette carte attaque » et « pendant un combat » couvrent le temps de l'attaque de 8-1-2 à la fin du combat de 8-5-13.",
  "8-1-3":
    "Les Capacités « quand cette carte attaque », « quand cette carte est attaquée » et [Bloqueur] deviennent en suspens.",
  "8-1-4": "Alors s'ouvre une fenêtre de contre.",
  "8-1-5": "On procède à un point de contrôle.",
  "8-1-6": "Une attaque valide mène à l'étape d'Attaque.",
  "8-1-6-1": "Une attaque annulée mène tout droit à l'étape de Fin de Combat.",
  "8-1-7":
    "Si, après 8-1-5, il n'y a plus d'attaquante ou de défenseuse dans le combat, passez à l'étape de Fin de Combat.",
  "8-1-7-1":
    "Une carte de Combat jouée sur l'attaquante ou la défenseuse devient la nouvelle attaquante ou défenseuse.",
  "8-1-7-2":
    "Si un effet change l'attaquante ou la défenseuse à partir de 8-1-7, cela ne met pas en suspens les Capacités « quand cette carte attaque » et « quand cette carte est attaquée ».",
  "8-2": "Étape d'Attaque",
  "8-2-1": "L'étape d'Attaque, où le joueur actif peut faire diverses actions, se déroule ainsi :",
  "8-2-2": "Deviennent en suspens les Capacités « au début de l'étape d'Attaque ».",
  "8-2-3": "On procède à un point de contrôle.",
  "8-2-4": "Le joueur actif obtient le timing libre et peut déclarer une de ces actions :",
  "8-2-4-1": "Combo.",
  "8-2-4-1-1": "Revenez à 8-2-3 quand cette action est faite.",
  "8-2-4-2": "Activer une Capacité, qu'elle soit [Activation : Combat] ou [Activation : Principale/Combat].",
  "8-2-4-2-1": "Revenez à 8-2-3 quand cette action est faite.",
  "8-2-4-3": "Mettre fin à l'étape d'Attaque.",
  "8-2-4-3-1-1":
    "À défaut d'action du joueur actif, passez à l'étape de Défense, ou droit à l'étape de Dégâts si la défenseuse est une carte Unisson.",
  "8-3": "Étape de Défense",
  "8-3-1": "L'étape de Défense, où le joueur non actif peut faire diverses actions, se déroule ainsi :",
  "8-3-2": "Deviennent en suspens les Capacités « au début de l'étape de Défense ».",
  "8-3-3": "On procède à un point de contrôle.",
  "8-3-4": "Le joueur non actif obtient le timing libre et peut déclarer une de ces actions :",
  "8-3-4-1": "Combo.",
  "8-3-4-1-1": "Revenez à 8-3-3 quand cette action est faite.",
  "8-3-4-2": "Activer une Capacité, qu'elle soit [Activation : Combat] ou [Activation : Principale/Combat].",
  "8-3-4-2-1": "Revenez à 8-3-3 quand cette action est faite.",
  "8-3-4-3": "Mettre fin à l'étape de Défense.",
  "8-3-4-3-1": "À défaut d'action du joueur non actif, passez à l'étape de Dégâts.",
  "8-4": "Étape de Dégâts",
  "8-4-1": "À l'étape de Dégâts, le combat se règle ainsi :",
  "8-4-2": "Deviennent en suspens les Capacités « au début de votre étape de Dégâts ».",
  "8-4-3": "On procède à un point de contrôle.",
  "8-4-4":
    "À la puissance de l'attaquante s'ajoute la puissance de combo de tout ce que contient la zone de Combo du joueur actif.",
  "8-4-5":
    "À la puissance de la défenseuse s'ajoute la puissance de combo de tout ce que contient la zone de Combo du joueur non actif.",
  "8-4-6":
    "Si la puissance de l'attaquante égale ou dépasse celle de la défenseuse, faites ceci ; sinon rien ne se passe, passez à 8-4-7.",
  "8-4-6-1": "Quand c'est un Leader qui défend :",
  "8-4-6-1-1":
    "Deviennent en suspens les Capacités « quand vous infligez des dégâts » et semblables, sauf si un effet comme « vous ne subissez pas de dégâts » est alors en vigueur.",
  "8-4-6-1-2": "On procède à un point de contrôle.",
  "8-4-6-1-2-1": "L'attaquante inflige 1 point de dégâts au joueur non actif.",
  "8-4-6-1-3":
    "Si 8-4-6-1-2-1 a bien infligé des dégâts, deviennent en suspens les Capacités « quand vous infligez des dégâts » et semblables.",
  "8-4-6-2": "Quand c'est une carte de Combat qui défend :",
  "8-4-6-2-1":
    "La défenseuse est mise KO, ce qui met en suspens les Capacités « quand (des cartes) sont mises KO ».",
  "8-4-6-2-2": "On procède à un point de contrôle.",
  "8-4-6-2-3":
    "Deviennent en suspens les Capacités « quand vous mettez une carte KO », « quand (des cartes) sont mises KO » et semblables.",
  "8-4-6-3": "Quand c'est une carte Unisson qui défend :",
  "8-4-6-3-1": "Deviennent en suspens les Capacités « quand un marqueur est retiré » et semblables.",
  "8-4-6-3-2": "On procède à un point de contrôle.",
  "8-4-6-3-3": "Retirez des marqueurs de la carte Unisson défenseuse.",
  "8-4-6-3-4": "Deviennent en suspens les Capacités « quand un marqueur est retiré » et semblables.",
  "8-4-7": "Deviennent en suspens les Capacités « quand l'étape de Dégâts finit ».",
  "8-4-8": "On procède à un point de contrôle.",
  "8-4-9": "L'étape de Fin de Combat suit.",
  "8-5": "Étape de Fin de Combat",
  "8-5-1": "On procède à un point de contrôle.",
  "8-5-2":
    "Le joueur actif peut placer jusqu'à une carte de Combat de sa zone de Combo dans la zone d'Énergie Z de son propriétaire.",
  "8-5-3":
    "Le joueur non actif peut placer jusqu'à une carte de Combat de sa zone de Combo dans la zone d'Énergie Z de son propriétaire.",
  "8-5-4": "On procède à un point de contrôle.",
  "8-5-5":
    "Tous les changements de puissance que des combos ont apportés aux deux cartes du combat disparaissent.",
  "8-5-6":
    "Deviennent en suspens les Capacités « quand une carte de votre zone de Combo est placée dans votre Dispersion ».",
  "8-5-7": "On procède à un point de contrôle.",
  "8-5-8": "Toutes les cartes de Combat des zones de Combo vont dans la Dispersion de leurs propriétaires.",
  "8-5-9": "Deviennent en suspens les Capacités « à la fin d'un combat ».",
  "8-5-10": "On procède à un point de contrôle.",
  "8-5-10-1":
    "C'est en 8-5-9 que deviennent en suspens les Capacités « à la fin du combat où vous avez fait une combo avec cette carte » des cartes mises dans la Dispersion en 8-5-8.",
  "8-5-11": "Prennent fin les effets du joueur actif qui durent le combat.",
  "8-5-12": "Prennent fin les effets du joueur non actif qui durent le combat.",
  "8-5-13": "Le combat est fini ; revenez à 7-3-3.",
};
