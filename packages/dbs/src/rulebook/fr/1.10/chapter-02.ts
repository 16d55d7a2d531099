import type { Sentences } from "@arbiter/engine";

export const chapter2: Sentences = {
  "2-1-1": "Le nom propre à la carte.",
  "2-3-2": "Les quatre types sont les cartes Leader, de Combat, Extra et Unisson.",
  "2-3-2-1-1": "« Leader » ou « carte Leader » dans un texte désigne celui de la zone Leader.",
  "2-3-2-1-2": "Un Leader est imprimé des deux côtés, et seul le côté visible compte.",
  "2-3-2-1-3": "Dos visible, tout le dos compte et rien de la face.",
  "2-3-2-3":
    "Une carte Extra va de la main dans la Dispersion de son propriétaire une fois sa Capacité activée.",
  "2-3-2-4": "Les cartes Unisson se jouent surtout dans la zone Unisson.",
  "2-3-2-4-1": "« Unisson » ou « carte Unisson » dans un texte désigne une carte de type Unisson.",
  "2-4-1-2": "Certaines cartes ont plusieurs des couleurs rouge, bleu, vert et jaune.",
  "2-5-2": "Aucune règle n'emploie les noms de personnages, mais des textes de cartes le peuvent.",
  "2-5-4": "Seuls les Leaders et les cartes de Combat ont des noms de personnages.",
  "2-6-2": "Aucune règle n'emploie les Origines, mais des textes de cartes le peuvent.",
  "2-6-5": "Seuls les Leaders et les cartes de Combat ont des Origines.",
  "2-7-3": "Seuls les Leaders et les cartes de Combat ont une Ère.",
  "2-8-2": "Seules les cartes Leader, de Combat et Unisson ont une puissance.",
  "2-9-2": "Seules les cartes de Combat ont une puissance de combo.",
  "2-10-2": "Seules les cartes de Combat ont un coût de combo.",
  "2-11-1":
    "Le coût d'énergie se paie pour jouer une carte de la main ou activer sa Capacité ; il a un coût total, un coût de couleur et un coût X.",
  "2-11-1-1":
    "Pour jouer de la main une carte de Combat, montrez-la et passez en mode Inertie autant d'Énergies que son coût total, dont les couleurs du coût de couleur.",
  "2-11-1-1-1":
    "Si le coût de couleur d'une carte de Combat dépasse son coût total, passez en mode Inertie des Énergies selon le nombre et la couleur du coût de couleur.",
  "2-11-1-2":
    "Pour activer de la main une carte Extra, montrez-la et passez en mode Inertie autant d'Énergies que son coût total, dont les couleurs du coût de couleur.",
  "2-11-1-2-1":
    "Si le coût de couleur d'une carte Extra dépasse son coût total, passez en mode Inertie des Énergies selon le nombre et la couleur du coût de couleur.",
  "2-11-1-3":
    "Pour jouer de la main une carte Unisson, montrez-la, fixez son coût total et passez en mode Inertie autant d'Énergies, dont les couleurs du coût de couleur.",
  "2-11-1-3-1": "Fixer le coût total d'une carte Unisson :",
  "2-11-1-3-1-1": "Le joueur fixe le coût total d'une carte Unisson selon les règles et les effets.",
  "2-11-1-3-1-2":
    "Le coût total d'une carte Unisson est son coût de couleur plus X, ou X seul si elle n'a pas de coût de couleur.",
  "2-11-2": "Seules les cartes de Combat, Extra et Unisson ont un coût d'énergie.",
  "2-11-3":
    "« Coût d'énergie » dans un texte est le coût total, ou un coût de couleur plus élevé ; pour une carte Unisson, le coût fixé pour elle ou le nombre de ses marqueurs.",
  "2-11-3-1":
    "« Coût de couleur » dans un texte désigne la part que doit payer de l'Énergie d'une couleur donnée.",
  "2-12": "X et coûts X",
  "2-12-1":
    "X représente un nombre non fixé ; dans le coût d'énergie ou de Capacité d'une carte Unisson, c'est un coût X.",
  "2-12-2": "En règle générale, X dans le texte d'une carte est le X de son coût.",
  "2-12-3": "Si rien ne fixe X, le maître de la carte le fixe, à zéro ou plus.",
  "2-13": "Capacités (texte de carte)",
  "2-13-1": "Les Capacités que la carte a.",
  "2-13-2":
    "Sauf indication contraire, les Capacités de cartes Leader, de Combat et Unisson n'agissent que dans les zones Leader, de Combat et Unisson.",
  "2-16-2-1": "Un deck peut contenir au plus quatre cartes d'un même numéro.",
};
