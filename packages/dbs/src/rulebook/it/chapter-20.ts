import type { Sentences } from "@arbiter/engine";

export const chapter20: Sentences = {
  "20-1": "Testo abbreviato o omesso",
  "20-1-1":
    "Un effetto che non nomina bersagli vale per la sua carta fonte o, se riguarda un giocatore, per il suo controllore.",
  "20-1-2":
    "“Carta Combattimento” in un'abilità indica una carta Combattimento nell'Area di Combattimento, se non è detto altro.",
  "20-1-2-1": "Il significato dato in 20-1-2 non vale nei casi di 5-7-4, 20-1-8 e 20-1-10.",
  "20-1-2-2": "“Pedina” in un'abilità indica una pedina in un'Area di Combattimento, se non è detto altro.",
  "20-1-3": "“Energia” in un'abilità indica una carta in un'Area delle Energie.",
  "20-1-4": "“Vita” in un'abilità indica una carta in un'Area delle Vite.",
  "20-1-5": "“Unison” in un'abilità indica una carta Unison in un'Area Unison, se non è detto altro.",
  "20-1-5-1": "Il significato dato in 20-1-5 non vale nel caso di 20-1-10.",
  "20-1-6":
    "Un nome di personaggio o un tratto speciale in un'abilità indica carte in un'Area Leader o in un'Area di Combattimento, se non è detto altro.",
  "20-1-6-1": "Il significato dato in 20-1-6 non vale nei casi di 20-7-3, 20-1-8, 20-1-9 e 20-1-10.",
  "20-1-7":
    "“Questa carta”, in un'abilità attivata in un'Area di Combattimento o Unison che non nomina aree, indica la carta finché è in quell'area.",
  "20-1-8":
    "“Quando (carta) è aggiunta alla tua energia-Z” senza area non indica una carta che prima era nell'Area Leader o di Combattimento.",
  "20-1-9":
    "“Quando fai una combo con (carta)” senza area non indica una carta che prima era nell'Area Leader o di Combattimento.",
  "20-1-10":
    "“Non influenzato dalle abilità di (tipo di carta)” senza area copre le abilità di quelle carte in ogni area.",
  "20-1-11": "“Puoi fare B invece di A” senza “se lo fai” lascia A in vigore a meno che B sia fatto.",
  "20-2": "Scegli X",
  "20-2-1": "“Scegli X” fa scegliere a un giocatore altrettante delle opzioni elencate e risolverle.",
  "20-2-2":
    "Le opzioni sono segnate con “•”, e il giocatore che attiva l'abilità decide in quale ordine si fanno quelle scelte.",
  "20-2-3": "Un giocatore che sceglie più opzioni non può scegliere la stessa più di una volta.",
  "20-3": "Originale",
  "20-3-1": "“Originale” indica ciò che la carta stessa riporta, prima di ogni effetto di abilità.",
  "20-4": "Non influenzato da abilità",
  "20-4-1":
    "Ciò che “non è influenzato da abilità” non può essere scelto per costi dell'abilità o effetti ed è ignorato quando si scelgono bersagli.",
  "20-4-1-1":
    "“Non influenzato da abilità” non aiuta dove non è esso stesso il bersaglio diretto, per esempio se un giocatore non può attaccare.",
  "20-5": "Abilità che parlano di X (numeri non fissati)",
  "20-5-1": "X in un costo dell'abilità o in un testo sta per un numero non fissato.",
  "20-5-2": "Il controllore della carta decide il valore di X se né carta né abilità lo fissa.",
  "20-5-3": "Ogni X di un'abilità è lo stesso numero, dal pagamento del costo alla fine dell'effetto.",
  "20-6": "Un totale di X carte",
  "20-6-1":
    "“Fino a un totale di X carte” tra più aree permette qualsiasi combinazione di al massimo X tali carte.",
  "20-7": "Scartare",
  "20-7-1":
    "Scartare è mettere una carta dalla mano di un giocatore nell'Area degli Scarti del suo proprietario.",
  "20-7-2":
    "Uno scarto “per l'abilità di una carta Combattimento” senza area indica l'abilità di una carta Combattimento in un'Area di Combattimento.",
  "20-7-3":
    "Uno scarto “per l'abilità di” un nome di personaggio o tratto speciale indica carte di qualsiasi area, non solo Leader o di Combattimento.",
  "20-7-4":
    "Anche un'abilità che mette una certa carta dalla mano nell'Area degli Scarti del suo proprietario conta come scartarla.",
  "20-8": "Mandare carte nel Warp",
  "20-8-1": "Mandare una carta nel Warp è metterla a faccia in su nel Warp del suo proprietario.",
  "20-9": "Prendere il controllo di carte",
  "20-9-1":
    "Prendere il controllo di una carta è mettere la carta di un altro giocatore in un'area tua e diventarne il controllore.",
  "20-9-2":
    "Una carta di cui si prende il controllo mantiene posizione, segnalini ed effetti continui su di essa.",
  "20-10": "Rimuovere dal gioco",
  "20-10-1": "Le carte rimosse dal gioco ne escono e non sono più in alcuna area.",
  "20-10-2": "Le carte rimosse dal gioco restano a faccia in su, visibili a tutti.",
  "20-10-3":
    "Una carta rimossa dal gioco conta anche come uscita dalla sua area, per ogni effetto che lo attende.",
  "20-11": "Rivelare carte",
  "20-11-1": "Rivelare una carta è mostrare a tutti informazioni che erano nascoste.",
  "20-11-2":
    "Una carta di un'area segreta rivelata da un'abilità è di norma di nuovo nascosta quando costo dell'abilità ed effetti sono risolti.",
  "20-11-2-1":
    "Una carta rivelata per un costo dell'abilità e di cui parla l'effetto resta rivelata finché quell'effetto non si è risolto.",
  "20-11-2-2":
    "Una carta rivelata che diventa nascosta durante l'effetto, per esempio mischiata nel mazzo, conta di nuovo come nascosta.",
  "20-12": "Guardare aree segrete",
  "20-12-1":
    "Un'abilità che permette di guardare un'area segreta lo permette solo al controllore della carta, se non è detto altro.",
  "20-12-2": "Le carte restano nella loro area mentre un giocatore le guarda.",
  "20-12-3":
    "Se il testo non dice nulla da fare con le carte guardate, esse tornano nella loro area e si mischiano, tranne che nell'Area delle Vite.",
  "20-13": "Saltare turni, fasi e interfasi",
  "20-13-1":
    "Un turno, una fase o un'interfase saltata non ha luogo, e la partita prosegue con la successiva.",
  "20-13-2":
    "Nulla avviene in un turno, una fase o un'interfase saltata, e nessuna condizione “all'inizio” o “alla fine” è soddisfatta.",
  "20-13-3": "Nessuna azione può essere dichiarata o fatta in un turno, una fase o un'interfase saltata.",
  "20-13-4": "Nessun controllo di stato avviene in un turno, una fase o un'interfase saltata.",
  "20-13-5":
    "Gli effetti continui che finirebbero in un turno, una fase o un'interfase saltata finiscono quando è saltata.",
  "20-14": "Non puoi fare A a meno di fare B",
  "20-14-1":
    "L'azione A può essere fatta solo dopo B; se B non è fatto, A non può essere né dichiarata né fatta.",
  "20-15": "Quando è stata fatta una dichiarazione",
  "20-15-1":
    "“Quando è stata fatta una dichiarazione” copre il tempo dalla dichiarazione dell'azione alla sua esecuzione.",
  "20-16": "Se lo fai",
  "20-16-1": "Ciò che segue “se lo fai” avviene solo se l'azione della frase precedente è stata fatta.",
  "20-17": "Se non lo fai",
  "20-17-1":
    "Ciò che segue “se non lo fai” avviene solo se l'azione della frase precedente non ha potuto essere fatta, nemmeno in parte.",
  "20-18": "“ ” (un'abilità nominata in un'abilità)",
  "20-18-1": "Un'abilità che un'abilità dà a un'altra carta si scrive tra “ ”.",
  "20-19": "Usare (carte specificate) come energia",
  "20-19-1":
    "Le carte che puoi usare come energia possono passare da Modalità Attiva a Spossata per pagare costi energetici o dell'abilità come se fossero nella tua Area delle Energie.",
  "20-20": "Diverso da",
  "20-20-1": "“Non” o “diverso da” una categoria indica tutto ciò che non è di quella categoria.",
  "20-20-2":
    "“Diverso da” un nome di personaggio indica ogni carta senza quel nome di personaggio, anche quelle che non ne hanno.",
  "20-20-3":
    "“Diverso da” un tratto speciale indica ogni carta senza quel tratto speciale, anche quelle che non ne hanno.",
  "20-21": "Aumentare o ridurre costi energetici di X (una sfera colorata)",
  "20-21-1":
    "Aumentare un costo energetico con sfere colorate aumenta di altrettanto il costo specifico e il costo totale.",
  "20-21-2":
    "Ridurre un costo energetico con sfere colorate riduce di altrettanto il costo specifico e il costo totale.",
  "20-21-2-1":
    "Se una carta ha meno sfere di quel colore, esse scendono a 0 e il costo totale cala solo del numero che si è potuto togliere.",
};
