import { codeOf, conventions } from './convention.ts';
import type { Convention } from './convention.ts';
import { unitKey } from './unit-key.ts';

/**
 * A mark of a convention. Who says imperial means the old measures. Who says British means those of British kitchens,
 * whose pints are imperial but whose spoons are metric.
 */
interface Mark {
  readonly convention: Convention;
  readonly isCountry: boolean;
}

/** Words that may stand before or after the name: `imperial pint`, `tasse métrique`, and `imp. pt`. */
const words: Readonly<Partial<Record<Convention, string>>> = {
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

const marksOf = (
  table: Readonly<Partial<Record<Convention, string>>>,
  isCountry: boolean,
): (readonly [string, Mark])[] =>
  conventions.flatMap((convention) =>
    (table[convention] ?? '')
      .split(',')
      .map((word) => [unitKey(word), { convention, isCountry }] as const)
      .filter(([key]) => key !== ''),
  );

/** What may stand beside the name. Of the codes few only: `une cuillère au moins` is not Australian. */
const beside: ReadonlyMap<string, Mark> = new Map([...marksOf(words, false), ...marksOf(countryWords, true)]);

/** What may stand in brackets: all of them. */
const inBrackets: ReadonlyMap<string, Mark> = new Map([
  ...conventions.map((convention) => [unitKey(codeOf(convention)), { convention, isCountry: false }] as const),
  ...beside,
]);

const IN_BRACKETS = /^([^()]+)\(([^()]+)\)$/;

/** A name, and the convention that it says it means. */
export interface Marked extends Mark {
  readonly name: string;
}

/** `cup (US)` as what it is made of. */
export const readCode = (text: string): Marked | undefined => {
  const [, name, code] = (text.includes('(') ? IN_BRACKETS.exec(text.trim()) : undefined) ?? [];
  const mark = inBrackets.get(unitKey(code ?? ''));
  return name === undefined || mark === undefined ? undefined : { name, ...mark };
};

/** How long the words are that may stand beside a name, so that a part of a key is looked up and not each word tried. */
const LENGTHS: readonly number[] = [...new Set([...beside.keys()].map(({ length }) => length))];

/** How the words begin and end. Nearly all keys do neither, and are not looked at further. */
const STARTS: ReadonlySet<string> = new Set([...beside.keys()].map((word) => word.slice(0, 2)));
const ENDS: ReadonlySet<string> = new Set([...beside.keys()].map((word) => word.slice(-2)));

/** In which order they are tried where a key has several. */
const order: ReadonlyMap<string, number> = new Map([...beside.keys()].map((word, index) => [word, index]));

/** `imperial pint` and `tasse métrique`, by their keys: every way in which a part of the key may be a mark. */
export const readMarks = (key: string): readonly Marked[] => {
  if (!STARTS.has(key.slice(0, 2)) && !ENDS.has(key.slice(-2))) return [];
  const found: { readonly word: string; readonly marked: Marked }[] = [];
  for (const length of LENGTHS) {
    if (length > key.length) continue;
    const [first, last] = [key.slice(0, length), key.slice(-length)];
    const [before, after] = [beside.get(first), beside.get(last)];
    if (before !== undefined) found.push({ word: first, marked: { name: key.slice(length), ...before } });
    if (after !== undefined) found.push({ word: last, marked: { name: key.slice(0, -length), ...after } });
  }
  return found.sort((a, b) => (order.get(a.word) ?? 0) - (order.get(b.word) ?? 0)).map(({ marked }) => marked);
};
