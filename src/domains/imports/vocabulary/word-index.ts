import { foldText } from '../text/fold-text.ts';
import { asianAndAfricanWords } from './languages/asian-and-african.ts';
import { germanicWords } from './languages/germanic.ts';
import type { LanguageWords, WordsByLanguage } from './languages/language-words.ts';
import { otherEuropeanWords } from './languages/other-european.ts';
import { romanceWords } from './languages/romance.ts';
import { slavicWords } from './languages/slavic.ts';

/** The words of all languages. They are looked up together because the language of a line is not known. */
const vocabulary: WordsByLanguage = {
  ...germanicWords,
  ...romanceWords,
  ...slavicWords,
  ...otherEuropeanWords,
  ...asianAndAfricanWords,
};

const foldedWords = (words: string): readonly string[] =>
  words
    .split(',')
    .map(foldText)
    .filter((word) => word !== '');

/** Maps each folded word to its kind. A word claimed by several kinds belongs to the first one. */
export const createWordIndex = <Kind extends string>(
  kinds: readonly Kind[],
  wordsOf: (language: LanguageWords) => Readonly<Partial<Record<Kind, string>>> | undefined,
): ReadonlyMap<string, Kind> => {
  const found = new Map<string, Kind>();
  for (const kind of kinds) {
    for (const language of Object.values(vocabulary)) {
      for (const word of foldedWords(wordsOf(language)?.[kind] ?? '')) if (!found.has(word)) found.set(word, kind);
    }
  }
  return found;
};
