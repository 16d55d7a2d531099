import type { Sentences } from "@arbiter/engine";

export const chapter19: Sentences = {
  "19-1": "Pedine",
  "19-1-1": "Una pedina è una carta Combattimento creata dall'effetto di una carta.",
  "19-1-2": "Una pedina ha informazioni come le carte, prese dall'effetto che l'ha creata.",
  "19-1-3":
    "Una pedina si gioca nell'Area di Combattimento del controllore dell'effetto che l'ha creata, se non è detto altro.",
  "19-1-4": "Il nome in “pedina (nome)” diventa il nome di carta della pedina creata.",
  "19-1-5": "Le pedine sono trattate come carte, tranne dove una regola dice altro.",
  "19-1-6":
    "Una pedina può essere scelta come carta della sua area, e gli effetti sulle carte di quell'area valgono anche per essa.",
  "19-1-6-1":
    "Una pedina senza costo energetico non può essere scelta da un'abilità che parla di un costo energetico.",
  "19-1-6-1-1":
    "Una pedina senza costo energetico può essere compresa quando si scelgono carte con costo energetico totale X o meno.",
  "19-1-7":
    "Una pedina che dovesse passare dall'Area di Combattimento o Combo a un'altra area è invece rimossa dal gioco.",
  "19-1-7-1": "19-1-7 vale anche per una pedina in Modalità Nascosta.",
};
