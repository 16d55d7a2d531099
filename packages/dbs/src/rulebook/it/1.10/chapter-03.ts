import type { Sentences } from "@arbiter/engine";

export const chapter3: Sentences = {
  "3-1": "Aree",
  "3-1-1": "Ogni giocatore ha una di ogni area, se non è detto altro.",
  "3-1-4":
    "Una carta che lascia l'Area di Combattimento per altro che l'Area Combo è una nuova carta, e gli effetti su di essa non la seguono.",
  "3-1-5":
    "Una carta che lascia l'Area Combo per altro che l'Area di Combattimento è una nuova carta, e gli effetti su di essa non la seguono.",
  "3-1-6": "Quando più carte entrano insieme in un'area, ne decide l'ordine il loro proprietario.",
  "3-1-7-1":
    "Una carta mandata nell'area di un altro giocatore, che non sia di Combattimento o Combo, va invece in quella del suo proprietario.",
  "3-2-4":
    "Mescolare mette un mazzo in ordine casuale, e lo fa il suo proprietario, chiunque sia il controllore dell'effetto.",
  "3-4-2":
    "L'Area degli Scarti è aperta e a faccia in su, le nuove carte vanno in cima, e nessuno può cambiarne l'ordine.",
  "3-5-2": "L'Area Leader è aperta.",
  "3-5-3": "Una carta che conta come Leader non può lasciare l'Area Leader per alcun effetto o regola.",
  "3-6-3": "Mettere una carta Combattimento nell'Area di Combattimento si chiama giocarla.",
  "3-6-6":
    "Puoi avere quante carte Extra vuoi nella tua Area di Combattimento, ma una sola con [Terreno] alla volta.",
  "3-7-3": "Mettere una carta Combattimento nell'Area Combo si chiama combo.",
  "3-7-3-1": "Solo una carta con costo combo e potenza combo può essere usata in una combo.",
  "3-8-1": "Le carte che pagano i costi vanno qui.",
  "3-8-3": "Le carte entrano nell'Area delle Energie in Modalità Attiva, se non è detto altro.",
  "3-9-2":
    "Le vite sono segrete e a faccia in giù, non si guardano né si riordinano; quando una se ne va, il loro giocatore prende quella che vuole.",
  "3-11-3": "Mettere una carta Unison nell'Area Unison si chiama giocarla.",
  "3-11-4": "Le carte entrano nell'Area Unison in Modalità Attiva, se non è detto altro.",
  "3-11-5": "In un'Area Unison può esserci una sola carta alla volta.",
};
