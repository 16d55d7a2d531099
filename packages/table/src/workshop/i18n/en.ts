/** English, for what is learnt and looked up. */
export const en: Readonly<Record<string, string>> = {
  "rules.title": "Rules",
  "rules.find": "Find a rule",
  "rules.find.example": "blocker, mulligan, 7-1-2 …",
  "rules.chapters": "Chapters",
  "rules.results": "What was found",
  "rules.found":
    "{n, plural, =0 {Nothing was found. Try another word.} one {# paragraph} other {# paragraphs}}",
  "rules.meant": "“{word}” is here: {means}",
  "rules.noSuch": "There is no paragraph {number} in this edition.",
  "rules.show": "Show it on the table",
  "study.scenario": "What is shown",
  "study.holds":
    "{n, plural, =0 {The end} one {The end: what is expected holds} other {The end: all # expectations hold}}",
  "study.fails": "The end: {why}",
  "study.back": "Back",
};
