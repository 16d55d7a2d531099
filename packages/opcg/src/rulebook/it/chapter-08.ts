import type { Sentences } from "@arbiter/engine";

export const chapter8: Sentences = {
  "8-1": "Tipi di effetti",
  "8-1-1": "Un effetto è un'istruzione data dal testo di una carta, insieme al suo costo.",
  "8-1-2":
    "Un effetto che dice “puoi” può essere rifiutato; ogni altro va attivato ed eseguito per quanto possibile.",
  "8-1-3": "Ci sono quattro tipi di effetti: automatici, di attivazione, permanenti e di sostituzione.",
  "8-1-3-1":
    "Un effetto automatico si attiva da solo una volta ogni volta che avviene il suo evento, se non è detto altro.",
  "8-1-3-2":
    "Per eventi simultanei, prima gli effetti permanenti, poi le sostituzioni, poi gli automatici nell'ordine scelto da ogni giocatore; ogni volta comincia il giocatore attivo.",
  "8-1-3-2-1":
    "[Giocata], [Attaccando], [Bloccando], [In caso di KO], le due parole chiave di fine turno e formule come “quando …” indicano effetti automatici.",
  "8-1-3-2-2": "Gli effetti automatici possono avere un costo di attivazione, condizioni, o entrambi.",
  "8-1-3-2-3":
    "Un effetto automatico è perso se la carta che ne ha soddisfatto il momento cambia area prima che si attivi.",
  "8-1-3-3":
    "Il giocatore attivo può dichiarare e attivare effetti di attivazione nella sua Fase Principale.",
  "8-1-3-3-1": "[Attivazione: Principale] e [Principale] indicano effetti di attivazione.",
  "8-1-3-3-2": "Gli effetti di attivazione possono avere un costo di attivazione, condizioni, o entrambi.",
  "8-1-3-4": "Un effetto permanente agisce di continuo sulla partita finché è valido.",
  "8-1-3-4-1":
    "Gli effetti che il testo non rende né automatici, né di attivazione, né di sostituzione sono permanenti.",
  "8-1-3-4-2": "Gli effetti permanenti possono avere condizioni di validità.",
  "8-1-3-4-3":
    "Un effetto permanente detto “secondo le regole” vale anche quando la sua carta è in un'area segreta.",
  "8-1-3-4-4": "Un effetto permanente vale finché le sue condizioni sono soddisfatte.",
  "8-1-3-5": "Un effetto di sostituzione è quello il cui testo dice “invece”.",
  "8-1-3-5-1":
    "Un giocatore che potrebbe sostituire qualcosa può rinunciare; l'effetto di sostituzione allora non si risolve.",
  "8-1-3-5-2":
    "Tra più sostituzioni, prima quella della carta da cui nasce, poi quelle del giocatore attivo, poi quelle del non attivo, ognuno nell'ordine scelto.",
  "8-1-3-5-3": "Ciò che è stato sostituito una volta non può più esserlo da un altro effetto.",
  "8-1-3-5-4":
    "Una sostituzione prende tutta la parte di effetto che nomina, anche mentre quell'effetto è in corso.",
  "8-1-3-5-4-1": "Dopo una sostituzione in mezzo a un testo, il resto di quel testo si esegue in ordine.",
  "8-1-3-5-5": "Una sostituzione la cui parte “invece” non può essere fatta non può applicarsi.",
  "8-2": "Effetti validi e invalidi",
  "8-2-1": "Degli effetti possono rendere altri effetti validi o invalidi, in questo modo:",
  "8-2-1-1":
    "Un effetto o una parte invalida non si esegue, le sue scelte non si fanno, e il suo costo di attivazione non può essere pagato.",
  "8-2-1-2": "Ciò che è valido solo a certe condizioni è invalido finché non sono soddisfatte.",
  "8-2-2": "Una carta con effetti invalidi non conta come “senza effetto base”.",
  "8-2-3":
    "Gli effetti automatici e di attivazione già attivati e risolti non vengono disfatti diventando invalidi.",
  "8-2-4":
    "Un effetto ottenuto da una carta dopo che i suoi effetti sono stati invalidati è valido, se non è detto altro.",
  "8-3": "Costi di attivazione e condizioni",
  "8-3-1": "L'azione che un testo esige prima di due punti (:) è il costo di attivazione dell'effetto.",
  "8-3-1-1": "Più azioni di un costo di attivazione si fanno nell'ordine stampato, dall'alto.",
  "8-3-1-2":
    "I costi di attivazione aggiunti da altri effetti vengono dopo, nell'ordine in cui quegli effetti si sono risolti.",
  "8-3-1-3": "Se una parte di un costo di attivazione è impossibile, non se ne può pagare nulla.",
  "8-3-1-4": "Un costo di attivazione con “puoi” può essere rifiutato; l'effetto allora non si attiva.",
  "8-3-1-5":
    "Un numero in un cerchio, come ①, si paga scegliendo e mettendo a riposo altrettante carte DON!! attive della tua area dei Costi.",
  "8-3-1-6":
    "“DON!! −X” si paga riportando nel tuo mazzo DON!! X delle tue carte DON!! dalle aree del Leader, dei Personaggi e dei Costi.",
  "8-3-1-7":
    "Una sostituzione può applicarsi invece di pagare un costo di attivazione, ma ciò che segue i due punti avviene solo se il costo è stato pagato com'è scritto.",
  "8-3-1-8":
    "Una parte “quando …” è il momento di attivazione dell'effetto; anche alcune parole chiave ne portano uno.",
  "8-3-2": "Indicazioni come [DON!! xX], [Tuo turno] e [Turno avversario] sono condizioni di un effetto.",
  "8-3-2-1": "Un effetto con più condizioni esige che siano tutte soddisfatte.",
  "8-3-2-2": "Anche le condizioni aggiunte da un altro effetto devono essere tutte soddisfatte.",
  "8-3-2-3": "[DON!! xX] è soddisfatta quando alla carta sono state assegnate X o più carte DON!!.",
  "8-3-2-4": "[Tuo turno] è soddisfatta durante il tuo turno.",
  "8-3-2-5": "[Turno avversario] è soddisfatta durante il turno del tuo avversario.",
  "8-3-3": "Ciò che un testo dice dopo una parte “se …” non si risolve se questa non è vera.",
  "8-4": "Attivazione e risoluzione",
  "8-4-1": "Un effetto si attiva in questi passi:",
  "8-4-1-1":
    "Le sue condizioni di attivazione devono essere soddisfatte; altrimenti non può essere attivato.",
  "8-4-1-2": "Nomina l'effetto, e rivela la sua carta se è nella tua mano.",
  "8-4-1-3": "Determina tutti i suoi costi di attivazione e pagali.",
  "8-4-1-4": "L'effetto si attiva.",
  "8-4-1-5": "L'effetto si risolve.",
  "8-4-2": "Attivare l'effetto di un Evento è scartare l'Evento ed eseguire ciò che dice.",
  "8-4-3":
    "Quando si attiva un effetto di una carta nelle aree del Leader, dei Personaggi o Luogo, eseguilo.",
  "8-4-4":
    "Ciò che un effetto fa scegliere si sceglie nel punto della sua risoluzione in cui il testo lo dice.",
  "8-4-4-1":
    "Dato un numero, scegline quanti possibile fino a quello; solo “fino a” permette di non sceglierne.",
  "8-4-4-2":
    "Per carte nascoste di un'area segreta, un giocatore può rinunciare a trovarne una adatta, perché nessuno può controllare.",
  "8-4-4-3":
    "Un effetto che non fa scegliere nulla vale per la carta da cui viene o, se riguarda un giocatore, per il giocatore di quell'effetto.",
  "8-4-4-4": "Scegliendo carte dal mazzo, guardane le facce e scegli quelle indicate.",
  "8-5": "Attivare una carta e attivare un effetto",
  "8-5-1": "Attivare una carta e attivare un effetto non sono la stessa cosa.",
  "8-5-2": "Attivare una carta è usare un Evento dalla tua mano.",
  "8-5-3": "Attivare un effetto è attivare ciò che il testo di una carta offre.",
  "8-5-4": "“Quando attivi un Evento”, per esempio, riguarda l'attivazione della carta.",
  "8-6": "Ordine di risoluzione degli effetti",
  "8-6-1":
    "Nello stesso momento risolve prima il giocatore attivo; i suoi effetti che nascono intanto aspettano che si risolvano quelli in attesa del non attivo.",
  "8-6-1-1": "Se A e B aspettano insieme e risolvere A permette C, allora C si risolve dopo B.",
  "8-6-2":
    "Gli effetti il cui momento arriva mentre si infliggono danni si attivano solo quando tutti sono stati inflitti.",
  "8-6-2-1":
    "Un [Trigger] di una carta Vita può interrompere i danni: rivelala e attivalo invece di aggiungerla alla mano.",
  "8-6-3":
    "Gli effetti il cui momento è l'attivazione di una carta o di un effetto aspettano che quell'effetto si sia risolto.",
};
