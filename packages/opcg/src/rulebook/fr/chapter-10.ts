import type { Sentences } from "@arbiter/engine";

export const chapter10: Sentences = {
  "10-1": "Effets-clés",
  "10-1-1": "[Initiative]",
  "10-1-1-1": "Un Personnage avec [Initiative] peut attaquer le tour où il a été joué.",
  "10-1-2": "[Double attaque]",
  "10-1-2-1":
    "Une carte avec [Double attaque] inflige 2 points de dégâts à la Vie du Leader là où elle en infligerait 1.",
  "10-1-3": "[Exil]",
  "10-1-3-1":
    "Les cartes de Vie touchées par une carte avec [Exil] vont dans la Défausse au lieu de la main, et aucun [Déclenchement] n'est activé.",
  "10-1-4": "[Bloqueur]",
  "10-1-4-1":
    "Quand une autre de vos cartes est attaquée, vous pouvez épuiser un [Bloqueur] à l'étape de Blocage pour que l'attaque le vise à sa place.",
  "10-1-5": "[Déclenchement]",
  "10-1-5-1":
    "Quand des dégâts prennent une carte de Vie avec [Déclenchement], vous pouvez la révéler et activer son [Déclenchement] au lieu de l'ajouter à la main.",
  "10-1-5-2":
    "Vous pouvez renoncer au [Déclenchement] ; la carte va alors dans votre main sans être révélée.",
  "10-2": "Mots-clés",
  "10-2-1": "Le KO",
  "10-2-1-1":
    "Un Personnage est mis KO quand il va dans la Défausse en perdant un combat ou par un effet de carte.",
  "10-2-1-2":
    "Sur l'ordre de mettre KO, un Personnage quitte la zone de Personnage pour la Défausse de son propriétaire.",
  "10-2-1-3":
    "Seul un KO par effet ou combat concerne [En cas de KO] et « ne peut pas être mis KO » ; aller autrement dans la Défausse n'en est pas un.",
  "10-2-2": "[Activation : Principale]",
  "10-2-2-1": "Hors combat, en phase Principale, un effet [Activation : Principale] peut être activé.",
  "10-2-3": "[Principale]",
  "10-2-3-1":
    "Présent seulement sur les Événements, [Principale] permet de l'utiliser en phase Principale hors combat, et à aucun autre moment.",
  "10-2-4": "[Contre]",
  "10-2-4-1":
    "[Contre], présent seulement sur les Événements, permet de l'utiliser à l'étape de Contre de l'adversaire, et à aucun autre moment.",
  "10-2-5": "[En attaquant]",
  "10-2-5-1": "Un effet [En attaquant] s'active quand vous déclarez une attaque à votre étape d'Attaque.",
  "10-2-6": "[Jouée]",
  "10-2-6-1": "Un effet [Jouée] s'active quand on joue sa carte.",
  "10-2-7": "[Fin de votre tour]",
  "10-2-7-1": "À la phase de Fin de votre tour s'active un effet [Fin de votre tour].",
  "10-2-8": "[Fin du tour adverse]",
  "10-2-8-1": "À la phase de Fin du tour de votre adversaire s'active un effet [Fin du tour adverse].",
  "10-2-9": "[DON!! xX]",
  "10-2-9-1":
    "La condition [DON!! xX] est remplie quand une carte qui avait moins de X cartes DON!! en a reçu assez pour en avoir X ou plus.",
  "10-2-10": "DON!! −X",
  "10-2-10-1":
    "Avec DON!! −X, vous devez renvoyer à votre deck DON!! X cartes DON!! de vos zones du Leader, de Personnage et de Coût.",
  "10-2-11": "[Votre tour]",
  "10-2-11-1": "Pendant votre tour, la condition [Votre tour] est remplie.",
  "10-2-12": "[Tour adverse]",
  "10-2-12-1": "Pendant le tour de votre adversaire, la condition [Tour adverse] est remplie.",
  "10-2-13": "[Une fois par tour]",
  "10-2-13-1": "Un effet [Une fois par tour] ne peut être activé et résolu qu'une seule fois dans le tour.",
  "10-2-13-2":
    "Plusieurs cartes qui ont le même effet [Une fois par tour] peuvent l'utiliser une fois chacune.",
  "10-2-13-3":
    "Un effet [Une fois par tour] résolu ne peut plus être activé ce tour, et son coût d'activation ne peut plus être payé.",
  "10-2-13-4":
    "Une carte qui quitte le terrain et y revient est une nouvelle carte et peut de nouveau utiliser son effet [Une fois par tour].",
  "10-2-14": "Défausser de la main",
  "10-2-14-1": "Défausser, c'est mettre dans la Défausse une carte de la main que l'on choisit.",
  "10-2-15": "[En bloquant]",
  "10-2-15-1": "À l'étape de Blocage, un effet [En bloquant] s'active quand votre [Bloqueur] a été activé.",
  "10-2-16": "[Attaque adverse]",
  "10-2-16-1":
    "Les effets [Attaque adverse] s'activent à la déclaration d'attaque de l'adversaire, après ses propres effets [En attaquant] et autres de l'étape d'Attaque.",
  "10-2-17": "[En cas de KO]",
  "10-2-17-1":
    "Lors d'un KO, les conditions sont vérifiées et [En cas de KO] s'active sur le terrain ; puis le Personnage va dans la Défausse et l'effet se résout de là.",
  "10-2-17-2":
    "Contrairement aux autres effets automatiques, [En cas de KO] voit son Personnage changer de zone entre activation et résolution.",
};
