/** French, for what is learnt and looked up. */
export const fr: Readonly<Record<string, string>> = {
  "rules.title": "Règles",
  "rules.find": "Chercher une règle",
  "rules.find.example": "bloqueur, mulligan, 7-1-2 …",
  "rules.chapters": "Chapitres",
  "rules.results": "Ce qui a été trouvé",
  "rules.found":
    "{n, plural, =0 {Rien n’a été trouvé. Essayez un autre mot.} one {# paragraphe} other {# paragraphes}}",
  "rules.meant": "« {word} » se dit ici : {means}",
  "rules.noSuch": "Il n’y a pas de paragraphe {number} dans cette édition.",
  "rules.show": "Montrer sur la table",
  "study.scenario": "Ce qui est montré",
  "study.holds":
    "{n, plural, =0 {La fin} one {La fin : l’attente est satisfaite} other {La fin : les # attentes sont satisfaites}}",
  "study.fails": "La fin : {why}",
  "study.back": "Retour",
};
