/** The signs of English, of which most lines are made. */
const ASCII = /^[\t\n\r -~]*$/;

/** Boxes to tick off and other signs that stand before lines. */
const SIGNS = /[^a-z\d ][^a-z\d]*| [^a-z\d]+/g;

/**
 * Normalizes a heading for comparison: lower case, without accents, punctuation and decoration such as `INGRÉDIENTS :`.
 */
export const foldText = (text: string): string => {
  // A page has thousands of lines to compare, and without accents and foreign letters there is less to look for.
  if (ASCII.test(text)) return text.toLowerCase().replaceAll(SIGNS, ' ').trim();
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
};
