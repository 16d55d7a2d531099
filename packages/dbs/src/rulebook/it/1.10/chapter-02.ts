import type { Sentences } from "@arbiter/engine";

export const chapter2: Sentences = {
  "2-1-1": "Il nome proprio della carta.",
  "2-3-2": "I quattro tipi sono carte Leader, Combattimento, Extra e Unison.",
  "2-3-2-1-1": "“Leader” o “carta Leader” in un testo indica quella nell'Area Leader.",
  "2-3-2-1-2": "Un Leader è stampato su entrambi i lati, e conta solo quello visibile.",
  "2-3-2-1-3": "Con il retro visibile vale tutto il retro e nulla del fronte.",
  "2-3-2-3":
    "Una carta Extra va dalla mano nell'Area degli Scarti del suo proprietario una volta attivata la sua abilità.",
  "2-3-2-4": "Le carte Unison si giocano per lo più nell'Area Unison.",
  "2-3-2-4-1": "“Unison” o “carta Unison” in un testo indica una carta di tipo Unison.",
  "2-4-1-2": "Alcune carte hanno più di uno tra i colori rosso, blu, verde e giallo.",
  "2-5-2": "Nessuna regola usa i nomi dei personaggi, ma i testi delle carte possono farlo.",
  "2-5-4": "Solo i Leader e le carte Combattimento hanno nomi di personaggi.",
  "2-6-2": "Nessuna regola usa i tratti speciali, ma i testi delle carte possono farlo.",
  "2-6-5": "Solo i Leader e le carte Combattimento hanno tratti speciali.",
  "2-7-3": "Solo i Leader e le carte Combattimento hanno un'era.",
  "2-8-2": "Solo le carte Leader, Combattimento e Unison hanno una potenza.",
  "2-9-2": "Solo le carte Combattimento hanno una potenza combo.",
  "2-10-2": "Solo le carte Combattimento hanno un costo combo.",
  "2-11-1":
    "Il costo energetico si paga per giocare una carta dalla mano o attivarne l'abilità; ha un costo totale, un costo specifico e un costo X.",
  "2-11-1-1":
    "Per giocare dalla mano una carta Combattimento, mostrala e metti in Modalità Spossata tante energie quanto il costo totale, con i colori del costo specifico tra esse.",
  "2-11-1-1-1":
    "Se il costo specifico di una carta Combattimento supera il suo costo totale, metti in Modalità Spossata energie secondo numero e colore del costo specifico.",
  "2-11-1-2":
    "Per attivare dalla mano una carta Extra, mostrala e metti in Modalità Spossata tante energie quanto il costo totale, con i colori del costo specifico tra esse.",
  "2-11-1-2-1":
    "Se il costo specifico di una carta Extra supera il suo costo totale, metti in Modalità Spossata energie secondo numero e colore del costo specifico.",
  "2-11-1-3":
    "Per giocare dalla mano una carta Unison, mostrala, fissane il costo totale e metti in Modalità Spossata altrettante energie, con i colori del costo specifico tra esse.",
  "2-11-1-3-1": "Come si fissa il costo totale di una Unison:",
  "2-11-1-3-1-1": "Il giocatore fissa il costo totale di una carta Unison secondo regole ed effetti.",
  "2-11-1-3-1-2":
    "Il costo totale di una carta Unison è il costo specifico più X, o solo X dove non c'è costo specifico.",
  "2-11-2": "Solo le carte Combattimento, Extra e Unison hanno un costo energetico.",
  "2-11-3":
    "“Costo energetico” in un testo è il costo totale, o un costo specifico più alto; per una carta Unison il costo fissato per essa o il numero dei suoi segnalini.",
  "2-11-3-1": "“Costo specifico” in un testo indica la parte che va pagata con energie di un dato colore.",
  "2-12": "X e costi X",
  "2-12-1":
    "X sta per un numero non fissato; nel costo energetico o dell'abilità di una carta Unison è un costo X.",
  "2-12-2": "Di regola, X nel testo di una carta è la X del suo costo.",
  "2-12-3": "Dove nulla fissa X, lo fissa il controllore della carta, a zero o più.",
  "2-13": "Abilità (testo della carta)",
  "2-13-1": "Le abilità che la carta ha.",
  "2-13-2":
    "Se non è detto altro, le abilità delle carte Leader, Combattimento e Unison agiscono solo nelle aree Leader, di Combattimento e Unison.",
  "2-16-2-1": "In un mazzo possono esserci al massimo quattro carte con lo stesso numero di carta.",
};
