import type { Sentences } from "@arbiter/engine";

export const chapter5: Sentences = {
  "5-1": "Pescare carte",
  "5-1-1": "Pescare una carta è mettere la carta in cima a un mazzo nella mano del giocatore.",
  "5-1-2": "Per “pesca 1 carta”, metti in mano la carta in cima al tuo mazzo senza mostrarla.",
  "5-1-3": "Per “pesca X carte”, pesca una carta X volte; non succede nulla se X è 0.",
  "5-1-4": "Per “pesca fino a X carte”, non succede nulla se X è 0; altrimenti fai così:",
  "5-1-4-1": "Il giocatore può fermarsi qui.",
  "5-1-4-2": "Il giocatore pesca 1 carta.",
  "5-1-4-3": "Fermati quando 5-1-4-2 è stato fatto X volte; altrimenti torna a 5-1-4-1.",
  "5-1-5": "Pescare due o più carte conta come un'unica pescata e non innesca più volte.",
  "5-2": "Scegliere",
  "5-2-1": "Quando un'abilità dice a un giocatore di scegliere bersagli, valgono queste regole:",
  "5-2-2":
    "La carta o il giocatore da scegliere si sceglie nel momento in cui l'abilità lo chiede mentre si risolve.",
  "5-2-3":
    "Un giocatore che deve scegliere un numero di bersagli ne sceglie quanti possibile, mai meno di proposito.",
  "5-2-4": "Con “fino a” o “o meno”, il giocatore può scegliere da 0 al numero dato di bersagli.",
  "5-2-5":
    "Se non si possono scegliere tutti i bersagli chiesti, scegline quanti possibile; gli effetti su quelli si risolvono.",
  "5-2-6":
    "Se nessun bersaglio può essere scelto, nessuno lo è, e tutti gli effetti su di essi sono ignorati.",
  "5-2-7":
    "Un giocatore che sceglie in base alle sue informazioni una carta di un'area segreta può non sceglierne, anche se ce ne fosse una adatta.",
  "5-2-8": "Per scegliere una carta da un mazzo, guarda le facce del mazzo e prendi la carta in esso.",
  "5-3": "Pagare un costo energetico",
  "5-3-1":
    "Paga un costo energetico mettendo in Modalità Spossata tante carte della tua Area delle Energie quanto è il totale, compresi numero e colori del costo specifico.",
  "5-3-1-1":
    "Se il costo specifico supera il costo totale, metti in Modalità Spossata carte secondo il numero e i colori del costo specifico.",
  "5-3-2": "Una carta con costo energetico 0 si gioca o si attiva senza pagare nulla.",
  "5-3-3":
    "Non puoi dichiarare un'azione con un costo se le tue energie attive e i tuoi segnalini Energia non bastano a pagarla.",
  "5-3-3-1":
    "Per eccezione puoi dichiararla se un effetto in vigore sostituisce il pagamento o permette l'evento, o se il costo modificato può essere pagato.",
  "5-3-4":
    "Se un effetto impedisce a un giocatore di pagare il costo energetico di un'azione dichiarata, anche l'azione fallisce.",
  "5-4": "Pagare un costo di energia-Z",
  "5-4-1":
    "Paga un costo di energia-Z mettendo altrettante carte della tua Area delle Energie-Z negli Scarti del loro proprietario.",
  "5-4-1-1": "Il colore delle carte messe negli Scarti non conta, se non è detto altro.",
  "5-4-2": "Una carta con costo di energia-Z 0 si gioca o si attiva senza pagarlo.",
  "5-4-3": "Non puoi dichiarare un'azione con costo di energia-Z senza abbastanza energia-Z per pagarla.",
  "5-4-3-1":
    "Per eccezione puoi se un effetto in vigore sostituisce il pagamento con ciò che puoi fare, o cambia il costo in uno che puoi pagare.",
  "5-4-4":
    "Se un effetto impedisce a un giocatore di pagare il costo di un'azione dichiarata, anche l'azione fallisce.",
  "5-5": "Giocare carte",
  "5-5-1":
    "Giocare è mettere una carta Combattimento in un'Area di Combattimento o una carta Unison in un'Area Unison, per lo più dalla mano o dal Mazzo-Z.",
  "5-5-2":
    "Nella sua Fase Principale il giocatore di turno può giocare una carta Combattimento dalla mano nella sua Area di Combattimento, così:",
  "5-5-2-1":
    "Il giocatore rivela la carta, mette energie in Modalità Spossata per il suo costo e dichiara di giocarla; senza abbastanza energia non può dichiararla.",
  "5-5-2-2": "Si apre una finestra di risposta.",
  "5-5-2-3": "La carta Combattimento viene giocata.",
  "5-5-3":
    "Una carta Combattimento giocata da un'abilità va nell'Area di Combattimento del giocatore senza pagarne il costo energetico, se non è detto altro, così:",
  "5-5-3-1": "Il giocatore nomina l'abilità che deve giocare la carta Combattimento.",
  "5-5-3-2": "Il giocatore determina il costo dell'abilità necessario e lo paga per intero.",
  "5-5-3-3": "L'abilità si attiva.",
  "5-5-3-4": "Si apre una finestra di risposta.",
  "5-5-3-5": "La carta Combattimento viene giocata.",
  "5-5-3-6": "Si apre una finestra di risposta.",
  "5-5-4": "Se un effetto fa fallire la giocata della carta, questa va negli Scarti del suo proprietario.",
  "5-5-5": "Per giocare carte Unison, vedi 13-2.",
  "5-5-6": "Per giocare carte Combattimento-Z, vedi 16-2.",
  "5-6": "Pagare un costo combo",
  "5-6-1":
    "Paga un costo combo mettendo in Modalità Spossata altrettante carte della tua Area delle Energie.",
  "5-6-1-1": "I colori delle carte messe in Modalità Spossata non contano, se non è detto altro.",
  "5-6-2": "Una carta con costo combo 0 si usa in una combo senza pagarlo.",
  "5-6-3":
    "Non puoi dichiarare una combo se le tue energie attive e i tuoi segnalini Energia non bastano a pagarne il costo combo.",
  "5-6-3-1":
    "Per eccezione puoi se un effetto in vigore sostituisce il pagamento con ciò che puoi fare, o cambia il costo combo in uno che puoi pagare.",
  "5-6-4": "Se un effetto fa fallire il pagamento di un'azione dichiarata, anche l'azione fallisce.",
  "5-7": "Combo",
  "5-7-1":
    "Mettere una carta Combattimento nell'Area Combo è una combo, che aggiunge la sua potenza combo alla potenza della tua carta in combattimento.",
  "5-7-2":
    "Una carta può essere usata in una combo se né il suo costo combo né la sua potenza combo è negativo.",
  "5-7-2-1": "Una carta senza costo combo o senza potenza combo non può essere messa nell'Area Combo.",
  "5-7-3":
    "Il giocatore mette energie in Modalità Spossata per il costo combo, dichiara la combo e la esegue; se non può pagare, non può dichiararla.",
  "5-7-3-1": "Una combo per un'abilità si esegue senza pagare il costo combo, se non è detto altro.",
  "5-7-4":
    "“Carte Combattimento usate nelle combo” in un'abilità può indicare carte Combattimento fuori dall'Area di Combattimento; 20-1-2 non vale per esse.",
  "5-7-5": "Combo nell'Interfase di Attacco",
  "5-7-5-1":
    "Il giocatore di turno può usare una carta in una combo, quante volte vuole, una carta alla volta.",
  "5-7-5-1-1":
    "Il giocatore di turno può fare una combo con una delle sue carte Combattimento attive, diversa dalla carta che attacca, mettendola nella sua Area Combo.",
  "5-7-5-1-2":
    "Il giocatore di turno può rivelare una carta Combattimento dalla mano e dichiararla per una combo.",
  "5-7-5-2": "La carta Combattimento nominata viene messa nell'Area Combo.",
  "5-7-5-3": "Avviene un controllo di stato.",
  "5-7-5-4": "Se il giocatore di turno può continuare le combo, torna a 5-7-5-1.",
  "5-7-6": "Combo nell'Interfase di Difesa",
  "5-7-6-1":
    "Il giocatore non di turno può usare una carta in una combo, quante volte vuole, una carta alla volta.",
  "5-7-6-1-1":
    "Il giocatore non di turno può fare una combo con una delle sue carte Combattimento attive, diversa dalla carta che difende, mettendola nella sua Area Combo.",
  "5-7-6-1-2":
    "Il giocatore non di turno può rivelare una carta Combattimento dalla mano e dichiararla per una combo.",
  "5-7-6-2": "La carta Combattimento nominata viene messa nell'Area Combo.",
  "5-7-6-3": "Avviene un controllo di stato.",
  "5-7-6-4": "Se il giocatore non di turno può continuare le combo, torna a 5-7-6-1.",
  "5-7-7": "Se un effetto fa fallire la combo, la carta va negli Scarti del suo proprietario.",
  "5-8": "Pagare un costo dell'abilità",
  "5-8-1":
    "Pagare un costo dell'abilità è fare l'azione che nomina per attivare l'abilità, e non fa parte dell'attivazione.",
  "5-8-2":
    "Se una parte di un costo dell'abilità non può essere pagata, non se ne può pagare nulla per attivare quell'abilità.",
  "5-8-2-2": "Un'azione nominata come costo dell'abilità è pagata solo se è fatta completamente.",
  "5-8-2-2-1":
    "Se un effetto sostituisce l'azione chiesta da un costo dell'abilità, quell'azione conta come impossibile.",
  "5-8-2-2-1-1":
    "Una carta spostata come costo dell'abilità deve raggiungere l'area nominata; se una regola o un effetto ne cambia la destinazione, l'abilità non può essere pagata affatto.",
  "5-8-2-3":
    "Se un effetto sostituisce o cambia il pagamento stesso, fare l'azione sostitutiva o pagare il costo cambiato conta come pagamento intero.",
  "5-8-2-4":
    "Una riduzione con un simbolo di colore è ignorata per costi con un simbolo numerico come ①, e viceversa.",
  "5-8-3":
    "Un giocatore non può dichiarare un'azione il cui costo dell'abilità ha condizioni non soddisfatte o azioni che non può fare.",
  "5-8-3-1":
    "Per eccezione può se un effetto in vigore sostituisce le istruzioni del costo o permette l'evento, o se le istruzioni cambiate possono essere eseguite.",
  "5-8-4": "Se un effetto fa fallire il pagamento di un'azione dichiarata, anche l'azione fallisce.",
  "5-9": "Attivazione",
  "5-9-1":
    "L'attivazione è il procedimento che occorre prima che l'effetto di un'abilità possa risolversi; pagare il costo dell'abilità non ne fa parte.",
  "5-9-2":
    "Dichiarare l'attivazione di un'abilità è dire che si vuole seguire il procedimento che ne risolve l'effetto.",
  "5-10": "Infliggere e subire danni",
  "5-10-1":
    "Infliggere danni è togliere carte dall'Area delle Vite di un giocatore con regole o effetti che infliggono X danni a lui o alle sue vite.",
  "5-10-2": "Subire danni è riceverne.",
  "5-10-3": "Quando un giocatore subisce danni, si esegue la procedura dei danni.",
  "5-10-4": "Infliggere due o più danni conta come infliggere danni una volta e non innesca più volte.",
  "5-11": "Mischiare",
  "5-11-1": "Mischiare è mettere una pila di carte in ordine casuale così che nessuno conosca l'ordine.",
  "5-11-2": "Un giocatore che deve mischiare un'area mischia tutte le carte non rivelate lì presenti.",
  "5-11-2-1": "Anche con zero o una carta nella pila, la mischiata conta come fatta.",
  "5-11-2-2": "Carte di più aree si mischiano separatamente per ogni area.",
  "5-11-3":
    "Le mescola il giocatore la cui area contiene le carte, chiunque sia il controllore dell'effetto.",
  "5-12": "KO",
  "5-12-1":
    "Mettere KO una carta Combattimento è metterla dall'Area di Combattimento negli Scarti del suo proprietario.",
  "5-12-2":
    "Una carta è messa KO solo da un effetto o una regola che lo dice; finire altrimenti negli Scarti non è per forza un KO.",
  "5-12-3":
    "Le abilità “quando questa carta viene messa KO” diventano in sospeso anche se un effetto continuo manda la carta altrove, o fuori dal gioco, invece che negli Scarti.",
  "5-13": "Rimuovere segnalini",
  "5-13-1": "Rimuovere segnalini è ridurre di altrettanti il numero di segnalini su una carta.",
  "5-13-2": "Quando il numero di segnalini su una carta scende, togline altrettanti.",
  "5-13-3":
    "Quando una carta con segnalini va in un'area diversa dall'Area Unison dell'avversario, rimuovi tutti i suoi segnalini.",
  "5-13-4": "Quando un segnalino è rimosso da una carta Unison, il suo giocatore segue questi passi:",
  "5-13-4-1": "Per un segnalino, il giocatore toglie un segnalino dalla carta Unison.",
  "5-13-4-2": "Per X segnalini, il giocatore rimuove un segnalino X volte; non succede nulla se X è 0.",
  "5-14": "Mettere segnalini Energia",
  "5-14-1": "Mettere segnalini Energia è porne il numero dato nell'Area delle Energie del giocatore.",
};
