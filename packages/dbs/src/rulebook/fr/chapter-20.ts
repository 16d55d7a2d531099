import type { Sentences } from "@arbiter/engine";

export const chapter20: Sentences = {
  "20-1": "Texte abrégé ou omis",
  "20-1-1":
    "Un effet qui ne nomme pas de cible vaut pour sa carte source ou, s'il concerne un joueur, pour son maître.",
  "20-1-2":
    "« Carte de Combat » dans une Capacité désigne une carte de Combat dans la zone de Combat, sauf indication contraire.",
  "20-1-2-1": "Le sens donné en 20-1-2 ne vaut pas dans les cas de 20-1-8, 20-1-10 et 5-7-4.",
  "20-1-2-2":
    "« Jeton » dans une Capacité désigne un jeton dans une zone de Combat, sauf indication contraire.",
  "20-1-3": "« Énergie » dans une Capacité désigne une carte dans une zone d'Énergie.",
  "20-1-4": "« Vie » dans une Capacité désigne une carte dans une zone de Vie.",
  "20-1-5":
    "« Unisson » dans une Capacité désigne une carte Unisson dans une zone Unisson, sauf indication contraire.",
  "20-1-5-1": "Le sens donné en 20-1-5 ne vaut pas dans le cas de 20-1-10.",
  "20-1-6":
    "Un nom de personnage ou une Origine dans une Capacité désigne des cartes dans une zone Leader ou une zone de Combat, sauf indication contraire.",
  "20-1-6-1": "Le sens donné en 20-1-6 ne vaut pas dans les cas de 20-1-8, 20-1-9, 20-1-10 et 20-7-3.",
  "20-1-7":
    "« Cette carte », dans une Capacité activée dans une zone de Combat ou Unisson et qui ne nomme pas de zone, désigne la carte tant qu'elle est dans cette zone.",
  "20-1-8":
    "« Quand (carte) est ajoutée à votre Énergie Z » sans zone ne désigne pas une carte qui était avant dans la zone Leader ou de Combat.",
  "20-1-9":
    "« Quand vous faites un combo avec (carte) » sans zone ne désigne pas une carte qui était avant dans la zone Leader ou de Combat.",
  "20-1-10":
    "« Pas affecté par les Capacités des (type de carte) » sans zone couvre les Capacités de ces cartes dans toutes les zones.",
  "20-1-11":
    "« Vous pouvez faire B à la place de A » sans « si vous le faites » laisse A en place tant que B n'est pas fait.",
  "20-2": "Choisissez X",
  "20-2-1": "« Choisissez X » fait choisir à un joueur autant des options listées et les résoudre.",
  "20-2-2":
    "Les options sont marquées par « • », et le joueur qui active la Capacité décide dans quel ordre se font plusieurs options choisies.",
  "20-2-3": "Un joueur qui choisit plusieurs options ne peut pas choisir deux fois la même.",
  "20-3": "D'origine",
  "20-3-1": "« D'origine » désigne ce que dit la carte elle-même, avant tout effet de Capacité.",
  "20-4": "Pas affecté par des Capacités",
  "20-4-1":
    "Ce qui « n'est pas affecté par des Capacités » ne peut être choisi ni pour des coûts de Capacité ni pour des effets, et est ignoré quand on choisit des cibles.",
  "20-4-1-1":
    "« Pas affecté par des Capacités » n'aide pas là où ce n'est pas lui la cible directe, par exemple si un joueur ne peut pas attaquer.",
  "20-5": "Capacités qui parlent de X (nombres non fixés)",
  "20-5-1": "X dans un coût de Capacité ou un texte représente un nombre non fixé.",
  "20-5-2": "Le maître de la carte décide la valeur de X si ni carte ni Capacité ne la fixe.",
  "20-5-3": "Chaque X d'une Capacité est le même nombre, du paiement de son coût à la fin de son effet.",
  "20-6": "Un total de X cartes",
  "20-6-1":
    "« Jusqu'à un total de X cartes » parmi plusieurs zones permet tout mélange de X telles cartes au plus.",
  "20-7": "Défausser",
  "20-7-1":
    "Défausser une carte, c'est l'envoyer de la main d'un joueur à la zone de Dispersion de son propriétaire.",
  "20-7-2":
    "Une défausse « par la Capacité d'une carte de Combat » sans zone désigne la Capacité d'une carte de Combat dans une zone de Combat.",
  "20-7-3":
    "Une défausse « par la Capacité de » un nom de personnage ou une Origine désigne des cartes de n'importe quelle zone, pas seulement Leader ou de Combat.",
  "20-7-4":
    "Une Capacité qui place une certaine carte de la main dans la zone de Dispersion de son propriétaire compte aussi comme la défausser.",
  "20-8": "Envoyer des cartes dans la Dimension parallèle",
  "20-8-1":
    "Envoyer une carte dans la Dimension parallèle, c'est la placer face visible dans celle de son propriétaire.",
  "20-9": "Prise de contrôle de cartes",
  "20-9-1":
    "On prend le contrôle de la carte d'un autre joueur en la mettant dans une zone à soi et en devenant son maître.",
  "20-9-2": "Position, marqueurs et effets continus restent sur une carte dont on prend le contrôle.",
  "20-10": "Retirer du jeu",
  "20-10-1": "Les cartes retirées du jeu en sortent et ne sont plus dans aucune zone.",
  "20-10-2": "Les cartes retirées du jeu restent face visible, vues de tous.",
  "20-10-3":
    "Une carte retirée du jeu compte aussi comme ayant quitté sa zone, pour tout effet qui l'attend.",
  "20-11": "Révéler des cartes",
  "20-11-1": "Montrer à tous des informations d'une carte qui étaient cachées, c'est la révéler.",
  "20-11-2":
    "Une carte d'une zone secrète révélée par une Capacité est en général de nouveau cachée une fois résolus le coût de Capacité et les effets.",
  "20-11-2-1":
    "Une carte révélée pour un coût de Capacité et dont parle l'effet reste révélée jusqu'à la résolution de cet effet.",
  "20-11-2-2":
    "Une carte révélée qui devient cachée pendant l'effet, par exemple mélangée dans le deck, compte de nouveau comme cachée.",
  "20-12": "Regarder des zones secrètes",
  "20-12-1":
    "Une Capacité qui permet de regarder une zone secrète ne le permet qu'au maître de la carte, sauf indication contraire.",
  "20-12-2": "Les cartes restent dans leur zone pendant qu'un joueur les regarde.",
  "20-12-3":
    "Si le texte ne dit rien à faire des cartes regardées, elles retournent dans leur zone et sont mélangées, sauf dans la zone de Vie.",
  "20-13": "Sauter des tours, des phases et des étapes",
  "20-13-1": "Un tour, une phase ou une étape sautée n'a pas lieu, et la partie continue avec la suivante.",
  "20-13-2":
    "Rien n'a lieu dans un tour, une phase ou une étape sautée, et aucune condition « au début » ou « à la fin » n'est remplie.",
  "20-13-3": "Dans un tour, une phase ou une étape sautée, aucune action ne peut être déclarée ou faite.",
  "20-13-4": "Un tour, une phase ou une étape sautée n'a pas de point de contrôle.",
  "20-13-5":
    "Les effets continus dont la fin tomberait dans un tour, une phase ou une étape sautée finissent au moment du saut.",
  "20-14": "Sans faire B, vous ne pouvez pas faire A",
  "20-14-1":
    "L'action A ne peut se faire qu'après B ; si B n'est pas fait, A ne peut être ni déclarée ni faite.",
  "20-15": "Quand une déclaration a été faite",
  "20-15-1":
    "« Quand une déclaration a été faite » couvre le temps de la déclaration de l'action à son exécution.",
  "20-16": "Si vous le faites",
  "20-16-1": "Ce qui suit « si vous le faites » n'a lieu que si l'action de la phrase d'avant a été faite.",
  "20-17": "Si vous ne le faites pas",
  "20-17-1":
    "Ce qui suit « si vous ne le faites pas » n'a lieu que si l'action de la phrase d'avant n'a pas pu être faite, même en partie.",
  "20-18": "« » (une Capacité nommée dans une Capacité)",
  "20-18-1": "Une Capacité qu'une Capacité donne à une autre carte s'écrit entre « ».",
  "20-19": "Utiliser (des cartes précises) comme Énergie",
  "20-19-1":
    "Les cartes que vous pouvez utiliser comme Énergie peuvent passer du mode Action au mode Inertie pour payer des coûts d'énergie ou de Capacité comme si elles étaient dans votre zone d'Énergie.",
  "20-20": "Autre que",
  "20-20-1": "« Non » ou « autre que » une catégorie désigne tout ce qui n'est pas de cette catégorie.",
  "20-20-2":
    "« Autre que » un nom de personnage désigne toute carte sans ce nom de personnage, même celles qui n'en ont aucun.",
  "20-20-3":
    "« Autre que » une Origine désigne toute carte sans cette Origine, même celles qui n'en ont aucune.",
  "20-21": "Augmenter ou réduire des coûts d'énergie de X (un orbe de couleur)",
  "20-21-1":
    "Augmenter un coût d'énergie par des orbes de couleur augmente d'autant le coût de couleur et le coût total.",
  "20-21-2":
    "Réduire un coût d'énergie par des orbes de couleur réduit d'autant le coût de couleur et le coût total.",
  "20-21-2-1":
    "Si une carte a moins d'orbes de cette couleur, ils tombent à 0 et le coût total ne baisse que du nombre qui a pu être enlevé.",
};
