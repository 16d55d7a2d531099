import type { Sentences } from "@arbiter/engine";

export const chapter7: Sentences = {
  "7-1":
    "Nella Fase Principale il giocatore attivo può mettere a riposo un Leader o un Personaggio attivo per attaccare il Leader avversario o un Personaggio avversario a riposo; seguono in ordine i passi del combattimento.",
  "7-1-1": "Passo di Attacco",
  "7-1-1-1":
    "Il giocatore attivo dichiara un attacco mettendo a riposo il suo Leader attivo o 1 dei suoi Personaggi attivi nell'area dei Personaggi.",
  "7-1-1-2":
    "Il giocatore dell'attaccante sceglie il bersaglio: il Leader avversario o 1 Personaggio avversario a riposo.",
  "7-1-1-3": "Gli effetti [Attaccando], “quando attacchi” e [Attacco avversario] si attivano.",
  "7-1-1-4":
    "Se attaccante o bersaglio ha cambiato area alla fine del Passo di Attacco, salta il Passo di Blocco e vai alla fine del combattimento.",
  "7-1-2": "Passo di Blocco",
  "7-1-2-1":
    "Il giocatore attaccato può attivare il [Bloccante] di una delle sue carte, una sola volta in questo combattimento.",
  "7-1-2-2": "Quando un [Bloccante] è attivato, gli effetti [Bloccando] e “quando blocchi” si attivano.",
  "7-1-2-3":
    "Se attaccante o bersaglio ha cambiato area alla fine del Passo di Blocco, salta il Passo di Counter e vai alla fine del combattimento.",
  "7-1-3": "Passo di Counter",
  "7-1-3-1": "Gli effetti “quando attaccato” del giocatore attaccato si attivano.",
  "7-1-3-2": "Il giocatore attaccato può fare questo quante volte e nell'ordine che vuole:",
  "7-1-3-2-1":
    "Scartare dalla mano un Personaggio con un simbolo Counter per aumentare di quel valore la potenza del suo Leader o di 1 Personaggio per questo combattimento.",
  "7-1-3-2-2": "Pagare un Evento con [Counter] in mano e scartarlo per attivarne l'effetto [Counter].",
  "7-1-3-3":
    "Se attaccante o bersaglio ha cambiato area alla fine del Passo di Counter, salta il Passo di Danno e vai alla fine del combattimento.",
  "7-1-4": "Passo di Danno",
  "7-1-4-1":
    "Confronta le potenze: un attaccante che eguaglia o supera il bersaglio vince il combattimento, e il seguito dipende dalla categoria del bersaglio.",
  "7-1-4-1-1": "Un Leader battuto subisce 1 danno.",
  "7-1-4-1-1-1":
    "Se l'avversario non ha Vita quando si determinano i danni, il giocatore che attacca vince la partita.",
  "7-1-4-1-1-2":
    "Con 1 o più Vite, l'avversario mette in mano la carta Vita in cima, o può invece rivelare una carta [Trigger] e attivarla.",
  "7-1-4-1-1-3":
    "Per 2 o più danni, per esempio con [Doppio Attacco], ripeti 7-1-4-1-1-2 una volta per ogni danno.",
  "7-1-4-1-2": "Un Personaggio battuto è messo KO, e segue la fine del combattimento.",
  "7-1-4-2":
    "Un attaccante con meno potenza del bersaglio perde; non succede nulla e segue la fine del combattimento.",
  "7-1-5": "Fine del combattimento",
  "7-1-5-1": "Il combattimento sta per finire.",
  "7-1-5-2": "Gli effetti che avvengono alla fine di questo combattimento, o che lo riguardano, si attivano.",
  "7-1-5-3": "Gli effetti del giocatore attivo che durano il combattimento diventano invalidi.",
  "7-1-5-4": "Gli effetti del giocatore non attivo che durano il combattimento diventano invalidi.",
  "7-1-5-5": "Il combattimento è finito, e si torna a 6-5-2.",
};
