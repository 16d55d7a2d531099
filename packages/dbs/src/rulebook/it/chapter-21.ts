import type { Sentences } from "@arbiter/engine";

export const chapter21: Sentences = {
  "21-1": "Basi dell'esecuzione delle regole",
  "21-1-1": "L'esecuzione delle regole è ciò che le regole compiono da sé quando avvengono certi eventi.",
  "21-1-2": "L'esecuzione delle regole è d'interruzione o di conferma.",
  "21-1-2-1":
    "Un'esecuzione d'interruzione si fa appena avviene il suo evento, anche in mezzo ad altre azioni.",
  "21-1-2-2": "Più esecuzioni d'interruzione che nascono insieme si fanno tutte nello stesso momento.",
  "21-1-2-2b":
    "Un'esecuzione di conferma si fa solo a un controllo di stato o in una finestra di risposta, e solo se le sue condizioni sono allora soddisfatte.",
  "21-1-2-2-1": "Più esecuzioni di conferma dovute insieme si fanno tutte nello stesso momento.",
  "21-2": "Sconfitta",
  "21-2-1": "La sconfitta è giudicata da un'esecuzione d'interruzione.",
  "21-2-2":
    "Quando comincia l'esecuzione delle regole, ogni giocatore che soddisfa una condizione di sconfitta qui sotto perde.",
  "21-2-2-1": "Non avere carte nell'Area delle Vite è una condizione di sconfitta per il suo giocatore.",
  "21-2-2-2": "Non avere carte nel mazzo è una condizione di sconfitta per il suo giocatore.",
  "21-3": "Danni",
  "21-3-1": "I danni sono inflitti da un'esecuzione di conferma.",
  "21-3-2":
    "Un giocatore che subisce X danni aggiunge X volte alla mano una carta Vita scelta; per 0 non si infligge nulla e nessuna condizione di danno è soddisfatta.",
  "21-4": "Combo non valida",
  "21-4-1": "Le combo non valide sono trattate da un'esecuzione di conferma.",
  "21-4-2":
    "Le carte Combattimento nell'Area Combo fuori da un combattimento si mettono nelle Aree degli Scarti dei loro proprietari.",
  "21-5": "Mettere una carta sopra un'altra",
  "21-5-1": "Mettere una carta sopra un'altra è trattato da un'esecuzione d'interruzione.",
  "21-5-2":
    "Una carta messa sopra un'altra nell'Area di Combattimento, Leader o Unison ne prende posizione, cambiamenti di potenza e se è in combattimento.",
  "21-5-2-1": "Gli effetti continui sulla carta sotto che non cambiano la potenza non vengono presi.",
  "21-6": "Carta Combattimento con potenza zero o meno",
  "21-6-1": "Le carte Combattimento con potenza zero o meno sono trattate da un'esecuzione di conferma.",
  "21-6-2":
    "Una carta Combattimento con potenza zero o meno va negli Scarti, nonostante [Indistruttibile] e abilità simili.",
  "21-6-2-1":
    "Una carta Combattimento messa negli Scarti perché un effetto ne ha portato la potenza a zero o meno conta come messa lì da quell'effetto.",
  "21-7": "Segnalini rimossi da una carta Unison",
  "21-7-1": "La rimozione di segnalini è trattata da un'esecuzione d'interruzione.",
  "21-7-2":
    "Se dopo una rimozione restano segnalini, la carta Unison torna al suo stato d'origine, libera da effetti continui, cambiamenti di potenza compresi.",
  "21-7-3":
    "Una carta Unison a cui una rimozione non lascia segnalini si mette nell'Area degli Scarti del suo proprietario.",
  "21-7-3-1":
    "Una carta Unison messa negli Scarti perché un effetto ne ha tolto gli ultimi segnalini conta come messa lì da quell'effetto.",
  "21-8": "Carta Unison con potenza zero o meno",
  "21-8-1": "Le carte Unison con potenza zero o meno sono trattate da un'esecuzione di conferma.",
  "21-8-2": "Quando la potenza di una carta Unison è zero o meno, toglile 1 segnalino.",
  "21-8-2-1":
    "Se un effetto ha portato la potenza a zero e il segnalino tolto era l'ultimo, la carta Unison conta come messa negli Scarti da quell'effetto.",
  "21-9": "Carta Unison senza segnalini",
  "21-9-1": "Le carte Unison senza segnalini sono trattate da un'esecuzione d'interruzione.",
  "21-9-2":
    "Una carta Unison in un'Area Unison senza segnalini si mette nell'Area degli Scarti del suo proprietario.",
  "21-10": "Leader girati",
  "21-10-1": "Girare un Leader è trattato da un'esecuzione d'interruzione.",
  "21-10-2":
    "Un Leader girato mantiene posizione, effetti continui sulla sua potenza e se è in combattimento.",
  "21-10-2-1": "Gli effetti continui su un Leader girato che non riguardano la potenza vanno persi.",
  "21-11": "Superare un limite al numero di carte",
  "21-11-1": "Superare un limite di carte è trattato da un'esecuzione d'interruzione.",
  "21-11-2":
    "Si fa quando delle carte violano un limite come [Unico], il numero di carte Extra-Z in un'Area di Combattimento o di carte Unison in un'Area Unison.",
  "21-11-3":
    "Il controllore delle carte in eccesso sceglie quali tenere fino al limite e mette le altre negli Scarti.",
  "21-12": "Carta con [Supremo] rimossa dal gioco da [Supremo]",
  "21-12-1": "La rimozione dal gioco per [Supremo] è un'esecuzione d'interruzione.",
  "21-13": "Cambio di controllore di una carta o abilità",
  "21-13-1": "Un cambio di controllore appartiene all'esecuzione di conferma delle regole.",
  "21-14": "Carta Combattimento messa KO",
  "21-14-1": "Un KO è trattato da un'esecuzione d'interruzione.",
  "21-14-2": "Una carta Combattimento messa KO si mette nell'Area degli Scarti del suo proprietario.",
  "21-15": "Carta Z che lascia un'area ed è rimossa dal gioco",
  "21-15-1": "La rimozione dal gioco di una carta Z che lascia la sua area è un'esecuzione d'interruzione.",
  "21-16": "Carta messa in Modalità Rivelata o Nascosta",
  "21-16-1": "Mettere una carta in Modalità Rivelata o Nascosta è trattato da un'esecuzione d'interruzione.",
  "21-16-2":
    "Una carta messa in Modalità Rivelata o Nascosta resta Attiva o Spossata, ma perde gli effetti continui e la sua parte in un combattimento.",
};
