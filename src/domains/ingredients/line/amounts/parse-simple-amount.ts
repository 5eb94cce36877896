import type { Amount } from '../../../units/index.ts';
import type { LineToken } from '../tokenize-line.ts';

/** The glyphs that recipes use, and what they stand for. */
const GLYPHS = new Map([
  ['½', [1, 2]],
  ['⅓', [1, 3]],
  ['⅔', [2, 3]],
  ['¼', [1, 4]],
  ['¾', [3, 4]],
  ['⅛', [1, 8]],
  ['⅜', [3, 8]],
  ['⅝', [5, 8]],
  ['⅞', [7, 8]],
] as const);

const WHOLE = /^[1-9]\d{0,5}$/;
const FRACTION = /^([1-9]\d?)\/([1-9]\d?)$/;

/** Whether a token is a whole number without separators or leading zeros. */
export const isWholeNumber = ({ text }: LineToken): boolean => WHOLE.test(text);

/**
 * A fast path for `2`, `1/2`, `½`, `1½` and `1 1/2`, which are nine of ten amounts. It returns what `parseAmount` would
 * return, or undefined for anything else.
 */
export const parseSimpleAmount = (first: LineToken, second: LineToken | undefined): Amount | undefined => {
  if (second === undefined) {
    if (isWholeNumber(first)) return { value: first.text };
    const fraction = fractionOf(first.text);
    return fraction === undefined ? undefined : { value: reduced(fraction[0], fraction[1]) };
  }
  const fraction = isWholeNumber(first) ? fractionOf(second.text) : undefined;
  if (fraction === undefined || fraction[0] >= fraction[1]) return undefined;
  return { value: reduced(Number(first.text) * fraction[1] + fraction[0], fraction[1]) };
};

const fractionOf = (text: string): readonly [number, number] | undefined => {
  const glyph = GLYPHS.get(text as '½');
  if (glyph !== undefined) return glyph;
  const written = FRACTION.exec(text);
  return written === null ? undefined : [Number(written[1]), Number(written[2])];
};

const reduced = (numerator: number, denominator: number): string => {
  let [a, b] = [numerator, denominator];
  while (b !== 0) [a, b] = [b, a % b];
  return a === denominator ? String(numerator / a) : `${numerator / a}/${denominator / a}`;
};
