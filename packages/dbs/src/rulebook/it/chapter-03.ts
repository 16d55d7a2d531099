import type { Sentences } from "@arbiter/engine";

export const chapter3: Sentences = {
  "3-1": "Aree e passaggi tra di esse",
  "3-1-1":
    "Ogni giocatore ha un'area di ogni tipo, se non è detto altro, e aree con lo stesso nome di controllori diversi sono aree diverse.",
  "3-1-2": "Il numero di carte di un'area è noto a tutti in ogni momento.",
  "3-1-3":
    "Le aree di cui tutti possono vedere le carte sono aperte; quelle le cui carte sono nascoste sono segrete.",
  "3-1-4":
    "Una carta che cambia area diventa una nuova carta, e gli effetti che la toccavano non la seguono, salvo le eccezioni qui sotto.",
  "3-1-4-1":
    "Gli effetti restano su una carta che passa da un'Area di Combattimento o Unison a un'Area di Combattimento, Unison o Combo, se non è detto altro.",
  "3-1-4-2":
    "Gli effetti restano su una carta che passa dall'Area Combo a un'Area di Combattimento, se non è detto altro.",
  "3-1-4-3":
    "Un effetto continuo di un'abilità che mette una carta nell'Area Leader, di Combattimento, Unison o Combo vale ancora per la nuova carta lì.",
  "3-1-5":
    "Quando più carte entrano insieme in un'area, il loro proprietario ne decide l'ordine, se non è detto altro.",
  "3-1-5-1":
    "Quando un proprietario ordina più carte che passano insieme da un'area aperta a una segreta, gli altri giocatori non possono conoscerne l'ordine.",
  "3-1-6":
    "Una carta mandata in un'area senza dire di chi va in quella del suo proprietario, se non è detto altro.",
  "3-1-6-1":
    "Una carta mandata nell'area di un altro giocatore va invece in quella del suo proprietario, tranne che per le Aree Leader, di Combattimento, Unison e Combo.",
  "3-1-7":
    "Una carta specificata che un effetto sposta da un'area segreta a un'altra va rivelata a tutti, anche se non è detto.",
  "3-2": "Area del Mazzo",
  "3-2-1": "Il mazzo di ogni giocatore si mette qui all'inizio della partita.",
  "3-2-2":
    "Il mazzo è segreto: sta a faccia in giù, e nessuno può guardarlo, conoscerne l'ordine o cambiarlo.",
  "3-2-3": "Più carte che lasciano insieme un mazzo si spostano una alla volta.",
  "3-3": "Mano",
  "3-3-1": "Le carte che un giocatore pesca dal mazzo vanno qui.",
  "3-3-2": "La mano è segreta, ma il suo giocatore può guardarla e riordinarla a piacere.",
  "3-3-3": "Non puoi vedere le carte nella mano di un altro giocatore.",
  "3-3-4": "Il numero di carte in una mano non ha limite.",
  "3-4": "Area degli Scarti",
  "3-4-1":
    "Le carte Combattimento messe KO, le carte Extra che hanno attivato le loro abilità e le carte Unison senza segnalini vanno qui.",
  "3-4-2": "“Area degli Scarti” in un testo indica gli Scarti.",
  "3-4-3":
    "Gli Scarti sono aperti e a faccia in su; chiunque può guardarli, il loro giocatore può riordinarli, e le nuove carte vanno in cima.",
  "3-4-4": "Il numero di carte negli Scarti non ha limite.",
  "3-5": "Area Leader",
  "3-5-1": "Il Leader di ogni giocatore si mette qui con il fronte in su all'inizio della partita.",
  "3-5-2": "L'Area Leader è aperta a tutti i giocatori.",
  "3-5-3":
    "Una carta nell'Area Leader conta come Leader e, se non è una carta Z, nessun effetto né regola può spostarla da lì.",
  "3-5-3-1":
    "Un Leader che non è un Leader-Z non può lasciare l'Area Leader per nessun effetto o regola, per nessun motivo.",
  "3-6": "Area di Combattimento",
  "3-6-1": "Le carte Combattimento di un giocatore e alcune delle sue carte Extra vanno qui.",
  "3-6-1-1": "Per una carta messa in Modalità Nascosta, il tipo di carta non conta per stare qui.",
  "3-6-2": "L'Area di Combattimento è aperta, e le sue carte stanno a faccia in su.",
  "3-6-3": "Le carte entrano nell'Area di Combattimento in Modalità Attiva, se non è detto altro.",
  "3-6-4": "Puoi avere quante carte Combattimento vuoi nella tua Area di Combattimento.",
  "3-6-5": "Puoi avere quante carte Extra vuoi nella tua Area di Combattimento.",
  "3-7": "Area Combo",
  "3-7-1": "Le carte Combattimento che un giocatore usa nelle combo vanno qui.",
  "3-7-2": "L'Area Combo è aperta, e le sue carte stanno a faccia in su.",
  "3-7-3": "Puoi avere quante carte Combattimento vuoi nella tua Area Combo.",
  "3-8": "Area delle Energie",
  "3-8-1": "Le energie vanno qui.",
  "3-8-2":
    "L'Area delle Energie è aperta, a faccia in su e capovolta; il suo giocatore può riordinarla e sceglie liberamente quali carte pagano un costo.",
  "3-8-3": "Le carte entrano nell'Area delle Energie in Modalità Attiva e Rivelata, se non è detto altro.",
  "3-8-4": "Puoi avere quante carte vuoi nella tua Area delle Energie.",
  "3-9": "Area delle Vite",
  "3-9-1": "Le vite del Leader di un giocatore vanno qui.",
  "3-9-2":
    "Le Vite sono segrete e a faccia in giù; non si guardano né si riordinano; quando una carta le lascia scegli quale, e le nuove vanno in cima.",
  "3-9-2-1": "Le carte Vita che delle abilità hanno messo a faccia in su contano come in un'area aperta.",
  "3-9-3":
    "Vite da mischiare si mettono in ordine casuale dal giocatore di cui sono, chiunque sia il controllore dell'effetto.",
  "3-9-4":
    "Quando una carta passa dall'Area delle Vite a un'altra area, il giocatore può spostarne una qualsiasi, se non è detto altro.",
  "3-10": "Warp",
  "3-10-1": "Le carte mandate nel Warp vanno qui.",
  "3-10-2":
    "Il Warp è aperto e a faccia in su; chiunque può guardarlo, il suo giocatore può riordinarlo, e le nuove carte vanno in cima.",
  "3-10-3": "Puoi avere quante carte vuoi nel tuo Warp.",
  "3-11": "Area Unison",
  "3-11-1": "Le carte Unison di un giocatore vanno qui.",
  "3-11-2": "L'Area Unison è aperta, e le carte vi si giocano a faccia in su.",
  "3-11-3": "Le carte entrano nell'Area Unison in Modalità Attiva e Rivelata, se non è detto altro.",
  "3-11-4": "Puoi avere una sola carta alla volta nella tua Area Unison.",
  "3-11-5":
    "Quando una carta è messa in un'Area Unison occupata, una carta lì presente, diversa dalla nuova, va negli Scarti del suo proprietario.",
  "3-11-5-1":
    "Se un effetto permette più carte Unison e il suo massimo non è ancora raggiunto, quelle già presenti restano.",
  "3-12": "Area del Mazzo-Z",
  "3-12-1": "Il Mazzo-Z di ogni giocatore si mette qui all'inizio della partita.",
  "3-12-2": "Il Mazzo-Z è segreto, ma il suo giocatore può guardarlo e riordinarlo a piacere.",
  "3-12-2-1":
    "Le carte a faccia in su nell'Area del Mazzo-Z, comunque vi siano finite, contano come in un'area aperta.",
  "3-12-3": "Non puoi vedere le carte a faccia in giù nell'Area del Mazzo-Z di un altro giocatore.",
  "3-13": "Area delle Energie-Z",
  "3-13-1": "Le energie-Z vanno qui.",
  "3-13-2":
    "L'Area delle Energie-Z è aperta e a faccia in su; il suo giocatore può riordinarla e sceglie liberamente quali carte pagano un costo.",
  "3-13-3": "Le carte entrano nell'Area delle Energie-Z a faccia in su, se non è detto altro.",
  "3-13-4": "Puoi avere quante carte vuoi nella tua Area delle Energie-Z.",
};
