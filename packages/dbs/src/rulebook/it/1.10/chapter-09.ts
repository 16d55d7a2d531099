import type { Sentences } from "@arbiter/engine";

export const chapter9: Sentences = {
  "9-4-2":
    "Una carta messa sopra un'altra nell'Area di Combattimento, Leader o Unison ne prende la posizione e i cambiamenti di potenza.",
  "9-5-2": "Una carta Combattimento con potenza zero o meno è messa negli Scarti del suo proprietario.",
  "9-6-1-1":
    "Se dopo una rimozione restano segnalini, gli effetti continui che cambiano la potenza della carta Unison sono disfatti.",
  "9-6-1-2":
    "Una carta Unison rimasta senza segnalini per una rimozione è messa negli Scarti del suo proprietario.",
};
