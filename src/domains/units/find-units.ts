import { readCode, readMarks } from './convention-marks.ts';
import { reachOf } from './convention.ts';
import type { Convention } from './convention.ts';
import { languages } from './language.ts';
import type { Language } from './language.ts';
import { namedIn, namesIn } from './name-tables.ts';
import { findUnit } from './registry/registry.ts';
import type { Unit } from './unit.ts';
import { LONGEST_NAME, foldLetters, unitKey, withoutSeparators } from './unit-key.ts';

const none: readonly Unit[] = [];

interface Spelling {
  readonly text: string;
  readonly bare: string;
  readonly key: string;
  /** It has several parts, so one of them may be a mark. Single words, which are most, are spared the search. */
  readonly isCompound: boolean;
}

/** The unit of that convention for the same measure: `us.cup` for any cup. */
const sibling = (unit: Unit, convention: Convention): Unit | undefined => {
  if (unit.convention === 'customary' && reachOf(convention).includes('customary')) return unit;
  return findUnit(`${convention}${unit.id.slice(unit.id.indexOf('.'))}`);
};

const siblings = (language: Language, key: string, convention: Convention): readonly Unit[] => [
  ...new Set(
    namedIn(language, key, key)
      .map((unit) => sibling(unit, convention))
      .filter((unit) => unit !== undefined),
  ),
];

/** `cup (US)` and `US cup`: whoever names the convention means it, also where the bare word is not its own. */
const marked = (language: Language, { text, key }: Spelling): readonly Unit[] => {
  const coded = readCode(text);
  if (coded !== undefined) return siblings(language, unitKey(coded.name), coded.convention);
  for (const { name, convention } of readMarks(key)) {
    const meant = siblings(language, name, convention);
    if (meant.length > 0) return meant;
  }
  return none;
};

const unitsIn = (language: Language, spelling: Spelling): readonly Unit[] => {
  const named = namedIn(language, spelling.bare, spelling.key);
  return named.length === 0 && spelling.isCompound ? marked(language, spelling) : named;
};

/**
 * What a recipe in another language borrows from English: cups, ounces and what else weighs or holds something. Not
 * the other words, since too many of them mean something else there (`in`, `can`, `head`), and no single letters.
 */
const borrowed = (spelling: Spelling): readonly Unit[] =>
  spelling.key.length < 2
    ? none
    : unitsIn('en', spelling).filter(({ dimension }) => dimension === 'mass' || dimension === 'volume');

const namedElsewhere = (spelling: Spelling): readonly Unit[] => [
  ...new Set(languages.flatMap((language) => (language === 'en' ? none : unitsIn(language, spelling)))),
];

/**
 * Every unit that the text may name. Case, accents, dots, spaces and plural make no difference, but for the few
 * spellings where case tells two units apart. In a language: its own words, then what it borrows from English.
 * In none: the English words, and where they say nothing those of all the others.
 */
export const unitsNamed = (text: string, language?: Language): readonly Unit[] => {
  if (text.length > LONGEST_NAME) return none;
  const bare = withoutSeparators(text);
  if (bare === '') return none;
  const spelling = { text, bare, key: foldLetters(bare), isCompound: bare.length < text.length };
  const own = unitsIn(language ?? 'en', spelling);
  if (own.length > 0 || language === 'en') return own;
  return language === undefined ? namedElsewhere(spelling) : borrowed(spelling);
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
