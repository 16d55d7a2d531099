import type { Sentences } from "@arbiter/engine";

export const chapter17: Sentences = {
  "17-1": "Cartes Extra Z",
  "17-1-1":
    "Les cartes Extra Z sont les cartes des deux types Extra et Z qui se placent dans la zone de Combat.",
  "17-1-2": "Les cartes des deux types Extra et Z peuvent être appelées « cartes Extra Z ».",
  "17-1-3":
    "Les règles et Capacités pour les cartes Extra valent aussi pour les cartes Extra Z, sauf là où celles-ci sont nommées.",
  "17-1-4":
    "Une carte Extra Z qui devait quitter la zone de Combat autrement qu'en étant retirée du jeu est retirée du jeu à la place.",
  "17-1-4-1": "Les cartes sous cette carte Extra Z vont dans la zone de Dispersion, sauf les cartes Z.",
  "17-1-5":
    "Si un effet fait échouer la pose d'une carte Extra Z dans la zone de Combat, la carte est retirée du jeu.",
  "17-1-6":
    "Les Capacités d'une carte Extra Z ne valent en général que dans la zone de Combat, et la carte y reste quand elles s'activent ou échouent, sauf indication contraire.",
  "17-2": "Placer une carte Extra Z dans la zone de Combat",
  "17-2-1":
    "Le joueur actif peut, pendant la phase principale, placer en mode Action une carte Extra Z face cachée de sa zone de Deck Z dans la zone de Combat, ainsi.",
  "17-2-1-1":
    "Le joueur révèle la carte, passe des Énergies en mode Inertie pour son coût d'énergie, met dans la Dispersion des Énergies Z égales à son coût d'Énergie Z, et déclare qu'il la place.",
  "17-2-1-2": "Une fenêtre de contre s'ouvre.",
  "17-2-1-3":
    "Toute autre carte Extra Z de votre zone de Combat est retirée du jeu, puis la nouvelle peut être placée.",
  "17-2-1-3-1":
    "Une carte Extra Z qu'une Capacité place sous une carte de la zone de Combat ne fait pas retirer la carte Extra Z déjà là.",
  "17-2-1-4":
    "Les Capacités comme « quand une carte Extra Z est placée dans la zone de Combat » deviennent en suspens.",
  "17-2-1-4-1":
    "Placer par une Capacité une carte Extra Z sous une carte de la zone de Combat ne remplit pas les conditions de déclenchement de 17-2-1-4.",
  "17-2-2":
    "Une carte Extra Z placée par une Capacité entre en mode Action sans payer de coût d'énergie ni d'Énergie Z, sauf indication contraire.",
  "17-2-2-1": "Le joueur nomme la Capacité par laquelle la carte Extra Z ira dans la zone de Combat.",
  "17-2-2-2": "Un coût de Capacité, s'il existe, est déterminé et payé en entier.",
  "17-2-2-3": "Voilà la Capacité activée.",
  "17-2-2-4": "Alors s'ouvre une fenêtre de contre.",
  "17-2-2-5":
    "Toute autre carte Extra Z de votre zone de Combat est retirée du jeu, puis la nouvelle peut être placée.",
  "17-2-2-5-1":
    "Une carte Extra Z qu'une Capacité place sous une carte de la zone de Combat ne fait pas retirer la carte Extra Z déjà là.",
  "17-2-2-6": "Une autre fenêtre de contre s'ouvre.",
};
