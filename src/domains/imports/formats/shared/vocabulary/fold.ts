/** The signs of English, of which most lines are made. */
const ASCII = /^[\t\n\r -~]*$/;

/** Signs between words, and spaces around them; not the single space that stands between most words already. */
const SIGNS = /[^a-z\d ][^a-z\d]*| [^a-z\d]+/g;

/** A heading as it is compared: in lower case, without accents, signs and what decorates it. `INGRÉDIENTS :` */
export const foldHeading = (text: string): string => {
  // A page has thousands of lines to compare, and without accents and foreign letters there is less to look for.
  if (ASCII.test(text)) return text.toLowerCase().replaceAll(SIGNS, ' ').trim();
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
};
