import type { Sentences } from "@arbiter/engine";

export const chapter9: Sentences = {
  "9-1": "Capacités valides et annulées",
  "9-1-1": "Quand des effets rendent d'autres effets valides ou invalides, suivez ces règles :",
  "9-1-2":
    "Une Capacité annulée, ou la partie annulée d'une Capacité, ne peut pas être déclarée, n'a pas d'effet, et aucun choix qu'elle demande n'est fait.",
  "9-1-2-1": "Un texte annulé imprimé sur une carte n'agit pas mais compte encore comme existant.",
  "9-1-2-2": "Une Capacité gagnée par une autre Capacité compte comme effacée quand elle est annulée.",
  "9-1-2-2-1":
    "Une Capacité gagnée et annulée pour un temps est perdue, et ne revient pas quand l'annulation finit.",
  "9-1-3":
    "Tant que leurs conditions ne sont pas remplies, une Capacité ou une partie valide seulement sous conditions ne peut être déclarée ni agir, et ses choix ne se font pas.",
  "9-1-3-1":
    "Les Capacités ne valent, sauf indication contraire, que dans la zone propre de la carte : Leaders en zone Leader, cartes de Combat et Extra Z en zone de Combat, cartes Unisson en zone Unisson.",
  "9-1-3-2":
    "Une Capacité [Activation], [Auto.] ou [Contre] dont le coût ou l'effet nomme la zone d'où elle agit ne peut être déclarée et activée que là.",
  "9-1-3-3": "Une Capacité [Permanent] qui nomme une zone n'est valide que dans cette zone.",
  "9-1-4":
    "Une carte dont une Capacité rend toutes les Capacités invalides est traitée comme une carte sans Capacité.",
  "9-1-5":
    "Une carte dont les Capacités sont annulées sans nommer de sorte ne peut pas gagner de nouvelles Capacités par des effets.",
  "9-1-5-1":
    "Une carte dont les Capacités d'une sorte nommée sont annulées ne peut pas gagner de nouvelles Capacités de cette sorte par des effets.",
  "9-1-6": "Une Capacité ne peut pas se référer à une Capacité annulée.",
  "9-2": "Règles communes d'activation",
  "9-2-1":
    "En règle générale une Capacité activée se résout aussitôt, et aucune autre ne peut l'interrompre ou se résoudre avant elle.",
  "9-2-1-1":
    "Les Capacités [Contre], elles, s'activent dans une fenêtre de contre après l'activation d'une autre Capacité et se résolvent avant elle.",
  "9-2-1-2":
    "Une Capacité qu'un effet active est activée et résolue pendant que se résout celle qui l'active.",
  "9-2-1-3":
    "D'autres Capacités peuvent s'activer et se résoudre après l'activation d'un effet retardé et avant sa résolution.",
  "9-2-2":
    "Des Capacités et des règles peuvent empêcher d'activer certaines Capacités ou de payer leurs coûts de Capacité.",
  "9-2-3":
    "Il n'est pas possible d'activer une Capacité qui ne peut être déclarée, ou dont le coût de Capacité ou d'énergie ne peut être payé.",
  "9-3": "Capacités et effets",
  "9-3-1":
    "Un effet activé est indépendant de sa source ; si la source change ensuite de zone, sa résolution n'en est pas affectée.",
  "9-4": "Activer une Capacité [Activation]",
  "9-4-1": "Activez une Capacité [Activation] par ces étapes ; pour les cartes Extra voir le chapitre 12.",
  "9-4-2": "Nommez la Capacité que vous voulez activer, et révélez sa carte si elle est dans votre main.",
  "9-4-2-1": "Déterminez le coût de Capacité nécessaire et payez-le en entier.",
  "9-4-2-1-1":
    "Sans coût de Capacité, une Capacité [Activation] d'une carte de Combat, d'un Leader ou d'une carte Unisson s'active par sa seule déclaration.",
  "9-4-3": "Voilà la Capacité activée.",
  "9-4-4":
    "Alors s'ouvre une fenêtre de contre, où le joueur qui n'a pas déclaré la Capacité peut déclarer une Capacité [Contre].",
  "9-4-5": "Les effets se résolvent.",
  "9-4-6":
    "Alors s'ouvre une fenêtre de contre, où le joueur qui n'a pas déclaré la Capacité peut déclarer une Capacité [Contre].",
  "9-5": "Capacités [Permanent]",
  "9-5-1":
    "Jamais activées, les Capacités [Permanent] agissent sans cesse sur la partie tant qu'elles sont valides.",
  "9-5-2":
    "Une cible que des effets ont rendue invalide pour une Capacité [Permanent] ne peut plus être une cible de cette Capacité ce tour.",
  "9-5-3": "Les Capacités [Permanent] sur la construction du deck agissent pendant qu'on prépare le deck.",
  "9-5-4": "Les Capacités [Permanent] sur la situation d'avant la partie agissent pendant les préparatifs.",
  "9-6": "Activer une Capacité [Auto.]",
  "9-6-1": "Activez une Capacité [Auto.] par ces étapes ; pour les cartes Extra voir le chapitre 12.",
  "9-6-2": "Une Capacité [Auto.] devient en suspens dès que sa condition de déclenchement est remplie.",
  "9-6-2-1":
    "Une Capacité [Auto.] devient en suspens autant de fois que sa condition de déclenchement est remplie.",
  "9-6-2-1-1":
    "Remplie plusieurs fois au même moment, la condition de déclenchement ne met la Capacité en suspens qu'une fois.",
  "9-6-2-1-2": "Cela ne vaut pas pour les cas de 5-1-5 et 5-10-4.",
  "9-6-3":
    "À un point de contrôle, le joueur choisit et active une de ses Capacités [Auto.] en suspens ; sa résolution consomme une instance en suspens.",
  "9-6-3-1": "Le joueur nomme la Capacité à activer et révèle sa carte si elle est en main.",
  "9-6-3-1-1":
    "Le maître d'une Capacité [Auto.] en suspens dans une zone secrète peut ne pas la déclarer ni la révéler, sans le dire à l'adversaire.",
  "9-6-3-2":
    "Une instance en suspens de la Capacité [Auto.] choisie est annulée si cette Capacité ne peut pas être activée.",
  "9-6-4": "Si la Capacité a un coût, déterminez-le et choisissez de le payer en entier ou pas du tout.",
  "9-6-4-1": "Sans paiement de son coût de Capacité, une Capacité [Auto.] ne s'active ni ne se résout.",
  "9-6-4-1-1":
    "Une condition dans un coût de Capacité qui est remplie l'est d'elle-même ; le joueur ne peut pas choisir de laisser cette partie impayée.",
  "9-6-4-2": "Une fois son coût de Capacité payé, la Capacité [Auto.] s'active et se résout.",
  "9-6-4-3":
    "Sans coût de Capacité, une Capacité [Auto.] d'une carte de Combat, d'un Leader ou d'une carte Unisson s'active par sa seule déclaration.",
  "9-6-5": "Voilà la Capacité activée.",
  "9-6-6":
    "Alors s'ouvre une fenêtre de contre, où le joueur qui n'a pas déclaré la Capacité peut déclarer une Capacité [Contre].",
  "9-6-7": "Les effets se résolvent.",
  "9-6-8":
    "Alors s'ouvre une fenêtre de contre, où le joueur qui n'a pas déclaré la Capacité peut déclarer une Capacité [Contre].",
  "9-6-9":
    "Les Capacités [Auto.] déclenchées par le passage d'une carte d'une zone à l'autre ont un déclenchement de déplacement, et le retrait du jeu suit les mêmes règles.",
  "9-6-9-1":
    "Une Capacité [Auto.] à déclenchement de déplacement qui a besoin d'informations sur la carte qui l'a déclenchée les trouve ainsi :",
  "9-6-9-1-1":
    "Pour un passage entre une zone ouverte et une secrète, ou un retrait du jeu depuis une zone ouverte, employez les informations de la carte dans la zone ouverte.",
  "9-6-9-1-2":
    "Pour un départ de la zone de Combat ou Unisson, ou un passage qui change le maître, employez les informations de la carte dans la zone de Combat ou Unisson.",
  "9-6-9-1-3":
    "Pour tout autre passage entre zones ouvertes, employez les informations de la carte dans la zone où elle est arrivée.",
  "9-6-9-2":
    "Une Capacité [Auto.] à déclenchement de déplacement annulée dans la zone d'origine ne se déclenche pas quand la carte se déplace.",
  "9-6-9-3":
    "Sauf indication contraire, les Capacités [Auto.] de déplacement de la face d'une carte en mode Caché ne se déclenchent pas quand elle se déplace.",
  "9-6-9-4":
    "Les Capacités « quand vous jouez cette carte » se déclenchent quand la carte arrive dans une zone de Combat ou Unisson depuis une zone qui n'est ni l'une ni l'autre.",
  "9-6-10":
    "Une condition de déclenchement qui est une situation et non un événement, comme n'avoir aucune carte en main, est un déclencheur d'état.",
  "9-6-10-1":
    "Un déclenchement d'état ne devient en suspens qu'une fois tant que sa situation dure, et peut l'être de nouveau après sa résolution si la condition est alors remplie, sauf indication contraire.",
  "9-6-11":
    "Une Capacité [Auto.] en suspens se résout encore si sa carte change de zone ou devient invalide, mais un effet ainsi devenu impossible échoue.",
  "9-7": "Activer une Capacité [Contre]",
  "9-7-1": "[Contre] est une sorte de Capacité, et les Capacités [Contre] sont aussi des Capacités-clefs.",
  "9-7-2":
    "Déclarer une Capacité [Contre] ouvre une motion de Contre, le moment où les effets de cette Capacité peuvent se résoudre.",
  "9-7-2-1": "Plusieurs motions de Contre à la suite s'appellent une chaîne de motions de Contre.",
  "9-7-2-2": "Dans une chaîne, les motions de Contre sont numérotées 1, 2 et ainsi de suite jusqu'à X.",
  "9-7-2-3":
    "Un joueur peut ne pas déclarer une Capacité [Contre] en suspens de sa main, sans le dire à l'adversaire.",
  "9-7-3": "Dans une fenêtre de contre, la première chaîne de motions de Contre se déroule ainsi :",
  "9-7-3-1": "Un événement qui lui sert de condition ouvre une fenêtre de contre.",
  "9-7-3-1-1":
    "Toutes les applications de règles dues se font ensemble, encore et encore jusqu'à ce qu'il n'en reste pas.",
  "9-7-3-2":
    "Le maître d'un [Contre] en suspens passe, ce qui mène à 9-7-4, ou l'active comme motion de Contre 1 ; la fenêtre finit alors.",
  "9-7-3-2-1":
    "Quand un joueur active une Capacité [Contre], ses autres Capacités [Contre] cessent d'être en suspens.",
  "9-7-3-3": "Alors s'ouvre une fenêtre de contre.",
  "9-7-3-4":
    "Le maître d'un [Contre] en suspens passe, de sorte que la chaîne s'exécute, ou l'active comme motion de Contre suivante ; la fenêtre finit alors.",
  "9-7-3-4-1":
    "Quand un joueur active une Capacité [Contre], ses autres Capacités [Contre] cessent d'être en suspens ; revenez à 9-7-3-3.",
  "9-7-3-5":
    "Les motions de Contre pas encore exécutées le sont du plus grand numéro au plus petit, en résolvant les effets de leurs Capacités [Contre].",
  "9-7-3-5-1": "Revenez à 9-7-3-3 si résoudre un effet [Contre] ouvre une nouvelle fenêtre de contre.",
  "9-7-3-5-2": "La chaîne de motions de Contre est exécutée avant qu'un point de contrôle puisse avoir lieu.",
  "9-7-3-6": "La chaîne finit quand elle ne contient plus de motion de Contre à exécuter.",
  "9-7-4":
    "Si c'est encore possible, faites l'action qui a ouvert la fenêtre de contre, ou résolvez la Capacité.",
  "9-8": "Résolution des effets immédiats",
  "9-8-1": "L'action que nomme un effet immédiat est faite une seule fois par le joueur qui doit l'exécuter.",
  "9-9": "Résolution des effets continus",
  "9-9-1": "Pour trouver les informations d'une carte sous des effets continus, appliquez-les ainsi :",
  "9-9-1-1": "Partez toujours des informations imprimées sur la carte.",
  "9-9-1-2": "Appliquez ensuite tous les effets continus qui ne changent pas de nombres.",
  "9-9-1-3": "Puis appliquez tous les effets continus qui changent des nombres.",
  "9-9-2":
    "Sauf ceux des Capacités [Permanent], les effets continus cessent pour les cartes qui quittent ensuite la zone Leader, de Combat ou Unisson ou passent entre mode Caché et mode Révélé.",
  "9-9-3":
    "Les effets continus qui changent les cartes d'une zone valent pour une carte dès qu'elle y entre.",
  "9-9-3-1":
    "Quand une Capacité [Auto.] se déclenche par l'entrée dans une zone d'une carte ayant certaines informations, ce sont celles d'après les effets continus de cette zone qui comptent.",
  "9-10": "Résolution des effets de remplacement",
  "9-10-1":
    "Un événement remplacé n'a pas lieu quand il le devrait : ce que nomme l'effet de remplacement a lieu à la place.",
  "9-10-1-1": "L'événement remplacé compte comme n'ayant jamais eu lieu.",
  "9-10-1-1-1":
    "Par exception, cela ne vaut pas si l'issue de l'événement est la même après le remplacement.",
  "9-10-2":
    "Quand plusieurs effets de remplacement touchent un événement, le joueur concerné décide lequel appliquer d'abord.",
  "9-10-2-1": "Pour des remplacements sur des cartes ou des Capacités, leur maître choisit.",
  "9-10-2-2":
    "Pour des remplacements sur des actions, le joueur qui agit ou le maître des cartes concernées choisit.",
  "9-10-2-3": "Au même événement, chaque effet de remplacement ne peut s'appliquer qu'une fois.",
  "9-10-3":
    "Un remplacement facultatif (« vous pouvez … à la place ») ne peut pas s'appliquer si son choix ne peut pas être fait.",
  "9-10-3-1":
    "Un tel choix ne compte comme fait que si son action est accomplie complètement, et non si une règle ou un effet remplace cette action.",
  "9-11": "Résolution des effets spéciaux",
  "9-11-1": "Effets activant d'autres Capacités",
  "9-11-1-1": "Une Capacité qu'un effet active est activée et résolue quand cet effet se résout.",
  "9-11-1-1-1": "Alors s'ouvre une fenêtre de contre pour la Capacité activée par l'effet.",
  "9-11-1-1-2":
    "Quand cette Capacité, ou la chaîne de motions de Contre, est finie, revenez à la résolution de l'effet d'origine.",
  "9-12": "Dernières informations d'une carte",
  "9-12-1":
    "Si une carte dont parle un effet se déplace ou quitte le jeu entre-temps, l'effet emploie ses informations et sa position dans la dernière zone où elle est allée.",
};
