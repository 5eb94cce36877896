/** Lowercase letters and digits only, so that texts compare equal regardless of punctuation and spacing. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

const countLetters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** Boilerplate around recipes: field names, column headers, program names. */
const BOILERPLATE =
  /https?:\/\/\S+|^\W*(?:MMMMM|-{5}).*meal-?master.*|^\W*exported from.*|^\W*adapted from|amount\s+measure\s+ingredient.*|\b(?:recipe by|serving size|(?:prep|preparation|cook|cooking|total) time|categories|servings?|yield|title|author|source)\s*:/gi;

/** Shorter lines are too common to be meaningful. */
const MIN_LINE_LETTERS = 15;
/** Shorter parts are units, numbers and filler words. */
const MIN_PART_LETTERS = 4;

/** The line without boilerplate, or undefined if too little is left to search for. */
export const stripBoilerplate = (line: string): string | undefined => {
  const text = line.replaceAll(BOILERPLATE, ' ').trim();
  return countLetters(text) >= MIN_LINE_LETTERS ? text : undefined;
};

/** The parts of a line between punctuation and wide gaps. Readers split lines at columns, markup and step numbers. */
const splitParts = (line: string): readonly string[] =>
  line.split(/\s{2,}|[^\p{L}\p{N}\s'’-]+|(?<=\d)\s(?=\p{L})/u).filter((part) => countLetters(part) >= MIN_PART_LETTERS);

/** Readers expand the unit codes of some formats, such as `tb` and `c`. */
const stripUnitCode = (part: string): string => part.replace(/^\s*\p{L}{1,2}\.?\s+(?=\p{L})/u, '');

/** Whether the folded text contains the line, either as a whole or all of its parts. */
export const containsLine = (line: string, folded: string): boolean =>
  folded.includes(fold(line)) ||
  splitParts(line).every((part) => folded.includes(fold(part)) || folded.includes(fold(stripUnitCode(part))));
