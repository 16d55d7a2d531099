import type { Sentences } from "@arbiter/engine";

export const chapter9: Sentences = {
  "9-1": "Abilità valide e annullate",
  "9-1-1": "Quando degli effetti rendono altri effetti validi o invalidi, segui queste regole:",
  "9-1-2":
    "Un'abilità annullata, o la parte annullata di essa, non può essere dichiarata, non ha effetto, e nessuna scelta che chiede viene fatta.",
  "9-1-2-1": "Un testo annullato stampato su una carta non ha effetto ma conta ancora come esistente.",
  "9-1-2-2": "Un'abilità ottenuta tramite un'altra abilità conta come cancellata quando è annullata.",
  "9-1-2-2-1":
    "Un'abilità ottenuta e annullata per un tempo è persa, e non torna quando l'annullamento finisce.",
  "9-1-3":
    "Un'abilità o una parte valida solo a certe condizioni non può essere dichiarata né agire, né si fanno le sue scelte, finché non sono soddisfatte.",
  "9-1-3-1":
    "Se non è detto altro, le abilità valgono solo nell'area propria della carta: Leader nell'Area Leader, carte Combattimento ed Extra-Z nell'Area di Combattimento, carte Unison nell'Area Unison.",
  "9-1-3-2":
    "Un'abilità [Attivazione], [Auto] o [Contro] il cui costo o effetto nomina l'area da cui agisce può essere dichiarata e attivata solo lì.",
  "9-1-3-3": "Un'abilità [Continuo] che nomina un'area è valida solo in quell'area.",
  "9-1-4":
    "Una carta le cui abilità sono tutte rese invalide da un'abilità è trattata come carta senza abilità.",
  "9-1-5":
    "Una carta le cui abilità sono annullate senza nominarne un tipo non può ottenere nuove abilità da effetti.",
  "9-1-5-1":
    "Una carta le cui abilità di un tipo nominato sono annullate non può ottenere nuove abilità di quel tipo da effetti.",
  "9-1-6": "Un'abilità non può riferirsi a un'abilità annullata.",
  "9-2": "Regole comuni di attivazione",
  "9-2-1":
    "Di regola un'abilità attivata si risolve subito, e nessun'altra può interromperla o risolversi prima.",
  "9-2-1-1":
    "Le abilità [Contro], invece, si attivano in una finestra di risposta dopo l'attivazione di un'altra abilità e si risolvono prima di essa.",
  "9-2-1-2": "Un'abilità che un effetto attiva è attivata e risolta mentre si risolve quella che la attiva.",
  "9-2-1-3":
    "Tra l'attivazione e la risoluzione di un effetto ritardato, altre abilità possono attivarsi e risolversi.",
  "9-2-2": "Abilità e regole possono impedire di attivare certe abilità o di pagarne i costi.",
  "9-2-3":
    "Un'abilità che non può essere dichiarata, o il cui costo dell'abilità o energetico non può essere pagato, non può essere attivata.",
  "9-3": "Abilità ed effetti",
  "9-3-1":
    "Un effetto attivato è indipendente dalla sua fonte; se la fonte cambia poi area, la sua risoluzione non ne risente.",
  "9-4": "Attivare un'abilità [Attivazione]",
  "9-4-1": "Attiva un'abilità [Attivazione] con questi passi; per le carte Extra vedi il capitolo 12.",
  "9-4-2": "Nomina l'abilità che vuoi attivare, e rivela la sua carta se è nella tua mano.",
  "9-4-2-1": "Determina il costo dell'abilità necessario e pagalo per intero.",
  "9-4-2-1-1":
    "Un'abilità [Attivazione] di una carta Combattimento, un Leader o una carta Unison senza costo dell'abilità si attiva solo dichiarandola.",
  "9-4-3": "L'abilità si attiva.",
  "9-4-4":
    "Si apre una finestra di risposta in cui il giocatore che non ha dichiarato l'abilità può dichiarare un'abilità [Contro].",
  "9-4-5": "Risolvi gli effetti.",
  "9-4-6":
    "Si apre una finestra di risposta in cui il giocatore che non ha dichiarato l'abilità può dichiarare un'abilità [Contro].",
  "9-5": "Abilità [Continuo]",
  "9-5-1": "Le abilità [Continuo] non si attivano; agiscono di continuo sulla partita finché sono valide.",
  "9-5-2":
    "Un bersaglio che degli effetti hanno reso invalido per un'abilità [Continuo] non può più essere bersaglio di quell'abilità in questo turno.",
  "9-5-3": "Le abilità [Continuo] sulla costruzione del mazzo agiscono mentre si prepara il mazzo.",
  "9-5-4": "Le abilità [Continuo] sulla situazione prima della partita agiscono durante i preparativi.",
  "9-6": "Attivare un'abilità [Auto]",
  "9-6-1": "Attiva un'abilità [Auto] con questi passi; per le carte Extra vedi il capitolo 12.",
  "9-6-2": "Un'abilità [Auto] diventa in sospeso appena la sua condizione d'innesco è soddisfatta.",
  "9-6-2-1":
    "Un'abilità [Auto] la cui condizione d'innesco è soddisfatta più volte diventa in sospeso altrettante volte.",
  "9-6-2-1-1":
    "Se la condizione d'innesco è soddisfatta più volte nello stesso momento, l'abilità diventa in sospeso una sola volta.",
  "9-6-2-1-2": "Ciò non vale per i casi di 5-1-5 e 5-10-4.",
  "9-6-3":
    "A un controllo di stato il giocatore sceglie e attiva una delle sue abilità [Auto] in sospeso; la sua risoluzione consuma un'istanza in sospeso.",
  "9-6-3-1": "Il giocatore nomina l'abilità da attivare e rivela la sua carta se è in mano.",
  "9-6-3-1-1":
    "Il controllore di un'abilità [Auto] in sospeso in un'area segreta può non dichiararla né rivelarla, senza dirlo all'avversario.",
  "9-6-3-2":
    "Se l'abilità [Auto] in sospeso scelta non può essere attivata, una sua istanza in sospeso è annullata.",
  "9-6-4": "Se l'abilità ha un costo, determinalo e scegli se pagarlo per intero o per nulla.",
  "9-6-4-1": "Se il costo dell'abilità non è pagato, l'abilità [Auto] non si attiva né si risolve.",
  "9-6-4-1-1":
    "Una condizione in un costo dell'abilità che è soddisfatta lo è da sé; il giocatore non può scegliere di lasciare quella parte non pagata.",
  "9-6-4-2": "Se il costo dell'abilità è pagato, attiva e risolvi l'abilità [Auto].",
  "9-6-4-3":
    "Un'abilità [Auto] di una carta Combattimento, un Leader o una carta Unison senza costo dell'abilità si attiva solo dichiarandola.",
  "9-6-5": "L'abilità si attiva.",
  "9-6-6":
    "Si apre una finestra di risposta in cui il giocatore che non ha dichiarato l'abilità può dichiarare un'abilità [Contro].",
  "9-6-7": "Risolvi gli effetti.",
  "9-6-8":
    "Si apre una finestra di risposta in cui il giocatore che non ha dichiarato l'abilità può dichiarare un'abilità [Contro].",
  "9-6-9":
    "Le abilità [Auto] innescate dal passaggio di una carta tra aree hanno un innesco di spostamento, e la rimozione dal gioco segue le stesse regole.",
  "9-6-9-1":
    "Un'abilità [Auto] con innesco di spostamento che ha bisogno di informazioni sulla carta che l'ha innescata le trova così:",
  "9-6-9-1-1":
    "Per un passaggio tra un'area aperta e una segreta, o una rimozione dal gioco da un'area aperta, usa le informazioni della carta nell'area aperta.",
  "9-6-9-1-2":
    "Per un'uscita dall'Area di Combattimento o Unison, o un passaggio che cambia il controllore, usa le informazioni della carta nell'Area di Combattimento o Unison.",
  "9-6-9-1-3":
    "Per ogni altro passaggio tra aree aperte, usa le informazioni della carta nell'area in cui è arrivata.",
  "9-6-9-2":
    "Un'abilità [Auto] con innesco di spostamento annullata nell'area d'origine non si innesca quando la carta si sposta.",
  "9-6-9-3":
    "Se non è detto altro, le abilità [Auto] di spostamento sul fronte di una carta in Modalità Nascosta non si innescano quando si sposta.",
  "9-6-9-4":
    "Le abilità “quando giochi questa carta” si innescano quando la carta arriva in un'Area di Combattimento o Unison da un'area che non è nessuna delle due.",
  "9-6-10":
    "Una condizione d'innesco che è una situazione e non un evento, come non avere carte in mano, è un innesco di stato.",
  "9-6-10-1":
    "Un innesco di stato diventa in sospeso una sola volta finché la sua situazione dura, e può esserlo di nuovo dopo la risoluzione se la condizione è allora soddisfatta, se non è detto altro.",
  "9-6-11":
    "Un'abilità [Auto] in sospeso si risolve comunque se la sua carta cambia area o diventa invalida, ma un effetto diventato così impossibile fallisce.",
  "9-7": "Attivare un'abilità [Contro]",
  "9-7-1": "[Contro] è un tipo di abilità, e le abilità [Contro] sono anche abilità parola chiave.",
  "9-7-2":
    "Dichiarare un'abilità [Contro] apre una risposta, il momento in cui gli effetti di quell'abilità possono risolversi.",
  "9-7-2-1": "Più risposte di seguito si chiamano catena di risposte.",
  "9-7-2-2": "In una catena le risposte sono numerate 1, 2 e così via fino a X.",
  "9-7-2-3":
    "Un giocatore può non dichiarare un'abilità [Contro] in sospeso in mano, senza dirlo all'avversario.",
  "9-7-3": "La prima catena di risposte in una finestra di risposta si svolge così:",
  "9-7-3-1": "Un evento che le fa da condizione apre una finestra di risposta.",
  "9-7-3-1-1":
    "Tutte le esecuzioni di regole dovute si fanno insieme, ancora e ancora finché non ne restano.",
  "9-7-3-2":
    "Il controllore di un [Contro] in sospeso passa, andando a 9-7-4, o lo attiva come risposta 1; la finestra allora finisce.",
  "9-7-3-2-1":
    "Quando un giocatore attiva un'abilità [Contro], le sue altre abilità [Contro] smettono di essere in sospeso.",
  "9-7-3-3": "Si apre una finestra di risposta.",
  "9-7-3-4":
    "Il controllore di un [Contro] in sospeso passa, così che la catena si esegue, o lo attiva come risposta successiva; la finestra allora finisce.",
  "9-7-3-4-1":
    "Quando un giocatore attiva un'abilità [Contro], le sue altre abilità [Contro] smettono di essere in sospeso; torna a 9-7-3-3.",
  "9-7-3-5":
    "Le risposte non ancora eseguite si eseguono dal numero più alto al più basso, risolvendo gli effetti delle loro abilità [Contro].",
  "9-7-3-5-1": "Se risolvere un effetto [Contro] apre una nuova finestra di risposta, torna a 9-7-3-3.",
  "9-7-3-5-2": "Nessun controllo di stato avviene finché la catena di risposte non è stata eseguita.",
  "9-7-3-6": "La catena finisce quando non contiene più risposte da eseguire.",
  "9-7-4": "Fai l'azione che ha aperto la finestra di risposta, o risolvi l'abilità, se è ancora possibile.",
  "9-8": "Risolvere effetti immediati",
  "9-8-1": "Un giocatore che deve eseguire un effetto immediato fa l'azione nominata una sola volta.",
  "9-9": "Risolvere effetti continui",
  "9-9-1": "Per trovare le informazioni di una carta sotto effetti continui, applicali così:",
  "9-9-1-1": "Parti sempre dalle informazioni stampate sulla carta.",
  "9-9-1-2": "Poi applica tutti gli effetti continui che non cambiano numeri.",
  "9-9-1-3": "Poi applica tutti gli effetti continui che cambiano numeri.",
  "9-9-2":
    "Tranne quelli delle abilità [Continuo], gli effetti continui cessano per le carte che poi lasciano l'Area Leader, di Combattimento o Unison o passano tra Modalità Nascosta e Rivelata.",
  "9-9-3": "Gli effetti continui che cambiano le carte di un'area valgono per una carta appena vi entra.",
  "9-9-3-1":
    "Un'abilità [Auto] innescata dall'ingresso in un'area di una carta con certe informazioni usa quelle dopo gli effetti continui di quell'area.",
  "9-10": "Risolvere effetti di sostituzione",
  "9-10-1":
    "Quando un evento sostituito dovrebbe avvenire, non avviene, e avviene invece ciò che l'effetto di sostituzione nomina.",
  "9-10-1-1": "L'evento sostituito conta come mai avvenuto.",
  "9-10-1-1-1":
    "Per eccezione, ciò non vale quando l'esito dell'evento è lo stesso anche dopo la sostituzione.",
  "9-10-2":
    "Quando più effetti di sostituzione riguardano un evento, il giocatore interessato decide quale applicare per primo.",
  "9-10-2-1": "Per sostituzioni su carte o abilità, sceglie il loro controllore.",
  "9-10-2-2":
    "Per sostituzioni su azioni, sceglie il giocatore che agisce o il controllore delle carte interessate.",
  "9-10-2-3": "Ogni effetto di sostituzione può applicarsi una sola volta allo stesso evento.",
  "9-10-3":
    "Una sostituzione facoltativa (“puoi … invece”) non può applicarsi se la sua scelta non può essere fatta.",
  "9-10-3-1":
    "Una tale scelta conta come fatta solo se la sua azione è compiuta del tutto, e non se una regola o un effetto sostituisce quell'azione.",
  "9-11": "Risolvere effetti speciali",
  "9-11-1": "Effetti che attivano altre abilità",
  "9-11-1-1": "Un'abilità che un effetto attiva è attivata e risolta quando quell'effetto si risolve.",
  "9-11-1-1-1": "Si apre una finestra di risposta per l'abilità attivata dall'effetto.",
  "9-11-1-1-2":
    "Quando quell'abilità, o la catena di risposte, è finita, torna a risolvere l'effetto d'origine.",
  "9-12": "Ultime informazioni di una carta",
  "9-12-1":
    "Se una carta di cui parla un effetto si sposta o lascia il gioco nel frattempo, l'effetto usa le sue informazioni e posizione nell'ultima area in cui è andata.",
};
