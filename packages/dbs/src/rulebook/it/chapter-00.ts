import type { Sentences } from "@arbiter/engine";

export const chapter0: Sentences = {
  "0-1": "Benvenuti nel Dragon Ball Super Card Game Masters",
  "0-1-1":
    "Le carte mostrano personaggi, luoghi e scene dei manga, delle serie animate e dei videogiochi di Dragon Ball.",
  "0-1-2": "Il gioco è un duello a due; queste regole non dicono nulla di partite a tre o più.",
  "0-1-3":
    "La partita finisce quando un giocatore perde, appena soddisfa una condizione di sconfitta; vince un avversario che non ha perso.",
  "0-1-3-2": "Un giocatore è sconfitto se non ha più carte nell'Area delle Vite o nell'Area del Mazzo.",
  "0-1-3-3":
    "Se entrambi i giocatori soddisfano una condizione di sconfitta nello stesso momento, la partita è patta.",
  "0-1-3-4": "Ogni giocatore può arrendersi in qualsiasi momento; perde subito e la partita finisce.",
  "0-1-3-5":
    "Quando si risolve un effetto che fa vincere o perdere un giocatore, questi vince o perde all'istante e la partita finisce.",
  "0-1-3-6": "Finita la partita, ognuno riprende le carte che sono sue.",
  "0-2": "Principi fondamentali (regola zero)",
  "0-2-1": "Questi principi fondamentali prevalgono su ogni altra regola e ogni effetto.",
  "0-2-2": "Se il testo di una carta contraddice le regole, diverse dai principi di 0-2, prevale la carta.",
  "0-2-2-1":
    "Nessuna carta tocca una resa: nessun effetto può imporla e nessuna sostituzione può annullare la sconfitta che comporta.",
  "0-2-2-2":
    "Cinque regole prevalgono però sul testo delle carte: le aree del proprietario (3-1-6-1), il posto del Leader (3-5-3), le carte che non possono fare combo (5-7-2-1), e le esecuzioni di 21-6-2 e 21-9-2.",
  "0-2-3": "Gli effetti di una carta si risolvono nell'ordine stampato, se non è detto altro.",
  "0-2-4": "Un'azione impossibile non si fa; di una serie di azioni richieste se ne fanno quante possibile.",
  "0-2-4-1":
    "Ciò che dovrebbe assumere uno stato che ha già non cambia, e nulla che chieda quel cambiamento è compiuto.",
  "0-2-4-2": "Un'azione da fare zero volte o un numero negativo di volte non si fa, né il suo contrario.",
  "0-2-5": "Quando un effetto esige un'azione che un altro effetto in vigore vieta, prevale il divieto.",
  "0-2-6":
    "Se una carta deve passare in Modalità Spossata e Attiva nello stesso momento, prevale la Spossata.",
  "0-2-7":
    "Se un valore è insieme fissato a un numero e aumentato o ridotto, prevale l'effetto che lo fissa.",
  "0-2-8": "Se più giocatori devono scegliere nello stesso momento, sceglie prima il giocatore di turno.",
  "0-2-9":
    "Più azioni richieste insieme, e non ordinate dalle regole, avvengono nello stesso momento, e lo stato della partita resta uguale tra di esse.",
  "0-2-10":
    "Un numero da scegliere è un intero di almeno 0, se non è detto altro; frazioni e negativi sono rifiutati.",
  "0-2-10-1": "Dove “fino a” dà solo un massimo, senza minimo, si può scegliere 0.",
  "0-2-11":
    "I numeri modificati non diventano mai frazioni, e un numero negativo diverso dalla potenza conta come 0, tranne per altri aumenti e riduzioni.",
  "0-3": "Termini delle regole",
  "0-3-1": "I termini usati in questo manuale sono i seguenti:",
  "0-3-2":
    "Un giocatore è una persona che prende parte alla partita e ne condivide e tratta le informazioni.",
  "0-3-2-1":
    "Il giocatore di turno è quello che gioca il turno in corso; l'altro è il giocatore non di turno.",
  "0-3-2-2":
    "In un testo, “tu” e “tuo” indicano il giocatore che risolve l'abilità; “avversario” indica l'altro.",
  "0-3-3": "Il proprietario di una carta è la persona che ha costruito il mazzo in cui si trova.",
  "0-3-3-1": "Una carta è di chi ha cominciato con essa nel mazzo o nel Mazzo-Z, o come Leader.",
  "0-3-4": "Il controllore è il giocatore che sta usando una carta, un'abilità o un effetto.",
  "0-3-4-1": "Il controllore di una carta in un'area è il giocatore a cui quell'area appartiene.",
  "0-3-4-2":
    "Il controllore di un'abilità [Attivazione] è il controllore della sua carta, o dell'effetto che l'abilità genera.",
  "0-3-4-3":
    "Il controllore di un'abilità [Continuo] è il controllore della sua carta, o dell'effetto che l'abilità genera.",
  "0-3-4-4":
    "Il controllore di un'abilità [Auto] è il controllore della sua carta, o dell'effetto che l'abilità genera.",
  "0-3-4-5":
    "Il controllore di un'abilità [Contro] è il controllore della sua carta, o dell'effetto che l'abilità genera.",
  "0-3-5": "Un'area è un luogo in cui si mettono carte e altri oggetti durante una partita.",
  "0-3-6":
    "Le condizioni d'innesco sono gli eventi in un testo [Auto] o simile, come “quando …”, che permettono di attivare l'abilità una volta avvenuti.",
  "0-3-7":
    "Un'abilità è in sospeso da quando la condizione d'innesco di un'[Auto], o la condizione di finestra di un [Contro], è stata soddisfatta.",
  "0-3-8": "Eseguire le azioni dell'effetto di un'abilità si chiama risolverla.",
  "0-3-9": "Eseguire le azioni che le regole chiedono si chiama applicarle.",
  "0-3-10": "Le azioni sono tutto ciò che i giocatori fanno nel corso di una partita.",
  "0-3-11":
    "Le informazioni comprendono ciò che una carta riporta, la sua area, i segnalini, gli effetti continui, la visibilità e le modalità, e quante carte ha ogni area.",
  "0-3-12": "Pubbliche sono le carte e le informazioni che tutti possono vedere; tutto il resto è nascosto.",
  "0-3-13":
    "Un bersaglio è una carta, un giocatore, un'area, un'azione o altro che una regola o un'abilità indica.",
  "0-3-14": "Ignorare qualcosa è andare avanti come se quell'evento o quell'informazione non esistesse.",
  "0-3-15": "“Non influenzato” significa che il gioco va avanti ignorando il bersaglio.",
  "0-3-16":
    "Una regola o un effetto fallisce quando non può essere eseguito; ciò che è sostituito da altro non si fa e non conta come fallito.",
};
