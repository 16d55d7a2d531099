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
    "Un point de contrôle est un moment où les règles sont appliquées, où des Capacités [Auto.] s'activent et se résolvent, et où les effets retardés en attente se résolvent.",
  "4-2-2": "À un point de contrôle, suivez ces étapes :",
  "4-2-2-1":
    "Toutes les applications de règles dues se font ensemble, encore et encore jusqu'à ce qu'il n'en reste pas.",
  "4-2-2-2":
    "Si le joueur actif est maître de Capacités [Auto.] en suspens, il en choisit et résout une ; puis revenez à 4-2-2-1.",
  "4-2-2-3":
    "Si le joueur non actif est maître de Capacités [Auto.] en suspens, il en choisit et résout une ; puis revenez à 4-2-2-1.",
  "4-2-2-4":
    "Si des effets retardés du joueur actif attendent, il en choisit et résout un ; puis revenez à 4-2-2-1.",
  "4-2-2-5":
    "Si des effets retardés (imprimé « continus ») du joueur non actif attendent, il en choisit et résout un ; puis revenez à 4-2-2-1.",
  "4-2-2-6": "Le point de contrôle finit.",
  "4-3": "Fenêtre de contre",
  "4-3-1":
    "Une fenêtre de contre est un moment où les règles sont appliquées et où des Capacités [Contre] peuvent être déclarées et activées.",
  "4-3-2": "Une fenêtre de contre s'ouvre dans ces cas :",
  "4-3-2-1": "Quand un joueur déclare qu'il joue une carte.",
  "4-3-2-2": "Quand un joueur attaque.",
  "4-3-2-3": "Après qu'un joueur a activé une Capacité, avant que son effet se résolve.",
  "4-3-2-4": "Après qu'un joueur a résolu l'effet d'une Capacité.",
  "4-3-2-7":
    "Tant qu'une fenêtre de contre est ouverte pour un événement, les mêmes conditions ne peuvent pas en ouvrir une autre.",
  "4-3-3": "Une fenêtre de contre se déroule ainsi :",
  "4-3-3-1":
    "Toutes les applications de règles dues se font ensemble, encore et encore jusqu'à ce qu'il n'en reste pas.",
  "4-3-3-2":
    "La fenêtre finit quand son joueur choisit de ne rien faire ou déclare l'activation d'une Capacité [Contre].",
};
