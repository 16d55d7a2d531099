import type { Sentences } from "@arbiter/engine";

export const chapter10: Sentences = {
  "10-1": "Effetti chiave",
  "10-1-1": "[Slancio]",
  "10-1-1-1": "Un Personaggio con [Slancio] può attaccare nel turno in cui è stato giocato.",
  "10-1-2": "[Doppio Attacco]",
  "10-1-2-1": "Una carta con [Doppio Attacco] infligge 2 danni alla Vita del Leader dove ne infliggerebbe 1.",
  "10-1-3": "[Esilio]",
  "10-1-3-1":
    "Le carte Vita colpite da una carta con [Esilio] vanno negli Scarti invece che in mano, e nessun [Trigger] si attiva.",
  "10-1-4": "[Bloccante]",
  "10-1-4-1":
    "Quando un'altra tua carta è attaccata, puoi mettere a riposo un [Bloccante] nel Passo di Blocco per porlo al posto della carta attaccata.",
  "10-1-5": "[Trigger]",
  "10-1-5-1":
    "Quando i danni prendono una carta Vita con [Trigger], puoi rivelarla e attivarne il [Trigger] invece di aggiungerla alla mano.",
  "10-1-5-2": "Puoi rinunciare al [Trigger]; la carta va allora in mano senza essere rivelata.",
  "10-2": "Parole chiave",
  "10-2-1": "KO",
  "10-2-1-1":
    "KO significa che un Personaggio va negli Scarti perdendo un combattimento o per l'effetto di una carta.",
  "10-2-1-2":
    "L'ordine di mettere KO mette un Personaggio dall'area dei Personaggi negli Scarti del suo proprietario.",
  "10-2-1-3":
    "[In caso di KO] e “non può essere messo KO” valgono solo per un KO da effetto o combattimento; finire negli Scarti in altro modo non è un KO.",
  "10-2-2": "[Attivazione: Principale]",
  "10-2-2-1":
    "Un effetto [Attivazione: Principale] può essere attivato nella Fase Principale fuori dal combattimento.",
  "10-2-3": "[Principale]",
  "10-2-3-1":
    "[Principale], presente solo sugli Eventi, permette di usare l'Evento nella Fase Principale fuori dal combattimento, e in nessun altro momento.",
  "10-2-4": "[Counter]",
  "10-2-4-1":
    "[Counter], presente solo sugli Eventi, permette di usare l'Evento nel Passo di Counter dell'avversario, e in nessun altro momento.",
  "10-2-5": "[Attaccando]",
  "10-2-5-1": "Un effetto [Attaccando] si attiva quando dichiari un attacco nel tuo Passo di Attacco.",
  "10-2-6": "[Giocata]",
  "10-2-6-1": "Un effetto [Giocata] si attiva quando la sua carta viene giocata.",
  "10-2-7": "[Fine del tuo turno]",
  "10-2-7-1": "Un effetto [Fine del tuo turno] si attiva nella Fase Finale del tuo turno.",
  "10-2-8": "[Fine del turno avversario]",
  "10-2-8-1":
    "Un effetto [Fine del turno avversario] si attiva nella Fase Finale del turno del tuo avversario.",
  "10-2-9": "[DON!! xX]",
  "10-2-9-1":
    "La condizione [DON!! xX] è soddisfatta quando una carta con meno di X carte DON!! ne ha ricevute abbastanza da averne X o più.",
  "10-2-10": "DON!! −X",
  "10-2-10-1":
    "DON!! −X ti chiede di riportare X carte DON!! dalle tue aree del Leader, dei Personaggi e dei Costi nel tuo mazzo DON!!.",
  "10-2-11": "[Tuo turno]",
  "10-2-11-1": "La condizione [Tuo turno] vale durante il tuo turno.",
  "10-2-12": "[Turno avversario]",
  "10-2-12-1": "La condizione [Turno avversario] vale durante il turno del tuo avversario.",
  "10-2-13": "[Una volta per turno]",
  "10-2-13-1": "Un effetto [Una volta per turno] può essere attivato e risolto una sola volta nel turno.",
  "10-2-13-2": "Più carte con lo stesso effetto [Una volta per turno] possono usarlo una volta ciascuna.",
  "10-2-13-3":
    "Un effetto [Una volta per turno] risolto non può più essere attivato in quel turno, né se ne può ripagare il costo di attivazione.",
  "10-2-13-4":
    "Una carta che lascia il campo e vi torna è una nuova carta e può usare di nuovo il suo effetto [Una volta per turno].",
  "10-2-14": "Scartare dalla mano",
  "10-2-14-1": "Scartare è scegliere una carta in mano e metterla negli Scarti.",
  "10-2-15": "[Bloccando]",
  "10-2-15-1": "Un effetto [Bloccando] si attiva nel Passo di Blocco quando hai attivato il tuo [Bloccante].",
  "10-2-16": "[Attacco avversario]",
  "10-2-16-1":
    "Gli effetti [Attacco avversario] si attivano alla dichiarazione di attacco dell'avversario, dopo i suoi effetti [Attaccando] e altri del Passo di Attacco.",
  "10-2-17": "[In caso di KO]",
  "10-2-17-1":
    "In un KO si verificano le condizioni e [In caso di KO] si attiva sul campo; poi il Personaggio va negli Scarti e l'effetto si risolve da lì.",
  "10-2-17-2":
    "A differenza degli altri effetti automatici, con [In caso di KO] il Personaggio cambia area tra attivazione e risoluzione.",
};
