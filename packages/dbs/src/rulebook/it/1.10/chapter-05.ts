import type { Sentences } from "@arbiter/engine";

export const chapter5: Sentences = {
  "5-1-1": "Prima della partita ogni giocatore prepara un Leader e un mazzo.",
  "5-1-2": "A ogni giocatore serve esattamente un Leader.",
  "5-1-3-2-2": "Le abilità [Continuo] sulla costruzione del mazzo agiscono mentre lo si costruisce.",
  "5-2-1-1": "Ogni giocatore presenta Leader e mazzo, che devono seguire le regole di 5-1.",
  "5-2-1-3":
    "Le abilità “quando questa carta è messa nell'Area Leader” diventano in sospeso, e c'è un controllo di stato.",
  "5-2-1-5": "Il caso decide chi comincia.",
  "5-2-1-5-1": "Nessuno può scegliere chi comincia, nemmeno un giocatore indicato dal caso.",
  "5-2-1-6-1":
    "Per ripescare, rimetti nel mazzo quante carte della mano vuoi, mescola e pescane altrettante.",
};
