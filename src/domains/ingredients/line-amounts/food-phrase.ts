/** What ends the name of a food: punctuation or a conjunction. */
export const PHRASE_END =
  /[,;:()[\]+&/]|\s[–—-]\s|\s(?:plus|and|or|with|und|oder|sowie|mit|et|ou|avec|y|o|con|más|e|ed|oppure|più|en|of|met|och|eller|med|com|mais)\s/iu;

/** The words right after a number, up to the next clause or conjunction. */
export const getFoodPhrase = (text: string): string => {
  const end = text.search(PHRASE_END);
  return end === -1 ? text : text.slice(0, end);
};
