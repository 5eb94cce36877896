import type { Language } from '../language.ts';
import type { Rational } from '../numbers/rational.ts';
import { getConventionCode } from './convention.ts';
import type { Convention } from './convention.ts';
import type { Dimension, Unit, UnitId, UnitLabel } from './unit.ts';

/**
 * The names of a unit, one line per language: `singular, plural; short; other spellings, …`. If singular and plural are
 * the same, the name is given once.
 */
export type UnitNames = Readonly<Record<Language, string>>;

/** Computes the value for a language on each access. */
const byLanguage = <T>(get: (language: Language) => T): Readonly<Record<Language, T>> => ({
  get en() {
    return get('en');
  },
  get de() {
    return get('de');
  },
  get fr() {
    return get('fr');
  },
  get es() {
    return get('es');
  },
  get it() {
    return get('it');
  },
  get nl() {
    return get('nl');
  },
  get sv() {
    return get('sv');
  },
  get pt() {
    return get('pt');
  },
});

/** For words that every language borrowed unchanged. */
export const sameInAllLanguages = (line: string): UnitNames => byLanguage(() => line);

interface ParsedNames {
  readonly label: UnitLabel;
  readonly aliases: readonly string[];
}

const splitNames = (text: string | undefined): string[] =>
  text === undefined || text.trim() === '' ? [] : text.split(',').map((name) => name.trim());

const parseNames = (line: string): ParsedNames => {
  const [labels, short, aliases] = line.split(';');
  const [one = '', many = one] = splitNames(labels);
  const [abbreviation] = splitNames(short);
  return {
    label: abbreviation === undefined ? { one, many } : { one, many, short: abbreviation },
    aliases: splitNames(aliases),
  };
};

export interface UnitSpec {
  readonly dimension: Dimension;
  readonly convention: Convention;
  readonly factor?: Rational;
  readonly offset?: Rational;
}

/**
 * Parses the names on first use of a language. Most instances need only two or three of the eight, and parsing all of
 * them added 7 ms to every start.
 */
const createUnit = (id: string, spec: UnitSpec, parse: (language: Language) => ParsedNames): Unit => {
  const cache: Partial<Record<Language, ParsedNames>> = {};
  const getNames = (language: Language): ParsedNames => (cache[language] ??= parse(language));
  return {
    id: id as UnitId,
    ...spec,
    labels: byLanguage((language) => getNames(language).label),
    aliases: byLanguage((language) => getNames(language).aliases),
  };
};

/** Defines a unit that shares its names with no other convention. */
export const defineUnit = (id: string, spec: UnitSpec, names: UnitNames): Unit =>
  createUnit(id, spec, (language) => parseNames(names[language]));

/** Adds the convention, as in `Esslöffel (US)`, if the bare word means the spoon of another convention. */
const qualifyLabel = ({ one, many, short }: UnitLabel, convention: Convention): UnitLabel => {
  const code = getConventionCode(convention);
  const label = { one: `${one} (${code})`, many: `${many} (${code})` };
  return short === undefined ? label : { ...label, short: `${short} (${code})` };
};

/** The conventions whose cooks use the bare word in a language. In English, cooks of every convention say "cup". */
export type NameClaims = (language: Language) => readonly Convention[];

/**
 * Defines a unit that shares its names with units of other conventions, such as a cup. In languages where its
 * convention claims the bare names, they are ambiguous. In the others its names carry a qualifier.
 */
export const defineSharedUnit = (id: string, spec: UnitSpec, names: UnitNames, claims: NameClaims): Unit =>
  createUnit(id, spec, (language) => {
    const parsed = parseNames(names[language]);
    return claims(language).includes(spec.convention)
      ? parsed
      : { label: qualifyLabel(parsed.label, spec.convention), aliases: [] };
  });

/** Defines a countable unit, such as a clove or a can. */
export const defineCountUnit = (id: string, names: UnitNames): Unit =>
  defineUnit(id, { dimension: 'count', convention: 'universal' }, names);

/** Defines a measure by hand or eye, such as a pinch or a splash. */
export const defineVagueUnit = (id: string, names: UnitNames): Unit =>
  defineUnit(id, { dimension: 'kitchen', convention: 'universal' }, names);
