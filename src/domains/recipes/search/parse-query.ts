import { singularIn } from '../../ingredients/index.ts';
import { languages } from '../../units/index.ts';
import type { Language } from '../../units/index.ts';
import { isSmallWord } from './small-words.ts';
import { spelledWords } from './spellings.ts';
import { phraseOf } from './tokens.ts';

/** A word that is asked for. */
export interface QueryWord {
  /** As it was written, folded. */
  readonly text: string;
  /** Every word that is as good: its spellings, and its singular in each language. */
  readonly forms: readonly string[];
  /** Those of the forms that are singulars of the word in some languages only, and count in recipes of these. */
  readonly singulars: ReadonlyMap<string, readonly Language[]>;
  /** Where the word may go on: what is found need only begin with one of these. */
  readonly beginnings: readonly string[];
  /** The same for words of the title alone. */
  readonly titleBeginnings: readonly string[];
}

export interface ParsedQuery {
  /** At least one. All of them have to be found. */
  readonly words: readonly QueryWord[];
  /** All words that were written, in their order, as they are compared with a whole title. */
  readonly phrase: string;
  /** Whether the last word may go on. */
  readonly isOpen: boolean;
}

/** How far a word goes on: not at all, in words of the title, or in any word. */
type Reach = 'whole' | 'title' | 'anywhere';

/** Every singular of a word that differs from it, with the languages that make it so. */
const singularsOf = (spellings: readonly string[]): ReadonlyMap<string, readonly Language[]> => {
  const singulars = new Map<string, Language[]>();
  for (const language of languages) {
    for (const one of new Set(spellings.map(singularIn(language)))) {
      if (spellings.includes(one)) continue;
      const known = singulars.get(one);
      if (known === undefined) singulars.set(one, [language]);
      else known.push(language);
    }
  }
  return singulars;
};

const wordOf = (spellings: readonly string[], reach: Reach): QueryWord => {
  const singulars = singularsOf(spellings);
  return {
    text: spellings[0] ?? '',
    forms: [...spellings, ...singulars.keys()],
    // What all languages agree on needs no recipe of a certain one.
    singulars: new Map([...singulars].filter(([, those]) => those.length < languages.length)),
    beginnings: reach === 'anywhere' ? spellings : [],
    titleBeginnings: reach === 'title' ? spellings : [],
  };
};

/** A letter begins a good part of all words: somebody who has typed one sees the titles with such a word. */
const reachOf = (q: string, word: string): Reach => {
  if (/\s$/.test(q) || /^\d$/.test(word)) return 'whole';
  return /^[a-z]$/.test(word) ? 'title' : 'anywhere';
};

/**
 * The words of a query. The last one is still being written, unless a space follows it. Small words are left out where
 * another remains, but for the last one: `of` may become `offal`. Undefined where there is nothing to look for.
 */
export const parseQuery = (q: string): ParsedQuery | undefined => {
  const spelled = spelledWords(q);
  const last = spelled.at(-1);
  if (last === undefined) return undefined;
  const reach = reachOf(q, last[0] ?? '');
  const isOpen = reach !== 'whole';
  const telling = spelled.filter(
    ([text = ''], index) => (isOpen && index === spelled.length - 1) || !isSmallWord(text),
  );
  const kept = telling.length > 0 ? telling : [last];
  const words = kept.map((spellings) => wordOf(spellings, spellings === last ? reach : 'whole'));
  return {
    words: [
      ...new Map(
        words.map((word) => [`${word.text} ${word.beginnings.length} ${word.titleBeginnings.length}`, word]),
      ).values(),
    ],
    phrase: phraseOf(spelled.map(([text = '']) => text)),
    isOpen,
  };
};
