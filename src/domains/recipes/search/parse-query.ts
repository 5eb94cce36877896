import { singularIn } from '../../ingredients/index.ts';
import { languages } from '../../units/index.ts';
import { isSmallWord } from './small-words.ts';
import { spelledWords } from './spellings.ts';
import { phraseOf } from './tokens.ts';

/** A word that is asked for. */
export interface QueryWord {
  /** As it was written, folded. */
  readonly text: string;
  /** Every word that is as good: its spellings, and its singular in each language. */
  readonly forms: readonly string[];
  /** Where the word may go on: what is found need only begin with one of these. */
  readonly beginnings: readonly string[];
}

export interface ParsedQuery {
  /** At least one. All of them have to be found. */
  readonly words: readonly QueryWord[];
  /** All words that were written, in their order, as they are compared with a whole title. */
  readonly phrase: string;
  /** Whether the last word may go on. */
  readonly isOpen: boolean;
}

const singularsOf = (word: string): readonly string[] => languages.map((language) => singularIn(language)(word));

const wordOf = (spellings: readonly string[], isOpen: boolean): QueryWord => ({
  text: spellings[0] ?? '',
  forms: [...new Set([...spellings, ...spellings.flatMap(singularsOf)])],
  beginnings: isOpen ? spellings : [],
});

/** `a` begins half of all words; somebody who typed a single letter means that letter, or goes on typing. */
const isTooShort = (word: string): boolean => /^[a-z\d]$/.test(word);

/**
 * The words of a query. The last one is still being written, unless a space follows it. Small words are left out where
 * another remains, but for the last one: `of` may become `offal`. Undefined where there is nothing to look for.
 */
export const parseQuery = (q: string): ParsedQuery | undefined => {
  const spelled = spelledWords(q);
  const last = spelled.at(-1);
  if (last === undefined) return undefined;
  const isOpen = !/\s$/.test(q) && !isTooShort(last[0] ?? '');
  const telling = spelled.filter(
    ([text = ''], index) => (isOpen && index === spelled.length - 1) || !isSmallWord(text),
  );
  const kept = telling.length > 0 ? telling : [last];
  const words = kept.map((spellings) => wordOf(spellings, isOpen && spellings === last));
  return {
    words: [...new Map(words.map((word) => [`${word.text} ${word.beginnings.length}`, word])).values()],
    phrase: phraseOf(spelled.map(([text = '']) => text)),
    isOpen,
  };
};
