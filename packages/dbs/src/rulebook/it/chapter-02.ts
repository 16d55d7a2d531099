import type { Sentences } from "@arbiter/engine";

export const chapter2: Sentences = {
  "2-1": "Tipo di carta",
  "2-2": "Colore",
  "2-3": "Nome della carta",
  "2-3-1": "Il nome che la carta porta; due nomi sono diversi se il loro testo intero non è uguale.",
  "2-3-2-1":
    "Un nome di carta al singolare in un'abilità vale anche per il plurale, e il plurale per il singolare.",
  "2-3-3":
    "Un nome che una carta si dà con la sua abilità [Continuo] è suo fin dall'inizio, anche nella costruzione del mazzo e nelle aree segrete.",
  "2-4": "Testo e riquadro del testo",
  "2-5": "Costo energetico",
  "2-6": "Costo di energia-Z",
  "2-7": "Potenza",
  "2-7-2": "Degli effetti possono portare la potenza di una carta sotto zero, a un valore negativo.",
  "2-8": "Potenza combo",
  "2-9": "Costo combo",
  "2-10": "Nome del personaggio",
  "2-10-1-1": "Due nomi di personaggio sono diversi se il loro testo intero non è uguale.",
  "2-10-5":
    "Un nome di personaggio che una carta si dà con la sua abilità [Continuo] è suo fin dall'inizio, anche nella costruzione del mazzo e nelle aree segrete.",
  "2-11": "Tratto speciale",
  "2-11-1-1": "Due tratti speciali sono diversi se il loro testo intero non è uguale.",
  "2-11-5":
    "Un tratto speciale che una carta si dà con la sua abilità [Continuo] è suo fin dall'inizio, anche nella costruzione del mazzo e nelle aree segrete.",
  "2-12": "Era",
  "2-13": "Illustrazione",
  "2-14": "Numero della carta",
  "2-15": "Rarità",
  "2-16": "Blocco",
  "2-17": "Numero del blocco",
  "2-18": "Nota sul copyright",
};
