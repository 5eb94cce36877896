import type { Language } from '../../units/index.ts';
import { memoizeByLanguage } from '../memoize-by-language.ts';
import type { FoodLexicon } from './lexicon/lexicon.ts';
import { lexicons } from './lexicon/lexicons.ts';
import { getSingularizer } from './singularize.ts';

type Words = ReadonlySet<string>;

interface Phrase {
  /** The words after the first. */
  readonly rest: readonly string[];
  readonly becomes: readonly string[];
}

/** When a word is removed from a name: always, or depending on the other words of the name. */
export type NameWordRemovalRule =
  | { readonly kind: 'always' }
  | { readonly kind: 'unless'; readonly otherWords: Words }
  | { readonly kind: 'with'; readonly company: Words };

/** A lexicon ready for lookup, with every word in the singular. */
export interface FoodVocabulary {
  readonly singularize: (word: string) => string;
  readonly links: Words;
  readonly terminators: Words;
  readonly portions: Words;
  readonly portionTouchesFood: boolean;
  readonly removalRules: ReadonlyMap<string, NameWordRemovalRule>;
  /** By first word, longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly redundantLastWords: ReadonlyMap<string, Words>;
}

const split = (words: string): string[] => words.split(' ').filter((word) => word !== '');

const withoutLastLetter = (word: string): string => word.slice(0, -1);

/** The forms in which an adjective of the lexicon meets us, beside those that the singular already puts together. */
const formsIn: Readonly<Record<Language, (word: string) => readonly string[]>> = {
  en: (word) => [word],
  de: (word) => ['', 'e', 'er', 'es', 'en', 'em'].map((ending) => word + ending),
  fr: (word) => [word, `${word}e`],
  es: (word) => (word.endsWith('o') ? [word, `${withoutLastLetter(word)}a`] : [word]),
  it: (word) => (word.endsWith('o') ? [word, `${withoutLastLetter(word)}a`] : [word]),
  pt: (word) => (word.endsWith('o') ? [word, `${withoutLastLetter(word)}a`] : [word]),
  nl: (word) => [word, `${word}e`],
  sv: (word) =>
    word.endsWith('ad') ? [word, `${word}e`, `${withoutLastLetter(word)}t`] : [word, `${word}a`, `${word}t`],
};

const rulebookOf = (language: Language, lexicon: FoodLexicon): FoodVocabulary => {
  const one = getSingularizer(language);
  const setOf = (words: string): Words => new Set(split(words).map(one));

  const leaving = new Map<string, NameWordRemovalRule>();
  const adjectives = new Set(split(lexicon.adjectives));
  const leave = (word: string, rule: NameWordRemovalRule): void => {
    for (const form of adjectives.has(word) ? formsIn[language](word) : [word]) leaving.set(one(form), rule);
  };
  for (const word of [...split(lexicon.fillers), ...adjectives]) leave(word, { kind: 'always' });
  for (const [word, company] of Object.entries(lexicon.removedWith))
    leave(word, { kind: 'with', company: setOf(company) });
  for (const [word, company] of Object.entries(lexicon.removedUnless)) {
    leave(word, { kind: 'unless', otherWords: setOf(company) });
  }

  const phrases = new Map<string, Phrase[]>();
  for (const [words, becomes] of Object.entries(lexicon.phrases)) {
    const [first = '', ...rest] = split(words).map(one);
    const others = phrases.get(first) ?? [];
    others.push({ rest, becomes: split(becomes) });
    phrases.set(
      first,
      others.sort((a, b) => b.rest.length - a.rest.length),
    );
  }

  return {
    singularize: one,
    links: setOf(lexicon.links),
    terminators: setOf(lexicon.terminators),
    portions: setOf(lexicon.portions),
    portionTouchesFood: lexicon.portionTouchesFood,
    removalRules: leaving,
    phrases,
    redundantLastWords: new Map(
      Object.entries(lexicon.redundantLastWords).map(([word, before]) => [one(word), setOf(before)]),
    ),
  };
};

export const getFoodVocabulary = memoizeByLanguage((language): FoodVocabulary =>
  rulebookOf(language, lexicons[language]),
);
