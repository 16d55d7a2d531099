import type { Sentences } from "@arbiter/engine";

export const chapter1: Sentences = {
  "1-1": "Energia",
  "1-2": "Costo energetico",
  "1-2-2-1": "Un costo totale inferiore al costo specifico conta come il numero del costo specifico.",
  "1-2-2-2-1": "Quando si paga un costo energetico e nulla fissa X, il controllore della carta sceglie X.",
  "1-2-2-2-2": "Quando non si paga un costo energetico, un X che nulla fissa è 0.",
  "1-2-3-1":
    "Una riduzione di un costo specifico toglie solo la quantità data e non lo porta mai sotto zero.",
  "1-2-3-2": "Quando qualcosa è considerato senza costo specifico, i colori di quel costo sono ignorati.",
  "1-2-5": "Un'abilità che parla del costo energetico di una carta usa quanto segue:",
  "1-2-5-1": "Se il costo specifico non supera il costo totale, si usa il costo totale.",
  "1-2-5-2": "Se il costo totale è inferiore al costo specifico, si usa il numero del costo specifico.",
  "1-2-5-3": "Un costo X che nulla fissa conta come 0 quando si applica 1-2-5-1 o 1-2-5-2.",
  "1-3": "Energia-Z",
  "1-4": "Costo di energia-Z",
  "1-4-1-1-1": "Quando si paga un costo di energia-Z e nulla fissa X, il controllore della carta sceglie X.",
  "1-4-1-1-2": "Quando non si paga un costo di energia-Z, un X che nulla fissa è 0.",
  "1-5": "Abilità",
  "1-5-4":
    "Quando ha la priorità, un giocatore può dichiarare e attivare un'abilità [Attivazione] le cui condizioni sono soddisfatte pagandone il costo.",
  "1-5-4-1-1":
    "Nella sua Fase Principale il giocatore di turno può attivare abilità [Attivazione: Principale] e [Attivazione: Principale/Combattimento].",
  "1-5-4-1-2":
    "Nell'Interfase di Attacco il giocatore di turno può attivare abilità [Attivazione: Combattimento] (stampato Principale per errore; vedi 8-2-4-2) e [Attivazione: Principale/Combattimento].",
  "1-5-4-1-3":
    "Nell'Interfase di Difesa il giocatore non di turno può attivare abilità [Attivazione: Combattimento] e [Attivazione: Principale/Combattimento].",
  "1-5-5": "Un'abilità [Continuo] agisce di continuo sulla partita finché è valida.",
  "1-5-6":
    "Un'abilità [Auto] diventa in sospeso da sé quando la sua condizione d'innesco è soddisfatta, e si attiva a un controllo di stato, dove va pagato ogni costo dell'abilità.",
  "1-5-6-3":
    "Un'abilità [Auto] innescata fuori da un controllo di stato si attiva e si risolve al controllo di stato successivo.",
  "1-5-6-4":
    "Un'abilità [Auto] innescata durante un controllo di stato si attiva e si risolve in quel controllo di stato.",
  "1-5-7":
    "Un'abilità [Contro] può essere dichiarata e attivata solo in una finestra di risposta che ne soddisfa la condizione.",
  "1-6": "Costo dell'abilità",
  "1-6-2": "Pagare un costo dell'abilità è fare l'azione che esso nomina.",
  "1-6-3": "Più azioni di un costo dell'abilità si fanno nell'ordine stampato, dall'inizio del testo.",
  "1-6-4":
    "I costi dell'abilità aggiunti da altri effetti vengono dopo, nell'ordine in cui quegli effetti si sono risolti.",
  "1-6-5": "I costi dell'abilità possono contenere questi simboli:",
  "1-6-5-1":
    "Un numero in un cerchio, come ①, si paga scegliendo e mettendo in Modalità Spossata altrettante energie.",
  "1-6-5-2":
    "I cerchi colorati si pagano scegliendo e mettendo in Modalità Spossata un'energia di quel colore per ciascuno.",
  "1-7": "Effetti",
  "1-7-2-1-1":
    "Un effetto immediato può essere ritardato: le sue istruzioni si eseguono nel momento che nomina, separato dalla sua attivazione.",
  "1-7-2-2":
    "Un effetto continuo è valido per una durata, anche non detta; una durata detta copre il testo fino al punto successivo.",
  "1-7-2-2-1":
    "Un effetto continuo può essere ritardato: comincia nel momento che nomina, separato dalla sua attivazione.",
  "1-8": "Colori",
  "1-8-1-1-1-2":
    "Una carta che riceve altri colori li ha tutti, ma una carta in origine di un solo colore non diventa per questo multicolore, se non è detto altro.",
  "1-8-1-2-1":
    "Una carta in origine di un solo colore che ottiene colori li ha tutti, ma conta ancora come esclusivamente del suo colore d'origine.",
  "1-9": "Fronte e retro di una carta",
  "1-10": "Posizioni delle carte: Modalità Attiva e Spossata, Nascosta e Rivelata",
  "1-11": "Segnalini",
  "1-11-2": "Il numero di segnalini su una carta è un intero positivo.",
  "1-12": "Vite",
  "1-13": "Danni",
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
