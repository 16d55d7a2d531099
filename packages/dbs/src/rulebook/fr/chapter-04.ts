import type { Sentences } from "@arbiter/engine";

export const chapter4: Sentences = {
  "4-1": "Timing libre",
  "4-1-1": "Le timing libre est un moment où le joueur nommé peut décider d'agir ou non.",
  "4-1-2": "Quand un joueur obtient le timing libre, suivez ces étapes :",
  "4-1-2-1":
    "Le joueur fait une action possible ou aucune ; après une action il obtient de nouveau le timing libre, sauf indication contraire.",
  "4-1-2-2": "Si le joueur choisit de ne rien faire, son timing libre finit et la phase ou l'étape continue.",
  "4-2": "Point de contrôle",
  "4-2-1":
    "À un point de contrôle, les règles sont appliquées, des Capacités [Auto.] s'activent et se résolvent, et les effets retardés en attente se résolvent.",
  "4-2-2": "À un point de contrôle, suivez ces étapes :",
  "4-2-2-1":
    "Toutes les applications de règles dues se font ensemble, encore et encore jusqu'à ce qu'il n'en reste pas.",
  "4-2-2-2":
    "Si le joueur actif est maître de Capacités [Auto.] en suspens, il en choisit et résout une ; puis revenez à 4-2-2-1.",
  "4-2-2-3":
    "Si le joueur non actif est maître de Capacités [Auto.] en suspens, il en choisit et résout une ; puis revenez à 4-2-2-1.",
  "4-2-2-4":
    "Le joueur actif qui a des effets retardés en attente en choisit et résout un ; puis revenez à 4-2-2-1.",
  "4-2-2-5":
    "Le joueur non actif qui a des effets retardés (imprimé « continus ») en attente en choisit et résout un ; puis revenez à 4-2-2-1.",
  "4-2-2-6": "C'est la fin du point de contrôle.",
  "4-3": "Fenêtre de contre",
  "4-3-1":
    "Dans une fenêtre de contre, les règles sont appliquées, et on peut déclarer et activer des Capacités [Contre].",
  "4-3-2": "Voici dans quels cas s'ouvre une fenêtre de contre :",
  "4-3-2-1": "Quand un joueur déclare qu'il joue une carte.",
  "4-3-2-2": "Quand un joueur attaque.",
  "4-3-2-3": "Une fois une Capacité activée par un joueur, avant que son effet se résolve.",
  "4-3-2-4": "Une fois l'effet d'une Capacité résolu par un joueur.",
  "4-3-2-5": "Quand un joueur renforce sa carte Unisson (13-3).",
  "4-3-2-6": "Quand un joueur place une carte Extra Z en zone de Combat.",
  "4-3-2-7":
    "Tant qu'une fenêtre de contre est ouverte pour un événement, les mêmes conditions ne peuvent pas en ouvrir une autre.",
  "4-3-3": "Une fenêtre de contre se déroule ainsi :",
  "4-3-3-1":
    "Toutes les applications de règles dues se font ensemble, encore et encore jusqu'à ce qu'il n'en reste pas.",
  "4-3-3-2":
    "La fenêtre finit quand son joueur choisit de ne rien faire ou déclare l'activation d'une Capacité [Contre].",
};
