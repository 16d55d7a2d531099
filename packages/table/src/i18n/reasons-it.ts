import type { reasons as french } from "./reasons-fr.ts";

/** Why something cannot be done, in Italian, by the English sentence of the rules. */
export const reasons: typeof french = {
  "This is done in your own Main Phase, outside battle.":
    "Si fa nella propria Fase Principale, fuori dal combattimento.",
  "There are not enough active DON!! to pay its cost.":
    "Non ci sono abbastanza DON!! attivi per pagarne il costo.",
  "Its text is not understood, so it is not played.": "Il suo testo non è compreso, perciò non si gioca.",
  "An effect forbids it.": "Un effetto lo vieta.",
  "Its conditions are not met.": "Le sue condizioni non sono soddisfatte.",
  "Its effect is negated.": "Il suo effetto è annullato.",
  "It was used this turn.": "È già stato usato in questo turno.",
  "Its activation cost cannot be paid in full.":
    "Il suo costo di attivazione non può essere pagato per intero.",
  "There is no active DON!! in the cost area.": "Non c'è nessun DON!! attivo nell'area dei Costi.",
  "One was given.": "Un DON!! è già stato assegnato.",
  "Nobody battles in his own first turn.": "Nessuno combatte nel proprio primo turno.",
  "Only an active card attacks.": "Attacca solo una carta attiva.",
  "It was played this turn.": "È stata giocata in questo turno.",
  "It cannot be rested, so it cannot attack.": "Non può essere messa a riposo, quindi non può attaccare.",
  "The Leader or a rested Character is attacked.": "Si attacca il Leader o un Personaggio a riposo.",
  "With [Rush: Character] only Characters are attacked on the turn it is played.":
    "Con [Slancio: Personaggio] si attaccano solo Personaggi nel turno in cui è giocata.",
  "An effect forbids this attack.": "Un effetto vieta questo attacco.",
  "[Blocker] is activated in the Block Step of your opponent's attack.":
    "[Bloccante] si attiva nel Passo di Blocco di un attacco avversario.",
  "One card blocks in a battle, and one did.":
    "In un combattimento blocca una sola carta, e una lo ha fatto.",
  "It has no [Blocker].": "Non ha [Bloccante].",
  "Only an active card blocks.": "Blocca solo una carta attiva.",
  "It is itself the card that is attacked.": "È lei stessa la carta attaccata.",
  "The attacker cannot be blocked.": "L'attaccante non può essere bloccato.",
  "A Counter is used in the Counter Step of your opponent's attack.":
    "Un Counter si usa nel Passo di Counter di un attacco avversario.",
  "It has no Counter.": "Non ha Counter.",
  "A [Counter] Event is used in the Counter Step of your opponent's attack.":
    "Un Evento [Counter] si usa nel Passo di Counter di un attacco avversario.",
  "This is done at your free timing in your own Main Phase.":
    "Si fa quando hai la priorità, nella tua Fase Principale.",
  "There is not enough active energy of the right colours.":
    "Non c'è abbastanza energia attiva dei colori giusti.",
  "The skill is not valid where its card lies.": "L'abilità non è valida dove si trova la sua carta.",
  "The skill is negated.": "L'abilità è annullata.",
  "In the Defense Step no skill of a Unison is activated.":
    "Nell'Interfase di Difesa non si attivano abilità di una carta Unison.",
  "Copies of this skill were used as often as they may be this turn.":
    "Copie di questa abilità sono state usate quante volte è permesso in questo turno.",
  "A skill with markers of this card was used this turn.":
    "Un'abilità con segnalini di questa carta è stata usata in questo turno.",
  "A [Counter] is activated in a counter window.": "Un [Contro] si attiva durante una risposta.",
  "It does not answer what happens now.": "Non risponde a ciò che accade ora.",
  "A [Counter] is activated from the hand.": "Un [Contro] si attiva dalla mano.",
  "This skill cannot choose it.": "Questa abilità non può sceglierla.",
  "The skill does not wait.": "L'abilità non è in sospeso.",
  "One card is charged in your Charge Phase.": "Si carica una sola carta, nella propria Fase di Carica.",
  "A skill that waits is activated when it is its turn.":
    "Un'abilità in sospeso si attiva quando è il suo turno.",
  "There are not enough markers.": "Non ci sono abbastanza segnalini.",
  "Its skill cost cannot be paid in full.": "Il suo costo dell'abilità non può essere pagato per intero.",
  "A [Unique] card of this name is in play.": "Una carta [Unico] con questo nome è in gioco.",
  "As many of these as may be are in play.": "Ce ne sono in gioco quante sono permesse.",
  "It lies face up in the Z-Deck.": "È a faccia in su nel Mazzo-Z.",
  "There is not enough Z-Energy.": "Non c'è abbastanza energia-Z.",
  "A Unison is reinforced once a turn.": "Una carta Unison si rinforza una volta per turno.",
  "Your Unison has another card number.": "La tua carta Unison ha un altro numero.",
  "Who plays first does not attack in his first turn.":
    "Chi gioca per primo non attacca nel suo primo turno.",
  "Only a card in Active Mode attacks.": "Attacca solo una carta in Modalità Attiva.",
  "A Leader, a Unison or a Battle Card in Rest Mode is attacked.":
    "Si attacca un Leader, una carta Unison o una carta Combattimento in Modalità Spossata.",
  "Combos are made in your Offense or Defense Step.":
    "Le combo si fanno nella tua Interfase di Attacco o di Difesa.",
  "It is not used in a combo from there.": "Da lì non si usa in una combo.",
  "It has no combo cost or no combo power.": "Non ha costo combo o non ha potenza combo.",
  "It is in Rest Mode.": "È in Modalità Spossata.",
  "It is in the battle itself.": "È essa stessa nel combattimento.",
  "There is not enough active energy for its combo cost.":
    "Non c'è abbastanza energia attiva per il suo costo combo.",
  "This is done in your Offense or Defense Step.": "Si fa nella tua Interfase di Attacco o di Difesa.",
  "The game is over.": "La partita è finita.",
  "The card is not where this is done from.": "La carta non è dove questo si fa.",
  "It has no such ability.": "Non ha un'abilità del genere.",
  "This cannot be its target.": "Questo non può essere il suo bersaglio.",
  "This is not done with such a card.": "Con una carta così non si fa.",
  "This would begin the same loop again.": "Ricomincerebbe lo stesso ciclo.",
  "The other player decides now.": "Ora decide l'altro giocatore.",
  "What is asked now is another thing.": "Ora è chiesta un'altra cosa.",
};
