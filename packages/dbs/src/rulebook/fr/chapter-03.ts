import type { Sentences } from "@arbiter/engine";

export const chapter3: Sentences = {
  "3-1": "Zones et passages de l'une à l'autre",
  "3-1-1":
    "Chaque joueur a sa zone de chaque sorte, sauf indication contraire, et des zones du même nom de maîtres différents sont des zones différentes.",
  "3-1-2": "Le nombre de cartes d'une zone est connu de tous à tout moment.",
  "3-1-3":
    "Les zones dont tous peuvent voir les cartes sont ouvertes ; celles dont les cartes sont cachées sont secrètes.",
  "3-1-4":
    "Une carte qui change de zone devient une nouvelle carte, et les effets qui la touchaient ne la suivent pas, sauf les exceptions ci-dessous.",
  "3-1-4-1":
    "Les effets restent sur une carte qui passe d'une zone de Combat ou Unisson à une zone de Combat, Unisson ou de Combo, sauf indication contraire.",
  "3-1-4-2":
    "Les effets restent sur une carte qui passe de la zone de Combo à une zone de Combat, sauf indication contraire.",
  "3-1-4-3":
    "Un effet continu d'une Capacité qui met une carte dans la zone Leader, de Combat, Unisson ou de Combo vaut encore pour la nouvelle carte là-bas.",
  "3-1-5":
    "Quand plusieurs cartes entrent ensemble dans une zone, leur propriétaire décide de leur ordre, sauf indication contraire.",
  "3-1-5-1":
    "Quand un propriétaire ordonne plusieurs cartes qui passent ensemble d'une zone ouverte à une zone secrète, les autres joueurs ne peuvent pas apprendre cet ordre.",
  "3-1-6":
    "Une carte envoyée dans une zone sans dire de qui va dans celle de son propriétaire, sauf indication contraire.",
  "3-1-6-1":
    "Une carte envoyée dans la zone d'un autre joueur va dans celle de son propriétaire, sauf pour les zones Leader, de Combat, Unisson et de Combo.",
  "3-1-7":
    "Une carte précise qu'un effet fait passer d'une zone secrète à une autre doit être révélée à tous, même si ce n'est pas dit.",
  "3-2": "Zone de Deck",
  "3-2-1": "Le deck de chaque joueur commence ici la partie.",
  "3-2-2": "Secret, le deck est face cachée ; nul ne peut le regarder, en connaître l'ordre ou le changer.",
  "3-2-3": "Plusieurs cartes qui quittent un deck ensemble sont déplacées une par une.",
  "3-3": "Main",
  "3-3-1": "Les cartes qu'un joueur pioche dans son deck vont ici.",
  "3-3-2": "La main est secrète, mais son joueur peut la regarder et la réordonner à volonté.",
  "3-3-3": "Vous ne pouvez pas voir ce qu'un autre joueur tient en main.",
  "3-3-4": "Le nombre de cartes d'une main n'est pas limité.",
  "3-4": "Zone de Dispersion",
  "3-4-1":
    "Les cartes de Combat mises KO, les cartes Extra dont les Capacités ont été activées et les cartes Unisson sans marqueur vont ici.",
  "3-4-2": "« Zone de Dispersion » dans un texte désigne la Dispersion.",
  "3-4-3":
    "La Dispersion est ouverte et face visible ; chacun peut la consulter, son joueur peut la réordonner, et les nouvelles cartes vont au-dessus.",
  "3-4-4": "Le nombre de cartes d'une Dispersion n'est pas limité.",
  "3-5": "Zone Leader",
  "3-5-1": "Le Leader de chaque joueur commence ici la partie, côté face visible.",
  "3-5-2": "La zone Leader est ouverte à tous les joueurs.",
  "3-5-3":
    "Une carte dans la zone Leader compte comme un Leader et, si ce n'est pas une carte Z, aucun effet ni règle ne peut la faire partir.",
  "3-5-3-1":
    "Un Leader qui n'est pas un Leader Z ne peut quitter la zone Leader par aucun effet ni règle, pour aucune raison.",
  "3-6": "Zone de Combat",
  "3-6-1": "Les cartes de Combat d'un joueur et certaines de ses cartes Extra vont ici.",
  "3-6-1-1": "Pour une carte passée en mode Caché, le type de carte n'importe pas pour être ici.",
  "3-6-2": "La zone de Combat est ouverte, et ses cartes sont face visible.",
  "3-6-3": "Les cartes entrent en mode Action dans la zone de Combat, sauf indication contraire.",
  "3-6-4": "Vous pouvez avoir autant de cartes de Combat que vous voulez dans votre zone de Combat.",
  "3-6-5": "Vous pouvez avoir autant de cartes Extra que vous voulez dans votre zone de Combat.",
  "3-7": "Zone de Combo",
  "3-7-1": "Les cartes de Combat qu'un joueur emploie dans des combos vont ici.",
  "3-7-2": "La zone de Combo est ouverte, et ses cartes sont face visible.",
  "3-7-3": "Vous pouvez avoir autant de cartes de Combat que vous voulez dans votre zone de Combo.",
  "3-8": "Zone d'Énergie",
  "3-8-1": "L'Énergie va ici.",
  "3-8-2":
    "La zone d'Énergie est ouverte, face visible et à l'envers ; son joueur peut la réordonner et choisit librement quelles cartes paient un coût.",
  "3-8-3":
    "Les cartes entrent en mode Action et en mode Révélé dans la zone d'Énergie, sauf indication contraire.",
  "3-8-4": "Vous pouvez avoir autant de cartes que vous voulez dans votre zone d'Énergie.",
  "3-9": "Zone de Vie",
  "3-9-1": "La Vie du Leader d'un joueur va ici.",
  "3-9-2":
    "La Vie est secrète et face cachée ; on ne peut ni la regarder ni la réordonner ; quand une carte part, vous choisissez laquelle, et les nouvelles vont au-dessus.",
  "3-9-2-1":
    "Les cartes de Vie que des Capacités ont mises face visible comptent comme dans une zone ouverte.",
  "3-9-3":
    "Une Vie à mélanger est mise dans un ordre aléatoire par le joueur à qui elle est, quel que soit le maître de l'effet.",
  "3-9-4":
    "Quand une carte passe de la zone de Vie à une autre zone, le joueur peut prendre n'importe laquelle, sauf indication contraire.",
  "3-10": "Dimension parallèle",
  "3-10-1": "Les cartes envoyées dans la Dimension parallèle vont ici.",
  "3-10-2":
    "La Dimension parallèle est ouverte et face visible ; chacun peut la consulter, son joueur peut la réordonner, et les nouvelles cartes vont au-dessus.",
  "3-10-3": "Vous pouvez avoir autant de cartes que vous voulez dans votre Dimension parallèle.",
  "3-11": "Zone Unisson",
  "3-11-1": "Les cartes Unisson d'un joueur vont ici.",
  "3-11-2": "La zone Unisson est ouverte, et les cartes y sont jouées face visible.",
  "3-11-3":
    "Les cartes entrent en mode Action et en mode Révélé dans la zone Unisson, sauf indication contraire.",
  "3-11-4": "Vous ne pouvez avoir qu'une carte à la fois dans votre zone Unisson.",
  "3-11-5":
    "Si la zone Unisson où une carte est placée est occupée, une carte qui s'y trouve, autre que la nouvelle, va dans la Dispersion de son propriétaire.",
  "3-11-5-1":
    "Si un effet permet plusieurs cartes Unisson et que son maximum n'est pas encore atteint, celles qui y sont déjà restent.",
  "3-12": "Zone de Deck Z",
  "3-12-1": "Le Deck Z de chaque joueur est placé ici au début de la partie.",
  "3-12-2": "Le Deck Z est secret, mais son joueur peut le regarder et le réordonner à volonté.",
  "3-12-2-1":
    "Les cartes face visible de la zone de Deck Z, quelle qu'en soit la raison, comptent comme dans une zone ouverte.",
  "3-12-3": "Vous ne pouvez pas voir les cartes face cachée de la zone de Deck Z d'un autre joueur.",
  "3-13": "Zone d'Énergie Z",
  "3-13-1": "L'Énergie Z va ici.",
  "3-13-2":
    "Ouverte et face visible, la zone d'Énergie Z peut être réordonnée par son joueur, qui choisit librement quelles cartes paient un coût.",
  "3-13-3": "Les cartes entrent face visible dans la zone d'Énergie Z, sauf indication contraire.",
  "3-13-4": "Vous pouvez avoir autant de cartes que vous voulez dans votre zone d'Énergie Z.",
};
