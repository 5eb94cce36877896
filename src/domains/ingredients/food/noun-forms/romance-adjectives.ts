import type { AdjectiveForms } from './noun-lexicon.ts';

const create = (masculine: string, feminine: string, masculines: string, feminines: string): AdjectiveForms => ({
  singular: { masculine, feminine },
  plural: { masculine: masculines, feminine: feminines },
});

const splitWords = (words: string): readonly string[] => words.split(' ');

/** Takes rows of four forms: `blanc blanche blancs blanches`. */
export const listIrregular = (rows: readonly string[]): readonly AdjectiveForms[] =>
  rows.map((row) => {
    const [first = '', second = '', third = '', fourth = ''] = splitWords(row);
    return create(first, second, third, fourth);
  });

/** French: -e for the feminine unless it is there already, -s for the plural. */
export const inflectFrench = (words: string): readonly AdjectiveForms[] =>
  splitWords(words).map((word) => {
    const feminine = word.endsWith('e') ? word : `${word}e`;
    return create(word, feminine, word.endsWith('s') ? word : `${word}s`, `${feminine}s`);
  });

/** Spanish and Portuguese: -o changes to -a, everything takes -s. */
export const inflectIberian = (words: string): readonly AdjectiveForms[] =>
  splitWords(words).map((word) => {
    const feminine = word.endsWith('o') ? `${word.slice(0, -1)}a` : word;
    return create(word, feminine, `${word}s`, `${feminine}s`);
  });

/** Italian: -o, -a, -i, -e; those in -e have -i for both plurals. */
export const inflectItalian = (words: string): readonly AdjectiveForms[] =>
  splitWords(words).map((word) => {
    const stem = word.slice(0, -1);
    return word.endsWith('o')
      ? create(word, `${stem}a`, `${stem}i`, `${stem}e`)
      : create(word, word, `${stem}i`, `${stem}i`);
  });
