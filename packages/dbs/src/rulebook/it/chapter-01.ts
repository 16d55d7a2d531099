import type { Sentences } from "@arbiter/engine";

export const chapter1: Sentences = {
  "1-1": "Energia",
  "1-1-1": "Energia indica le carte nell'Area delle Energie.",
  "1-1-2": "L'energia serve soprattutto a pagare costi energetici, costi combo e costi dell'abilità.",
  "1-2": "Costo energetico",
  "1-2-1":
    "Il costo energetico si paga per giocare una carta dalla mano o attivarne l'abilità; ha un costo totale e un costo specifico.",
  "1-2-2": "Il costo totale è il numero intero del costo energetico, costi specifici compresi.",
  "1-2-2-1": "Un costo totale inferiore al costo specifico conta come il numero del costo specifico.",
  "1-2-2-2": "Un costo energetico dato come X si chiama costo X.",
  "1-2-2-2-1": "Quando si paga un costo energetico e nulla fissa X, il controllore della carta sceglie X.",
  "1-2-2-2-2": "Quando non si paga un costo energetico, un X che nulla fissa è 0.",
  "1-2-3":
    "Il costo specifico dice quante carte del colore mostrato devono essere tra quelle che pagano il costo energetico.",
  "1-2-3-1":
    "Una riduzione di un costo specifico toglie solo la quantità data e non lo porta mai sotto zero.",
  "1-2-3-2": "Quando qualcosa è considerato senza costo specifico, i colori di quel costo sono ignorati.",
  "1-2-3-3": "Ogni simbolo di colore nel costo di un'abilità vale un'energia di quel colore.",
  "1-2-4": "“Costo energetico” in un testo indica quello delle carte Combattimento, Extra e Unison.",
  "1-2-5": "Un'abilità che parla del costo energetico di una carta usa quanto segue:",
  "1-2-5-1": "Se il costo specifico non supera il costo totale, si usa il costo totale.",
  "1-2-5-2": "Se il costo totale è inferiore al costo specifico, si usa il numero del costo specifico.",
  "1-2-5-3": "Un costo X che nulla fissa conta come 0 quando si applica 1-2-5-1 o 1-2-5-2.",
  "1-3": "Energia-Z",
  "1-3-1": "Energia-Z indica le carte nell'Area delle Energie-Z.",
  "1-3-2": "Le carte nell'Area delle Energie-Z servono soprattutto a pagare costi di energia-Z.",
  "1-4": "Costo di energia-Z",
  "1-4-1":
    "Il costo di energia-Z dice quante energie-Z chiede il [Risveglio-Z] di un Leader-Z, giocare una carta Combattimento-Z o mettere una carta Extra-Z.",
  "1-4-1-1": "Alcuni costi di energia-Z sono dati come X.",
  "1-4-1-1-1": "Quando si paga un costo di energia-Z e nulla fissa X, il controllore della carta sceglie X.",
  "1-4-1-1-2": "Quando non si paga un costo di energia-Z, un X che nulla fissa è 0.",
  "1-5": "Abilità",
  "1-5-1": "Le abilità sono i testi nel riquadro di una carta, che descrivono azioni del gioco.",
  "1-5-2": "Un'abilità comincia con il suo tipo, o è scritta come abilità parola chiave.",
  "1-5-2-1": "Alcune abilità hanno virgolette o un punto elenco davanti al loro tipo.",
  "1-5-3": "Ci sono quattro tipi di abilità: [Attivazione], [Continuo], [Auto] e [Contro].",
  "1-5-4":
    "Quando ha la priorità, un giocatore può dichiarare e attivare un'abilità [Attivazione] le cui condizioni sono soddisfatte pagandone il costo.",
  "1-5-4-1":
    "Le abilità [Attivazione] sono [Attivazione: Principale], [Attivazione: Combattimento] e [Attivazione: Principale/Combattimento].",
  "1-5-4-1-1":
    "Nella sua Fase Principale il giocatore di turno può attivare abilità [Attivazione: Principale] e [Attivazione: Principale/Combattimento].",
  "1-5-4-1-2":
    "Nell'Interfase di Attacco il giocatore di turno può attivare abilità [Attivazione: Combattimento] (stampato Principale per errore; vedi 8-2-4-2) e [Attivazione: Principale/Combattimento].",
  "1-5-4-1-3":
    "Nell'Interfase di Difesa il giocatore non di turno può attivare abilità [Attivazione: Combattimento] e [Attivazione: Principale/Combattimento].",
  "1-5-4-2":
    "In un'abilità [Attivazione] il testo prima dei due punti è il costo dell'abilità, quello dopo è l'effetto.",
  "1-5-4-3":
    "Alcune abilità [Attivazione] di carte Combattimento e di Leader non hanno costo dell'abilità e riportano il solo effetto.",
  "1-5-5": "Un'abilità [Continuo] agisce di continuo sulla partita finché è valida.",
  "1-5-5-1": "Le abilità [Continuo] si scrivono “[Continuo] (effetto)”.",
  "1-5-6":
    "Un'abilità [Auto] diventa in sospeso da sé quando la sua condizione d'innesco è soddisfatta, e si attiva a un controllo di stato, dove va pagato ogni costo dell'abilità.",
  "1-5-6-1": "Alcune abilità [Auto] si scrivono “[Auto] costo dell'abilità: (effetto)”.",
  "1-5-6-2": "Gli effetti [Auto] sono formulati “Quando (condizione d'innesco), fai (effetto)”.",
  "1-5-6-3":
    "Un'abilità [Auto] innescata fuori da un controllo di stato si attiva e si risolve al controllo di stato successivo.",
  "1-5-6-4":
    "Un'abilità [Auto] innescata durante un controllo di stato si attiva e si risolve in quel controllo di stato.",
  "1-5-7":
    "Un'abilità [Contro] può essere dichiarata e attivata solo in una finestra di risposta che ne soddisfa la condizione.",
  "1-5-9": "Le spiegazioni tra parentesi sono note: fanno parte del testo, ma non agiscono sulla partita.",
  "1-5-8-1":
    "Le parentesi possono anche contenere il testo di un'abilità, messo a parte solo perché si capisca meglio.",
  "1-5-9b": "Un testo può dire di una carta senza alcun testo che è “senza abilità”.",
  "1-6": "Costo dell'abilità",
  "1-6-1":
    "Le azioni prima dei due punti di un'abilità [Attivazione], [Auto] o [Contro] sono il suo costo dell'abilità.",
  "1-6-2": "Pagare un costo dell'abilità è fare l'azione che esso nomina.",
  "1-6-3": "Più azioni di un costo dell'abilità si fanno nell'ordine stampato, dall'inizio del testo.",
  "1-6-4":
    "I costi dell'abilità aggiunti da altri effetti vengono dopo, nell'ordine in cui quegli effetti si sono risolti.",
  "1-6-5": "I costi dell'abilità possono contenere questi simboli:",
  "1-6-5-1":
    "Un numero in un cerchio, come ①, si paga scegliendo e mettendo in Modalità Spossata altrettante energie.",
  "1-6-5-2":
    "I cerchi colorati si pagano scegliendo e mettendo in Modalità Spossata un'energia di quel colore per ciascuno.",
  "1-6-5-3": "I costi dell'abilità possono contenere parole chiave.",
  "1-6-5-4": "“[X]” in un costo dell'abilità indica un costo dell'abilità in segnalini.",
  "1-7": "Effetti",
  "1-7-1": "L'effetto è la parte di un'abilità che non è il suo costo dell'abilità.",
  "1-7-2":
    "Gli effetti sono immediati, continui o di sostituzione, e possono essere di più di uno di questi tipi.",
  "1-7-2-1":
    "Un effetto immediato esegue le sue istruzioni quando si risolve e poi è finito, per esempio “pesca 1 carta”.",
  "1-7-2-1-1":
    "Un effetto immediato può essere ritardato: le sue istruzioni si eseguono nel momento che nomina, separato dalla sua attivazione.",
  "1-7-2-2":
    "Un effetto continuo è valido per una durata, anche non detta; una durata detta copre il testo fino al punto successivo.",
  "1-7-2-2-1":
    "Un effetto continuo può essere ritardato: comincia nel momento che nomina, separato dalla sua attivazione.",
  "1-7-2-3":
    "Un effetto di sostituzione esegue un altro evento al posto di quello che avverrebbe, come in “quando fai A, fai invece B”.",
  "1-8": "Colori",
  "1-8-1": "I cinque colori sono rosso, blu, verde, giallo e nero.",
  "1-8-1-1": "Una carta può avere più di un colore, per esempio rosso e blu.",
  "1-8-1-1-1": "I testi chiamano multicolore una carta di più colori.",
  "1-8-1-1-1-1": "I testi chiamano le carte dei colori X e Y “multicolore XY” o “multicolore X/Y”.",
  "1-8-1-1-1-2":
    "Una carta che riceve altri colori li ha tutti, ma una carta in origine di un solo colore non diventa per questo multicolore, se non è detto altro.",
  "1-8-1-2": "Le carte “esclusivamente (colore)” sono quelle che hanno solo quel colore.",
  "1-8-1-2-1":
    "Una carta in origine di un solo colore che ottiene colori li ha tutti, ma conta ancora come esclusivamente del suo colore d'origine.",
  "1-8-2":
    "“Lo stesso colore” significa esattamente lo stesso colore o la stessa combinazione di colori, e nessun'altra.",
  "1-9": "Fronte e retro di una carta",
  "1-9-1": "Le carte hanno un fronte e un retro.",
  "1-9-1-1":
    "Il fronte di un Leader porta in alto a destra il simbolo del fronte; quello delle altre carte mostra il numero di carta.",
  "1-9-1-2":
    "Il retro di un Leader porta in alto a destra il simbolo del retro; quello delle altre carte mostra le Sfere del Drago.",
  "1-10": "Posizioni delle carte: Modalità Attiva e Spossata, Nascosta e Rivelata",
  "1-10-1":
    "Le carte nelle aree Leader, di Combattimento, delle Energie e Unison sono sempre in una di due posizioni:",
  "1-10-1-1": "Modalità Attiva: la carta è diritta per il suo giocatore.",
  "1-10-1-1-1":
    "Una carta disegnata in orizzontale è in Modalità Attiva nell'Area Leader, di Combattimento o Unison quando è coricata.",
  "1-10-1-1-2": "Le carte nell'Area delle Energie sono in Modalità Attiva quando sono diritte ma capovolte.",
  "1-10-1-1-2-1":
    "Una carta dal disegno orizzontale speciale è invece in Modalità Attiva nell'Area delle Energie quando è messa come nella figura.",
  "1-10-1-2": "Modalità Spossata: la carta è coricata per il suo giocatore.",
  "1-10-1-2-1":
    "Una carta disegnata in orizzontale è in Modalità Spossata nell'Area Leader, di Combattimento o Unison quando è diritta.",
  "1-10-2":
    "Le carte nelle aree Leader, di Combattimento, delle Energie e Unison sono inoltre sempre messe in uno di due modi:",
  "1-10-2-1": "Modalità Rivelata: la carta sta con il fronte visibile.",
  "1-10-2-2": "Modalità Nascosta: la carta sta con il retro visibile.",
  "1-11": "Segnalini",
  "1-11-1": "I segnalini si mettono per lo più su carte Unison e ne mostrano lo stato e le abilità.",
  "1-11-2": "Il numero di segnalini su una carta è un intero positivo.",
  "1-12": "Vite",
  "1-12-1": "Vite indica le carte nell'Area delle Vite.",
  "1-13": "Danni",
  "1-13-1": "I danni sono la perdita di vite di un giocatore, per lo più per attacchi o abilità.",
  "1-13-2":
    "Solo gli effetti e le regole che dicono che si infliggono o subiscono danni ne causano; una vita persa altrimenti, come aggiunta alla mano, non conta.",
  "1-14": "Segnalini Energia",
  "1-14-1":
    "I segnalini Energia servono da energia quando si paga un costo energetico, un costo combo o un costo dell'abilità.",
  "1-14-2":
    "Pagando energia puoi rimuovere dal gioco un segnalino Energia come se mettessi in Modalità Spossata un'energia del colore del tuo Leader.",
  "1-14-3":
    "I segnalini Energia stanno nell'Area delle Energie ma non contano né come carte né come energie.",
};
