import type { Sentences } from "@arbiter/engine";

export const chapter2: Sentences = {
  "2-1": "Type de carte",
  "2-2": "Couleur",
  "2-3": "Nom de carte",
  "2-3-1": "Le nom que porte la carte ; deux noms sont différents si leur texte entier n'est pas le même.",
  "2-3-2-1":
    "Un nom de carte au singulier dans une Capacité vaut aussi pour le pluriel, et le pluriel pour le singulier.",
  "2-3-3":
    "Un nom qu'une carte se donne par sa Capacité [Permanent] est le sien dès le départ, même à la construction du deck et dans les zones secrètes.",
  "2-4": "Texte et zone de texte",
  "2-5": "Coût d'énergie",
  "2-6": "Coût d'Énergie Z",
  "2-7": "Puissance",
  "2-7-2": "Des effets peuvent faire descendre la puissance d'une carte sous zéro, à une valeur négative.",
  "2-8": "Puissance de combo",
  "2-9": "Coût de combo",
  "2-10": "Nom de personnage",
  "2-10-1-1": "Deux noms de personnage sont différents si leur texte entier n'est pas le même.",
  "2-10-5":
    "Un nom de personnage qu'une carte se donne par sa Capacité [Permanent] est le sien dès le départ, même à la construction du deck et dans les zones secrètes.",
  "2-11": "Origine",
  "2-11-1-1": "Deux Origines sont différentes si leur texte entier n'est pas le même.",
  "2-11-5":
    "Une Origine qu'une carte se donne par sa Capacité [Permanent] est la sienne dès le départ, même à la construction du deck et dans les zones secrètes.",
  "2-12": "Ère",
  "2-13": "Illustration",
  "2-14": "Numéro de carte",
  "2-15": "Rareté",
  "2-16": "Bloc",
  "2-17": "Numéro de bloc",
  "2-18": "Mention de droits",
};
