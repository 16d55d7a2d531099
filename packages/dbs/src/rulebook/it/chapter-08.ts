import type { Sentences } from "@arbiter/engine";

export const chapter8: Sentences = {
  "8-1": "Attacchi e combattimenti",
  "8-1-1":
    "Nella Fase Principale il giocatore di turno può, più volte, mettere in Modalità Spossata un Leader, una carta Combattimento o Unison attiva per attaccare il Leader avversario, una carta Unison o una carta Combattimento spossata.",
  "8-1-2": "Quando una carta attacca, comincia un combattimento.",
  "8-1-2-1":
    "Finché l'attacco non è annullato o il combattimento non finisce, la carta che attacca è l'attaccante e la carta attaccata la difendente.",
  "8-1-2-2":
    "“Mentre questa carta attacca” e “durante un combattimento” coprono il tempo dall'attacco di 8-1-2 alla fine del combattimento di 8-5-13.",
  "8-1-3":
    "Le abilità “quando questa carta attacca”, “quando questa carta viene attaccata” e [Bloccante] diventano in sospeso.",
  "8-1-4": "Si apre una finestra di risposta.",
  "8-1-5": "Avviene un controllo di stato.",
  "8-1-6": "Se l'attacco è valido, passa all'Interfase di Attacco.",
  "8-1-6-1": "Se l'attacco è annullato, passa all'Interfase di Fine Combattimento.",
  "8-1-7":
    "Se, dopo 8-1-5, non c'è più attaccante o difendente nel combattimento, passa all'Interfase di Fine Combattimento.",
  "8-1-7-1":
    "Una carta Combattimento giocata sopra l'attaccante o la difendente diventa la nuova attaccante o difendente.",
  "8-1-7-2":
    "Se un effetto cambia l'attaccante o la difendente da 8-1-7 in poi, le abilità “quando questa carta attacca” e “quando questa carta viene attaccata” non diventano in sospeso.",
  "8-2": "Interfase di Attacco",
  "8-2-1": "L'Interfase di Attacco, in cui il giocatore di turno può fare varie azioni, si svolge così:",
  "8-2-2": "Le abilità “all'inizio dell'Interfase di Attacco” diventano in sospeso.",
  "8-2-3": "Avviene un controllo di stato.",
  "8-2-4": "Il giocatore di turno ottiene la priorità e può dichiarare una di queste azioni:",
  "8-2-4-1": "Combo.",
  "8-2-4-1-1": "Quando questa azione è fatta, torna a 8-2-3.",
  "8-2-4-2": "Attivare abilità [Attivazione: Combattimento] o [Attivazione: Principale/Combattimento].",
  "8-2-4-2-1": "Quando questa azione è fatta, torna a 8-2-3.",
  "8-2-4-3": "Finire l'Interfase di Attacco.",
  "8-2-4-3-1-1":
    "Se il giocatore di turno non fa nulla, passa all'Interfase di Difesa, o direttamente all'Interfase di Danno se la difendente è una carta Unison.",
  "8-3": "Interfase di Difesa",
  "8-3-1": "L'Interfase di Difesa, in cui il giocatore non di turno può fare varie azioni, si svolge così:",
  "8-3-2": "Le abilità “all'inizio dell'Interfase di Difesa” diventano in sospeso.",
  "8-3-3": "Avviene un controllo di stato.",
  "8-3-4": "Il giocatore non di turno ottiene la priorità e può dichiarare una di queste azioni:",
  "8-3-4-1": "Combo.",
  "8-3-4-1-1": "Quando questa azione è fatta, torna a 8-3-3.",
  "8-3-4-2": "Attivare abilità [Attivazione: Combattimento] o [Attivazione: Principale/Combattimento].",
  "8-3-4-2-1": "Quando questa azione è fatta, torna a 8-3-3.",
  "8-3-4-3": "Finire l'Interfase di Difesa.",
  "8-3-4-3-1": "Se il giocatore non di turno non fa nulla, passa all'Interfase di Danno.",
  "8-4": "Interfase di Danno",
  "8-4-1": "Nell'Interfase di Danno il combattimento si decide così:",
  "8-4-2": "Le abilità “all'inizio della tua Interfase di Danno” diventano in sospeso.",
  "8-4-3": "Avviene un controllo di stato.",
  "8-4-4":
    "Aggiungi la potenza combo di tutte le carte nell'Area Combo del giocatore di turno alla potenza dell'attaccante.",
  "8-4-5":
    "Alla potenza della difendente si aggiunge la potenza combo di quanto si trova nell'Area Combo del giocatore non di turno.",
  "8-4-6":
    "Se la potenza dell'attaccante eguaglia o supera quella della difendente, fai così; altrimenti non succede nulla, passa a 8-4-7.",
  "8-4-6-1": "Se la difendente è un Leader:",
  "8-4-6-1-1":
    "Le abilità “quando infliggi danni” e simili diventano in sospeso, a meno che un effetto come “non subisci danni” sia in vigore in quel momento.",
  "8-4-6-1-2": "Avviene un controllo di stato.",
  "8-4-6-1-2-1": "L'attaccante infligge 1 danno al giocatore non di turno.",
  "8-4-6-1-3":
    "Se in 8-4-6-1-2-1 sono stati inflitti danni, le abilità “quando infliggi danni” e simili diventano in sospeso.",
  "8-4-6-2": "Se la difendente è una carta Combattimento:",
  "8-4-6-2-1":
    "La difendente è messa KO, e le abilità “quando (carte) vengono messe KO” diventano in sospeso.",
  "8-4-6-2-2": "Avviene un controllo di stato.",
  "8-4-6-2-3":
    "Le abilità “quando metti una carta KO”, “quando (carte) vengono messe KO” e simili diventano in sospeso.",
  "8-4-6-3": "Se la difendente è una carta Unison:",
  "8-4-6-3-1": "Le abilità “quando un segnalino è rimosso” e simili diventano in sospeso.",
  "8-4-6-3-2": "Avviene un controllo di stato.",
  "8-4-6-3-3": "Rimuovi segnalini dalla carta Unison difendente.",
  "8-4-6-3-4": "Le abilità “quando un segnalino è rimosso” e simili diventano in sospeso.",
  "8-4-7": "Le abilità “quando finisce l'Interfase di Danno” diventano in sospeso.",
  "8-4-8": "Avviene un controllo di stato.",
  "8-4-9": "Passa all'Interfase di Fine Combattimento.",
  "8-5": "Interfase di Fine Combattimento",
  "8-5-1": "Avviene un controllo di stato.",
  "8-5-2":
    "Il giocatore di turno può mettere fino a una carta Combattimento della sua Area Combo nell'Area delle Energie-Z del suo proprietario.",
  "8-5-3":
    "Il giocatore non di turno può mettere fino a una carta Combattimento della sua Area Combo nell'Area delle Energie-Z del suo proprietario.",
  "8-5-4": "Avviene un controllo di stato.",
  "8-5-5":
    "Tutti i cambiamenti di potenza che le combo hanno portato alle due carte del combattimento spariscono.",
  "8-5-6":
    "Le abilità “quando una carta della tua Area Combo viene messa nei tuoi Scarti” diventano in sospeso.",
  "8-5-7": "Avviene un controllo di stato.",
  "8-5-8": "Tutte le carte Combattimento nelle Aree Combo vanno negli Scarti dei loro proprietari.",
  "8-5-9": "Le abilità “alla fine di un combattimento” diventano in sospeso.",
  "8-5-10": "Avviene un controllo di stato.",
  "8-5-10-1":
    "Le abilità “alla fine del combattimento in cui hai fatto una combo con questa carta” delle carte messe negli Scarti in 8-5-8 diventano in sospeso in 8-5-9.",
  "8-5-11": "Gli effetti del giocatore di turno che durano il combattimento finiscono.",
  "8-5-12": "Gli effetti del giocatore non di turno che durano il combattimento finiscono.",
  "8-5-13": "Il combattimento è finito; torna a 7-3-3.",
};
