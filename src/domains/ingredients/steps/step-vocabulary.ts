import { getNumberWords, toNumber } from '../../units/index.ts';
import type { Language, Rational } from '../../units/index.ts';
import { memoizeByLanguage } from '../memoize-by-language.ts';
import { createSuffixReplacer } from '../food/suffix-rules.ts';
import { DAY, HOUR, MINUTE, MONTH } from './times/duration.ts';
import { germanStepLexicon } from './lexicon/de.ts';
import { englishStepLexicon } from './lexicon/en.ts';
import { spanishStepLexicon } from './lexicon/es.ts';
import { frenchStepLexicon } from './lexicon/fr.ts';
import { italianStepLexicon } from './lexicon/it.ts';
import type { StepLexicon } from './lexicon/lexicon.ts';
import { dutchStepLexicon } from './lexicon/nl.ts';
import { portugueseStepLexicon } from './lexicon/pt.ts';
import { swedishStepLexicon } from './lexicon/sv.ts';
import { parseNumeral } from './numbers.ts';
import { createPhraseTable } from './phrase-table.ts';
import type { PhraseTable } from './phrase-table.ts';

type Words = ReadonlySet<string>;

export type Qualifier = 'about' | 'at-least' | 'at-most';

/** What a temperature refers to, as in the recipe document. */
export type TemperaturePurposeKind = 'oven' | 'ingredient' | 'internal' | 'oil' | 'ambient' | 'other';

export interface TimeUnit {
  readonly seconds: number;
  /** Whether it says something without a number: `kwartier`. */
  readonly isBare: boolean;
  readonly takesArticle: boolean;
}

/** A lexicon ready for lookup. */
export interface StepVocabulary {
  readonly numbers: ReadonlyMap<string, number>;
  readonly roundNumbers: PhraseTable<number>;
  readonly articles: Words;
  readonly half: Words;
  readonly and: Words;
  readonly to: PhraseTable<true>;
  readonly between: Words;
  readonly qualifiers: PhraseTable<Qualifier>;
  readonly aboutAfter: PhraseTable<true>;

  readonly timeUnits: PhraseTable<TimeUnit>;
  /** Every time contains one of these words. */
  readonly timeSigns: Words;
  readonly betweenTime: PhraseTable<true>;
  readonly overnight: PhraseTable<true>;

  readonly degrees: Words;
  /** Every temperature without a degree sign contains one of these words. */
  readonly temperatureSigns: Words;
  readonly rotationWords: Words;
  readonly scales: ReadonlyMap<string, 'celsius' | 'fahrenheit'>;
  readonly gasMark: PhraseTable<true>;
  readonly fan: PhraseTable<true>;
  readonly purposes: PhraseTable<TemperaturePurposeKind>;

  readonly links: Words;
  readonly parts: PhraseTable<true>;
  readonly andNames: Words;
  readonly orNames: Words;
  readonly ofNames: Words;
  readonly inNames: Words;
  readonly vague: Words;
  readonly cuts: Words;
  readonly notUses: PhraseTable<true>;
  readonly notBefore: Words;
  readonly notAfter: Words;
  readonly compoundHeads: readonly string[];
  readonly indefinite: (word: string) => string;
  readonly head: 'first' | 'last';
}

const listOf = (words: string): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const firstWords = (phrases: string): string[] => listOf(phrases).map((phrase) => phrase.split(' ')[0] ?? '');

const setOf = (words: string): Words => new Set(listOf(words));

/** The same phrases before a vowel: `un peu d`, `un filo d`. */
const elided = (phrases: string): string =>
  listOf(phrases)
    .filter((phrase) => phrase.endsWith(' de') || phrase.endsWith(' di'))
    .map((phrase) => phrase.slice(0, -1))
    .join(', ');

const valued = (table: Readonly<Record<string, string>>): [words: string, value: number][] =>
  Object.entries(table).map(([text, words]) => [words, parseNumeral(text)]);

/**
 * Halves and quarter hours have words of their own in a step, and the other parts are ordinals too: the *third* day.
 */
const isPart = ({ numerator, denominator }: Rational): boolean => numerator === 1n && denominator !== 1n;

