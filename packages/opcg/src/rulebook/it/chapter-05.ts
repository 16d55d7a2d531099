import type { Sentences } from "@arbiter/engine";

export const chapter5: Sentences = {
  "5-1": "Leader, mazzo e mazzo DON!!",
  "5-1-1":
    "Prima della partita ogni giocatore prepara un Leader, un mazzo e un mazzo DON!! con le proprie carte.",
  "5-1-2":
    "Ogni giocatore ha bisogno di esattamente 1 Leader, un mazzo di 50 carte e un mazzo DON!! di 10 carte.",
  "5-1-2-1": "Un mazzo è fatto di carte Personaggio, Evento e Luogo.",
  "5-1-2-2": "Un mazzo può contenere solo carte di un colore del Leader; tutte le altre sono escluse.",
  "5-1-2-3": "Un mazzo non può contenere più di 4 carte dello stesso numero.",
  "5-1-2-4":
    "Gli effetti sulla costruzione del mazzo sono effetti permanenti che sostituiscono le regole qui sopra.",
  "5-1-2-4-1":
    "Tali effetti dicono che un mazzo può, o non può, contenere un certo numero di carte di un certo tipo.",
  "5-1-2-4-2": "Gli effetti sulla costruzione del mazzo valgono mentre si costruisce un mazzo.",
  "5-2": "Prima dell'inizio della partita",
  "5-2-1": "Prima di giocare, ogni giocatore segue questi passi:",
  "5-2-1-1":
    "Ogni giocatore presenta il mazzo per questa partita, che deve rispettare le regole di costruzione di 5-1-2 solo in questo momento.",
  "5-2-1-2": "Ogni giocatore mischia bene il mazzo e lo posa a faccia in giù nell'area del mazzo.",
  "5-2-1-3": "Ogni giocatore mette il suo Leader a faccia in su nell'area del Leader.",
  "5-2-1-4": "Carta-forbice-sasso o un altro metodo concordato stabilisce chi deciderà chi comincia.",
  "5-2-1-4-1": "Nulla può interferire con la decisione di chi gioca per primo o per secondo.",
  "5-2-1-5": "Il giocatore così stabilito annuncia se gioca per primo o per secondo.",
  "5-2-1-6":
    "Ogni giocatore pesca 5 carte come mano iniziale; poi, cominciando dal primo, ognuno può ripescarla.",
  "5-2-1-6-1": "Per ripescare, rimetti tutta la mano nel mazzo, mischia e pesca 5 nuove carte.",
  "5-2-1-7":
    "Ogni giocatore mette dalla cima del mazzo, a faccia in giù, tante carte Vita quanta è la Vita del Leader, così che la carta in cima al mazzo finisca in fondo.",
  "5-2-1-8": "Il primo giocatore comincia la partita col suo turno.",
};
