import type { Sentences } from "@arbiter/engine";

export const own: Sentences = {
  "introduction/1": "Due giocatori si affrontano, ciascuno con un Leader e un mazzo da 50 a 60 carte.",
  "introduction/2": "A turno i giocatori caricano energie, giocano carte Combattimento e combattono.",
  "introduction/3": "Vince chi porta per primo a zero le vite avversarie.",
  "victory/1": "Un giocatore vince portando a zero le vite avversarie.",
  "victory/2": "La partita è vinta appena l'Area delle Vite avversaria è vuota.",
  "victory/3": "Un giocatore vince quando l'avversario ha esaurito il mazzo.",
  "victory/4":
    "Con un mazzo dimostrativo, un mazzo vuoto non fa perdere: Scarti e Warp sono mescolati in un nuovo mazzo.",
  "leader-card/1": "Il Leader rappresenta il suo giocatore.",
  "leader-card/2": "Un Leader può essere girato in una forma più forte da [Risveglio] o [Brama].",
  "card-cost/1": "Il numero in mezzo è il costo totale, i globi colorati sono il costo specifico.",
  "card-cost/2": "Le energie pagate devono comprendere tante carte del colore quanti sono i globi.",
  "card-cost/3":
    "Il costo specifico si paga per intero anche dove il costo totale è stato portato più in basso.",
  "x-cost/1": "Su una carta Unison il centro è il costo X, con attorno il costo specifico.",
  "x-cost/2": "Si pagano sia il costo specifico sia un X di zero o più.",
  "battle-cards/1": "Le carte Combattimento combattono nell'Area di Combattimento e nell'Area Combo.",
  "extra-cards/1": "Le carte Extra si attivano dalla mano.",
  "extra-cards/2": "Una carta Extra usata va negli Scarti.",
  "unison-cards/1": "Le carte Unison usano segnalini per le loro abilità e combattono nell'Area Unison.",
  "course/1":
    "Un turno è una Fase di Carica, una Fase Principale e una Fase Finale, poi tocca all'avversario.",
  "decks/1": "A ogni giocatore serve un Leader.",
  "decks/2": "Un mazzo ha da 50 a 60 carte.",
  "decks/3": "Un mazzo dimostrativo può avere meno carte.",
  "decks/4": "Un mazzo contiene solo carte Combattimento, Extra e Unison.",
  "decks/5": "I Leader non stanno né nel mazzo né nel mazzo laterale.",
  "decks/6": "Un mazzo ha al massimo quattro copie di una carta.",
  "set-up/1": "Il Leader sta nell'Area Leader con il fronte in su e attivo.",
  "set-up/2": "Il mazzo sta a faccia in giù nell'Area del Mazzo.",
  "set-up/3": "Si tira a sorte chi comincia, e chi vince il sorteggio comincia.",
  "set-up/4": "Ogni giocatore pesca sei carte come mano iniziale.",
  "set-up/5": "Ogni giocatore può ripescare una volta.",
  "set-up/6": "Per ripescare si rimettono quante carte si vuole, si mescola e se ne pescano altrettante.",
  "set-up/7": "Le otto carte in cima al mazzo vanno a faccia in giù nell'Area delle Vite.",
  "set-up/8": "Le carte vita non si guardano, se un'abilità non lo dice.",
  "set-up/9": "La partita comincia.",
  "charge-phase/1": "Tutte le tue carte spossate tornano in Modalità Attiva.",
  "charge-phase/2": "Pesca una carta, tranne il primo giocatore nel primo turno.",
  "charge-phase/3": "Una mano non ha limite.",
  "charge-phase/4": "Metti una carta dalla mano a faccia in su e attiva nell'Area delle Energie.",
  "charge-phase/5": "Si può rinunciare a caricare.",
  "charge-phase/6": "Un'Area delle Energie non ha limite.",
  "main-phase/1": "Le azioni della Fase Principale si fanno quante volte si vuole.",
  "play-battle-card/1":
    "Mostra una carta Combattimento in mano, metti in Modalità Spossata energie per il suo costo totale e giocala attiva nell'Area di Combattimento.",
  "play-battle-card/2": "Un costo specifico si paga con energie del suo colore.",
  "play-battle-card/3": "In un'Area di Combattimento possono esserci quante carte Combattimento si vuole.",
  "play-unison-card/1":
    "Mostra una carta Unison in mano, metti in Modalità Spossata energie per il suo costo specifico e X, e giocala attiva con tanti segnalini quante energie sono state pagate.",
  "play-unison-card/2": "Il costo specifico di una carta Unison si paga con energie del suo colore.",
  "play-unison-card/3": "In un'Area Unison può esserci una sola carta Unison.",
  "main-skills/1":
    "Si possono attivare abilità [Attivazione: Principale] del Leader, di carte Combattimento, della carta Unison e di carte Extra in mano.",
  "main-skills/2":
    "[Evoluzione], [Unione], [Reame Supremo], [Oscuro Reame Supremo], [Scambio], [Risveglio] e [Brama] si possono attivare nella Fase Principale.",
  "main-skills/3": "Il costo di un'abilità si paga per attivarla.",
  "main-skills/4": "Una carta Extra si attiva mettendo in Modalità Spossata energie per il suo costo.",
  "main-skills/5": "Una carta Extra attivata va negli Scarti.",
  "main-skills/6":
    "[Terreno] si attiva nella Fase Principale e mette la sua carta attiva nell'Area di Combattimento.",
  "attack/1":
    "Metti in Modalità Spossata una carta Leader, Combattimento o Unison per attaccare il Leader avversario, una carta Combattimento spossata o la carta Unison.",
  "attack/2": "Un combattimento comincia appena si nomina un bersaglio.",
  "attack/3": "L'avversario può attivare [Bloccante] in risposta.",
  "attack/4": "Le carte possono attaccare nel turno in cui sono giocate.",
  "attack/5": "Il primo giocatore non può attaccare nel suo primo turno.",
  "end-main-phase/1": "Dopo la Fase Principale viene la Fase Finale.",
  "offense-step/1": "Le azioni dell'Interfase di Attacco si fanno quante volte si vuole.",
  "offense-step/2":
    "L'attaccante può fare combo con carte Combattimento dalla mano o attive dell'Area di Combattimento.",
  "offense-step/3":
    "L'attaccante può attivare abilità [Attivazione: Combattimento] del Leader, di carte Combattimento, della carta Unison e di carte Extra in mano.",
  "offense-step/4": "L'attaccante può attivare [Risveglio] e [Brama].",
  "offense-step/5": "Poi viene l'Interfase di Difesa.",
  "offense-step/6": "Se è attaccata una carta Unison, viene subito l'Interfase di Danno.",
  "defense-step/1": "Le azioni dell'Interfase di Difesa si fanno quante volte si vuole.",
  "defense-step/2":
    "L'avversario può fare combo con carte Combattimento dalla mano o attive dell'Area di Combattimento.",
  "defense-step/3":
    "L'avversario può attivare abilità [Attivazione: Combattimento] del Leader, di carte Combattimento, della carta Unison e di carte Extra in mano.",
  "defense-step/4": "L'avversario può attivare [Risveglio] e [Brama].",
  "defense-step/5": "Poi viene l'Interfase di Danno.",
  "damage-step/1": "Si confrontano le potenze di attaccante e difendente.",
  "damage-step/2": "L'attaccante aggiunge la potenza combo dell'Area Combo del suo giocatore.",
  "damage-step/3": "La difendente aggiunge la potenza combo dell'Area Combo del suo giocatore.",
  "damage-step/4": "Vince la potenza più alta; a parità vince l'attaccante, che se perde non subisce nulla.",
  "damage-step/5":
    "Il giocatore di un Leader battuto subisce 1 danno: una carta vita a faccia in giù a sua scelta va nella sua mano.",
  "damage-step/6": "Una carta Combattimento battuta è messa KO.",
  "damage-step/7": "Le carte messe KO vanno negli Scarti del loro proprietario.",
  "damage-step/8": "Una carta Unison battuta perde un segnalino.",
  "damage-step/9": "Una carta Unison senza segnalini va negli Scarti del suo proprietario.",
  "damage-step/10": "Poi le carte di tutte le Aree Combo vanno negli Scarti dei loro proprietari.",
  "damage-step/11": "Con l'Interfase di Danno il combattimento è finito, e la Fase Principale continua.",
  "combo/1": "Nell'Area Combo si mettono carte Combattimento dalla mano o attive dell'Area di Combattimento.",
  "combo/2": "Una combo non è una giocata.",
  "combo/3": "Nell'Interfase di Danno le carte combo aumentano la potenza della carta in combattimento.",
  "combo/4": "Un costo combo si paga mettendo altrettante energie in Modalità Spossata.",
  "combo/5": "Nell'Area Combo si possono mettere quante carte si vuole, una dopo l'altra.",
  "end-phase/1": "Il turno è finito, e comincia quello dell'avversario.",
  "word-battle-card/1": "“Carta Combattimento” indica una in un'Area di Combattimento.",
  "word-modes/1": "Le carte diritte sono attive, quelle coricate sono spossate.",
  "word-ko/1": "Una carta Combattimento distrutta in combattimento o da un'abilità è messa KO.",
  "word-energy/1": "Energia indica le carte di un'Area delle Energie.",
  "word-life/1": "Vite indica le carte di un'Area delle Vite.",
  "word-skill/1": "Le abilità agiscono per lo più nell'Area di Combattimento.",
  "word-skill/2": "Le abilità [Attivazione] si attivano a piacere.",
  "word-skill/3":
    "Le abilità [Auto] si attivano da sé quando le loro condizioni sono soddisfatte, in ogni turno.",
  "word-skill/4": "Le abilità [Continuo] agiscono sempre, in ogni turno.",
  "word-once-per-turn/1": "Le abilità [Una Volta per Turno] si possono attivare una volta in un turno.",
  "word-token/1": "Le pedine sono carte Combattimento che le abilità creano.",
  "word-token/2": "Le pedine attaccano, e fanno combo se hanno costo combo e potenza combo.",
  "word-token/3": "Una pedina messa altrove che nell'Area di Combattimento o Combo è rimossa dal gioco.",
  "brackets/1":
    "Ogni tipo di parentesi in un testo ha il suo significato: nome di personaggio, tratto speciale, nome di carta, tipo di abilità, costo, nota.",
  "kept-changes/1":
    "Una carta giocata sopra un'altra, o girata, mantiene posizione e cambiamenti di potenza e nient'altro.",
  "control/1":
    "Una carta di cui prendi il controllo passa nella tua Area di Combattimento nella stessa modalità.",
  "control/2": "Conta come una delle tue carte.",
  "control/3": "Se parte per altro che un'Area di Combattimento o Combo, va in quella del suo proprietario.",
  "zero-power/1": "Una carta Combattimento con potenza zero o meno va negli Scarti del suo proprietario.",
  "zero-power/2": "A un Leader con potenza zero o meno non succede nulla.",
  "zero-power/3": "Una carta Unison con potenza zero o meno perde un segnalino.",
  "zero-power/4": "Poi tutti gli effetti continui su di essa sono disfatti.",
  "zero-power/5":
    "Una carta Combattimento scartata perché un effetto le ha tolto la potenza conta come scartata da quell'effetto.",
  "cost-icons/1": "Un numero in un cerchio indica altrettante energie da mettere in Modalità Spossata.",
  "cost-icons/2": "Le icone colorate indicano energie del loro colore da mettere in Modalità Spossata.",
  "lost-markers/1":
    "Quando una carta Unison perde un segnalino, tutti gli effetti continui su di essa sono disfatti.",
  "alliance/1":
    "Quando la sua carta attacca, [Alleanza] agisce se le carte che nomina sono messe in Modalità Spossata.",
  "arrival/1": "[Avvento] richiede carte dei suoi colori nella tua Area Combo.",
  "arrival/2":
    "[Avvento] si attiva nella tua Interfase di Attacco o nell'Interfase di Difesa del turno avversario.",
  "arrival/3": "[Avvento] gioca la sua carta.",
  "barrier/1": "Le abilità avversarie non possono scegliere una carta con [Barriera].",
  "blocker/1":
    "Quando l'avversario attacca, mettere in Modalità Spossata la carta con [Bloccante] volge l'attacco su di essa.",
  "warrior-of-universe-7/1": "Le tue carte dell'Universo 7 non hanno costo specifico in nessuna area.",
  "counter/1": "Le abilità [Contro] si attivano dalla mano in risposta a ciò che fa l'avversario.",
  "counter/2":
    "[Contro: Giocata] risponde alla giocata di una carta Combattimento o a un'abilità che potrebbe giocarne una.",
  "counter/3": "[Contro: Attacco] risponde a un attacco.",
  "counter/4": "Anche se l'attacco è annullato, le abilità che un attacco innesca si attivano.",
  "counter/5": "Una carta [Contro] usata va negli Scarti del suo proprietario, se non è detto altro.",
  "critical/1":
    "Le carte vita perse per i danni dell'attacco di questa carta vanno negli Scarti, non in mano.",
  "deflect/1": "Una carta con [Deviare] non è influenzata da abilità [Contro: Giocata].",
  "strike/1":
    "[Doppio Colpo], [Triplo Colpo] e [Quadruplo Colpo] infliggono 2, 3 e 4 danni a un Leader battuto.",
  "strike/2": "Di più abilità di Colpo conta la più alta.",
  "dragon-ball/1": "Mazzo e mazzo laterale hanno insieme al massimo sette carte [Dragon Ball].",
  "swap/1":
    "[Scambio] si attiva nell'Area di Combattimento, gioca dalla mano la carta Combattimento nominata e riporta in mano la propria carta.",
  "aegis/1": "[Egida] si attiva nell'Interfase di Difesa del turno avversario.",
  "aegis/2": "Scarta dalla mano carte di tutti i suoi colori e rimette attive fino a due energie.",
  "aegis/3": "Basta una carta di entrambi i colori.",
  "over-realm/1":
    "[Reame Supremo] si attiva dalla mano nella Fase Principale con abbastanza carte negli Scarti.",
  "over-realm/2": "Manda gli Scarti nel Warp e gioca la sua carta.",
  "over-realm/3": "[Reame Supremo] e [Oscuro Reame Supremo] si attivano una volta per turno in tutto.",
  "dark-over-realm/1":
    "[Oscuro Reame Supremo] si attiva dalla mano nella Fase Principale con abbastanza carte nere negli Scarti.",
  "sparking/1": "Un'abilità [Fulgore X] agisce solo con X o più carte nei tuoi Scarti.",
  "awaken/1":
    "[Risveglio] si attiva, soddisfatte le sue condizioni, nella tua Fase Principale, nella tua Interfase di Attacco o nella tua Interfase di Difesa.",
  "awaken/2": "Una carta girata da [Risveglio] mantiene posizione e cambiamenti di potenza.",
  "awaken-surge/1":
    "[Risveglio: Impulso] è un [Risveglio] dei Leader multicolore, attivato negli stessi momenti.",
  "awaken-surge/2": "Una carta che esso gira mantiene posizione e cambiamenti di potenza.",
  "evolve/1": "[Evoluzione] e [EX-Evoluzione] si attivano dalla mano nella Fase Principale.",
  "evolve/2": "La carta si gioca sulla carta Combattimento nominata, pagando il costo.",
  "evolve/3": "Prende cambiamenti di potenza e posizione della carta sotto.",
  "xeno-evolve/1": "[Xeno-Evoluzione] si attiva dalla mano nella Fase Principale.",
  "xeno-evolve/2": "Pagato il costo e mandata nel Warp la carta nominata, la sua carta si gioca attiva.",
  "burst/1": "[Raffica X] manda negli Scarti le X carte in cima al tuo mazzo.",
  "victory-strike/1": "I danni inflitti attaccando con [Colpo Vincente] vincono la partita.",
  "energy-exhaust/1":
    "Una carta con [Esaurimento Energetico] entra spossata in un'Area delle Energie, da ogni area.",
  "indestructible/1":
    "Una carta con [Indistruttibile] non può essere messa KO o tolta dall'Area di Combattimento da abilità o attacchi avversari.",
  "invoker/1":
    "Mettere in Modalità Spossata un'energia multicolore rosso/blu vale il costo energetico di una carta Extra multicolore rosso/blu.",
  "bond/1":
    "Un'abilità [Legame X] agisce solo con X o più carte Combattimento nella tua Area di Combattimento.",
  "bond/2": "Dove nomina carte Combattimento, contano solo quelle.",
  "offering/1":
    "Quando la carta è giocata, l'avversario scarta una carta vita a sua scelta o tu peschi due carte.",
  "dual-attack/1": "La carta che ha attaccato torna in Modalità Attiva dopo il combattimento.",
  "dual-attack/2": "[Doppio Attacco] lo fa una volta per turno, [Triplo Attacco] due.",
  "revive/1": "Quando la carta è messa KO, si possono scartare dalla mano carte di tutti i suoi colori.",
  "revive/2": "Poi è giocata dagli Scarti con [Rianimare] annullata per il turno.",
  "rejuvenate/1":
    "[Rigenerazione] è un'abilità [Attivazione: Principale] che, pagati i costi, scarta una carta da sotto la propria per aggiungere alle tue vite la carta in cima al tuo mazzo.",
  "servant/1":
    "Una carta con [Servitore] ha +10000 di potenza e non torna in Modalità Attiva nella tua Fase di Carica.",
  "wish/1":
    "[Brama] si attiva nella tua Fase Principale, nella tua Interfase di Attacco o nell'Interfase di Difesa del turno avversario.",
  "wish/2": "Richiede sette carte [Dragon Ball] nei tuoi Scarti.",
  "wish/3": "Una carta girata da [Brama] mantiene posizione e cambiamenti di potenza.",
  "overlord/1":
    "[Sovrano] è un'abilità [Attivazione: Principale]: una tua carta Combattimento con [Servitore] va sotto il tuo mazzo, e peschi una carta.",
  "successor/1":
    "[Successore] si attiva in mano; tue carte Combattimento verdi, gialle o verde/giallo con lo stesso costo energetico totale sono scartate, e la sua carta è giocata.",
  "super-combo/1": "Un mazzo ha al massimo quattro carte con [Super Combo].",
  "field/1":
    "[Terreno] si attiva dalla mano nella Fase Principale e mette la sua carta nell'Area di Combattimento.",
  "field/2": "Le sue altre abilità agiscono solo nell'Area di Combattimento.",
  "field/3": "Un altro [Terreno] che attivi scarta quello di prima.",
  "ultimate/1": "Un mazzo ha una sola carta con [Supremo].",
  "unique/1": "Nella tua Area di Combattimento si può giocare una sola copia di una carta con [Unico].",
  "union/1": "Le abilità [Unione] si attivano nella Fase Principale.",
  "union-potara/1":
    "[Unione-Potara] si attiva dalla mano e gioca la sua carta attiva sulle carte Combattimento nominate.",
  "union-potara/2": "Ne prende i cambiamenti di potenza.",
  "union-fusion/1":
    "[Unione-Fusione] si attiva dalla mano: carte nominate di pari potenza sono scartate dalla mano, e la sua carta è giocata attiva.",
  "union-absorb/1":
    "[Unione-Assorbimento] si attiva nell'Area di Combattimento: carte nominate vanno sotto la sua carta, e una dal mazzo è giocata sopra.",
  "union-absorb/2": "Prende cambiamenti di potenza e posizione delle carte sotto.",
  "revenge/1": "Quando questa carta è attaccata, l'attaccante è messa KO dopo il combattimento.",
  "wormhole/1":
    "[Tunnel Spaziale] permette di attivare [Reame Supremo] e [Oscuro Reame Supremo] due volte per turno in tutto.",
};
