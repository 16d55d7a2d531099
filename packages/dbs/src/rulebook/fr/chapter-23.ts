import type { Sentences } from "@arbiter/engine";

export const chapter23: Sentences = {
  "23-1": "Boucles infinies",
  "23-1-1":
    "Des actions qui peuvent ou doivent se répéter sans fin sont une boucle infinie, un tour en est une action de boucle, et on la traite ainsi.",
  "23-1-1-1": "Une boucle qu'aucun joueur ne peut arrêter rend la partie nulle.",
  "23-1-1-2":
    "Si un joueur peut l'arrêter, il annonce un nombre de tours, on les joue et il s'arrête là ; il ne peut pas la relancer sans y être forcé.",
  "23-1-1-3":
    "Si les deux le peuvent, le joueur actif annonce un nombre, puis l'autre ; le plus bas est joué, son joueur s'arrête, et l'autre ne peut pas la relancer sans y être forcé.",
  "23-2": "Cartes placées sous d'autres",
  "23-2-1":
    "Des Capacités et autres peuvent placer des cartes sous ou sur des cartes des zones de Combat, de Combo, Leader et Unisson.",
  "23-2-2":
    "Les cartes placées sous d'autres sont face visible, ont leurs Capacités annulées et forment une seule carte avec celle du dessus.",
  "23-2-2-1":
    "L'ordre de cartes empilées ne peut pas être changé par des Capacités ou autres, sauf indication contraire.",
  "23-2-2-2": "La zone d'une carte placée sous une autre compte comme la zone de la carte du dessus.",
  "23-2-2-3":
    "Quand on parle des cartes placées sous d'autres comme telles, elles sont traitées comme des cartes différentes de celle du dessus.",
  "23-2-2-4":
    "[Ultimate] et les Capacités liées au fait d'être ou d'aller sous une carte, ou d'être recouverte, ne sont pas annulées ; leur maître est celui de la carte du dessus.",
  "23-2-3":
    "Placer une carte de plus sous une carte ne permet pas de changer l'ordre de celles déjà dessous.",
  "23-2-4": "Les nouvelles cartes placées sous une carte qui en a déjà vont tout au fond de la pile.",
  "23-2-5":
    "Quand une carte quitte la zone de Combat, de Combo ou Unisson pour une zone d'un autre nom, les cartes dessous vont dans la Dispersion, et leurs Capacités [Auto.] de déplacement ne s'activent pas.",
  "23-2-5-1":
    "Les cartes qui passent de sous une autre carte à une autre zone n'activent pas leurs Capacités [Auto.] de déplacement.",
  "23-2-6":
    "Une carte qui passe dans la zone du même nom d'un autre joueur emmène toutes les cartes dessous.",
  "23-2-7":
    "Si seule la carte du dessus se déplace, les cartes dessous restent, en gardant les effets sur sa puissance et le fait d'être en combat.",
  "23-2-7-1":
    "Les effets continus autres que les changements de puissance ne sont pas gardés par les cartes qui étaient dessous.",
  "23-3": "Sources",
  "23-3-1": "Certains effets demandent la source d'un coût de Capacité, d'un effet ou de dégâts.",
  "23-3-2":
    "La source d'une Capacité est la carte qui l'a ; dans les cas suivants, une source est la Capacité dont vient l'événement.",
  "23-3-2-1":
    "Un effet qui amène la puissance d'une carte de Combat à zéro ou moins est la source de sa mise dans la Dispersion par application des règles.",
  "23-3-2-2":
    "Un effet qui retire les derniers marqueurs d'une carte Unisson est la source de sa mise dans la Dispersion.",
  "23-3-2-3":
    "Un effet qui amène la puissance d'une carte Unisson à zéro ou moins est la source si elle va dans la Dispersion pour le marqueur qu'elle perd alors.",
  "23-3-2-4": "Un effet qui fait quitter une zone à une carte Z est la source de son retrait du jeu.",
  "23-3-2-5":
    "Un effet qui fait quitter une zone à une carte avec [Ultimate] est la source de son retrait du jeu.",
  "23-3-3": "La source des dégâts est celle-ci :",
  "23-3-3-1":
    "Pour des dégâts infligés à la Vie par les règles à l'étape de Dégâts, la source est la carte qui attaque.",
  "23-3-3-2":
    "Pour des dégâts infligés à la Vie par la Capacité d'une carte, la source est cette carte, sauf indication contraire.",
  "23-4": "Plusieurs effets qu'on ne peut traiter ensemble",
  "23-4-1": "Des effets peuvent demander plusieurs actions qu'on ne peut pas toutes faire.",
  "23-4-2":
    "Ce qui ne peut plus se faire après les actions d'un autre effet est ignoré ; l'ordre de résolution importe donc.",
  "23-5": "Cartes en mode Caché",
  "23-5-1": "L'information sur les cartes en mode Caché est publique.",
  "23-5-2": "Une carte en mode Caché compte pour une seule carte, sans aucune des informations de sa face.",
  "23-5-2-1":
    "Toute couleur, nom, Origine, coût, puissance, Capacité ou marqueur qu'une Capacité donne à une carte en mode Caché est ignoré.",
  "23-5-2-2": "14-1-4 s'applique, par exception, à une carte dont la face est une carte Z.",
  "23-5-2-3": "19-1-7 s'applique, par exception, à une carte dont la face est un jeton.",
  "23-5-2-4":
    "La face compte encore pour résoudre un effet dont la Capacité vise une carte en mode Caché ou passe sa cible en mode Caché.",
  "23-5-2-5": "22-14-3 s'applique, par exception, à une carte dont la face a [Ultimate].",
  "23-5-3": "Même en mode Caché, une carte est encore soit en mode Action, soit en mode Inertie.",
  "23-5-4":
    "Une carte en combat qui passe en mode Caché n'attaque ni ne défend plus, et n'est plus en combat.",
  "23-5-5":
    "Une carte en mode Caché qui se retrouve sous une autre carte dans sa zone est mise face visible.",
};
