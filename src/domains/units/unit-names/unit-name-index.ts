import { parseBracketedQualifier } from './convention-qualifiers.ts';
import type { Language } from '../language.ts';
import { units } from '../registry/registry.ts';
import type { Unit } from '../registry/unit.ts';
import { foldLetters, toUnitKey } from './unit-key.ts';

export interface UnitName {
  /** As written in the registry. */
  readonly spelling: string;
  readonly units: Unit[];
}

interface UnitNameIndex {
  readonly folded: ReadonlyMap<string, UnitName>;
  /** Spellings whose case or accents are significant. */
  readonly exact: ReadonlyMap<string, UnitName>;
}

/**
 * `T` is a tablespoon, `t` a teaspoon, and `Ts` could be either. French `dés` are cubes, while `des` is an article. For
 * all other names case and accents are insignificant: `C` and `c` are both cups.
 */
const exactSpellings: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  en: new Set(['T', 't', 'ts']),
  fr: new Set(['dé', 'dés']),
};

/** None of the spellings above is longer, even with decomposed accents. */
const MAX_EXACT_LENGTH = 8;

/** Case is significant only in English, accents only in the other languages. */
const toExactKey = (bare: string, language: Language): string =>
  language === 'en' ? bare : bare.toLowerCase().normalize('NFC');

/** English abbreviations get a plural s (`tbsps`, `ozs`). For the other languages the registry lists the plurals. */
const addPlurals = (language: Language, aliases: readonly string[]): readonly string[] =>
  language === 'en'
    ? aliases.flatMap((name) => (/^[a-z]+[a-rt-z]$/i.test(name) ? [name, `${name}s`] : [name]))
    : aliases;

const getSpellings = (unit: Unit, language: Language): readonly string[] => {
  const { one, many, short } = unit.labels[language];
  const aliases = short === undefined ? unit.aliases[language] : [short, ...unit.aliases[language]];
  return [one, many, ...addPlurals(language, aliases)];
};

/** German umlauts are also spelled with an e: `Essloeffel`. */
const toFoldedKeys = (spelling: string, language: Language): readonly string[] => {
  const key = toUnitKey(spelling, language);
  if (language !== 'de' || !/[äöü]/i.test(spelling)) return [key];
  return [
    key,
    toUnitKey(
      spelling.replaceAll(/[äöü]/gi, (letter) => `${letter}e`),
      language,
    ),
  ];
};

const addName = (map: Map<string, UnitName>, key: string, spelling: string, unit: Unit): void => {
  const known = map.get(key);
  if (known === undefined) map.set(key, { spelling, units: [unit] });
  else if (!known.units.includes(unit)) known.units.push(unit);
};

const buildIndex = (language: Language): UnitNameIndex => {
  const [folded, exact] = [new Map<string, UnitName>(), new Map<string, UnitName>()];
  for (const unit of units) {
    for (const spelling of getSpellings(unit, language)) {
      if (exactSpellings[language]?.has(spelling) === true) {
        addName(exact, toExactKey(spelling, language), spelling, unit);
      } else if (parseBracketedQualifier(spelling) === undefined) {
        // Names with a bracketed qualifier are found by their parts. Folding would drop the brackets and turn
        // `tasse (AU)` into `tasse au`, which is French.
        for (const key of toFoldedKeys(spelling, language)) addName(folded, key, spelling, unit);
      }
    }
  }
  return { folded, exact };
};

const indexes = new Map<Language, UnitNameIndex>();

/** Built on first use of a language: most instances need only two or three of the eight. */
const getIndex = (language: Language): UnitNameIndex => {
  let index = indexes.get(language);
  if (index === undefined) {
    index = buildIndex(language);
    indexes.set(language, index);
  }
  return index;
};

const none: readonly Unit[] = [];

/** Looks for an exact spelling first, then for the folded key. */
export const lookUpUnits = (
  language: Language,
  bare: string,
  key: string = foldLetters(bare, language),
): readonly Unit[] => {
  const { exact, folded } = getIndex(language);
  // Most languages have no exact spellings, and the existing ones are short.
  const exactMatch =
    exact.size === 0 || bare.length > MAX_EXACT_LENGTH ? undefined : exact.get(toExactKey(bare, language));
  return (exactMatch ?? folded.get(key))?.units ?? none;
};

/** Lists all names in the language in registry order, each with the units it can mean. */
export const listUnitNames = (language: Language): readonly UnitName[] => {
  const { exact, folded } = getIndex(language);
  return [...exact.values(), ...folded.values()];
};

/** Lists the keys of all names in the language. */
export const listUnitKeys = (language: Language): readonly string[] => {
  const { exact, folded } = getIndex(language);
  return [...exact.keys(), ...folded.keys()];
};
