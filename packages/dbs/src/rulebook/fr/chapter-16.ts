import type { Sentences } from "@arbiter/engine";

export const chapter16: Sentences = {
  "16-1": "Cartes de Combat Z",
  "16-1-1":
    "Est une carte de Combat Z celle qui a les deux types Combat et Z et se place dans la zone de Combat.",
  "16-1-2": "Les cartes des deux types Combat et Z peuvent être appelées « cartes de Combat Z ».",
  "16-1-3":
    "Les règles et Capacités pour les cartes de Combat valent aussi pour les cartes de Combat Z, sauf là où celles-ci sont nommées.",
  "16-1-4":
    "Une carte de Combat Z qui devait quitter la zone de Combat, pour où que ce soit, est retirée du jeu à la place.",
  "16-1-4-1": "Les cartes sous cette carte de Combat Z vont dans la zone de Dispersion, sauf les cartes Z.",
  "16-1-5":
    "Une carte de Combat Z qui n'arrive pas dans la zone de Combat quand on la joue est retirée du jeu.",
  "16-2": "Mettre en jeu une carte de Combat Z",
  "16-2-1":
    "Voici comment le joueur actif, en phase principale, joue dans la zone de Combat une carte de Combat Z face cachée de sa zone de Deck Z.",
  "16-2-1-1":
    "Le joueur révèle la carte, passe des Énergies en mode Inertie pour son coût d'énergie, met dans la Dispersion des Énergies Z égales à son coût d'Énergie Z, et déclare qu'il la joue.",
  "16-2-1-2":
    "Alors s'ouvre une fenêtre de contre, où une Capacité [Contre : Mise en jeu] peut être déclarée par le joueur non actif.",
  "16-2-1-3":
    "On joue la carte de Combat Z, et ses Capacités « quand vous jouez cette carte » deviennent en suspens.",
  "16-2-2":
    "Une carte de Combat Z jouée par une Capacité entre dans la zone de Combat sans payer de coût d'énergie ni d'Énergie Z, sauf indication contraire.",
  "16-2-2-1": "Le joueur nomme la Capacité qui jouera la carte de Combat Z.",
  "16-2-2-2": "Un coût de Capacité, s'il existe, est déterminé et payé en entier.",
  "16-2-2-3": "Voilà la Capacité activée.",
  "16-2-2-4": "Alors s'ouvre une fenêtre de contre.",
  "16-2-2-5": "On joue la carte de Combat Z.",
  "16-2-2-6": "Une autre fenêtre de contre s'ouvre.",
};
