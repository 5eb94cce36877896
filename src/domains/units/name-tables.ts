import { readCode } from './convention-marks.ts';
import type { Language } from './language.ts';
import { units } from './registry/registry.ts';
import type { Unit } from './unit.ts';
import { foldLetters, unitKey } from './unit-key.ts';

export interface Entry {
  /** As the registry writes it. */
  readonly spelling: string;
  readonly units: Unit[];
}

interface Table {
  readonly folded: ReadonlyMap<string, Entry>;
  /** Spellings whose case or accent carries meaning. */
  readonly exact: ReadonlyMap<string, Entry>;
}

/**
 * `T` is a tablespoon and `t` a teaspoon, and `Ts` may be either. French `dés` are cubes, and `des` is an article.
 * Elsewhere neither case nor accents tell anything apart: `C` and `c` are cups.
 */
const exactly: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  en: new Set(['T', 't', 'ts']),
  fr: new Set(['dé', 'dés']),
};

/** No spelling above is longer, however its accents are written. */
const LONGEST_EXACT = 8;

/** Case carries meaning in English only, accents elsewhere. */
const exactKey = (bare: string, language: Language): string =>
  language === 'en' ? bare : bare.toLowerCase().normalize('NFC');

/** English abbreviations are given an s, `tbsps` and `ozs`; in the other languages the registry lists plurals. */
const withPlurals = (language: Language, aliases: readonly string[]): readonly string[] =>
  language === 'en'
    ? aliases.flatMap((name) => (/^[a-z]+[a-rt-z]$/i.test(name) ? [name, `${name}s`] : [name]))
    : aliases;

const spellingsOf = (unit: Unit, language: Language): readonly string[] => {
  const { one, many, short } = unit.labels[language];
  const aliases = short === undefined ? unit.aliases[language] : [short, ...unit.aliases[language]];
  return [one, many, ...withPlurals(language, aliases)];
};

/** German umlauts are also written with an e: `Essloeffel`. */
const keysOf = (spelling: string, language: Language): readonly string[] => {
  const key = unitKey(spelling, language);
  if (language !== 'de' || !/[äöü]/i.test(spelling)) return [key];
  return [
    key,
    unitKey(
      spelling.replaceAll(/[äöü]/gi, (letter) => `${letter}e`),
      language,
    ),
  ];
};

const enter = (map: Map<string, Entry>, key: string, spelling: string, unit: Unit): void => {
  const entry = map.get(key);
  if (entry === undefined) map.set(key, { spelling, units: [unit] });
  else if (!entry.units.includes(unit)) entry.units.push(unit);
};

const tableOf = (language: Language): Table => {
  const [folded, exact] = [new Map<string, Entry>(), new Map<string, Entry>()];
  for (const unit of units) {
    for (const spelling of spellingsOf(unit, language)) {
      if (exactly[language]?.has(spelling) === true) enter(exact, exactKey(spelling, language), spelling, unit);
      // With a code it is found by its parts. Without the brackets `tasse (AU)` would be `tasse au`, which is French.
      else if (readCode(spelling) === undefined) {
        for (const key of keysOf(spelling, language)) enter(folded, key, spelling, unit);
      }
    }
  }
  return { folded, exact };
};

const tables = new Map<Language, Table>();

/** Built when a language is first asked for: most instances read two or three of the eight. */
const tableFor = (language: Language): Table => {
  let table = tables.get(language);
  if (table === undefined) {
    table = tableOf(language);
    tables.set(language, table);
  }
  return table;
};

const none: readonly Unit[] = [];

/** The units of that name in the language, as it is written where that carries meaning; else by its key. */
export const namedIn = (
  language: Language,
  bare: string,
  key: string = foldLetters(bare, language),
): readonly Unit[] => {
  const { exact, folded } = tableFor(language);
  // Most languages have no such spelling, and the others have short ones.
  const own = exact.size === 0 || bare.length > LONGEST_EXACT ? undefined : exact.get(exactKey(bare, language));
  return (own ?? folded.get(key))?.units ?? none;
};

/** All names in the language, in the order of the registry, with the units that each means. */
export const namesIn = (language: Language): readonly Entry[] => {
  const { exact, folded } = tableFor(language);
  return [...exact.values(), ...folded.values()];
};
