import { codeOf } from '../convention.ts';
import type { Convention } from '../convention.ts';
import type { Language } from '../language.ts';
import type { Rational } from '../rational.ts';
import type { Dimension, Unit, UnitId, UnitLabel } from '../unit.ts';

/**
 * The names of a unit in one language, on one line, so that a unit can be read at a glance:
 * `one, many; short; other spellings, …`. A name that is the same for one and for many stands once.
 */
export type Words = Readonly<Record<Language, string>>;

/** What each language has, read when it is asked for. */
const byLanguage = <T>(read: (language: Language) => T): Readonly<Record<Language, T>> => ({
  get en() {
    return read('en');
  },
  get de() {
    return read('de');
  },
  get fr() {
    return read('fr');
  },
  get es() {
    return read('es');
  },
  get it() {
    return read('it');
  },
  get nl() {
    return read('nl');
  },
  get sv() {
    return read('sv');
  },
  get pt() {
    return read('pt');
  },
});

/** A word that every language borrowed as it is. */
export const sameEverywhere = (line: string): Words => byLanguage(() => line);

interface Names {
  readonly label: UnitLabel;
  readonly aliases: readonly string[];
}

const listed = (text: string | undefined): string[] =>
  text === undefined || text.trim() === '' ? [] : text.split(',').map((name) => name.trim());

const readNames = (line: string): Names => {
  const [labels, short, aliases] = line.split(';');
  const [one = '', many = one] = listed(labels);
  const [abbreviation] = listed(short);
  return {
    label: abbreviation === undefined ? { one, many } : { one, many, short: abbreviation },
    aliases: listed(aliases),
  };
};

export interface Measure {
  readonly dimension: Dimension;
  readonly convention: Convention;
  readonly factor?: Rational;
  readonly offset?: Rational;
}

/**
 * The names are read when a language is first asked for. Most instances speak two or three of the eight, and reading
 * all of them took 7 ms of every start.
 */
const unitOf = (id: string, measure: Measure, read: (language: Language) => Names): Unit => {
  const known: Partial<Record<Language, Names>> = {};
  const names = (language: Language): Names => (known[language] ??= read(language));
  return {
    id: id as UnitId,
    ...measure,
    labels: byLanguage((language) => names(language).label),
    aliases: byLanguage((language) => names(language).aliases),
  };
};

/** A unit whose names are its own. */
export const unit = (id: string, measure: Measure, words: Words): Unit =>
  unitOf(id, measure, (language) => readNames(words[language]));

/** `Esslöffel (US)`, where the bare word means the spoon of another convention. */
const foreign = ({ one, many, short }: UnitLabel, convention: Convention): UnitLabel => {
  const code = codeOf(convention);
  const label = { one: `${one} (${code})`, many: `${many} (${code})` };
  return short === undefined ? label : { ...label, short: `${short} (${code})` };
};

/** Who may use the bare word in a language. English cooks of every convention say cup. */
export type Claims = (language: Language) => readonly Convention[];

/**
 * A unit that shares its names with those of other conventions, as the cups do. Where its convention claims the bare
 * words they are its own too, and an ambiguity for whoever reads them; elsewhere its names carry a mark.
 */
export const sharedUnit = (id: string, measure: Measure, words: Words, claims: Claims): Unit =>
  unitOf(id, measure, (language) => {
    const names = readNames(words[language]);
    return claims(language).includes(measure.convention)
      ? names
      : { label: foreign(names.label, measure.convention), aliases: [] };
  });

/** What is counted, a clove or a can. */
export const counted = (id: string, words: Words): Unit =>
  unit(id, { dimension: 'count', convention: 'universal' }, words);

/** A measure of the hand or the eye, a pinch or a splash. */
export const vague = (id: string, words: Words): Unit =>
  unit(id, { dimension: 'kitchen', convention: 'universal' }, words);
