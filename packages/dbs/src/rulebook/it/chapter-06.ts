import type { Sentences } from "@arbiter/engine";

export const chapter6: Sentences = {
  "6-1": "Leader e mazzi",
  "6-1-1": "Prima della partita ogni giocatore prepara un Leader e un mazzo, e un Mazzo-Z se vuole.",
  "6-1-2": "Ogni giocatore ha bisogno di un Leader.",
  "6-1-3":
    "Ogni giocatore ha bisogno di un mazzo da 50 a 60 carte, fatto di carte Combattimento, Extra e Unison.",
  "6-1-4": "Un Mazzo-Z può contenere fino a dieci carte Z.",
  "6-1-5": "Mazzi e Mazzi-Z seguono queste regole di costruzione:",
  "6-1-5-1": "Un mazzo non può contenere più di quattro carte dello stesso numero.",
  "6-1-5-2":
    "Le abilità [Continuo] sulla costruzione del mazzo contano come effetti di sostituzione al posto delle regole di costruzione.",
  "6-1-5-2-1":
    "Tali abilità dicono che puoi, o puoi soltanto, includere un certo numero di copie di una certa carta.",
  "6-1-5-2-2":
    "Le abilità [Continuo] che danno colori, tratti speciali, nomi di personaggio e simili sono valide mentre si costruiscono i mazzi.",
  "6-2": "Prima della partita",
  "6-2-1": "Prima di giocare, ogni giocatore segue questi passi:",
  "6-2-1-1":
    "Ogni giocatore presenta il suo Leader, mazzo e Mazzo-Z, che devono rispettare le regole di 6-1.",
  "6-2-1-2": "Ogni giocatore mette il suo Leader con il fronte in su nella sua Area Leader.",
  "6-2-1-3": "Le abilità “quando questa carta viene messa nell'Area Leader” diventano in sospeso.",
  "6-2-1-4": "Il caso designa un giocatore, che sceglie chi gioca per primo e chi per secondo.",
  "6-2-1-5": "Il giocatore scelto per giocare per primo lo fa, e l'altro gioca per secondo.",
  "6-2-1-6": "Avviene un controllo di stato.",
  "6-2-1-7": "Ogni giocatore mischia il mazzo e lo mette a faccia in giù nella sua Area del Mazzo.",
  "6-2-1-8": "Ogni giocatore mette il suo Mazzo-Z a faccia in giù nella sua Area del Mazzo-Z.",
  "6-2-1-9":
    "Ogni giocatore pesca sei carte come mano iniziale; poi, cominciando dal primo, ognuno può ripescarla una volta.",
  "6-2-1-9-1": "Per ripescare, rimetti tutta la mano nel mazzo, mischia e pesca sei nuove carte.",
  "6-2-1-10":
    "Ogni giocatore mette le otto carte in cima al mazzo a faccia in giù nella sua Area delle Vite.",
  "6-2-1-11": "Chi gioca per secondo mette un segnalino Energia nella sua Area delle Energie.",
  "6-2-1-12": "Chi gioca per primo comincia la partita col suo turno.",
  "6-2-2":
    "Gli effetti [Continuo] su questi preparativi, come le Vite o la mano, si applicano ai loro passi come effetti di sostituzione.",
  "6-2-2-1": "Tra questi effetti ci sono abilità [Continuo] come “cominci la partita con X vite”.",
};
