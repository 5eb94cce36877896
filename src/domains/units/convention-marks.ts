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

/** `imperial pint` and `tasse métrique`, by their keys: every way in which a part of the key may be a mark. */
export const readMarks = (key: string): readonly Marked[] => {
  const found: Marked[] = [];
  for (const [word, mark] of beside) {
    if (key.startsWith(word)) found.push({ name: key.slice(word.length), ...mark });
    if (key.endsWith(word)) found.push({ name: key.slice(0, -word.length), ...mark });
  }
  return found;
};
