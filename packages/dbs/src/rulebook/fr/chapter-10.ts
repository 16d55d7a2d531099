import type { Sentences } from "@arbiter/engine";

export const chapter10: Sentences = {
  "10-1": "Leaders",
  "10-1-1": "Les cartes Leader vont dans la zone Leader.",
  "10-1-2":
    "« Leader » ou « carte Leader » dans un texte désigne une carte de type Leader dans la zone Leader.",
  "10-1-3":
    "Un Leader qui n'est pas une carte Z est imprimé des deux côtés ; seul le côté visible compte, sauf indication contraire.",
  "10-1-3-1": "Un Leader retourné de la face au dos reste la même carte ; seules ses informations changent.",
  "10-1-4": "Des Capacités et autres textes peuvent parler de ce qui est imprimé au dos d'un Leader.",
};
