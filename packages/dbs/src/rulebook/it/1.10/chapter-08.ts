import type { Sentences } from "@arbiter/engine";

export const chapter8: Sentences = {
  "8-1-1": "Un'abilità è un'istruzione del testo di una carta insieme al suo costo.",
  "8-1-3-1":
    "Un'abilità [Attivazione] ha il segno Principale, Combattimento o Principale/Combattimento, il costo prima dei due punti e l'effetto dopo.",
  "8-1-3-1-1":
    "Un'abilità [Attivazione] senza costo di una carta Combattimento o di un Leader si attiva dichiarandola.",
  "8-1-3-1-2":
    "L'abilità [Attivazione] senza costo di una carta Extra si attiva pagando il costo energetico della carta.",
  "8-1-5": "Un'abilità [Auto] si attiva da sé quando avviene l'evento che nomina.",
  "8-1-5-1":
    "Le abilità [Auto] nominano un evento, o l'inizio o la fine di una fase o interfase: la loro condizione d'innesco.",
  "8-1-5-2-1": "Un'abilità [Auto] il cui costo non è pagato non si risolve.",
  "8-2-1": "Gli effetti sono ciò che le istruzioni di un'abilità dicono di fare ai giocatori.",
  "8-2-2-2": "Un effetto continuo vale per una durata, anche non detta.",
  "8-2-2-2-1": "Una durata detta copre il testo fino alla fine.",
  "8-2-2-3-1": "“Se dovessi fare A, fai invece B” è un effetto di sostituzione.",
  "8-3-3": "Un'abilità o una parte detta valida a certe condizioni è invalida finché non sono soddisfatte.",
  "8-4-1": "Le azioni prima dei due punti di un'abilità [Attivazione] sono il suo costo dell'abilità.",
  "8-4-2-5": "Costi dell'abilità in segnalini ([X])",
  "8-5": "Attivare e risolvere",
  "8-5-1":
    "Le abilità diverse da [Continuo] si risolvono una volta attivate o innescate; le abilità [Continuo] non si attivano ma agiscono sempre.",
  "8-5-2": "Attiva le abilità con questi passi:",
  "8-5-2-2-1": "Per una carta Extra si calcola e si paga il costo energetico.",
  "8-5-2-5": "Poi l'abilità viene risolta.",
  "8-5-2-5-1": "Una carta Extra va negli Scarti del suo giocatore quando si applica il suo effetto.",
  "8-5-2-5-2":
    "Per un'abilità di una carta nell'Area Leader, di Combattimento o Combo, si applica il suo effetto.",
  "8-5-8": "Un'abilità il cui costo o testo nomina l'area da cui agisce può essere annunciata solo lì.",
  "8-6": "Abilità [Auto]",
  "8-6-1":
    "Le abilità [Auto] si attivano a un controllo di stato, dopo che è avvenuta la loro condizione d'innesco.",
  "8-6-5":
    "Le abilità [Auto] innescate da una carta che passa da un'area a un'altra hanno un innesco di movimento.",
  "8-6-5-1-1":
    "Per un passaggio tra un'area aperta e una segreta, usa le informazioni della carta nell'area aperta.",
  "8-7": "Effetti immediati",
  "8-8": "Effetti continui",
  "8-8-1-4":
    "Tranne quelli di abilità [Continuo], gli effetti continui cessano per le carte che poi lasciano l'Area Leader, di Combattimento o Unison.",
  "8-9": "Effetti di sostituzione",
  "8-10-1":
    "Se una carta a cui un effetto si riferisce intanto si sposta, l'effetto usa le sue informazioni nell'area in cui è andata.",
};
