/** Letters and digits alone, in lower case: what is left of a text whatever signs and spaces a reader makes of it. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** What formats write around a recipe: names of fields, of columns, of programs. Nobody misses it. */
const FURNITURE =
  /https?:\/\/\S+|^\W*(?:MMMMM|-{5}).*meal-?master.*|^\W*exported from.*|^\W*adapted from|amount\s+measure\s+ingredient.*|\b(?:recipe by|serving size|(?:prep|preparation|cook|cooking|total) time|categories|servings?|yield|title|author|source)\s*:/gi;

/** Shorter lines say little, and are found anywhere. */
const LEAST_LETTERS = 15;
/** Parts of a line that are shorter than this are units, numbers and small words. */
const LEAST_IN_PART = 4;

/** The line without what is no part of a recipe; undefined where too little is left to look for. */
export const recipeText = (line: string): string | undefined => {
  const text = line.replaceAll(FURNITURE, ' ').trim();
  return lettersIn(text) >= LEAST_LETTERS ? text : undefined;
};

/** The parts of a line between signs and wide gaps: columns, markup, numbers of steps are taken apart by readers. */
const partsOf = (line: string): readonly string[] =>
  line.split(/\s{2,}|[^\p{L}\p{N}\s'’-]+|(?<=\d)\s(?=\p{L})/u).filter((part) => lettersIn(part) >= LEAST_IN_PART);

/** Some formats have codes for units, which readers write out: `tb`, `c`. */
const withoutCode = (part: string): string => part.replace(/^\s*\p{L}{1,2}\.?\s+(?=\p{L})/u, '');

/** Whether a line is in a text that was folded, as a whole or in all of its parts. */
export const isFound = (line: string, folded: string): boolean =>
  folded.includes(fold(line)) ||
  partsOf(line).every((part) => folded.includes(fold(part)) || folded.includes(fold(withoutCode(part))));
