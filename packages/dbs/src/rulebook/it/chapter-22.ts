import type { Sentences } from "@arbiter/engine";

export const chapter22: Sentences = {
  "22-1": "Abilità parola chiave e parole chiave",
  "21-1-1b":
    "Le abilità parola chiave sono nomi brevi per istruzioni lunghe o complesse, e possono essere abilità [Attivazione], [Continuo], [Auto] o [Contro].",
  "21-1-2b":
    "Le parole chiave sono termini che non sono abilità, come condizioni per essere valida, limiti ai costi dell'abilità o attivazioni.",
  "21-1-3": "Annullare le abilità parola chiave di una carta non tocca le sue parole chiave.",
  "22-2": "[Risveglio] ([Risveglio: Impulso])",
  "22-2-1":
    "[Risveglio] e [Risveglio: Impulso] sono abilità parola chiave [Attivazione: Principale/Combattimento] di Leader.",
  "22-2-2": "Si scrive “[Risveglio] ([Risveglio: Impulso]) condizione: (effetto)”.",
  "22-2-2-1": "“[Risveglio]” in un testo indica sia [Risveglio] sia [Risveglio: Impulso].",
  "22-2-3": "[Risveglio] può essere attivato solo soddisfacendo le sue condizioni e pagando i suoi costi.",
  "22-2-4": "Per risolvere [Risveglio], esegui i suoi effetti e gira la carta sul retro se mostra il fronte.",
  "22-2-4-1": "Un testo può invece dire di girare la carta.",
  "22-3": "[Terreno]",
  "22-3-1": "[Terreno] è un'abilità parola chiave [Attivazione: Principale] di carte Extra.",
  "22-3-2":
    "[Terreno] si risolve mettendo in Modalità Attiva nell'Area di Combattimento la carta Extra che l'ha attivato.",
  "22-3-3":
    "Un testo che attiva il [Terreno] di un'altra carta può parlare di attivare quella carta per nome.",
  "22-3-4":
    "Le altre abilità di una carta Extra [Terreno] valgono solo nell'Area di Combattimento, e si attivano senza mettere la carta negli Scarti, se non è detto altro.",
  "22-3-4-1":
    "[Esaurimento Energetico] di una carta Extra [Terreno] fa eccezione: la carta entra comunque in Modalità Spossata in un'Area delle Energie.",
  "22-3-5":
    "Mettere una carta Extra [Terreno] in un'Area di Combattimento mette negli Scarti ogni altra carta Extra [Terreno] nell'Area di Combattimento di quel giocatore.",
  "22-3-5-1":
    "22-3-5 è ignorato quando una carta Extra [Terreno] è messa sotto una carta in un'Area di Combattimento.",
  "22-4": "[Bloccante]",
  "22-4-1": "[Bloccante] è un'abilità parola chiave [Auto] sui combattimenti.",
  "22-4-2":
    "Quando un'altra tua carta è attaccata, [Bloccante] diventa in sospeso e può essere attivato mettendo la sua carta in Modalità Spossata come costo dell'abilità.",
  "22-4-3": "[Bloccante] rende la carta che l'ha attivato la carta che difende dall'attacco.",
  "22-4-3-1":
    "Le abilità [Auto] “quando questa carta viene attaccata” di una carta che [Bloccante] fa difendere diventano in sospeso.",
  "22-4-4": "Annullare un [Bloccante] ridà all'attacco il suo bersaglio originale.",
  "22-5": "[Evoluzione] ([EX-Evoluzione], [Xeno-Evoluzione])",
  "22-5-1":
    "[Evoluzione], [EX-Evoluzione] e [Xeno-Evoluzione] sono abilità parola chiave [Attivazione: Principale] sul giocare carte.",
  "22-5-2":
    "Si scrive “[Evoluzione] ([EX-Evoluzione], [Xeno-Evoluzione]) costo dell'abilità: condizione <nome di personaggio>”.",
  "22-5-2-1": "Dove non è scritta alcuna condizione, nessuna è richiesta.",
  "22-5-2-2": "“[Evoluzione]” in un testo indica [Evoluzione], [EX-Evoluzione] e [Xeno-Evoluzione].",
  "22-5-2-3": "“Evolversi” come verbo significa che la carta giocata conta come giocata con [Evoluzione].",
  "22-5-2-4": "“Evoluta” indica una carta giocata con [Evoluzione], [EX-Evoluzione] o [Xeno-Evoluzione].",
  "22-5-3":
    "[Evoluzione] si attiva pagandone il costo e scegliendo una carta Combattimento adatta, col nome del personaggio, nella tua Area di Combattimento; senza di essa non si può.",
  "22-5-3-1":
    "Alcune abilità ampliano le aree da cui si può scegliere una carta Combattimento per [Evoluzione].",
  "22-5-3-1-1":
    "Una carta Combattimento scelta da un'altra area va prima nell'Area di Combattimento alla risoluzione; quel passaggio non mette in sospeso abilità e non apre finestre di risposta.",
  "22-5-4": "[Evoluzione] può essere attivata solo dalla mano.",
  "22-5-5":
    "[Evoluzione] e [EX-Evoluzione] giocano la loro carta sopra quella scelta come un'unica carta, mantenendo posizione ed effetti di potenza.",
  "22-5-5-1":
    "[Xeno-Evoluzione] fallisce se la carta Combattimento scelta ha lasciato l'Area di Combattimento o non soddisfa più le condizioni prima che si risolva.",
  "22-5-6":
    "[Xeno-Evoluzione] manda la carta Combattimento scelta nel Warp e gioca la carta che l'ha attivata.",
  "22-5-6-1":
    "[Evoluzione] e [EX-Evoluzione] falliscono se la carta Combattimento scelta ha lasciato l'Area di Combattimento o non soddisfa più le condizioni prima che si risolvano.",
  "22-5-7":
    "Se la carta che ha attivato [Evoluzione] non è giocata e non ha lasciato la sua area per un effetto, va nell'Area degli Scarti del suo proprietario.",
  "22-5-7-1":
    "Una carta riportata nella mano del suo proprietario invece di essere giocata non va nell'Area degli Scarti.",
  "22-6": "[Critico]",
  "22-6-1": "[Critico] è un'abilità parola chiave [Continuo] sui danni.",
  "22-6-2":
    "Le carte Vita perse per i danni dell'attacco di questa carta vanno nell'Area degli Scarti dell'avversario invece che nella sua mano.",
  "22-7": "[Colpo]",
  "22-7-1": "Le abilità di Colpo sono abilità parola chiave [Continuo] sui danni.",
  "22-7-2": "Se l'attacco di questa carta dovesse infliggere X−1 danni o meno, ne infligge invece X.",
  "22-7-2-1": "Per [Doppio Colpo], X è 2.",
  "22-7-2-2": "Per [Triplo Colpo], X è 3.",
  "22-7-2-3": "Per [Quadruplo Colpo], X è 4.",
  "22-7-3": "“[Colpo]” in un testo indica [Doppio Colpo], [Triplo Colpo] e [Quadruplo Colpo].",
  "22-8": "[Doppio Attacco], [Triplo Attacco]",
  "22-8-1": "[Doppio Attacco] e [Triplo Attacco] sono abilità parola chiave [Auto] sui combattimenti.",
  "22-8-2": "[Doppio Attacco] o [Triplo Attacco] diventa in sospeso quando la sua carta attacca.",
  "22-8-3": "La carta che attacca passa in Modalità Attiva dopo il combattimento, X−1 volte per turno.",
  "22-8-3-1": "Per [Doppio Attacco], X è 2.",
  "22-8-3-2": "Per [Triplo Attacco], X è 3.",
  "22-9": "[Vendetta]",
  "22-9-1": "[Vendetta] è un'abilità parola chiave [Auto] sui combattimenti.",
  "22-9-2": "[Vendetta] può essere attivata solo da carte Combattimento e carte Unison.",
  "22-9-3": "[Vendetta] diventa in sospeso quando la sua carta diventa una carta che difende.",
  "22-9-4": "[Vendetta] mette KO la carta che attacca alla fine del combattimento.",
  "22-10": "[Contro]",
  "22-10-1": "Le abilità parola chiave [Contro] riguardano l'attivazione di abilità.",
  "22-10-2": "Si scrive “[Contro: condizione di attivazione] costo dell'abilità: effetto”.",
  "22-10-2-1":
    "“[Contro]” in un testo indica [Contro: Contro], [Contro: Attacco], [Contro: Attacco di carta Combattimento] e [Contro: Giocata].",
  "22-10-3": "Ogni [Contro] diventa in sospeso a queste condizioni:",
  "22-10-3-1":
    "[Contro: Giocata] diventa in sospeso quando l'avversario paga e dichiara una giocata nella sua Fase Principale, o attiva o risolve un'abilità che gioca una carta.",
  "22-10-3-2":
    "[Contro: Attacco] diventa in sospeso quando l'avversario dichiara un attacco, o attiva o risolve un'abilità che attacca.",
  "22-10-3-3":
    "[Contro: Attacco di carta Combattimento] diventa in sospeso quando l'avversario attacca con una carta Combattimento o attiva un'abilità che lo fa.",
  "22-10-3-4": "[Contro: Contro] diventa in sospeso quando l'avversario attiva un [Contro].",
  "22-10-4":
    "Un [Contro] in sospeso può essere attivato solo in una finestra di risposta pagando costo energetico e dell'abilità; dichiararlo lo rende la risposta X.",
  "22-10-4-1":
    "Un [Contro] smette di essere in sospeso quando il suo giocatore attiva un [Contro] o la finestra di risposta finisce.",
  "22-10-5": "[Contro] può essere attivato solo dalla mano.",
  "22-10-6": "Un [Contro] legato alla risposta X si risolve quando la risposta X è eseguita.",
  "22-10-7": "Una carta il cui [Contro] è stato attivato va nell'Area degli Scarti, se non è detto altro.",
  "22-10-7-1":
    "Anche una carta il cui [Contro] è fallito o è stato annullato va nell'Area degli Scarti, se non è detto altro.",
  "22-10-8": "Annullare un [Contro] è cancellare la risposta che lo risolverebbe.",
  "22-10-8-1": "Un [Contro] la cui risposta è stata cancellata non si risolve.",
  "22-11": "[Una Volta per Turno]",
  "22-11-1": "[Una Volta per Turno] è una parola chiave sull'attivazione di abilità.",
  "22-11-2":
    "Un'abilità [Auto] o [Attivazione] con [Una Volta per Turno] può essere attivata e risolta una sola volta nel turno.",
  "22-11-3":
    "Il limite si conta per ogni abilità da sola; più carte con la stessa abilità possono quindi usarla una volta ciascuna.",
  "22-11-4":
    "Se una tale abilità [Auto] diventa in sospeso più volte insieme, una si risolve e le altre sono annullate.",
  "22-11-5":
    "Una volta risolta, un'abilità [Una Volta per Turno] non si innesca e non può essere attivata per il resto del turno.",
  "22-12": "[Indistruttibile]",
  "22-12-1": "[Indistruttibile] è un'abilità parola chiave [Continuo] sul passaggio da un'area all'altra.",
  "22-12-2":
    "Questa carta non può essere messa KO né lasciare l'Area di Combattimento per combattimenti o per attacchi e abilità dell'avversario.",
  "22-13": "[Unione]",
  "22-13-1": "[Unione] è un'abilità parola chiave [Attivazione: Principale] sul giocare carte.",
  "22-13-2":
    "[Unione] è il nome generale delle abilità che giocano una carta Combattimento nell'Area di Combattimento quando costi e condizioni dati sono soddisfatti.",
  "22-13-3": "In genere si scrive “[Unione-(tipo)]”.",
  "22-13-3-1": "“[Unione]” in un testo indica [Unione-Fusione], [Unione-Potara] e [Unione-Assorbimento].",
  "22-13-4": "[Unione-Fusione]",
  "22-13-4-1":
    "Si scrive “[Unione-Fusione] costo dell'abilità: <nome di personaggio A> e <nome di personaggio B>”, e i due nomi sono le sue condizioni.",
  "22-13-4-2":
    "[Unione-Fusione] richiede una carta Combattimento di ogni nome rivelata dalla tua mano, tutte di pari potenza; altrimenti non può essere dichiarata.",
  "22-13-4-2-1":
    "Alcune abilità ampliano le aree da cui si possono scegliere le carte Combattimento per [Unione-Fusione].",
  "22-13-4-3": "[Unione-Fusione] può essere attivata solo dalla mano.",
  "22-13-4-4":
    "Le carte Combattimento nominate, di pari potenza, vanno dalla mano nell'Area degli Scarti come costo dell'abilità.",
  "22-13-4-4-1": "Poi ogni altro costo dell'abilità è determinato e pagato per intero.",
  "22-13-4-5": "[Unione-Fusione] si risolve giocando la carta Combattimento che l'ha attivata.",
  "22-13-4-5-1":
    "Se la carta che ha attivato [Unione-Fusione] non è giocata, va nell'Area degli Scarti del suo proprietario.",
  "22-13-4-5-1-1":
    "Una carta riportata nella mano del suo proprietario invece di essere giocata non va nell'Area degli Scarti.",
  "22-13-5": "[Unione-Potara]",
  "22-13-5-1":
    "Si scrive “[Unione-Potara] costo dell'abilità: <nome di personaggio A> e <nome di personaggio B>”, e i due nomi sono le sue condizioni.",
  "22-13-5-2":
    "[Unione-Potara] si attiva scegliendo una carta Combattimento di ogni nome nella tua Area di Combattimento, poi pagando il costo dell'abilità; senza tutte non si può.",
  "22-13-5-2-1":
    "Alcune abilità ampliano le aree da cui si possono scegliere le carte Combattimento per [Unione-Potara].",
  "22-13-5-2-1-1":
    "Le carte Combattimento scelte da altre aree vanno prima nell'Area di Combattimento alla risoluzione; quel passaggio non mette in sospeso abilità e non apre finestre di risposta.",
  "22-13-5-3": "[Unione-Potara] può essere attivata solo dalla mano.",
  "22-13-5-4":
    "[Unione-Potara] gioca la sua carta sopra le due carte Combattimento scelte, in qualsiasi ordine.",
  "22-13-5-4-1": "Gli effetti continui sulla potenza delle carte Combattimento usate sono mantenuti.",
  "22-13-5-4-2":
    "Se la carta che ha attivato [Unione-Potara] non è giocata, va nell'Area degli Scarti del suo proprietario.",
  "22-13-5-4-2-1":
    "Una carta riportata nella mano del suo proprietario invece di essere giocata non va nell'Area degli Scarti.",
  "22-13-6": "[Unione-Assorbimento]",
  "22-13-6-1": "Si scrive “[Unione-Assorbimento] costo dell'abilità: effetto”.",
  "22-13-6-2":
    "[Unione-Assorbimento] può essere attivata solo nell'Area di Combattimento, e gioca la carta Combattimento che il suo effetto nomina sopra la propria carta.",
  "22-13-6-3-1": "Gli effetti continui su posizione o potenza sono mantenuti.",
  "22-13-6-3-2":
    "Una carta Combattimento scelta per [Unione-Assorbimento] la cui giocata fallisce va nell'Area degli Scarti del suo proprietario.",
  "22-13-6-3-2-1":
    "Una carta riportata nella mano del suo proprietario invece di essere giocata non va nell'Area degli Scarti.",
  "22-14": "[Supremo]",
  "22-14-1": "[Supremo] è un'abilità parola chiave [Continuo] sulla costruzione del mazzo.",
  "22-14-2": "Un giocatore può avere una sola carta con [Supremo] nel suo mazzo.",
  "22-14-3":
    "Una carta con [Supremo] che dovesse lasciare l'Area di Combattimento o Unison del suo giocatore per qualunque luogo è invece rimossa dal gioco.",
  "22-14-3-1":
    "Una carta con [Supremo] rimossa perché un effetto le ha fatto lasciare l'area conta come rimossa dal gioco da quell'effetto.",
  "22-14-3-1-1": "22-14-3-1 vale anche per una carta in Modalità Nascosta.",
  "22-14-4":
    "Una carta con [Supremo] la cui giocata fallisce è rimossa dal gioco invece di andare nell'Area degli Scarti.",
  "22-14-5":
    "Una carta Extra attivata con [Supremo] è rimossa dal gioco quando la sua abilità si è risolta, o anche se non può risolversi.",
  "22-15": "[Reame Supremo] ([Reame Supremo X])",
  "22-15-1": "[Reame Supremo] è un'abilità parola chiave [Attivazione: Principale] sul giocare carte.",
  "22-15-2": "Si scrive “[Reame Supremo X] costo dell'abilità”, seguito da due punti o da un punto.",
  "22-15-3": "[Reame Supremo] può essere attivato solo se hai X o più carte nella tua Area degli Scarti.",
  "22-15-4": "Il suo costo dell'abilità è mandare tutte le carte della tua Area degli Scarti nel tuo Warp.",
  "22-15-5": "[Reame Supremo] può essere attivato solo dalla mano.",
  "22-15-6":
    "[Reame Supremo] gioca la sua carta, che va nel Warp del suo proprietario alla fine di quel turno se è ancora nell'Area di Combattimento.",
  "22-15-7":
    "[Reame Supremo] e [Oscuro Reame Supremo] possono essere attivati una sola volta per turno in totale.",
  "22-16": "[Barriera]",
  "22-16-1": "[Barriera] è un'abilità parola chiave [Continuo] sui bersagli delle abilità.",
  "22-16-2": "Questa carta non può essere scelta dalle abilità delle carte dell'avversario.",
  "22-17": "[Super Combo]",
  "22-17-1": "[Super Combo] è un'abilità parola chiave [Continuo] sulla costruzione del mazzo.",
  "22-17-2": "Un mazzo può includere solo quattro carte con [Super Combo].",
  "22-18": "[Colpo Vincente]",
  "22-18-1": "[Colpo Vincente] è un'abilità parola chiave [Continuo] sui danni e sulla vittoria.",
  "22-18-2": "Vinci la partita quando questa carta infligge danni all'avversario attaccando.",
  "22-19": "[Guerriero dell'Universo 7]",
  "22-19-1": "[Guerriero dell'Universo 7] è un'abilità parola chiave [Continuo] sui costi energetici.",
  "22-19-2": "Considera le carte «Universo 7» in tutte le aree come senza costo specifico.",
  "22-20": "[Deviare]",
  "22-20-1": "[Deviare] è un'abilità parola chiave [Continuo] sul giocare carte.",
  "22-20-2": "In ogni area questa carta non è influenzata dalle abilità [Contro: Giocata] dell'avversario.",
  "22-21": "[Legame] ([Legame X])",
  "22-21-1": "[Legame] è una parola chiave sulle condizioni a cui un'abilità è valida.",
  "22-21-2": "Si scrive “[Legame X]:” o “[Legame X] carta Combattimento specificata:”.",
  "22-21-2-1":
    "Tra i modi di descrivere questa parola chiave ci sono “[Legame X]” e “[Legame X] carta Combattimento specificata”.",
  "22-21-3":
    "Un'abilità [Legame X] vale solo finché hai X o più carte Combattimento nella tua Area di Combattimento.",
  "22-21-3-1":
    "Se il testo specifica una carta Combattimento, contano per la X solo quelle adatte nella tua Area di Combattimento.",
  "22-22": "[Scambio] ([Scambio X])",
  "22-22-1": "[Scambio] è un'abilità parola chiave [Attivazione: Principale] sul giocare carte.",
  "22-22-2":
    "Si scrive “[Scambio X] costo dell'abilità: carta Combattimento specificata con costo energetico X”.",
  "22-22-3":
    "[Scambio] richiede una carta Combattimento specificata di costo X da scegliere in mano e di riportare la propria carta nella mano del suo proprietario, o non può essere attivato.",
  "22-22-4":
    "[Scambio] si risolve giocando fino a una carta Combattimento specificata con costo energetico X, rivelata dalla tua mano.",
  "22-23": "[Oscuro Reame Supremo] ([Oscuro Reame Supremo X])",
  "22-23-1": "[Oscuro Reame Supremo] è un'abilità parola chiave [Attivazione: Principale] sul giocare carte.",
  "22-23-2": "Si scrive “[Oscuro Reame Supremo X] costo dell'abilità”, seguito da due punti o da un punto.",
  "22-23-3":
    "[Oscuro Reame Supremo] può essere attivato solo se hai X o più carte nere nella tua Area degli Scarti.",
  "22-23-4": "Il suo costo dell'abilità è mandare tutte le carte della tua Area degli Scarti nel tuo Warp.",
  "22-23-5": "[Oscuro Reame Supremo] può essere attivato solo dalla mano.",
  "22-23-6": "[Oscuro Reame Supremo] si risolve giocando la carta che l'ha attivato.",
  "22-23-7":
    "[Reame Supremo] e [Oscuro Reame Supremo] possono essere attivati una sola volta per turno in totale.",
  "22-24": "[Tunnel Spaziale]",
  "22-24-1": "[Tunnel Spaziale] è un'abilità parola chiave [Continuo] sull'attivazione di abilità.",
  "22-24-2":
    "Con [Tunnel Spaziale] puoi attivare [Reame Supremo] e [Oscuro Reame Supremo] fino a due volte per turno in totale.",
  "22-25": "[Brama]",
  "22-25-1": "[Brama] è un'abilità parola chiave [Attivazione: Principale/Combattimento] di Leader.",
  "22-25-2": "Si scrive “[Brama] condizione: (effetto)”.",
  "22-25-3": "[Brama] può essere attivata solo soddisfacendo le sue condizioni e pagando i suoi costi.",
  "22-25-4": "Per risolvere [Brama], esegui i suoi effetti, poi gira la carta se mostra il fronte.",
  "22-25-4-1": "Un testo può invece dire di girare la carta.",
  "22-26": "[Fulgore] ([Fulgore X])",
  "22-26-1": "[Fulgore] è una parola chiave sulle condizioni a cui un'abilità è valida.",
  "22-26-2": "Si scrive “[Fulgore X]”.",
  "22-26-3": "Un'abilità [Fulgore X] è valida solo finché hai X o più carte nella tua Area degli Scarti.",
  "22-27": "[Raffica] ([Raffica X])",
  "22-27-1": "[Raffica] è una parola chiave sull'attivazione di abilità.",
  "22-27-2": "Si scrive “[Raffica X]”.",
  "22-27-3":
    "Un'abilità [Raffica X] può essere attivata solo mettendo le X carte in cima al tuo mazzo nella tua Area degli Scarti.",
  "22-27-4": "Un'abilità [Raffica X] non può essere attivata se il tuo mazzo ha meno di X carte.",
  "22-28": "[Dragon Ball]",
  "22-28-1": "[Dragon Ball] è un'abilità parola chiave [Continuo] sulla costruzione del mazzo.",
  "22-28-2": "Il tuo mazzo può includere fino a sette carte [Dragon Ball] con lo stesso numero.",
  "22-29": "[Avvento] ([Avvento XY])",
  "22-29-1": "[Avvento] è un'abilità parola chiave [Attivazione: Combattimento] sul giocare carte.",
  "22-29-2": "Si scrive “[Avvento XY] costo dell'abilità:” o “[Avvento XY] costo dell'abilità.”.",
  "22-29-3":
    "[Avvento] richiede nella tua Area Combo carte Combattimento i cui colori originali corrispondono a X e Y, e il suo costo dell'abilità pagato.",
  "22-29-4": "[Avvento] può essere attivato solo dalla mano.",
  "22-29-5": "[Avvento] si risolve giocando la carta che l'ha attivato.",
  "22-29-6": "“[Avvento]” in un testo indica [Avvento] con qualsiasi combinazione di colori.",
  "22-30": "[Egida] ([Egida XY])",
  "22-30-1": "[Egida] è un'abilità parola chiave [Attivazione: Combattimento] sull'energia.",
  "22-30-2": "Si scrive “[Egida XY]” o “[Egida XY] costo dell'abilità”.",
  "22-30-3":
    "Il suo costo è mettere negli Scarti una o più carte dalla mano che insieme hanno i colori X e Y, poi pagare ogni altro costo dell'abilità.",
  "22-30-4": "[Egida] può essere attivata solo nell'Interfase di Difesa del turno dell'avversario.",
  "22-30-5":
    "[Egida] permette al suo giocatore di mettere fino a due delle sue energie da Modalità Spossata ad Attiva.",
  "22-31": "[Esaurimento Energetico]",
  "22-31-1": "[Esaurimento Energetico] è un'abilità parola chiave [Continuo] sull'energia.",
  "22-31-2":
    "Una carta con [Esaurimento Energetico], valido in ogni area, si mette in un'Area delle Energie in Modalità Spossata.",
  "22-32": "[Alleanza] ([Alleanza XY])",
  "22-32-1": "[Alleanza] è un'abilità parola chiave [Auto] sugli attacchi.",
  "22-32-2": "Si scrive “[Alleanza XY] (effetti)” o “[Alleanza XY] costo dell'abilità: effetto”.",
  "22-32-3":
    "Quando la sua carta attacca, [Alleanza] diventa in sospeso; il suo costo è spossare una o più delle tue carte Combattimento attive corrispondenti ai colori X e Y.",
  "22-32-4": "[Alleanza] si risolve eseguendo gli effetti scritti.",
  "22-33": "[Offerta]",
  "22-33-1": "[Offerta] è un'abilità parola chiave [Auto] sul giocare carte.",
  "22-33-2": "[Offerta] diventa in sospeso quando la sua carta Combattimento è giocata.",
  "22-33-3":
    "L'avversario può mettere una delle sue carte Vita nella sua Area degli Scarti; se non lo fa, il proprietario della carta [Offerta] pesca due carte.",
  "22-34": "[Rianimare] ([Rianimare XY])",
  "22-34-1": "[Rianimare] è un'abilità parola chiave [Auto] sul giocare carte.",
  "22-34-2": "Si scrive “[Rianimare X/Y].” o “[Rianimare X/Y] costo dell'abilità.”.",
  "22-34-3":
    "Quando la sua carta Combattimento è messa KO, il proprietario può attivare [Rianimare] mettendo negli Scarti carte dalla mano con colori originali X e Y, poi pagando ogni altro costo.",
  "22-34-4":
    "[Rianimare] gioca la sua carta dall'Area degli Scarti del proprietario, con [Rianimare] annullato su di essa per il turno.",
  "22-35": "[Eroico]",
  "22-35-1": "[Eroico] è un'abilità parola chiave [Auto] sulla mano dei giocatori.",
  "22-35-2":
    "[Eroico] diventa in sospeso quando il suo proprietario gioca un'altra carta Combattimento «Eroico» o attiva un'abilità di una carta Extra «Eroico».",
  "22-35-3": "[Eroico] fa pescare una carta al suo giocatore, poi è annullato per il turno.",
  "22-36": "[Malvagio]",
  "22-36-1": "[Malvagio] è un'abilità parola chiave [Auto] sulla mano dei giocatori.",
  "22-36-2":
    "[Malvagio] diventa in sospeso quando il suo proprietario gioca un'altra carta Combattimento «Malvagio» o attiva un'abilità di una carta Extra «Malvagio».",
  "22-36-3":
    "[Malvagio] fa scegliere all'avversario una carta in mano e metterla negli Scarti, poi è annullato per il turno.",
  "22-37": "[Evocatore]",
  "22-37-1": "[Evocatore] è un'abilità parola chiave [Continuo] sui costi energetici.",
  "22-37-2":
    "Il suo proprietario può spossare un'energia attiva multicolore rossa/blu per attivare una carta Extra multicolore rossa/blu in mano senza pagarne il costo energetico.",
  "22-38": "[Successore]",
  "22-38-1": "[Successore] è un'abilità parola chiave [Attivazione: Principale] sul giocare carte.",
  "22-38-2": "Si scrive “[Successore] costo dell'abilità:” o “[Successore] costo dell'abilità.”.",
  "22-39-3":
    "Il suo costo è mettere negli Scarti tue carte Combattimento esclusivamente verdi, esclusivamente gialle o verdi/gialle i cui costi energetici sommano quello della carta [Successore].",
  "22-39-4": "[Successore] può essere attivato solo dalla mano del suo proprietario.",
  "22-39-5": "[Successore] si risolve giocando la carta Combattimento che l'ha attivato.",
  "22-39": "[Unico]",
  "22-39-1": "[Unico] è un'abilità parola chiave [Continuo] sul giocare carte.",
  "22-39-2":
    "Finché una carta con [Unico] è in gioco, nessun'altra carta con quel nome può essere giocata nell'Area di Combattimento del suo proprietario.",
  "22-39-3b":
    "Il proprietario di una carta [Unico] già in gioco non può giocare altre carte con lo stesso nome.",
  "22-39-4b":
    "Se più carte [Unico] con lo stesso nome sono in un'Area di Combattimento, il loro controllore ne tiene una e mette le altre negli Scarti.",
  "22-40": "[Servitore]",
  "22-40-1": "[Servitore] è un'abilità parola chiave [Continuo] sulla potenza e sulla posizione.",
  "22-40-2":
    "Una carta con [Servitore] ottiene +10000 di potenza, ma non può passare in Modalità Attiva nella Fase di Carica del suo proprietario.",
  "22-41": "[Sovrano]",
  "22-41-1": "[Sovrano] è un'abilità parola chiave [Attivazione: Principale] sulla mano dei giocatori.",
  "22-41-2":
    "Il suo costo dell'abilità è mettere una delle tue carte Combattimento [Servitore] in fondo al mazzo del suo proprietario.",
  "22-41-3": "[Sovrano] fa pescare una carta al giocatore che l'ha attivato.",
  "22-42": "[Rigenerazione]",
  "22-42-1": "[Rigenerazione] è un'abilità parola chiave [Attivazione: Principale] sulle vite.",
  "22-42-2": "Si scrive “[Rigenerazione] costo dell'abilità”.",
  "22-42-3":
    "[Rigenerazione] si attiva mettendo negli Scarti una carta da sotto la propria carta e pagando il costo dell'abilità.",
  "22-42-4": "Il suo giocatore può aggiungere la carta in cima al suo mazzo alle sue vite.",
  "22-43": "[Impulso Spirituale] ([Impulso Spirituale X])",
  "22-43-1": "[Impulso Spirituale] è una parola chiave sull'attivazione di abilità.",
  "22-43-2": "Si scrive “[Impulso Spirituale X]” o “[Impulso Spirituale X] Unison specificata”.",
  "22-43-3":
    "Un'abilità [Impulso Spirituale X] si attiva togliendo X segnalini dalla tua carta Unison come costo dell'abilità.",
  "22-43-3-1": "Se il testo specifica una carta Unison, i segnalini si tolgono da quella.",
  "22-44": "[Limite] ([Limite X])",
  "22-44-1": "[Limite] è una parola chiave sull'attivazione di abilità.",
  "22-44-2": "Si scrive “[Limite X]”.",
  "22-44-3":
    "Un'abilità [Limite X] può essere attivata X volte per turno dal suo controllore, contando tutte le sue copie su carte con lo stesso numero.",
  "22-44-3-1":
    "“La stessa abilità” significa stesse parole, parole chiave, costi dell'abilità ed effetti; un testo aggiornato ufficialmente e il suo originale sono anch'essi la stessa.",
  "22-44-4":
    "Un'abilità [Auto] con [Limite X] può essere in sospeso più volte insieme; dopo X risoluzioni le altre sono annullate.",
  "22-44-5":
    "Un'abilità [Limite X] risolta quel numero di volte non può più essere attivata né risolta per il resto del turno.",
  "22-44-6": "Se una carta ha un'abilità sia con che senza [Limite X], solo quella che lo ha è limitata.",
  "22-45": "[Trasmissione] ([Trasmissione XY])",
  "22-45-1": "[Trasmissione] è un'abilità parola chiave [Continuo] sui segnalini.",
  "22-45-2": "Si scrive “[Trasmissione XY]”, dove X è un colore e Y un numero.",
  "22-45-3":
    "Da qualsiasi area: quando giocare questa carta Unison mette negli Scarti le tue carte Unison di colore X, fino a Y dei loro segnalini possono esserle aggiunti.",
  "22-45-3-1":
    "Se sono dati più colori, scegline uno e prendi fino a Y segnalini dalle carte Unison di quel colore messe negli Scarti.",
  "22-45-3-2": "Una [Trasmissione] senza colore prende segnalini da carte Unison di qualsiasi colore.",
  "22-46": "[Risveglio-Z]",
  "22-46-1": "[Risveglio-Z] è un'abilità parola chiave [Attivazione: Principale/Combattimento] sui Leader.",
  "22-46-2":
    "Si scrive “[Risveglio-Z] costo dell'abilità: <nome di personaggio>” o “…: Leader specificato”, e l'ultima parte è la sua condizione.",
  "22-46-3":
    "[Risveglio-Z] richiede nella tua Area Leader un Leader specificato, non Z, sul retro, il suo costo di energia-Z, le sue condizioni e il suo costo dell'abilità.",
  "22-46-3-1":
    "Il costo di energia-Z e il costo dell'abilità possono essere pagati in un ordine o nell'altro.",
  "22-46-4": "[Risveglio-Z] può essere dichiarato e attivato una sola volta per turno in totale.",
  "22-46-5": "[Risveglio-Z] può essere attivato solo da una carta a faccia in giù nell'Area del Mazzo-Z.",
  "22-46-6":
    "[Risveglio-Z] mette la sua carta sopra il Leader scelto, e l'intera pila è trattata come un'unica carta, il Leader-Z in cima.",
  "22-46-6-1": "Gli effetti continui sulla potenza o posizione del Leader originale sono mantenuti.",
  "22-46-6-2": "Se la carta che ha attivato [Risveglio-Z] non è messa nell'Area Leader, è rimossa dal gioco.",
  "22-46-6-3": "Le abilità “quando questa carta viene messa nell'Area Leader” diventano in sospeso.",
  "22-47": "[Pila-Z X]",
  "22-47-1": "[Pila-Z X] è un'abilità parola chiave [Auto] sulle carte nell'Area del Mazzo-Z.",
  "22-47-2":
    "Si scrive “[Pila-Z X] carta specificata” o “[Pila-Z X] costo dell'abilità: carta specificata”, e la carta specificata è la sua condizione.",
  "22-47-2-1":
    "La carta specificata è una nella tua Area del Mazzo-Z che soddisfa le condizioni, se non è detto altro.",
  "22-47-3":
    "[Pila-Z X] diventa in sospeso quando la sua carta è messa sopra in un'Area Leader o di Combattimento, o in un'Area Unison.",
  "22-47-4":
    "[Pila-Z X] mette fino a X carte specificate sotto la sua carta, e la pila è allora un'unica carta, la carta Z in cima.",
  "22-47-4-1": "Alcune abilità ampliano le condizioni a cui si possono scegliere carte per [Pila-Z].",
};
