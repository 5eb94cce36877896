import { lexiconFor } from './amount-lexicon.ts';
import { readCode, readMarks } from './convention-marks.ts';
import type { Marked } from './convention-marks.ts';
import { reachOf } from './convention.ts';
import { languages } from './language.ts';
import type { Language } from './language.ts';
import { namedIn, namesIn } from './name-tables.ts';
import { findUnit } from './registry/registry.ts';
import type { Unit } from './unit.ts';
import { LONGEST_NAME, foldLetters, withoutSeparators } from './unit-key.ts';

const none: readonly Unit[] = [];

interface Spelling {
  readonly text: string;
  readonly bare: string;
  /** It has several parts, so one of them may be a mark. Single words, which are most, are spared the search. */
  readonly isCompound: boolean;
}

const isSpoon = ({ id }: Unit): boolean => id.endsWith('spoon');

/**
 * Which of them the mark means: the unit of that convention for the same measure, `us.cup` for any cup, also where the
 * bare word is not its own; and where it has none the one that it borrows, as Canada does the pint.
 */
const meant = (named: readonly Unit[], { convention, isCountry }: Marked): readonly Unit[] => {
  const own = named
    .filter((unit) => !(isCountry && convention === 'imperial' && isSpoon(unit)))
    .map(({ id }) => findUnit(`${convention}${id.slice(id.indexOf('.'))}`))
    .filter((unit) => unit !== undefined);
  if (own.length > 0) return [...new Set(own)];
  for (const near of reachOf(convention)) {
    const borrowed = named.filter((unit) => unit.convention === near);
    if (borrowed.length > 0) return borrowed;
  }
  return none;
};

/** `imperial pint` with the letters as they are written, where folding did not change how many there are. */
const marksIn = (bare: string, key: string): readonly Marked[] =>
  readMarks(key).map((mark) => {
    if (bare.length !== key.length) return mark;
    const start = key.startsWith(mark.name) ? 0 : key.length - mark.name.length;
    return { ...mark, name: bare.slice(start, start + mark.name.length) };
  });

/** `cup (US)` and `US cup`: whoever names the convention means it. */
const marked = (language: Language, { text, bare }: Spelling, key: string): readonly Unit[] => {
  const coded = readCode(text);
  if (coded !== undefined) return meant(namedIn(language, withoutSeparators(coded.name)), coded);
  for (const mark of marksIn(bare, key)) {
    const units = meant(namedIn(language, mark.name), mark);
    if (units.length > 0) return units;
  }
  return none;
};

const unitsIn = (language: Language, spelling: Spelling): readonly Unit[] => {
  const key = foldLetters(spelling.bare, language);
  const named = namedIn(language, spelling.bare, key);
  return named.length === 0 && spelling.isCompound ? marked(language, spelling, key) : named;
};

/**
 * English abbreviations that mean something else elsewhere: an Italian `cc` is a spoon, though nobody agrees which,
 * and a Spanish `c.p.` is a small spoon or one for dessert.
 */
const notBorrowed: ReadonlySet<string> = new Set(['it cc', 'it cp', 'es cp', 'pt cp', 'fr cp']);

/** A fourth is no measure: `un quart` is 1/4, whatever the recipe weighs in. */
const isNumber = (word: string, language: Language): boolean => {
  const { numbers, multiples } = lexiconFor(language);
  return numbers.has(word) || multiples.has(word);
};

/**
 * What a recipe in another language borrows from English: cups, ounces and what else weighs or holds something. Not
 * the other words, since too many of them mean something else there (`in`, `can`, `head`), and no single letters.
 */
const borrowed = (spelling: Spelling, language: Language): readonly Unit[] => {
  const key = foldLetters(spelling.bare);
  if (key.length < 2 || notBorrowed.has(`${language} ${key}`) || isNumber(key, language)) return none;
  return unitsIn('en', spelling).filter(({ dimension }) => dimension === 'mass' || dimension === 'volume');
};

const namedElsewhere = (spelling: Spelling): readonly Unit[] => [
  ...new Set(languages.flatMap((language) => (language === 'en' ? none : unitsIn(language, spelling)))),
];

/** `Zehe/n`, `Portion/en`: as many as there are. */
const GERMAN_PLURAL = /^(\p{L}+)\/(?:n|en|e|er|s)$/u;

const ELIDED = /^\p{L}['’]$/u;

/**
 * Every unit that the text may name. Case, accents, dots, spaces and plural make no difference, but for the few
 * spellings where case or accent tells two meanings apart. In a language: its own words, then what it borrows from
 * English. In none: the English words, and where they say nothing those of all the others.
 */
export const unitsNamed = (written: string, language?: Language): readonly Unit[] => {
  if (written.length > LONGEST_NAME) return none;
  const text = language === 'de' ? written.replace(GERMAN_PLURAL, '$1') : written;
  const bare = withoutSeparators(text);
  // An article has lost its vowel: the French `l'` is no litre.
  if (bare === '' || ELIDED.test(text)) return none;
  const spelling = { text, bare, isCompound: bare.length < text.length };
  const own = unitsIn(language ?? 'en', spelling);
  if (own.length > 0 || language === 'en') return own;
  return language === undefined ? namedElsewhere(spelling) : borrowed(spelling, language);
};

export interface AmbiguousAlias {
  readonly alias: string;
  readonly units: readonly Unit[];
}

/** The spellings of a language that name several units. */
export const ambiguousAliases = (language: Language): readonly AmbiguousAlias[] =>
  namesIn(language)
    .filter(({ units }) => units.length > 1)
    .map(({ spelling, units }) => ({ alias: spelling, units }));
