import type { Sentences } from "@arbiter/engine";

export const own: Sentences = {
  "introduction/1": "Due giocatori si affrontano, ciascuno con un Leader e un mazzo di cinquanta carte.",
  "introduction/2": "I giocatori si alternano, e vince chi porta per primo a zero le vite avversarie.",
  "victory/2": "La partita è vinta appena l'avversario non ha vite.",
  "victory/3": "Un giocatore vince quando il mazzo avversario non ha carte.",
  "victory/4":
    "Con mezzi mazzi, un mazzo vuoto non fa perdere: Scarti e Warp sono mescolati in un nuovo mazzo.",
  "leader-card/1": "Un Leader combatte per tutta la partita e può risvegliarsi.",
  "card-cost/2":
    "Le energie pagate devono comprendere tante carte del colore quante dice il costo specifico.",
  "course/2": "L'avversario non può vedere la tua mano.",
  "decks/2": "Un mazzo ha cinquanta carte.",
  "decks/3": "Un mezzo mazzo ha 25 carte.",
  "decks/4": "Le cinquanta sono carte Extra e carte Combattimento.",
  "decks/5": "I Leader non stanno nel mazzo.",
  "set-up/2": "Il mazzo è mescolato e sta a faccia in giù nell'Area del Mazzo.",
  "set-up/4": "Ogni giocatore pesca sei carte.",
  "set-up/6":
    "Per ripescare si rimettono le carte che non si vogliono, si mescola e se ne pescano altrettante.",
  "set-up/7": "Le otto carte in cima al mazzo vanno nell'Area delle Vite.",
  "set-up/8": "Le carte vita non si guardano.",
  "charge-phase/4": "Metti una carta dalla mano attiva nell'Area delle Energie.",
  "play-battle-card/1":
    "Scegli una carta Combattimento in mano, metti in Modalità Spossata energie per il suo costo totale e mettila attiva nell'Area di Combattimento.",
  "play-battle-card/2":
    "I globi nel costo sono il colore e il numero di energie da mettere tra esse in Modalità Spossata.",
  "play-battle-card/3": "Si possono giocare quante carte Combattimento si vuole.",
  "main-skills/1":
    "Si possono attivare abilità [Attivazione: Principale] del Leader, di carte Combattimento e di carte Extra in mano.",
  "main-skills/2":
    "[Evoluzione], [Xeno-Evoluzione], [Unione], [Reame Supremo] e [Risveglio] si possono attivare nella Fase Principale.",
  "main-skills/3": "Un'abilità si attiva facendo ciò che sta prima dei due punti.",
  "attack/1":
    "Metti in Modalità Spossata il Leader o una carta Combattimento per attaccare il Leader avversario o una carta Combattimento spossata.",
  "attack/3": "Le carte possono attaccare appena sono in gioco.",
  "attack/4": "Nessuno attacca nel primo turno.",
  "offense-step/3":
    "L'attaccante può attivare abilità [Attivazione: Combattimento] del Leader, di carte Combattimento e di carte Extra in mano.",
  "offense-step/4": "L'attaccante può attivare [Risveglio].",
  "defense-step/3":
    "L'avversario può attivare abilità [Attivazione: Combattimento] del Leader, di carte Combattimento e di carte Extra in mano.",
  "defense-step/4": "L'avversario può attivare [Risveglio].",
  "damage-step/1": "Si confronta la potenza di ogni parte con le sue carte combo.",
  "damage-step/2": "Vince il totale più alto; a parità vince l'attaccante, che se perde non subisce nulla.",
  "damage-step/3":
    "Il giocatore di un Leader battuto subisce 1 danno: una carta vita va nella sua mano senza essere vista.",
  "damage-step/5": "Le carte messe KO vanno negli Scarti.",
  "damage-step/6": "Poi le carte dell'Area Combo vanno negli Scarti.",
  "combo/3": "Nell'Interfase di Danno la potenza combo si aggiunge a quella della carta in combattimento.",
  "combo/4": "Un costo combo si paga con energie.",
  "combo/5": "Nell'Area Combo si possono mettere quante carte si vuole, una per una.",
  "end-phase/1": "Tocca all'avversario.",
  "question-1/1": "Un giocatore ordina le proprie abilità [Auto] che si attivano insieme.",
  "question-2/1": "Di abilità [Auto] di entrambi i giocatori, vengono prima quelle di chi gioca il turno.",
  "question-3/1": "Un'abilità [Auto] innescata mentre un'altra abilità si risolve aspetta che sia finita.",
  "question-4/1": "Un [Contro] a un evento viene prima delle abilità [Auto] che l'evento innesca.",
  "question-5/1":
    "Una giocata è dichiarata e pagata, poi [Contro: Giocata] è dichiarato, pagato e risolto, e allora la carta è giocata.",
  "question-6/1": "Una carta giocata sopra un'altra ne prende la posizione.",
  "question-7/1": "Le carte sotto altre non possono fare combo né attivare abilità, se non è detto altro.",
  "question-8/1": "Quando una carta torna in mano o nel mazzo, la carta sotto di essa va negli Scarti.",
  "question-9/1": "Le abilità che un attacco attiva vengono prima di [Bloccante].",
  "question-10/1":
    "Un combattimento continua se la sua carta Combattimento attaccante torna in Modalità Attiva.",
  "question-11/1": "Le carte mandate nel Warp stanno a parte, vicino al mazzo o agli Scarti.",
  "question-12/1": "Carte con [Indistruttibile] o [Barriera] si possono usare nelle combo.",
  "question-13/1": "Una carta cercata nel mazzo e messa in mano si mostra all'avversario.",
  "control/1":
    "Una carta di cui prendi il controllo passa nella tua Area di Combattimento nella stessa posizione.",
  "control/2": "La usi come le altre tue carte.",
  "control/3": "Se passa altrove che tra Aree di Combattimento e Combo, va in quella del suo proprietario.",
  "zero-power/1": "Una carta Combattimento la cui potenza scende a zero o meno è messa KO.",
  "word-battle-card/1": "“Carta Combattimento” da solo indica una nell'Area di Combattimento.",
  "word-ko/1": "Una carta Combattimento battuta in combattimento o da un'abilità è messa KO.",
  "word-energy/1": "Energia indica le carte dell'Area delle Energie.",
  "word-life/1": "Vite indica le carte dell'Area delle Vite.",
  "word-once-per-turn/1": "Le abilità [Una Volta per Turno] si attivano una volta in un turno.",
  "word-token/1": "Le pedine sono carte Combattimento che un'abilità crea.",
  "word-token/3": "Le pedine che lasciano l'Area di Combattimento o Combo sono rimosse dal gioco.",
  "word-warp/1": "Ogni giocatore ha un Warp, un'area a sé.",
  "word-warp/2": "Le carte vi stanno a faccia in su, e ognuno può guardarle.",
  "awaken/1":
    "[Risveglio] si attiva, soddisfatte le sue condizioni, nella tua Fase Principale, nella tua Interfase di Attacco o nell'Interfase di Difesa del turno avversario.",
  "field/1":
    "[Terreno] si attiva dalla mano nella Fase Principale e mette la sua carta nell'Area di Combattimento, dove resta.",
  "field/3": "Un altro tuo [Terreno] scarta quello di prima.",
  "blocker/1":
    "Quando l'avversario attacca un'altra carta, metti in Modalità Spossata la carta con [Bloccante] per volgere l'attacco su di essa.",
  "revenge/1":
    "La carta che ha attaccato la tua carta con [Vendetta] è messa KO alla fine del combattimento.",
  "revenge/2": "[Vendetta] agisce anche se la sua carta è messa KO.",
  "indestructible/1":
    "Una carta con [Indistruttibile] non può essere messa KO o lasciare l'Area di Combattimento in combattimento o per abilità avversarie.",
  "critical/1": "Le carte vita perse per i danni di questa carta vanno negli Scarti, non in mano.",
  "strike/1": "[Doppio Colpo], [Triplo Colpo] e [Quadruplo Colpo] infliggono 2, 3 e 4 danni al posto di 1.",
  "strike/2": "Di più d'uno conta il più alto.",
  "dual-attack/1": "La carta torna in Modalità Attiva alla fine del suo combattimento, una volta per turno.",
  "dual-attack/2": "[Triplo Attacco] lo fa due volte per turno.",
  "evolve/1":
    "[Evoluzione] e [EX-Evoluzione] si attivano dalla mano nella Fase Principale, e la carta si gioca sulla carta nominata pagando il costo.",
  "evolve/2": "Mantiene posizione e cambiamenti di potenza della carta sotto.",
  "counter/1":
    "Le abilità [Contro] si attivano dalla mano, pagandone il costo energetico, in risposta a ciò che fa l'avversario.",
  "counter/2":
    "[Contro: Giocata] risponde alla giocata di una carta Combattimento o a un'abilità che ne gioca una.",
  "counter/3": "[Contro: Attacco] risponde a un attacco o a un'abilità che ne fa uno.",
  "counter/4": "Le abilità che un attacco innesca si attivano anche se l'attacco è annullato.",
  "counter/5": "Le carte [Contro] usate vanno negli Scarti, se non è detto altro.",
  "union-potara/1":
    "[Unione-Potara] si attiva dalla mano e gioca la sua carta attiva sulle carte Combattimento che nomina.",
  "union-potara/2": "Mantiene i loro cambiamenti di potenza.",
  "union-absorb/1":
    "[Unione-Assorbimento] si attiva nell'Area di Combattimento e gioca dal mazzo la carta Combattimento nominata sulla sua carta.",
  "union-absorb/2": "Mantiene posizione e cambiamenti di potenza delle carte sotto.",
  "over-realm/1":
    "[Reame Supremo] si attiva dalla mano nella Fase Principale con abbastanza carte negli Scarti, che vanno nel Warp, e gioca la sua carta.",
  "over-realm/2": "La carta va nel Warp alla fine del turno.",
  "over-realm/3": "[Reame Supremo] si attiva una volta per turno.",
  "xeno-evolve/1":
    "[Xeno-Evoluzione] si attiva dalla mano nella Fase Principale: pagato il costo, la carta nominata va nel Warp e la sua carta si gioca attiva.",
};
