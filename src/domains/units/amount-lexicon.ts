import { amountWords } from './amount-words.ts';
import type { AmountWords } from './amount-words.ts';
import type { Language } from './language.ts';
import { parseRational } from './rational.ts';
import type { Rational } from './rational.ts';
import { foldLetters } from './unit-key.ts';

type PhraseRole = 'to' | 'from' | 'between' | 'about' | 'atLeast' | 'atMost';

export interface Phrase {
  readonly role: PhraseRole;
  readonly words: readonly string[];
}

export interface Lexicon {
  readonly numbers: ReadonlyMap<string, Rational>;
  readonly multiples: ReadonlyMap<string, Rational>;
  readonly articles: ReadonlySet<string>;
  readonly and: ReadonlySet<string>;
  /** By their first word, the longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
}

export const listOf = (words: string): string[] => words.split(',').map((word) => word.trim());

/** As the tokens of a text are folded: `ca.` and `c:a` are `ca`, `jusqu'à` is `jusqua`. */
export const foldWord = (word: string): string => foldLetters(word).replaceAll(/[.'’:]/g, '');

const numbersOf = (words: Readonly<Record<string, string>>): ReadonlyMap<string, Rational> =>
  new Map(
    Object.entries(words).flatMap(([text, names]) => {
      const value = parseRational(text);
      return value === undefined ? [] : listOf(names).map((name) => [foldWord(name), value] as const);
    }),
  );

const roles: readonly PhraseRole[] = ['to', 'from', 'between', 'about', 'atLeast', 'atMost'];

const phrasesOf = (words: AmountWords): ReadonlyMap<string, readonly Phrase[]> => {
  const phrases = roles
    .flatMap((role) => listOf(words[role]).map((phrase) => ({ role, words: foldWord(phrase).split(' ') })))
    .sort((a, b) => b.words.length - a.words.length);
  return Map.groupBy(phrases, (phrase) => phrase.words[0] ?? '');
};

const lexiconOf = (words: AmountWords): Lexicon => ({
  numbers: numbersOf(words.numbers),
  multiples: numbersOf(words.multiples),
  articles: new Set(listOf(words.articles).map(foldWord)),
  and: new Set(listOf(words.and).map(foldWord)),
  phrases: phrasesOf(words),
});

const lexicons = new Map<Language, Lexicon>();

export const lexiconFor = (language: Language): Lexicon => {
  let lexicon = lexicons.get(language);
  if (lexicon === undefined) {
    lexicon = lexiconOf(amountWords[language]);
    lexicons.set(language, lexicon);
  }
  return lexicon;
};

/**
 * Words that are numbers, folded, with what they say. Among them are articles that stand for one (`a`) and parts of one
 * (`third`), which a reader of other texts than amounts may have to leave out.
 */
export const numberWords = (language: Language): ReadonlyMap<string, Rational> => lexiconFor(language).numbers;
