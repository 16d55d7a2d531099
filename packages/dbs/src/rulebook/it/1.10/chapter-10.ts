import type { Sentences } from "@arbiter/engine";

export const chapter10: Sentences = {
  "10-2-1":
    "[Risveglio] e [Risveglio: Impulso] sono abilità parola chiave [Attivazione: Principale/Combattimento], attivate soddisfacendone le condizioni e pagandone i costi.",
  "10-2-3": "Una carta il cui [Risveglio] è attivato è girata e resta la stessa carta.",
  "10-2-3-1": "La stessa carta: una carta il cui fronte e retro hanno informazioni diverse.",
  "10-2-4": "Una carta girata da [Risveglio] conta ancora come la stessa carta.",
  "10-2-4-1": "Detto di nuovo: una carta il cui fronte e retro hanno informazioni diverse.",
  "10-2-5": "Una carta girata da [Risveglio] mantiene posizione ed effetti continui sulla sua potenza.",
  "10-3-1":
    "[Terreno] è un'abilità parola chiave [Attivazione: Principale] delle carte Extra che mette la carta in Modalità Attiva nell'Area di Combattimento.",
  "10-3-3":
    "Risolvere un [Terreno] manda negli Scarti ogni altra carta Extra con [Terreno] nell'Area di Combattimento di quel giocatore.",
  "10-4-1":
    "Quando un'altra tua carta è attaccata, [Bloccante] si può attivare mettendo la sua carta in Modalità Spossata; essa diventa la difendente.",
  "10-4-1-1":
    "Una carta resa difendente da [Bloccante] mette in sospeso le sue abilità [Auto] “quando questa carta è attaccata”.",
  "10-5-1":
    "[Evoluzione] è un'abilità parola chiave [Attivazione: Principale] attivata pagandone il costo e scegliendo nella tua Area di Combattimento carte Combattimento adatte; senza di esse non si può.",
  "10-5-5":
    "[Xeno-Evoluzione] manda la carta Combattimento scelta nel Warp del suo proprietario, poi gioca la sua carta in Modalità Attiva.",
  "10-7-1": "Se l'attacco di questa carta infliggerebbe danni, infligge invece X danni.",
  "10-8-1":
    "Quando questa carta attacca, torna in Modalità Attiva alla fine del combattimento, X−1 volte per turno.",
  "10-9-1": "Quando questa carta diventa difendente, l'attaccante è messa KO alla fine del combattimento.",
  "10-10-1":
    "[Contro] è un'abilità parola chiave che si attiva solo in una finestra di risposta, pagando il costo energetico e il costo dell'abilità.",
  "10-10-3-2":
    "[Contro: Giocata] diventa in sospeso quando l'avversario paga e dichiara una giocata, o attiva o ha risolto un'abilità che riguarda il giocare.",
  "10-10-3-6": "Un [Contro] resta in sospeso finché è attivato o la finestra finisce.",
  "10-10-5": "Annullare un [Contro] è impedire che si risolva l'effetto di uno già attivato.",
  "10-11-1":
    "Un'abilità [Auto] o [Attivazione] con [Una Volta per Turno] si può attivare una sola volta nel turno.",
  "10-11-3": "Le abilità senza quel limite si attivano quante volte costi e condizioni permettono.",
  "10-12-1":
    "Questa carta non può essere messa KO, né lasciare l'Area di Combattimento per abilità avversarie o in combattimento.",
  "10-13-3-1":
    "L'abilità parola chiave [Unione-Fusione], di tipo [Attivazione: Principale], richiede in mano una carta Combattimento di ogni nome, tutte di pari potenza.",
  "10-13-3-3": "Si scrive “[Unione-Fusione]: <nome di personaggio A> e <nome di personaggio B>”.",
  "10-13-3-4":
    "[Unione-Fusione] scarta dalla mano le carte Combattimento nominate di pari potenza e gioca la sua carta in Modalità Attiva.",
  "10-13-4-1":
    "L'abilità parola chiave [Unione-Potara], di tipo [Attivazione: Principale], si attiva pagandone il costo e scegliendo nella tua Area di Combattimento una carta Combattimento di ogni nome; senza tutte non si può.",
  "10-13-4-3":
    "Si scrive “[Unione-Potara] costo dell'abilità: <nome di personaggio A> e <nome di personaggio B>”.",
  "10-13-4-4":
    "[Unione-Potara] gioca la sua carta in Modalità Attiva sopra le due carte Combattimento scelte.",
  "10-13-5-1":
    "L'abilità parola chiave [Unione-Assorbimento], di tipo [Attivazione: Principale], mette la carta nominata, dall'area nominata, sopra la propria carta.",
  "10-13-5-2": "[Unione-Assorbimento] si attiva nell'Area di Combattimento.",
  "10-13-5-4":
    "Alla risoluzione, la carta scelta va sopra la carta Combattimento che ha attivato [Unione-Assorbimento].",
  "10-15-1":
    "L'abilità parola chiave [Reame Supremo], di tipo [Attivazione: Principale], richiede X o più carte nei tuoi Scarti.",
  "10-15-2": "Si scrive “[Reame Supremo X] costo dell'abilità”.",
  "10-15-3":
    "Attivato dalla mano, [Reame Supremo] manda tutte le carte dei tuoi Scarti nel tuo Warp e gioca la sua carta.",
  "10-15-4":
    "Una carta giocata con [Reame Supremo] va nel Warp alla fine di quel turno se è ancora nell'Area di Combattimento.",
  "10-17": "Un mazzo può contenere al massimo quattro carte con [Super Combo].",
  "10-19-1": "Le carte rimosse dal gioco sono messe da parte.",
  "10-19-2": "Le carte rimosse dal gioco non sono in alcuna area.",
  "10-21-1": "Le carte dell'Universo 7 contano in tutte le aree come senza costo specifico.",
  "10-22-1": "Questa carta non è influenzata da abilità [Contro: Giocata].",
  "10-22-2": "[Deviare] agisce dall'annuncio della giocata della sua carta fino a quando è in gioco.",
  "10-22-3": "[Deviare] agisce anche quando un'abilità gioca la sua carta.",
  "10-23-2": "Si scrive “[Legame X]” o “[Legame X] carta Combattimento specificata”.",
  "10-24-1": "[Scambio] è una parola chiave di tipo [Attivazione: Principale].",
  "10-24-3":
    "[Scambio] gioca dalla mano fino a una carta Combattimento specificata con costo energetico X, poi la sua carta torna in mano al proprietario.",
  "10-25-1":
    "L'abilità parola chiave [Oscuro Reame Supremo], di tipo [Attivazione: Principale], richiede X o più carte nere nei tuoi Scarti.",
  "10-25-2": "Si scrive “[Oscuro Reame Supremo X] costo dell'abilità”.",
  "10-25-3":
    "Attivato dalla mano, [Oscuro Reame Supremo] manda tutte le carte dei tuoi Scarti nel tuo Warp e gioca la sua carta.",
  "10-27-1": "Alcune abilità [Attivazione] e [Auto] fanno scegliere tra gli effetti di un elenco.",
  "10-27-3": "Chi attiva l'abilità decide quali effetti dell'elenco usare e in quale ordine.",
  "10-28-1": "[Brama] è un'abilità parola chiave attivata soddisfacendone le condizioni e pagandone i costi.",
  "10-28-3": "Una carta la cui [Brama] è attivata è girata sul retro e resta la stessa carta.",
  "10-28-4": "Una carta girata dal retro al fronte conta ancora come la stessa carta.",
  "10-28-5": "Una carta girata da [Brama] mantiene posizione ed effetti continui sulla sua potenza.",
  "10-29-1": "Un'abilità [Fulgore X] agisce solo finché il suo controllore ha X o più carte negli Scarti.",
  "10-30-3": "[Raffica] si fa per prima, come parte del costo dell'abilità.",
  "10-31-1":
    "Un mazzo può contenere quante copie si vuole di una carta [Dragon Ball], purché abbia in tutto al massimo sette carte con [Dragon Ball].",
  "10-32-1":
    "L'abilità parola chiave [Avvento], di tipo [Attivazione: Combattimento], richiede nella tua Area Combo carte i cui colori originali siano i suoi.",
  "10-32-2": "Si scrive “[Avvento XY] costo dell'abilità”.",
  "10-32-3": "[Avvento] si attiva dalla mano e gioca la sua carta.",
  "10-33-1":
    "[Egida] è un'abilità parola chiave [Attivazione: Combattimento] il cui costo è scartare dalla mano carte dei suoi colori originali.",
  "10-33-2": "Si scrive “[Egida XY]”.",
  "10-34-1":
    "Una carta con [Esaurimento Energetico] entra in un'Area delle Energie in Modalità Spossata, da ovunque venga.",
  "10-35-1":
    "Quando la sua carta attacca, [Alleanza] si può attivare scegliendo come costo carte Combattimento dei suoi colori nella tua Area di Combattimento.",
  "10-35-2": "Si scrive “[Alleanza XY] (effetto)”.",
  "10-36-1": "[Offerta] si attiva quando la sua carta è giocata.",
  "10-37-1":
    "Quando la sua carta Combattimento è messa KO, il proprietario può scartare dalla mano carte dei colori X e Y per giocarla dagli Scarti, con [Rianimare] annullata su di essa per il turno.",
  "10-37-2": "Si scrive “[Rianimare XY]”.",
  "10-38-1":
    "Quando il suo proprietario gioca un'altra carta Combattimento «Heroic» o attiva un'abilità di una carta Extra «Heroic», pesca 1 carta, e [Eroico] è annullata per il turno.",
  "10-39-1":
    "Quando il suo proprietario gioca un'altra carta Combattimento «Villainous» o attiva un'abilità di una carta Extra «Villainous», l'avversario scarta una carta della mano a sua scelta, e [Malvagio] è annullata per il turno.",
  "10-40-1":
    "Il suo proprietario può mettere in Modalità Spossata una carta multicolore rosso/blu attiva per attivare una carta Extra multicolore rosso/blu in mano senza pagarne il costo energetico.",
  "10-41-1":
    "[Successore] è un'abilità parola chiave [Attivazione: Principale]: scarta tue carte Combattimento esclusivamente verdi, esclusivamente gialle o verde/giallo i cui costi energetici fanno in totale quello della sua carta per giocarla senza il costo energetico.",
  "10-41-2": "Si scrive “[Successore] costo dell'abilità”.",
  "10-41-3": "[Successore] si attiva dalla mano del suo proprietario e gioca la sua carta.",
  "10-42-1":
    "Finché una carta con [Unico] è in gioco, nessun'altra di quel nome può entrare in gioco nell'Area di Combattimento di chi la controlla.",
  "10-42-2": "[Unico] vale dall'annuncio della giocata e finché la carta è in gioco.",
  "10-42-3": "[Unico] vale anche mentre si risolve un'abilità che giocherebbe una carta simile.",
};
