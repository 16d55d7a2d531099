import type { Sentences } from "@arbiter/engine";

export const chapter11: Sentences = {
  "11-3": "Carte sotto altre carte",
  "11-3-2":
    "Le carte messe sotto altre hanno le abilità annullate e formano un'unica carta con quella in cima.",
  "11-3-2-2": "Le abilità di cui si dice che agiscono sotto un'altra carta lì non sono annullate.",
  "11-3-4":
    "Le carte sotto seguono la loro carta tra Area di Combattimento e Area Combo; se essa lascia queste due aree o l'Area Unison, vanno negli Scarti e le loro abilità [Auto] di spostamento non si attivano.",
  "11-3-5": "Una carta che passa nell'area di un altro giocatore porta con sé tutte le carte sotto di essa.",
  "11-3-6":
    "Se si sposta solo la carta in cima, quelle sotto restano, mantenendone posizione ed effetti sulla potenza.",
  "11-5-1-1": "Una carta di cui si prende il controllo mantiene posizione ed effetti su di essa.",
  "11-6-3": "Se il testo non dice che fare delle carte guardate, tornano nella loro area e sono mescolate.",
  "11-7": "Condizioni ampliate",
  "11-7-1":
    "Alcuni testi ampliano le aree da cui si possono scegliere carte Combattimento per un'abilità parola chiave.",
  "11-7-2":
    "Le carte Combattimento scelte da un'area ampliata vanno prima nell'Area di Combattimento; quel passaggio non mette in sospeso abilità e non apre finestre di risposta.",
};
