import { languages } from '../language.ts';
import type { Language } from '../language.ts';
import { getLexicon } from '../parsing/amount-lexicon.ts';
import { getConventionChain } from '../registry/convention.ts';
import { findUnit } from '../registry/registry.ts';
import type { Unit } from '../registry/unit.ts';
import { findQualifiers, parseBracketedQualifier } from './convention-qualifiers.ts';
import type { QualifiedName } from './convention-qualifiers.ts';
import { MAX_UNIT_NAME_LENGTH, foldLetters, removeSeparators } from './unit-key.ts';
import { listUnitNames, lookUpUnits } from './unit-name-index.ts';

const none: readonly Unit[] = [];

interface Spelling {
  readonly text: string;
  readonly bare: string;
  /** Only names of several parts can contain a qualifier. Single words, the majority, skip that search. */
  readonly isCompound: boolean;
}

const isSpoon = ({ id }: Unit): boolean => id.endsWith('spoon');

/**
 * Selects the convention's own unit for the same measure: `us.cup` for any cup, even if the unqualified name does not
 * mean `us.cup` in this language. If the convention has no such unit, selects the one it borrows: Canada borrows the
 * imperial pint.
 */
const applyQualifier = (named: readonly Unit[], { convention, isCountry }: QualifiedName): readonly Unit[] => {
  const own = named
    .filter((unit) => !(isCountry && convention === 'imperial' && isSpoon(unit)))
    .map(({ id }) => findUnit(`${convention}${id.slice(id.indexOf('.'))}`))
    .filter((unit) => unit !== undefined);
  if (own.length > 0) return [...new Set(own)];
  for (const candidate of getConventionChain(convention)) {
    const borrowed = named.filter((unit) => unit.convention === candidate);
    if (borrowed.length > 0) return borrowed;
  }
  return none;
};

/** Restores the original letters of the name, in case they are significant, if folding did not change the length. */
const findQualifiedNames = (bare: string, key: string): readonly QualifiedName[] =>
  findQualifiers(key).map((qualified) => {
    if (bare.length !== key.length) return qualified;
    const start = key.startsWith(qualified.name) ? 0 : key.length - qualified.name.length;
    return { ...qualified, name: bare.slice(start, start + qualified.name.length) };
  });

/** `cup (US)` and `US cup`. */
const findQualifiedUnits = (language: Language, { text, bare }: Spelling, key: string): readonly Unit[] => {
  const bracketed = parseBracketedQualifier(text);
  if (bracketed !== undefined) {
    return applyQualifier(lookUpUnits(language, removeSeparators(bracketed.name)), bracketed);
  }
  for (const qualified of findQualifiedNames(bare, key)) {
    const units = applyQualifier(lookUpUnits(language, qualified.name), qualified);
    if (units.length > 0) return units;
  }
  return none;
};

const findUnitsInLanguage = (language: Language, spelling: Spelling): readonly Unit[] => {
  const key = foldLetters(spelling.bare, language);
  const named = lookUpUnits(language, spelling.bare, key);
  return named.length === 0 && spelling.isCompound ? findQualifiedUnits(language, spelling, key) : named;
};

/**
 * English abbreviations with another meaning in these languages: an Italian `cc` is a spoon of disputed size, and a
 * Spanish `c.p.` is a teaspoon or a dessertspoon.
 */
const notBorrowedAbbreviations: ReadonlySet<string> = new Set(['it cc', 'it cp', 'es cp', 'pt cp', 'fr cp']);

/** A French `quart` is the number 1/4, never the English unit. */
const isNumberWord = (word: string, language: Language): boolean => {
  const { numbers, multiples } = getLexicon(language);
  return numbers.has(word) || multiples.has(word);
};

/**
 * Recipes in other languages borrow English units of mass and volume, such as cups and ounces. Other English words mean
 * too many other things there (`in`, `can`, `head`), and so do single letters.
 */
const findBorrowedUnits = (spelling: Spelling, language: Language): readonly Unit[] => {
  const key = foldLetters(spelling.bare);
  if (key.length < 2 || notBorrowedAbbreviations.has(`${language} ${key}`) || isNumberWord(key, language)) return none;
  return findUnitsInLanguage('en', spelling).filter(({ dimension }) => dimension === 'mass' || dimension === 'volume');
};

const findUnitsInOtherLanguages = (spelling: Spelling): readonly Unit[] => [
  ...new Set(languages.flatMap((language) => (language === 'en' ? none : findUnitsInLanguage(language, spelling)))),
];

/** `Zehe/n`, `Portion/en`: singular or plural. */
const GERMAN_PLURAL = /^(\p{L}+)\/(?:n|en|e|er|s)$/u;

const ELIDED_ARTICLE = /^\p{L}['’]$/u;

/**
 * Finds every unit the text can mean. Case, accents, dots, spaces and plural are ignored, except in the few spellings
 * where case or an accent changes the meaning. With a language, searches its own words, then those it borrows from
 * English. Without one, searches English, then all other languages.
 */
export const findUnitsByName = (written: string, language?: Language): readonly Unit[] => {
  if (written.length > MAX_UNIT_NAME_LENGTH) return none;
  const text = language === 'de' ? written.replace(GERMAN_PLURAL, '$1') : written;
  const bare = removeSeparators(text);
  // The French elided article `l'` is not a liter.
  if (bare === '' || ELIDED_ARTICLE.test(text)) return none;
  const spelling = { text, bare, isCompound: bare.length < text.length };
  const own = findUnitsInLanguage(language ?? 'en', spelling);
  if (own.length > 0 || language === 'en') return own;
  return language === undefined ? findUnitsInOtherLanguages(spelling) : findBorrowedUnits(spelling, language);
};

export interface AmbiguousAlias {
  readonly alias: string;
  readonly units: readonly Unit[];
}

/** Lists the spellings in a language that can mean several units. */
export const findAmbiguousAliases = (language: Language): readonly AmbiguousAlias[] =>
  listUnitNames(language)
    .filter(({ units }) => units.length > 1)
    .map(({ spelling, units }) => ({ alias: spelling, units }));
