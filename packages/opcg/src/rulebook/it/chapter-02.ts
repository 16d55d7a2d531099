import type { Sentences } from "@arbiter/engine";

export const chapter2: Sentences = {
  "2-1": "Nome della carta",
  "2-1-1": "Il nome che la carta porta.",
  "2-1-2":
    "Parentesi quadre [ ] senza spiegazione in un testo indicano le carte che hanno esattamente quel nome.",
  "2-1-2-1": "Una parte di nome tra virgolette indica ogni carta il cui nome contiene quelle parole.",
  "2-1-3":
    "Un nome che una carta si dà col proprio testo è suo fin dall'inizio, anche nella costruzione del mazzo e nelle aree segrete.",
  "2-2": "Categoria",
  "2-2-1": "La categoria a cui la carta appartiene.",
  "2-2-2": "Le cinque categorie sono Leader, Personaggio, Evento, Luogo e DON!!.",
  "2-2-3": "Le carte Leader vanno nell'area del Leader.",
  "2-2-3-1":
    "“Leader” o “carta Leader” in un testo indica la carta di categoria Leader nell'area del Leader.",
  "2-2-4": "Le carte Personaggio vanno nell'area dei Personaggi.",
  "2-2-4-1":
    "“Personaggio” in un testo indica una carta di categoria Personaggio che è nell'area dei Personaggi.",
  "2-2-4-2":
    "“Carta Personaggio” in un testo indica una carta di categoria Personaggio ovunque tranne che nell'area dei Personaggi.",
  "2-2-4-3":
    "Nell'espressione “carte Leader e/o Personaggio” i Personaggi sono quelli nell'area dei Personaggi.",
  "2-2-5": "L'effetto di un Evento si attiva spostando la carta dalla mano del suo giocatore negli Scarti.",
  "2-2-5-1": "“Evento” o “carta Evento” in un testo indica una carta di categoria Evento.",
  "2-2-6": "Le carte Luogo vanno nell'area Luogo.",
  "2-2-6-1": "“Luogo” in un testo indica una carta di categoria Luogo.",
  "2-2-6-2": "“Carta Luogo” in un testo indica una carta di categoria Luogo che non è nell'area Luogo.",
  "2-3": "Colore",
  "2-3-1": "Il colore o i colori della carta, di cui i testi possono parlare.",
  "2-3-2": "Ogni carta ha un colore, mostrato dagli spicchi colorati dell'esagono in basso a sinistra.",
  "2-3-3": "I sei colori sono rosso, verde, blu, viola, nero e giallo.",
  "2-3-3-1":
    "Ogni spicchio ha il suo colore: in alto a destra rosso, a destra verde, in basso a destra blu, in basso a sinistra viola, a sinistra nero, in alto a sinistra giallo.",
  "2-3-4": "Una carta può avere più di un colore, per esempio rosso e blu.",
  "2-3-5": "Una carta di più colori conta come carta di ciascuno di essi.",
  "2-3-6": "I testi possono chiamare “multicolore” una carta di più colori.",
  "2-4": "Tipo",
  "2-4-1": "Il tipo o i tipi della carta, di cui i testi possono parlare.",
  "2-4-2": "Una carta può avere più tipi, separati da una barra (/).",
  "2-4-3": "Parentesi graffe { } in un testo indicano le carte del tipo scritto dentro.",
  "2-4-3-1": "Una parte di tipo tra virgolette indica ogni carta con un tipo che contiene quelle parole.",
  "2-4-4":
    "I tipi che una carta si dà col proprio testo sono suoi fin dall'inizio, anche nella costruzione del mazzo e nelle aree segrete.",
  "2-5": "Attributo",
  "2-5-1": "L'attributo o gli attributi della carta, di cui i testi possono parlare.",
  "2-5-2": "I cinque attributi sono Taglio, Colpo, Distanza, Speciale e Saggezza.",
  "2-5-3": "Una carta può avere più di un attributo, per esempio Taglio e Colpo.",
  "2-5-4": "Una carta con più attributi conta come avente ciascuno di essi.",
  "2-5-5": "Solo le carte Leader e Personaggio hanno attributi.",
  "2-5-6": "Parentesi angolari < > in un testo indicano le carte con l'attributo scritto dentro.",
  "2-5-7":
    "Gli attributi che una carta si dà col proprio testo sono suoi fin dall'inizio, anche nella costruzione del mazzo e nelle aree segrete.",
  "2-6": "Potenza",
  "2-6-1": "La forza della carta in combattimento.",
  "2-6-2": "Solo le carte Leader e Personaggio hanno potenza.",
  "2-6-3": "Degli effetti possono aumentare o ridurre la potenza stampata di una carta.",
  "2-7": "Costo",
  "2-7-1": "Ciò che si deve pagare per giocare la carta dalla mano.",
  "2-7-2":
    "Per giocare un Personaggio dalla mano, rivelalo, metti a riposo tante carte DON!! attive della tua area dei Costi quanto è il suo costo, poi giocalo.",
  "2-7-3":
    "Per attivare un Evento dalla mano, rivelalo, metti a riposo carte DON!! attive della tua area dei Costi pari al suo costo, poi scartalo per attivarlo.",
  "2-7-4":
    "Per giocare un Luogo dalla mano, rivelalo, metti a riposo tante carte DON!! attive della tua area dei Costi quanto è il suo costo, poi giocalo.",
  "2-7-5": "Solo le carte Personaggio, Evento e Luogo hanno un costo.",
  "2-7-6": "Degli effetti possono aumentare o ridurre il costo stampato di una carta.",
  "2-8": "Testo della carta",
  "2-8-1": "Gli effetti che la carta possiede.",
  "2-8-2":
    "Il testo di un Leader, di un Personaggio o di un Luogo vale solo finché la carta è nella sua area, se non è detto altro.",
  "2-8-3": "Il testo si esegue in ordine, a partire dall'alto.",
  "2-8-4": "Le spiegazioni di parole chiave o di effetti tra parentesi si chiamano note esplicative.",
  "2-8-4-1": "Le note esplicative non cambiano nulla nel gioco.",
  "2-8-4-2":
    "Per eccezione, alcune parole tra parentesi sono veri effetti, messi a parte solo per leggerli meglio.",
  "2-8-5": "Un effetto può dire di una carta senza testo che è “senza effetto base”.",
  "2-9": "Vita",
  "2-9-1": "Il valore di Vita di una carta Leader.",
  "2-9-2":
    "All'inizio ogni giocatore mette dalla cima del mazzo, senza vederle e a faccia in giù, tante carte nell'area Vita quanta è la Vita del suo Leader.",
  "2-9-2-1":
    "Le carte Vita si impilano in modo che quella che era in cima al mazzo finisca in fondo alla Vita.",
  "2-9-3": "Solo le carte Leader hanno un valore di Vita.",
  "2-9-4": "Degli effetti possono portare la Vita sopra il valore stampato.",
  "2-10": "Counter (simbolo)",
  "2-10-1": "Un aumento di potenza su una carta Personaggio, attivabile nel Passo di Counter.",
  "2-10-2": "Solo le carte Personaggio hanno il simbolo Counter.",
  "2-11": "[Trigger]",
  "2-11-1":
    "Subendo danni, un giocatore può attivare questo effetto di una carta Vita invece di metterla in mano.",
  "2-11-2": "Un [Trigger] fa parte del testo della carta.",
  "2-12": "Nota sul copyright",
  "2-13": "Rarità",
  "2-14": "Numero della carta",
  "2-14-1": "Il numero della carta serve a preparare una partita.",
  "2-14-2": "Il tuo mazzo può contenere al massimo 4 carte con lo stesso numero.",
  "2-14-3": "Il numero che identifica la carta, di cui i testi possono parlare.",
  "2-15": "Simbolo di blocco",
  "2-16": "Illustrazione",
  "2-17": "Illustratore",
};
