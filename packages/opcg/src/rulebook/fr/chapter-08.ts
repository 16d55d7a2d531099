import type { Sentences } from "@arbiter/engine";

export const chapter8: Sentences = {
  "8-1": "Sortes d'effets",
  "8-1-1": "Un effet est une instruction donnée par le texte d'une carte, avec son coût.",
  "8-1-2":
    "Un effet qui dit « pouvez » peut être refusé ; tout autre doit être activé et fait autant que possible.",
  "8-1-3": "Il y a quatre sortes d'effets : automatiques, d'activation, permanents et de remplacement.",
  "8-1-3-1":
    "Sauf indication contraire, un effet automatique s'active de lui-même une fois chaque fois que son événement se produit.",
  "8-1-3-2":
    "Pour des événements simultanés, les effets permanents d'abord, puis les remplacements, puis les automatiques dans l'ordre choisi par chaque joueur ; à chaque fois le joueur actif commence.",
  "8-1-3-2-1":
    "[Jouée], [En attaquant], [En bloquant], [En cas de KO], les deux mots-clés de fin de tour et des tournures comme « quand … » marquent des effets automatiques.",
  "8-1-3-2-2": "Les effets automatiques peuvent avoir un coût d'activation, des conditions, ou les deux.",
  "8-1-3-2-3":
    "Un effet automatique est perdu si la carte qui a rempli son moment d'activation change de zone avant qu'il s'active.",
  "8-1-3-3": "Le joueur actif peut déclarer et activer des effets d'activation à sa phase Principale.",
  "8-1-3-3-1": "[Activation : Principale] et [Principale] marquent des effets d'activation.",
  "8-1-3-3-2": "Les effets d'activation peuvent avoir un coût d'activation, des conditions, ou les deux.",
  "8-1-3-4": "Un effet permanent agit sans cesse sur la partie tant qu'il est valide.",
  "8-1-3-4-1":
    "Les effets que leur texte ne rend ni automatiques, ni d'activation, ni de remplacement sont permanents.",
  "8-1-3-4-2": "Les effets permanents peuvent avoir des conditions de validité.",
  "8-1-3-4-3":
    "Un effet permanent dit « selon les règles » vaut même quand sa carte est dans une zone secrète.",
  "8-1-3-4-4": "Un effet permanent vaut aussi longtemps que ses conditions sont remplies.",
  "8-1-3-5": "Un effet de remplacement est un effet dont le texte dit « à la place ».",
  "8-1-3-5-1":
    "Un joueur qui pourrait remplacer quelque chose peut y renoncer ; l'effet de remplacement n'est alors pas résolu.",
  "8-1-3-5-2":
    "Entre plusieurs remplacements, celui de la carte d'où il vient passe d'abord, puis ceux du joueur actif, puis ceux du joueur non actif, chacun dans l'ordre choisi.",
  "8-1-3-5-3": "Ce qui a été remplacé une fois ne peut plus l'être par un autre effet.",
  "8-1-3-5-4":
    "Un remplacement prend toute la partie d'un effet qu'il nomme, même pendant que cet effet se déroule.",
  "8-1-3-5-4-1": "Après un remplacement au milieu d'un texte, le reste de ce texte se fait dans l'ordre.",
  "8-1-3-5-5":
    "Un remplacement dont la partie « à la place » ne peut pas être faite ne peut pas s'appliquer.",
  "8-2": "Effets valides et invalides",
  "8-2-1": "Des effets peuvent rendre d'autres effets valides ou invalides, de cette manière :",
  "8-2-1-1":
    "Un effet ou une partie invalide n'est pas fait, ses choix ne sont pas faits, et son coût d'activation ne peut pas être payé.",
  "8-2-1-2":
    "Ce qui n'est valide que sous certaines conditions est invalide tant qu'elles ne sont pas remplies.",
  "8-2-2": "Une carte aux effets invalides ne compte pas comme « sans effet de base ».",
  "8-2-3": "Devenir invalides ne défait pas les effets automatiques et d'activation déjà activés et résolus.",
  "8-2-4":
    "Un effet gagné par une carte après que ses effets ont été invalidés est valide, sauf indication contraire.",
  "8-3": "Coûts d'activation et conditions",
  "8-3-1": "Le coût d'activation de l'effet est l'action qu'un texte exige avant un deux-points (:).",
  "8-3-1-1": "Plusieurs actions d'un coût d'activation se font dans l'ordre imprimé, en partant du haut.",
  "8-3-1-2":
    "Les coûts d'activation ajoutés par d'autres effets viennent ensuite, dans l'ordre où ces effets se sont résolus.",
  "8-3-1-3": "Si une partie d'un coût d'activation est impossible, rien n'en peut être payé.",
  "8-3-1-4": "Un coût d'activation avec « pouvez » peut être refusé ; l'effet n'est alors pas activé.",
  "8-3-1-5":
    "Un nombre dans un cercle, comme ①, se paie en choisissant et épuisant autant de cartes DON!! redressées de votre zone de Coût.",
  "8-3-1-6":
    "« DON!! −X » se paie en renvoyant à votre deck DON!! X de vos cartes DON!! des zones du Leader, de Personnage et de Coût.",
  "8-3-1-7":
    "Un remplacement peut s'appliquer au lieu de payer un coût d'activation, mais ce qui suit le deux-points n'a lieu que si le coût a été payé tel qu'écrit.",
  "8-3-1-8":
    "Une partie « quand … » est le moment d'activation de l'effet ; certains mots-clés en portent un aussi.",
  "8-3-2": "Des indications comme [DON!! xX], [Votre tour] et [Tour adverse] sont des conditions d'un effet.",
  "8-3-2-1": "Un effet à plusieurs conditions exige que toutes soient remplies.",
  "8-3-2-2": "Les conditions ajoutées par un autre effet doivent toutes être remplies aussi.",
  "8-3-2-3": "[DON!! xX] est rempli quand la carte a reçu X cartes DON!! ou plus.",
  "8-3-2-4": "[Votre tour] est rempli pendant votre tour.",
  "8-3-2-5": "[Tour adverse] est rempli pendant le tour de votre adversaire.",
  "8-3-3": "Ce qu'un texte dit après une partie « si … » ne se résout que si elle est vraie.",
  "8-4": "Activation et résolution",
  "8-4-1": "Un effet s'active en ces étapes :",
  "8-4-1-1": "Ses conditions d'activation doivent être remplies ; sinon il ne peut pas être activé.",
  "8-4-1-2": "Nommez l'effet, et révélez sa carte si elle est dans votre main.",
  "8-4-1-3": "Déterminez tous ses coûts d'activation et payez-les.",
  "8-4-1-4": "L'effet s'active.",
  "8-4-1-5": "L'effet se résout.",
  "8-4-2": "Activer l'effet d'un Événement, c'est défausser l'Événement et faire ce qu'il dit.",
  "8-4-3":
    "Quand un effet d'une carte des zones du Leader, de Personnage ou de Lieu est activé, faites ce qu'il dit.",
  "8-4-4": "Ce qu'un effet fait choisir se choisit au point de sa résolution où le texte le dit.",
  "8-4-4-1":
    "Avec un nombre donné, choisissez-en autant que possible jusque-là ; seul « jusqu'à » permet de n'en choisir aucun.",
  "8-4-4-2":
    "Pour des cartes cachées d'une zone secrète, un joueur peut renoncer à en trouver une qui convient, car nul ne peut le vérifier.",
  "8-4-4-3":
    "Un effet qui ne fait rien choisir vaut pour la carte d'où il vient ou, s'il concerne un joueur, pour le joueur de cet effet.",
  "8-4-4-4": "Pour choisir des cartes du deck, regardez leurs faces et choisissez celles qui sont indiquées.",
  "8-5": "Activer une carte et activer un effet",
  "8-5-1": "Activer une carte et activer un effet ne sont pas la même chose.",
  "8-5-2": "Activer une carte, c'est utiliser un Événement de votre main.",
  "8-5-3": "Activer un effet, c'est activer ce que le texte d'une carte offre.",
  "8-5-4": "C'est de l'activation de la carte que parle, par exemple, « quand vous activez un Événement ».",
  "8-6": "Ordre de résolution des effets",
  "8-6-1":
    "Au même moment, le joueur actif résout d'abord ; ses effets qui naissent entre-temps attendent que ceux du joueur non actif soient résolus.",
  "8-6-1-1": "Si A et B attendent ensemble et que résoudre A permet C, alors C se résout après B.",
  "8-6-2":
    "Les effets dont le moment arrive pendant que des dégâts sont infligés ne s'activent qu'une fois tous les dégâts infligés.",
  "8-6-2-1":
    "Un [Déclenchement] d'une carte de Vie peut interrompre les dégâts : révélez-la et activez-le au lieu de l'ajouter à la main.",
  "8-6-3":
    "Les effets dont le moment est l'activation d'une carte ou d'un effet attendent que cet effet soit résolu.",
};
