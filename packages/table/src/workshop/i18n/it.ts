/** Italian, for what is learnt and looked up. */
export const it: Readonly<Record<string, string>> = {
  "rules.title": "Regole",
  "rules.find": "Cerca una regola",
  "rules.find.example": "bloccante, mulligan, 7-1-2 …",
  "rules.chapters": "Capitoli",
  "rules.results": "Che cosa è stato trovato",
  "rules.found":
    "{n, plural, =0 {Non si è trovato nulla. Prova un’altra parola.} one {# paragrafo} other {# paragrafi}}",
  "rules.meant": "“{word}” qui si dice: {means}",
  "rules.noSuch": "In questa edizione non c’è il paragrafo {number}.",
  "rules.show": "Mostra sul tavolo",
  "study.scenario": "Che cosa si mostra",
  "study.holds":
    "{n, plural, =0 {La fine} one {La fine: quanto atteso si avvera} other {La fine: tutte le # attese si avverano}}",
  "study.fails": "La fine: {why}",
  "study.back": "Indietro",
};