/** The number words of amounts and more, without articles: `twenty and a half` is not twenty-one. */
const numbersOf = ({ numbers }: StepLexicon, language: Language): ReadonlyMap<string, number> => {
  const articles = setOf(numbers.articles);
  const known = new Map(
    valued(numbers.moreNumbers).flatMap(([words, value]) => listOf(words).map((word) => [word, value])),
  );
  for (const [word, value] of getNumberWords(language)) {
    if (!isPart(value) && !articles.has(word)) known.set(word, toNumber(value));
  }
  return known;
};

const timeUnitsOf = ({ times }: StepLexicon): PhraseTable<TimeUnit> => {
  const shy = setOf(times.notAfterArticle);
  const entries = (words: string, seconds: number, isBare: boolean): [string, TimeUnit][] =>
    listOf(words).map((word) => [word, { seconds, isBare, takesArticle: !shy.has(word) }]);
  return createPhraseTable([
    ...entries(times.seconds, 1, false),
    ...entries(times.minutes, MINUTE, false),
    ...entries(times.hours, HOUR, false),
    ...entries(times.days, DAY, false),
    ...entries(times.weeks, 7 * DAY, false),
    ...entries(times.months, MONTH, false),
    ...Object.entries(times.bare).flatMap(([seconds, words]) => entries(words, Number(seconds), true)),
  ]);
};

const vocabularyOf = (lexicon: StepLexicon, language: Language): StepVocabulary => {
  const { numbers, times, temperatures, uses } = lexicon;
  const timeUnits = timeUnitsOf(lexicon);
  return {
    numbers: numbersOf(lexicon, language),
    roundNumbers: createPhraseTable(valued(numbers.roundNumbers)),
    articles: setOf(numbers.articles),
    half: setOf(numbers.half),
    and: setOf(numbers.and),
    to: createPhraseTable([[numbers.to, true]]),
    between: setOf(numbers.between),
    qualifiers: createPhraseTable<Qualifier>([
      [numbers.about, 'about'],
      [numbers.atLeast, 'at-least'],
      [numbers.atMost, 'at-most'],
    ]),
    aboutAfter: createPhraseTable([[numbers.aboutAfter, true]]),

    timeUnits,
    timeSigns: new Set([...timeUnits.byFirstWord.keys(), ...firstWords(times.overnight)]),
    betweenTime: createPhraseTable([[times.between, true]]),
    overnight: createPhraseTable([[times.overnight, true]]),

    degrees: setOf(temperatures.degrees),
    temperatureSigns: new Set(
      [temperatures.degrees, temperatures.celsius, temperatures.fahrenheit, temperatures.gasMark, temperatures.fan]
        .flatMap(firstWords)
        .concat('oc'),
    ),
    rotationWords: setOf(temperatures.turns),
    scales: new Map([
      ...listOf(temperatures.celsius).map((word) => [word, 'celsius'] as const),
      ...listOf(temperatures.fahrenheit).map((word) => [word, 'fahrenheit'] as const),
    ]),
    gasMark: createPhraseTable([[temperatures.gasMark, true]]),
    fan: createPhraseTable([[temperatures.fan, true]]),
    purposes: createPhraseTable<TemperaturePurposeKind>([
      [temperatures.fan, 'oven'],
      [temperatures.oven, 'oven'],
      [temperatures.internal, 'internal'],
      [temperatures.oil, 'oil'],
      [temperatures.ambient, 'ambient'],
      [temperatures.ingredient, 'ingredient'],
    ]),

    links: setOf(uses.links),
    parts: createPhraseTable([
      [uses.parts, true],
      [elided(uses.parts), true],
    ]),
    andNames: setOf(uses.and),
    orNames: setOf(uses.or),
    ofNames: setOf(uses.of),
    inNames: setOf(uses.in),
    vague: setOf(uses.vague),
    cuts: setOf(uses.cuts),
    notUses: createPhraseTable([[uses.notUses, true]]),
    notBefore: setOf(uses.notBefore),
    notAfter: setOf(uses.notAfter),
    compoundHeads: listOf(uses.compoundHeads),
    indefinite: createSuffixReplacer(uses.definiteEndings),
    head: uses.head,
  };
};

const lexicons: Readonly<Record<Language, StepLexicon>> = {
  en: englishStepLexicon,
  de: germanStepLexicon,
  fr: frenchStepLexicon,
  es: spanishStepLexicon,
  it: italianStepLexicon,
  nl: dutchStepLexicon,
  sv: swedishStepLexicon,
  pt: portugueseStepLexicon,
};

export const getStepVocabulary = memoizeByLanguage((language): StepVocabulary =>
  vocabularyOf(lexicons[language], language),
);
