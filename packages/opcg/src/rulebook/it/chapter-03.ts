import type { Sentences } from "@arbiter/engine";

export const chapter3: Sentences = {
  "3-1": "Le aree in generale",
  "3-1-1":
    "Le aree sono il mazzo, il mazzo DON!!, la mano, gli Scarti, l'area del Leader, l'area dei Personaggi, l'area Luogo, l'area dei Costi e l'area Vita.",
  "3-1-2": "“Il campo” è l'insieme delle aree del Leader, dei Personaggi, Luogo e dei Costi.",
  "3-1-3": "Ogni giocatore ha una propria area di ogni tipo, se non è detto altro.",
  "3-1-4": "Il numero di carte di un'area è noto a entrambi i giocatori in ogni momento.",
  "3-1-5":
    "Le aree le cui carte possono essere viste da entrambi sono aperte; quelle con le carte nascoste sono segrete.",
  "3-1-6":
    "Una carta che lascia l'area dei Personaggi o l'area Luogo diventa una nuova carta, e gli effetti che la toccavano non la seguono, se non è detto altro.",
  "3-1-7":
    "Quando più carte entrano insieme in un'area, il loro proprietario ne decide l'ordine, se non è detto altro.",
  "3-1-8":
    "Quando un proprietario ordina più carte che passano insieme da un'area aperta a una segreta, l'altro giocatore non ne conosce l'ordine.",
  "3-2": "Mazzo",
  "3-2-1": "Il mazzo di ogni giocatore si mette qui all'inizio della partita.",
  "3-2-2":
    "Il mazzo è segreto: sta a faccia in giù, e nessuno può guardarlo, conoscerne l'ordine o cambiarlo, se non è detto altro.",
  "3-2-3": "Più carte che lasciano insieme un mazzo si spostano una alla volta.",
  "3-2-4": "Un giocatore che deve mischiare un mazzo ne mette le carte in ordine casuale.",
  "3-3": "Mazzo DON!!",
  "3-3-1": "Il mazzo DON!! di ogni giocatore si mette qui all'inizio della partita.",
  "3-3-2":
    "Il mazzo DON!! sta a faccia in giù ma è aperto: entrambi possono guardarlo e riordinarlo liberamente.",
  "3-3-3": "Più carte DON!! che lasciano insieme un mazzo DON!! si spostano una alla volta.",
  "3-4": "Mano",
  "3-4-1": "Le carte che un giocatore pesca dal mazzo vanno qui.",
  "3-4-2": "La mano è segreta, ma il suo giocatore può guardarla e riordinarla a piacere.",
  "3-4-3": "Non puoi vedere le carte nella mano dell'altro giocatore, se non è detto altro.",
  "3-5": "Scarti",
  "3-5-1": "I Personaggi messi KO e gli Eventi attivati vanno qui.",
  "3-5-2":
    "Gli Scarti sono aperti e a faccia in su; entrambi possono guardarli, il loro giocatore può riordinarli, e le nuove carte vanno di norma in cima.",
  "3-6": "Area del Leader",
  "3-6-1": "Il Leader di ogni giocatore si mette qui a faccia in su all'inizio della partita.",
  "3-6-2": "L'area del Leader è aperta a entrambi i giocatori.",
  "3-6-3": "Nessun effetto né regola può far lasciare a un Leader l'area del Leader.",
  "3-7": "Area dei Personaggi",
  "3-7-1": "I Personaggi di un giocatore si mettono qui.",
  "3-7-2": "L'area dei Personaggi è aperta, e le sue carte stanno a faccia in su.",
  "3-7-3": "Di una carta Personaggio messa nell'area dei Personaggi si dice che è giocata.",
  "3-7-4": "Una carta non può attaccare nel turno in cui è stata giocata, se non è detto altro.",
  "3-7-5": "Le carte entrano attive nell'area dei Personaggi, se non è detto altro.",
  "3-7-6": "L'area dei Personaggi contiene al massimo 5 Personaggi.",
  "3-7-6-1":
    "Per giocare un Personaggio quando ne hai già 5, rivelalo, metti negli Scarti uno dei tuoi Personaggi dell'area, poi gioca il nuovo.",
  "3-8": "Area Luogo",
  "3-8-1": "I Luoghi di un giocatore si mettono qui.",
  "3-8-2": "L'area Luogo è aperta, e le sue carte stanno a faccia in su.",
  "3-8-3": "Di una carta Luogo messa nell'area Luogo si dice che è giocata.",
  "3-8-4": "Le carte entrano attive nell'area Luogo, se non è detto altro.",
  "3-8-5": "L'area Luogo contiene al massimo 1 Luogo.",
  "3-8-5-1":
    "Per giocare un Luogo quando ne hai già uno, rivela il nuovo, metti il vecchio negli Scarti, poi gioca il nuovo.",
  "3-9": "Area dei Costi",
  "3-9-1": "Le carte DON!! si mettono qui.",
  "3-9-2":
    "L'area dei Costi è aperta a entrambi; ognuno può riordinare la propria e sceglie liberamente quali carte DON!! pagano un costo.",
  "3-9-3": "Le carte DON!! entrano attive nell'area dei Costi, se non è detto altro.",
  "3-10": "Area Vita",
  "3-10-1": "Le carte Vita del Leader di un giocatore si mettono qui.",
  "3-10-2":
    "La Vita è una pila segreta a faccia in giù che nessuno può guardare né riordinare; le carte la lasciano dalla cima, se non è detto altro.",
  "3-10-2-1":
    "Un effetto può aggiungere una carta Vita a faccia in su; quella carta conta allora come in un'area aperta.",
  "3-10-3":
    "Gli effetti che guardano la Vita valgono per carte a faccia in su e in giù, e poi ogni carta torna com'era.",
};
