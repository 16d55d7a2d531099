import type { Sentences } from "@arbiter/engine";

export const chapter23: Sentences = {
  "23-1": "Cicli infiniti",
  "23-1-1":
    "Azioni che possono o devono ripetersi senza fine sono un ciclo infinito, un giro di esso è un'azione del ciclo, e si tratta così.",
  "23-1-1-1": "Un ciclo che nessun giocatore può fermare rende la partita patta.",
  "23-1-1-2":
    "Se un giocatore può fermarlo, annuncia un numero di giri, si giocano e lì si ferma; non può riavviarlo se non costretto.",
  "23-1-1-3":
    "Se possono entrambi, il giocatore di turno annuncia un numero, poi l'altro; si gioca il più basso, il suo giocatore si ferma, e l'altro non può riavviarlo se non costretto.",
  "23-2": "Carte messe sotto altre",
  "23-2-1":
    "Abilità e simili possono mettere carte sotto o sopra carte nelle aree di Combattimento, Combo, Leader e Unison.",
  "23-2-2":
    "Le carte messe sotto altre stanno a faccia in su, hanno le abilità annullate e formano un'unica carta con quella in cima.",
  "23-2-2-1": "L'ordine di carte impilate non può essere cambiato da abilità o simili, se non è detto altro.",
  "23-2-2-2": "L'area di una carta sotto un'altra conta come l'area della carta in cima.",
  "23-2-2-3":
    "Quando si parla delle carte sotto altre in quanto tali, sono trattate come carte diverse da quella in cima.",
  "23-2-2-4":
    "[Supremo] e le abilità legate all'essere o andare sotto una carta, o all'essere coperta, non sono annullate; il loro controllore è quello della carta in cima.",
  "23-2-3": "Mettere un'altra carta sotto una carta non permette di cambiare l'ordine di quelle già sotto.",
  "23-2-4": "Le nuove carte messe sotto una carta che ne ha già vanno in fondo alla pila.",
  "23-2-5":
    "Quando una carta lascia l'Area di Combattimento, Combo o Unison per un'area di altro nome, le carte sotto vanno negli Scarti, e le loro abilità [Auto] di spostamento non si attivano.",
  "23-2-5-1":
    "Le carte spostate da sotto un'altra carta a un'area diversa non attivano le loro abilità [Auto] di spostamento.",
  "23-2-6":
    "Una carta che passa nell'area dello stesso nome di un altro giocatore porta con sé tutte le carte sotto.",
  "23-2-7":
    "Se si sposta solo la carta in cima, le carte sotto restano, mantenendo gli effetti sulla sua potenza e se è in combattimento.",
  "23-2-7-1":
    "Gli effetti continui diversi dai cambiamenti di potenza non sono mantenuti dalle carte che erano sotto.",
  "23-3": "Fonti",
  "23-3-1": "Alcuni effetti chiedono la fonte di un costo dell'abilità, di un effetto o di danni.",
  "23-3-2":
    "La fonte di un'abilità è la carta che la ha; nei casi seguenti è una fonte l'abilità che ha causato l'evento.",
  "23-3-2-1":
    "Un effetto che porta la potenza di una carta Combattimento a zero o meno è la fonte del suo finire negli Scarti per esecuzione delle regole.",
  "23-3-2-2":
    "Un effetto che toglie gli ultimi segnalini di una carta Unison è la fonte del suo finire negli Scarti.",
  "23-3-2-3":
    "Un effetto che porta la potenza di una carta Unison a zero o meno è la fonte se essa va negli Scarti per il segnalino che allora perde.",
  "23-3-2-4": "Un effetto che fa lasciare un'area a una carta Z è la fonte della sua rimozione dal gioco.",
  "23-3-2-5":
    "Un effetto che fa lasciare un'area a una carta con [Supremo] è la fonte della sua rimozione dal gioco.",
  "23-3-3": "La fonte dei danni è la seguente:",
  "23-3-3-1":
    "Per danni inflitti alle vite dalle regole nell'Interfase di Danno, la fonte è la carta che attacca.",
  "23-3-3-2":
    "Per danni inflitti alle vite dall'abilità di una carta, la fonte è quella carta, se non è detto altro.",
  "23-4": "Più effetti che non si possono trattare insieme",
  "23-4-1": "Degli effetti possono chiedere più azioni che non si possono fare tutte.",
  "23-4-2":
    "Ciò che non si può più fare dopo le azioni di un altro effetto è ignorato, perciò conta l'ordine di risoluzione.",
  "23-5": "Carte in Modalità Nascosta",
  "23-5-1": "Le carte in Modalità Nascosta sono informazione pubblica.",
  "23-5-2":
    "Una carta in Modalità Nascosta è trattata come una singola carta senza alcuna delle informazioni della sua faccia.",
  "23-5-2-1":
    "Ogni colore, nome, tratto speciale, costo, potenza, abilità o segnalino che un'abilità dà a una carta in Modalità Nascosta è ignorato.",
  "23-5-2-2": "Per eccezione, si applica 14-1-4 se la faccia della carta è una carta Z.",
  "23-5-2-3": "Per eccezione, si applica 19-1-7 se la faccia della carta è una pedina.",
  "23-5-2-4":
    "La faccia conta ancora per risolvere un effetto la cui abilità ha per bersaglio una carta in Modalità Nascosta o mette il bersaglio in Modalità Nascosta.",
  "23-5-2-5": "Per eccezione, si applica 22-14-3 se la faccia della carta ha [Supremo].",
  "23-5-3": "Una carta in Modalità Nascosta è comunque in Modalità Attiva o Spossata.",
  "23-5-4":
    "Una carta in combattimento messa in Modalità Nascosta non attacca né difende più, e non è più in combattimento.",
  "23-5-5":
    "Una carta in Modalità Nascosta che finisce sotto un'altra carta nella sua area è girata a faccia in su.",
};
