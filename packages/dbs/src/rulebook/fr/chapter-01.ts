import type { Sentences } from "@arbiter/engine";

export const chapter1: Sentences = {
  "1-1": "Énergie",
  "1-2": "Coût d'énergie",
  "1-2-2-1": "Un coût total inférieur au coût de couleur compte comme le nombre du coût de couleur.",
  "1-2-2-2-1": "Quand on paie un coût d'énergie et que rien ne fixe X, le maître de la carte choisit X.",
  "1-2-2-2-2": "Quand on ne paie pas de coût d'énergie, un X que rien ne fixe vaut 0.",
  "1-2-3-1":
    "Une réduction d'un coût de couleur n'enlève que la quantité donnée et ne le fait jamais descendre sous zéro.",
  "1-2-3-2":
    "Quand quelque chose est considéré comme sans coût de couleur, les couleurs de ce coût sont ignorées.",
  "1-2-5": "Une Capacité qui parle du coût d'énergie d'une carte emploie ceci :",
  "1-2-5-1": "On emploie le coût total si le coût de couleur ne le dépasse pas.",
  "1-2-5-2": "On emploie le nombre du coût de couleur si le coût total lui est inférieur.",
  "1-2-5-3": "Quand on applique 1-2-5-1 ou 1-2-5-2, un coût X que rien ne fixe compte pour 0.",
  "1-3": "Énergie Z",
  "1-4": "Coût d'Énergie Z",
  "1-4-1-1-1": "Quand on paie un coût d'Énergie Z et que rien ne fixe X, le maître de la carte choisit X.",
  "1-4-1-1-2": "Quand on ne paie pas de coût d'Énergie Z, un X que rien ne fixe vaut 0.",
  "1-5": "Capacités",
  "1-5-4":
    "À son timing libre, un joueur peut déclarer et activer une Capacité [Activation] dont les conditions sont remplies en payant son coût de Capacité.",
  "1-5-4-1-1":
    "Pendant sa phase principale, le joueur actif peut activer des Capacités [Activation : Principale] et [Activation : Principale/Combat].",
  "1-5-4-1-2":
    "À l'étape d'Attaque, le joueur actif peut activer des Capacités [Activation : Combat] (imprimé Principale par erreur ; voir 8-2-4-2) et [Activation : Principale/Combat].",
  "1-5-4-1-3":
    "À l'étape de Défense, le joueur non actif peut activer des Capacités [Activation : Combat] et [Activation : Principale/Combat].",
  "1-5-5": "Une Capacité [Permanent] agit sans cesse sur la partie tant qu'elle est valide.",
  "1-5-6":
    "Une Capacité [Auto.] devient en suspens d'elle-même quand sa condition de déclenchement est remplie, et s'active à un point de contrôle, où tout coût de Capacité doit être payé.",
  "1-5-6-3":
    "Une Capacité [Auto.] déclenchée hors d'un point de contrôle s'active et se résout au prochain point de contrôle.",
  "1-5-6-4":
    "Une Capacité [Auto.] déclenchée pendant un point de contrôle s'active et se résout dans ce point de contrôle.",
  "1-5-7":
    "Une Capacité [Contre] ne peut être déclarée et activée que dans une fenêtre de contre qui remplit sa condition.",
  "1-6": "Coût de Capacité",
  "1-6-2": "Payer un coût de Capacité, c'est faire l'action qu'il nomme.",
  "1-6-3": "Plusieurs actions d'un coût de Capacité se font dans l'ordre imprimé, depuis le début du texte.",
  "1-6-4":
    "Les coûts de Capacité ajoutés par d'autres effets viennent ensuite, dans l'ordre où ces effets se sont résolus.",
  "1-6-5": "Les coûts de Capacité peuvent contenir ces symboles :",
  "1-6-5-1":
    "Un nombre dans un cercle, comme ①, se paie en choisissant et passant en mode Inertie autant d'Énergies.",
  "1-6-5-2":
    "Des cercles de couleur se paient en choisissant et passant en mode Inertie une Énergie de cette couleur pour chacun.",
  "1-7": "Effets",
  "1-7-2-1-1":
    "Un effet immédiat peut être retardé : ses instructions se font au moment qu'il nomme, à part de son activation.",
  "1-7-2-2":
    "Un effet continu est valide pour une durée, même non dite ; une durée dite couvre le texte jusqu'au point suivant.",
  "1-7-2-2-1":
    "Un effet continu peut être retardé : il commence au moment qu'il nomme, à part de son activation.",
  "1-8": "Couleurs",
  "1-8-1-1-1-2":
    "Une carte qui reçoit d'autres couleurs les a toutes, mais une carte d'une seule couleur d'origine ne devient pas pour autant multicolore, sauf indication contraire.",
  "1-8-1-2-1":
    "Une carte d'une seule couleur d'origine qui gagne des couleurs les a toutes, mais compte encore comme exclusivement de sa couleur d'origine.",
  "1-9": "Face et dos d'une carte",
  "1-10": "Positions des cartes : modes Action et Inertie, Caché et Révélé",
  "1-11": "Marqueurs",
  "1-11-2": "Le nombre de marqueurs sur une carte est un entier positif.",
  "1-12": "Points de vie",
  "1-13": "Dégâts",
  "1-13-2":
    "Seuls les effets et règles qui disent que des dégâts sont infligés ou subis en causent ; une Vie perdue autrement, par exemple rajoutée à la main, ne compte pas.",
  "1-14": "Marqueurs Énergie",
  "1-14-1":
    "Quand on paie un coût d'énergie, de combo ou de Capacité, les marqueurs Énergie servent d'Énergie.",
  "1-14-2":
    "En payant de l'Énergie, vous pouvez retirer du jeu un marqueur Énergie comme si vous passiez en mode Inertie une Énergie de la couleur de votre Leader.",
  "1-14-3":
    "Les marqueurs Énergie sont dans la zone d'Énergie mais ne comptent ni comme cartes ni comme Énergies.",
};
