import type { Sentences } from "@arbiter/engine";

export const chapter6: Sentences = {
  "6-1": "Svolgimento di un turno",
  "6-1-1": "Un turno è la successione delle fasi di Carica, Pesca, DON!!, Principale e Finale.",
  "6-1-2": "Il giocatore attivo fa avanzare la partita, seguendo le fasi nell'ordine qui sotto.",
  "6-2": "Fase di Carica",
  "6-2-1": "Gli effetti che durano fino all'inizio del tuo prossimo turno finiscono.",
  "6-2-2":
    "Gli effetti di entrambi i giocatori che avvengono all'inizio del tuo turno o di quello avversario si attivano.",
  "6-2-3":
    "Le carte DON!! assegnate a carte delle tue aree del Leader e dei Personaggi tornano nella tua area dei Costi.",
  "6-2-4":
    "Tutte le tue carte a riposo nelle aree del Leader, dei Personaggi, Luogo e dei Costi tornano attive.",
  "6-3": "Fase di Pesca",
  "6-3-1": "Il giocatore attivo pesca 1 carta, tranne chi gioca per primo nel suo primo turno.",
  "6-4": "Fase DON!!",
  "6-4-1":
    "Metti 2 carte DON!! del tuo mazzo DON!! a faccia in su nella tua area dei Costi, solo 1 nel primo turno di chi gioca per primo.",
  "6-4-2": "Se nel mazzo DON!! resta una sola carta DON!!, metti quella.",
  "6-4-3": "Se il mazzo DON!! è vuoto, non ne metti.",
  "6-5": "Fase Principale",
  "6-5-1": "Gli effetti di entrambi i giocatori che avvengono all'inizio della Fase Principale si attivano.",
  "6-5-2":
    "Nella Fase Principale puoi giocare carte, attivare effetti, assegnare carte DON!! e combattere, nell'ordine e quante volte vuoi.",
  "6-5-2-1": "Dichiarare la fine della Fase Principale porta alla Fase Finale.",
  "6-5-3": "Giocare una carta",
  "6-5-3-1":
    "Pagando il costo puoi giocare dalla mano Personaggi e Luoghi, o attivare Eventi [Principale], in qualsiasi ordine e numero di volte.",
  "6-5-4": "Attivare l'effetto di una carta",
  "6-5-4-1": "Il giocatore attivo può attivare effetti [Principale] e [Attivazione: Principale].",
  "6-5-5": "Assegnare carte DON!!",
  "6-5-5-1":
    "Assegni una carta DON!! mettendo, visibile, 1 carta DON!! attiva della tua area dei Costi sotto il tuo Leader o un Personaggio.",
  "6-5-5-2":
    "Durante il tuo turno, il tuo Leader e i tuoi Personaggi hanno +1000 di potenza per ogni carta DON!! loro assegnata.",
  "6-5-5-3": "Puoi assegnare quante carte DON!! vuoi finché ti è possibile.",
  "6-5-5-4": "Quando una carta cambia area, le carte DON!! assegnatele vanno nell'area dei Costi, a riposo.",
  "6-5-6": "Combattimento",
  "6-5-6-1": "Nessun giocatore può combattere nel proprio primo turno.",
  "6-5-6-2": "I combattimenti sono descritti nel capitolo 7.",
  "6-6": "Fase Finale",
  "6-6-1": "Ciò che avviene alla fine di un turno si fa in questa fase, in questi passi:",
  "6-6-1-1": "Gli effetti [Fine del tuo turno] si attivano.",
  "6-6-1-1-1": "Ogni effetto [Fine del tuo turno] può essere attivato e risolto una sola volta.",
  "6-6-1-2":
    "Quando tutto ciò è fatto, gli effetti del giocatore attivo che durano il turno o fino alla sua fine diventano invalidi.",
  "6-6-1-3":
    "Gli effetti del giocatore non attivo che durano il turno o fino alla sua fine diventano invalidi.",
  "6-6-1-4":
    "Quando non resta più alcun effetto [Fine del tuo turno], il turno passa all'avversario, che comincia dalla Fase di Carica.",
};
