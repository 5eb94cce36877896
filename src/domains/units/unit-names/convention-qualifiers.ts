import { conventions, getConventionCode } from '../registry/convention.ts';
import type { Convention } from '../registry/convention.ts';
import { toUnitKey } from './unit-key.ts';

/**
 * A word that names a convention. "Imperial" means the old measures, while "British" means those of British kitchens,
 * where pints are imperial but spoons are metric.
 */
interface Qualifier {
  readonly convention: Convention;
  readonly isCountry: boolean;
}

/** Words allowed before or after the unit name: `imperial pint`, `tasse métrique`, `imp. pt`. */
const systemWords: Readonly<Partial<Record<Convention, string>>> = {
  metric: 'metric, metrisch, metrische, métrique, métrica, métrico, metrica, metrico, metrisk',
  imperial: 'imperial, imp, impériale, impérial, imperiale, imperiaal, imperiale',
};

const countryWords: Readonly<Partial<Record<Convention, string>>> = {
  us:
    'US, USA, American, amerikanische, amerikanischer, amerikanisches, américaine, américain, americana, americano, ' +
    'estadounidense, estadounidenses, Amerikaanse, amerikansk, amerikanska',
  imperial:
    'UK, British, britische, britischer, britisches, englische, englischer, englisches, britannique, británica, ' +
    'británico, britannica, britannico, britânica, britânico, Britse, Engelse, Engels, brittisk, brittiska',
  au: 'Australian, australische, australienne, australiana, australiano',
  ca: 'Canadian, kanadische, canadienne, canadiense, canadese, canadiana, Canadese, kanadensisk',
  jp: 'Japanese, japanische, japonaise, japonesa, giapponese, Japanse, japansk',
  customary: 'avoirdupois',
};

const toQualifiers = (
  table: Readonly<Partial<Record<Convention, string>>>,
  isCountry: boolean,
): (readonly [string, Qualifier])[] =>
  conventions.flatMap((convention) =>
    (table[convention] ?? '')
      .split(',')
      .map((word) => [toUnitKey(word), { convention, isCountry }] as const)
      .filter(([key]) => key !== ''),
  );

/** Qualifiers without brackets. Most country codes are excluded: `une cuillère au moins` is not Australian. */
const adjacentQualifiers: ReadonlyMap<string, Qualifier> = new Map([
  ...toQualifiers(systemWords, false),
  ...toQualifiers(countryWords, true),
]);

export const listQualifierKeys = (): readonly string[] => [...adjacentQualifiers.keys()];

/** Qualifiers in brackets: all words and all codes. */
const bracketedQualifiers: ReadonlyMap<string, Qualifier> = new Map([
  ...conventions.map(
    (convention) => [toUnitKey(getConventionCode(convention)), { convention, isCountry: false }] as const,
  ),
  ...adjacentQualifiers,
]);

const BRACKETED = /^([^()]+)\(([^()]+)\)$/;

/** A unit name and the convention it was qualified with. */
export interface QualifiedName extends Qualifier {
  readonly name: string;
}

/** Splits `cup (US)` into its name and qualifier. */
export const parseBracketedQualifier = (text: string): QualifiedName | undefined => {
  const [, name, qualifierText] = (text.includes('(') ? BRACKETED.exec(text.trim()) : undefined) ?? [];
  const qualifier = bracketedQualifiers.get(toUnitKey(qualifierText ?? ''));
  return name === undefined || qualifier === undefined ? undefined : { name, ...qualifier };
};

/** Lets us look up slices of a key by length instead of trying every word. */
const QUALIFIER_LENGTHS: readonly number[] = [...new Set([...adjacentQualifiers.keys()].map(({ length }) => length))];

/** First and last two letters of all words. Nearly all keys match neither and are skipped. */
const QUALIFIER_STARTS: ReadonlySet<string> = new Set([...adjacentQualifiers.keys()].map((word) => word.slice(0, 2)));
const QUALIFIER_ENDS: ReadonlySet<string> = new Set([...adjacentQualifiers.keys()].map((word) => word.slice(-2)));

/** The order in which several qualifiers in one key are tried. */
const priorities: ReadonlyMap<string, number> = new Map(
  [...adjacentQualifiers.keys()].map((word, index) => [word, index]),
);

/** Finds every qualifier at the start or end of a key, as in `imperial pint` and `tasse métrique`. */
export const findQualifiers = (key: string): readonly QualifiedName[] => {
  if (!QUALIFIER_STARTS.has(key.slice(0, 2)) && !QUALIFIER_ENDS.has(key.slice(-2))) return [];
  const found: { readonly word: string; readonly qualified: QualifiedName }[] = [];
  for (const length of QUALIFIER_LENGTHS) {
    if (length > key.length) continue;
    const [first, last] = [key.slice(0, length), key.slice(-length)];
    const [before, after] = [adjacentQualifiers.get(first), adjacentQualifiers.get(last)];
    if (before !== undefined) found.push({ word: first, qualified: { name: key.slice(length), ...before } });
    if (after !== undefined) found.push({ word: last, qualified: { name: key.slice(0, -length), ...after } });
  }
  return found
    .sort((a, b) => (priorities.get(a.word) ?? 0) - (priorities.get(b.word) ?? 0))
    .map(({ qualified }) => qualified);
};
