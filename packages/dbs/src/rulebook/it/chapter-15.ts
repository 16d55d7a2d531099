import type { Sentences } from "@arbiter/engine";

export const chapter15: Sentences = {
  "15-1": "Leader-Z",
  "15-1-1": "I Leader-Z sono le carte di entrambi i tipi Leader e Z che si mettono nell'Area Leader.",
  "15-1-2": "Le carte di entrambi i tipi Leader e Z possono essere chiamate “carte Leader-Z” o “Leader-Z”.",
  "15-1-3":
    "Le regole e abilità per i Leader valgono anche per i Leader-Z, tranne dove i Leader-Z sono nominati.",
  "15-1-3-1": "Il retro di un Leader-Z non porta informazioni proprie.",
  "15-1-4": "Un Leader-Z in un'Area Leader è trattato come un Leader.",
  "15-1-4-1":
    "Finché un Leader-Z è trattato come il Leader, gli effetti che parlano del Leader usano le informazioni del Leader-Z.",
  "15-1-4-2": "Un Leader-Z trattato come il Leader non lascia l'Area Leader per effetti dell'avversario.",
  "15-1-5":
    "Se un Leader-Z dovesse lasciare l'Area Leader in modo diverso dall'essere rimosso dal gioco, il Leader-Z in cima è invece rimosso dal gioco.",
  "15-1-5-1": "La carta diversa da quel Leader-Z in cima resta allora nell'Area Leader.",
  "15-1-6":
    "Un Leader-Z fuori dall'Area del Mazzo-Z che lascia l'Area Leader per un effetto è invece rimosso dal gioco.",
};
