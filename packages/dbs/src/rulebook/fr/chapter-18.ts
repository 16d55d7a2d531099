import type { Sentences } from "@arbiter/engine";

export const chapter18: Sentences = {
  "18-1": "Cartes Unisson Z",
  "18-1-1":
    "Les cartes Unisson Z sont les cartes des deux types Unisson et Z qui se placent dans la zone Unisson.",
  "18-1-2":
    "Les cartes des deux types Unisson et Z peuvent être appelées « cartes Unisson Z » ou « Unissons Z ».",
  "18-1-3":
    "Les règles et Capacités pour les cartes Unisson valent aussi pour les cartes Unisson Z, sauf là où celles-ci sont nommées.",
  "18-1-4":
    "Une carte Unisson Z qui devait quitter la zone Unisson de son joueur autrement qu'en étant retirée du jeu est retirée du jeu à la place.",
  "18-1-4-1": "Les cartes sous cette carte Unisson Z vont dans la zone de Dispersion, sauf les cartes Z.",
  "18-1-5": "Une carte Unisson Z qui n'arrive pas dans une zone Unisson quand on la joue est retirée du jeu.",
  "18-2": "Mettre en jeu une carte Unisson Z",
  "18-2-1":
    "Le joueur actif peut, pendant la phase principale, jouer une carte Unisson Z face cachée de sa zone de Deck Z dans la zone Unisson, ainsi.",
  "18-2-1-1":
    "Le joueur révèle la carte, passe des Énergies en mode Inertie pour le coût fixé selon 1-2-2-2-1, met dans la Dispersion des Énergies Z égales à son coût d'Énergie Z, et déclare qu'il la joue.",
  "18-2-1-2":
    "Alors s'ouvre une fenêtre de contre, où le joueur non actif peut déclarer des Capacités [Contre : Mise en jeu].",
  "18-2-1-3":
    "Une carte Unisson ou en mode Caché déjà là va dans la Dispersion, et la nouvelle entre avec autant de marqueurs que d'Énergies passées en mode Inertie pour elle.",
  "18-2-1-3-1":
    "Les effets qui ajoutent ou retirent des marqueurs sur la carte Unisson Z jouée sont tous additionnés avant qu'elle entre avec le nombre final.",
  "18-2-1-3-2":
    "Si un effet permet plusieurs cartes Unisson et que ce maximum est déjà là, choisissez-en une et mettez-la dans la Dispersion.",
  "18-2-1-4": "Deviennent en suspens les Capacités « quand vous jouez cette carte ».",
  "18-2-2":
    "Jouée par une Capacité, une carte Unisson Z entre dans la zone Unisson sans que soit payé de coût d'énergie ni d'Énergie Z, sauf indication contraire.",
  "18-2-2-1": "Le joueur nomme la Capacité qui jouera la carte Unisson Z.",
  "18-2-2-2": "Un coût de Capacité, s'il existe, est déterminé et payé en entier.",
  "18-2-2-3": "Voilà la Capacité activée.",
  "18-2-2-4": "Alors s'ouvre une fenêtre de contre.",
  "18-2-2-5":
    "Une carte Unisson ou en mode Caché déjà là va dans la Dispersion, et la nouvelle entre avec le nombre de marqueurs que dit l'effet.",
  "18-2-2-5-1":
    "Les effets qui ajoutent ou retirent des marqueurs sur une carte Unisson Z jouée par une Capacité sont tous additionnés avant qu'elle entre avec le nombre final.",
  "18-2-2-5-2":
    "Si un effet permet plusieurs cartes Unisson et que ce maximum est déjà là, choisissez-en une et mettez-la dans la Dispersion.",
  "18-2-2-6": "Deviennent en suspens les Capacités « quand vous jouez cette carte ».",
  "18-2-2-7": "Une autre fenêtre de contre s'ouvre.",
};
