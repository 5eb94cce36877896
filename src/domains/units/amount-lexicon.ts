import { amountWords } from './amount-words.ts';
import type { AmountWords } from './amount-words.ts';
import { languages } from './language.ts';
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
  /** Every word above: a text with any other word is not an amount. */
  readonly vocabulary: ReadonlySet<string>;
}

export const listOf = (words: string): string[] => words.split(',').map((word) => word.trim());

/** As the tokens of a text are folded: `ca.` and `c:a` are `ca`, `jusqu'à` is `jusqua`. */
export const foldWord = (word: string): string => {
  const folded = foldLetters(word);
  return SIGN.test(folded) ? folded.replaceAll(SIGNS, '') : folded;
};

const SIGN = /[.'’:]/;
const SIGNS = /[.'’:]/g;

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

/** May follow a multiple in any language: `a dozen of`. */
export const OF = 'of';

const lexiconOf = (words: AmountWords): Lexicon => {
  const numbers = numbersOf(words.numbers);
  const multiples = numbersOf(words.multiples);
  const articles = new Set(listOf(words.articles).map(foldWord));
  const and = new Set(listOf(words.and).map(foldWord));
  const phrases = phrasesOf(words);
  const inPhrases = [...phrases.values()].flat().flatMap((phrase) => phrase.words);
  const vocabulary = new Set([...numbers.keys(), ...multiples.keys(), ...articles, ...and, ...inPhrases, OF]);
  return { numbers, multiples, articles, and, phrases, vocabulary };
};

const lexicons = new Map<Language, Lexicon>();

export const lexiconFor = (language: Language): Lexicon => {
  let lexicon = lexicons.get(language);
  if (lexicon === undefined) {
    lexicon = lexiconOf(amountWords[language]);
    lexicons.set(language, lexicon);
  }
  return lexicon;
};

let vocabularyOfAll: ReadonlySet<string> | undefined;

/** The folded words that amounts of the language are made of; those of all languages where none is given. */
export const vocabularyFor = (language: Language | undefined): ReadonlySet<string> =>
  language === undefined
    ? (vocabularyOfAll ??= new Set(languages.flatMap((each) => [...lexiconFor(each).vocabulary])))
    : lexiconFor(language).vocabulary;

/** Whether an amount may have the word in it. Few words can be, so that most texts need not be read to tell. */
export const isAmountWord = (word: string, language: Language | undefined): boolean =>
  vocabularyFor(language).has(foldWord(word));

/**
 * Words that are numbers, folded, with what they say. Among them are articles that stand for one (`a`) and parts of one
 * (`third`), which a reader of other texts than amounts may have to leave out.
 */
export const numberWords = (language: Language): ReadonlyMap<string, Rational> => lexiconFor(language).numbers;
