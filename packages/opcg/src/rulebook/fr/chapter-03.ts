import type { Sentences } from "@arbiter/engine";

export const chapter3: Sentences = {
  "3-1": "Les zones en général",
  "3-1-1":
    "Il y a neuf zones : main, deck, deck DON!!, Défausse, zones du Leader, de Personnage, de Lieu, de Coût et de Vie.",
  "3-1-2": "« Le terrain » est l'ensemble des zones du Leader, de Personnage, de Lieu et de Coût.",
  "3-1-3": "Sauf indication contraire, chaque joueur a sa propre zone de chaque sorte.",
  "3-1-4": "Les deux joueurs connaissent à tout moment le nombre de cartes d'une zone.",
  "3-1-5":
    "Les zones dont les deux joueurs peuvent voir les cartes sont ouvertes ; celles dont les cartes sont cachées sont secrètes.",
  "3-1-6":
    "Une carte qui quitte la zone de Personnage ou de Lieu devient une nouvelle carte, et les effets qui la touchaient ne la suivent pas, sauf indication contraire.",
  "3-1-7":
    "Quand plusieurs cartes entrent ensemble dans une zone, leur propriétaire décide de leur ordre, sauf indication contraire.",
  "3-1-8":
    "Quand un propriétaire ordonne plusieurs cartes qui passent ensemble d'une zone ouverte à une zone secrète, l'autre joueur n'apprend pas cet ordre.",
  "3-2": "Deck",
  "3-2-1": "Le deck de chaque joueur commence ici la partie.",
  "3-2-2":
    "Secret, le deck est face cachée, et aucun joueur ne peut le consulter, en connaître l'ordre ou le changer, sauf indication contraire.",
  "3-2-3": "Plusieurs cartes qui quittent un deck ensemble sont déplacées une par une.",
  "3-2-4": "Un joueur qui doit mélanger un deck en met les cartes dans un ordre aléatoire.",
  "3-3": "Deck DON!!",
  "3-3-1": "Le deck DON!! de chaque joueur commence ici la partie.",
  "3-3-2":
    "Quoique face cachée, le deck DON!! est ouvert : les deux joueurs peuvent le consulter et le réordonner librement.",
  "3-3-3": "Plusieurs cartes DON!! qui quittent un deck DON!! ensemble sont déplacées une par une.",
  "3-4": "Main",
  "3-4-1": "Les cartes qu'un joueur pioche du deck vont ici.",
  "3-4-2": "La main est secrète, mais son joueur peut la regarder et la réordonner à volonté.",
  "3-4-3": "Sauf indication contraire, vous ne pouvez pas voir ce que l'autre joueur tient en main.",
  "3-5": "Défausse",
  "3-5-1": "Les Personnages mis KO et les Événements activés vont ici.",
  "3-5-2":
    "La Défausse est ouverte et face visible ; les deux joueurs peuvent la consulter, son joueur peut la réordonner, et les nouvelles cartes vont en général au-dessus.",
  "3-6": "Zone du Leader",
  "3-6-1": "Le Leader de chaque joueur commence ici la partie, face visible.",
  "3-6-2": "La zone du Leader est ouverte aux deux joueurs.",
  "3-6-3": "Aucun effet ni règle ne peut faire quitter la zone du Leader à un Leader.",
  "3-7": "Zone de Personnage",
  "3-7-1": "Les Personnages d'un joueur sont placés ici.",
  "3-7-2": "La zone de Personnage est ouverte, et ses cartes sont face visible.",
  "3-7-3": "D'une carte Personnage mise dans la zone de Personnage on dit qu'elle est jouée.",
  "3-7-4": "Une carte ne peut pas attaquer le tour où elle a été jouée, sauf indication contraire.",
  "3-7-5": "Les cartes entrent redressées dans la zone de Personnage, sauf indication contraire.",
  "3-7-6": "La zone de Personnage contient au plus 5 Personnages.",
  "3-7-6-1":
    "Pour jouer un Personnage quand vous en avez déjà 5, révélez-le, mettez un de vos Personnages de la zone dans la Défausse, puis jouez le nouveau.",
  "3-8": "Zone de Lieu",
  "3-8-1": "Les Lieux d'un joueur sont placés ici.",
  "3-8-2": "La zone de Lieu est ouverte, et ses cartes sont face visible.",
  "3-8-3": "D'une carte Lieu mise dans la zone de Lieu on dit qu'elle est jouée.",
  "3-8-4": "Les cartes entrent redressées dans la zone de Lieu, sauf indication contraire.",
  "3-8-5": "La zone de Lieu contient au plus 1 Lieu.",
  "3-8-5-1":
    "Pour jouer un Lieu quand vous en avez déjà un, révélez le nouveau, mettez l'ancien dans la Défausse, puis jouez le nouveau.",
  "3-9": "Zone de Coût",
  "3-9-1": "C'est ici que vont les cartes DON!!.",
  "3-9-2":
    "La zone de Coût est ouverte aux deux ; chaque joueur peut réordonner la sienne et choisit librement quelles cartes DON!! paient un coût.",
  "3-9-3": "Les cartes DON!! entrent redressées dans la zone de Coût, sauf indication contraire.",
  "3-10": "Zone de Vie",
  "3-10-1": "Les cartes de Vie du Leader d'un joueur sont placées ici.",
  "3-10-2":
    "La Vie est une pile secrète face cachée que personne ne peut consulter ni réordonner ; les cartes la quittent par le dessus, sauf indication contraire.",
  "3-10-2-1":
    "Par un effet, une carte de Vie peut être ajoutée face visible ; elle compte alors comme dans une zone ouverte.",
  "3-10-3":
    "Les effets qui regardent la Vie valent pour les cartes face visible et face cachée, et chaque carte reprend ensuite sa position d'avant.",
};
