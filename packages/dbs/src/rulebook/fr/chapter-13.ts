import type { Sentences } from "@arbiter/engine";

export const chapter13: Sentences = {
  "13-1": "Cartes Unisson",
  "13-1-2":
    "Les cartes Unisson se jouent en général dans la zone Unisson, et « Unisson » ou « carte Unisson » dans un texte désigne une carte de ce type.",
  "13-2": "Mettre en jeu une carte Unisson",
  "13-2-1":
    "Le joueur actif peut, pendant la phase principale, jouer une carte Unisson de sa main dans sa zone Unisson, ainsi.",
  "13-2-1-1":
    "Le joueur révèle la carte de sa main, passe en mode Inertie des Énergies égales à son coût total, avec X choisi selon 1-2-2-2-1, et déclare qu'il la joue.",
  "13-2-1-2":
    "Alors s'ouvre une fenêtre de contre, où les Capacités [Contre : Mise en jeu] du joueur non actif peuvent être activées.",
  "13-2-1-3":
    "Une carte Unisson déjà là va dans la Dispersion, et la nouvelle entre avec autant de marqueurs que d'Énergies passées en mode Inertie pour la jouer.",
  "13-2-1-3-1":
    "Les effets qui ajoutent ou retirent des marqueurs sur la carte Unisson jouée sont tous additionnés avant qu'elle entre avec le nombre final.",
  "13-2-1-3-2":
    "Si un effet permet plusieurs cartes Unisson et que ce maximum est déjà là, choisissez-en une et mettez-la dans la Dispersion.",
  "13-2-1-4": "Deviennent en suspens les Capacités « quand vous jouez cette carte ».",
  "13-2-2":
    "Une carte Unisson jouée par une Capacité entre dans la zone Unisson sans payer son coût d'énergie, sauf indication contraire.",
  "13-2-2-1": "Le joueur nomme la Capacité qui jouera la carte Unisson.",
  "13-2-2-2": "Un coût de Capacité, s'il existe, est déterminé et payé en entier.",
  "13-2-2-3": "Voilà la Capacité activée.",
  "13-2-2-4": "Alors s'ouvre une fenêtre de contre.",
  "13-2-2-5":
    "Une carte Unisson ou en mode Caché déjà là va dans la Dispersion, et la nouvelle entre avec le nombre de marqueurs que dit l'effet.",
  "13-2-2-5-1":
    "Les effets qui ajoutent ou retirent des marqueurs sur une carte Unisson jouée par une Capacité sont tous additionnés avant qu'elle entre avec le nombre final.",
  "13-2-2-5-2":
    "Si un effet permet plusieurs cartes Unisson et que ce maximum est déjà là, choisissez-en une et mettez-la dans la Dispersion.",
  "13-2-2-6": "Deviennent en suspens les Capacités « quand vous jouez cette carte ».",
  "13-2-2-7": "Une autre fenêtre de contre s'ouvre.",
  "13-2-3":
    "Une carte Unisson dont un effet fait échouer la mise en jeu va en général dans la zone de Dispersion.",
  "13-3": "Renforcer une carte Unisson",
  "13-3-1":
    "Renforcer une carte Unisson, c'est ajouter un marqueur à celle de la zone Unisson selon les règles qui suivent.",
  "13-3-2":
    "Le joueur actif peut, en phase principale et une fois par tour, placer sous sa carte Unisson une carte de sa main du même numéro pour ajouter 1 marqueur.",
  "13-3-3": "Une fenêtre de contre s'ouvre une fois la carte Unisson renforcée.",
  "13-4": "Payer un coût de Capacité en marqueurs ([X])",
  "13-4-1": "Un coût de Capacité en marqueurs est un coût de Capacité imprimé [X].",
  "13-4-1-1": "Un coût en marqueurs positif se paie en ajoutant autant de marqueurs à la carte.",
  "13-4-1-2": "Un coût en marqueurs de zéro n'ajoute pas de marqueur.",
  "13-4-1-2-1": "Un coût en marqueurs de zéro est satisfait sans changer le nombre de marqueurs.",
  "13-4-1-3":
    "Un coût en marqueurs négatif se paie en retirant autant de marqueurs, et ne peut pas l'être s'il y en a moins sur la carte.",
  "13-4-2":
    "Quand une Capacité à coût en marqueurs a été activée et résolue, sa carte ne peut plus utiliser de Capacité à tel coût pour le reste du tour.",
  "13-4-3":
    "Un coût en marqueurs ne peut être payé que tant que la carte de la Capacité est dans la zone Unisson.",
  "13-5": "Combats des cartes Unisson",
  "13-5-1": "Si la carte qui défend est une carte Unisson, l'étape de Défense est sautée.",
  "13-5-2":
    "À l'étape de Dégâts, une carte Unisson qui défend perd des marqueurs, comme suit, si la puissance de l'attaquante est égale ou supérieure.",
  "13-5-2-1":
    "Une attaquante avec une Capacité Frappe retire autant de marqueurs que les dégâts qu'elle infligerait à un Leader.",
  "13-5-2-2": "Une attaquante avec [Frappe de la Victoire] retire tous les marqueurs de la carte qui défend.",
  "13-5-2-3":
    "Une attaquante sans Capacité Frappe ni [Frappe de la Victoire] retire 1 marqueur de la carte qui défend.",
};
