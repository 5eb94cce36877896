import { languages } from '../language.ts';
import type { Language } from '../language.ts';
import { parseRational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { foldLetters } from '../unit-names/unit-key.ts';
import { amountWords } from './amount-words.ts';
import type { AmountWords } from './amount-words.ts';

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
  /** Grouped by their first word, longest phrase first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** All words above. A text with any other word is not an amount. */
  readonly vocabulary: ReadonlySet<string>;
}

export const splitList = (words: string): string[] => words.split(',').map((word) => word.trim());

/** Folds a word the way tokens are folded: `ca.` and `c:a` become `ca`, `jusqu'à` becomes `jusqua`. */
export const foldWord = (word: string): string => {
  const folded = foldLetters(word);
  return HAS_PUNCTUATION.test(folded) ? folded.replaceAll(PUNCTUATION, '') : folded;
};

const HAS_PUNCTUATION = /[.'’:]/;
const PUNCTUATION = /[.'’:]/g;

const parseNumberWords = (words: Readonly<Record<string, string>>): ReadonlyMap<string, Rational> =>
  new Map(
    Object.entries(words).flatMap(([text, names]) => {
      const value = parseRational(text);
      return value === undefined ? [] : splitList(names).map((name) => [foldWord(name), value] as const);
    }),
  );

const phraseRoles: readonly PhraseRole[] = ['to', 'from', 'between', 'about', 'atLeast', 'atMost'];

const groupPhrases = (words: AmountWords): ReadonlyMap<string, readonly Phrase[]> => {
  const phrases = phraseRoles
    .flatMap((role) => splitList(words[role]).map((phrase) => ({ role, words: foldWord(phrase).split(' ') })))
    .sort((a, b) => b.words.length - a.words.length);
  return Map.groupBy(phrases, (phrase) => phrase.words[0] ?? '');
};

/** Allowed after a multiple in every language: `a dozen of`. */
export const OF_WORD = 'of';

const createLexicon = (words: AmountWords): Lexicon => {
  const numbers = parseNumberWords(words.numbers);
  const multiples = parseNumberWords(words.multiples);
  const articles = new Set(splitList(words.articles).map(foldWord));
  const and = new Set(splitList(words.and).map(foldWord));
  const phrases = groupPhrases(words);
  const inPhrases = [...phrases.values()].flat().flatMap((phrase) => phrase.words);
  const vocabulary = new Set([...numbers.keys(), ...multiples.keys(), ...articles, ...and, ...inPhrases, OF_WORD]);
  return { numbers, multiples, articles, and, phrases, vocabulary };
};

const lexicons = new Map<Language, Lexicon>();

export const getLexicon = (language: Language): Lexicon => {
  let lexicon = lexicons.get(language);
  if (lexicon === undefined) {
    lexicon = createLexicon(amountWords[language]);
    lexicons.set(language, lexicon);
  }
  return lexicon;
};

let combinedVocabulary: ReadonlySet<string> | undefined;

/** The folded words an amount can contain in the language, or in any language if none is given. */
export const getVocabulary = (language: Language | undefined): ReadonlySet<string> =>
  language === undefined
    ? (combinedVocabulary ??= new Set(languages.flatMap((each) => [...getLexicon(each).vocabulary])))
    : getLexicon(language).vocabulary;

/** Cheap check whether an amount can contain the word. Most texts fail it and need not be parsed. */
export const isAmountWord = (word: string, language: Language | undefined): boolean =>
  getVocabulary(language).has(foldWord(word));

/**
 * Folded number words and their values. They include articles that mean one (`a`) and fractions (`third`), which
 * callers that parse something other than amounts may have to exclude.
 */
export const getNumberWords = (language: Language): ReadonlyMap<string, Rational> => getLexicon(language).numbers;
