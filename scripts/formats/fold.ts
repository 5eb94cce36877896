/** Lowercase letters and digits only, so that texts compare equal regardless of punctuation and spacing. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** Boilerplate around recipes: field names, column headers, program names. */
const FURNITURE =
  /https?:\/\/\S+|^\W*(?:MMMMM|-{5}).*meal-?master.*|^\W*exported from.*|^\W*adapted from|amount\s+measure\s+ingredient.*|\b(?:recipe by|serving size|(?:prep|preparation|cook|cooking|total) time|categories|servings?|yield|title|author|source)\s*:/gi;

/** Shorter lines are too common to be meaningful. */
const LEAST_LETTERS = 15;
/** Shorter parts are units, numbers and filler words. */
const LEAST_IN_PART = 4;

/** The line without boilerplate, or undefined if too little is left to search for. */
export const recipeText = (line: string): string | undefined => {
  const text = line.replaceAll(FURNITURE, ' ').trim();
  return lettersIn(text) >= LEAST_LETTERS ? text : undefined;
};

/** The parts of a line between punctuation and wide gaps. Readers split lines at columns, markup and step numbers. */
const partsOf = (line: string): readonly string[] =>
  line.split(/\s{2,}|[^\p{L}\p{N}\s'’-]+|(?<=\d)\s(?=\p{L})/u).filter((part) => lettersIn(part) >= LEAST_IN_PART);

/** Readers expand the unit codes of some formats, such as `tb` and `c`. */
const withoutCode = (part: string): string => part.replace(/^\s*\p{L}{1,2}\.?\s+(?=\p{L})/u, '');

/** Whether the folded text contains the line, either as a whole or all of its parts. */
export const isFound = (line: string, folded: string): boolean =>
  folded.includes(fold(line)) ||
  partsOf(line).every((part) => folded.includes(fold(part)) || folded.includes(fold(withoutCode(part))));
