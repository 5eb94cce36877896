import { divide, formatRational, parseRational } from '../../src/domains/units/index.ts';
import { getSingularizer } from '../../src/domains/ingredients/index.ts';

/** A household weight as the table ships it. */
export interface ParsedWeight {
  /** `cup, chopped`, or only `cup`. */
  readonly measure: string;
  /** Grams per one of the measure, exact. */
  readonly grams: string;
  /** Whether the source weighed one of the measure, not a fraction or several. */
  readonly isOfOne: boolean;
}

const VOLUMES: readonly (readonly [RegExp, string])[] = [
  [/^cups?\b/, 'cup'],
  [/^(?:tbsp|tablespoons?|tbs)\b/, 'tbsp'],
  [/^(?:tsp|teaspoons?)\b/, 'tsp'],
  [/^fl\.? oz\b/, 'fl oz'],
  [/^quarts?\b/, 'quart'],
];

/** `serving 1/2 cup` states the weight of half a cup. */
const SERVING_OF = /^serving \(?(\d+|\d+\/\d+) ((?:cup|tbsp|tsp|fl oz)\b.*?)\)?$/;

/** Parentheses state dimensions, counts or other sizes: `(3" dia)`, `(8 fl oz)`, `(about 23 slices)`. */
const ASIDE = /\((?!not packed|with )[^()]*\)/g;
/** But `cup (1" pieces)` and `cup (1/2" slices)` say how the food is cut. */
const CUT = /\([\d/" -]*(pieces|cubes|slices|chunks)[^()]*\)/g;

const singularize = getSingularizer('en');

const SIZED = /^(extra large|extra small|super colossal)\b/;

/** `slices` is `slice`, `large whole` is `large, whole`, `Potato medium` is `potato, medium`. */
const parseCount = (text: string): string => {
  const [first = '', ...rest] = text.split(', ');
  const sized = SIZED.exec(first)?.[1];
  const [word = '', ...words] = sized === undefined ? first.split(' ') : [sized, first.slice(sized.length).trim()];
  return [singularize(word), words.join(' '), ...rest].filter((part) => part !== '').join(', ');
};

const parseWords = (text: string): string => {
  for (const [pattern, unit] of VOLUMES) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const qualifier = text
      .slice(found[0].length)
      .replace(/^[\s,]+/, '')
      .replace(/^or 1 packet$/, '');
    return qualifier === '' ? unit : `${unit}, ${qualifier}`;
  }
  return parseCount(text);
};

/**
 * Parses one row of household weights. Returns undefined for amounts that are weights themselves, such as `3 oz`: they
 * say nothing about the food.
 */
export const parseWeight = (amount: string, measure: string, grams: string): ParsedWeight | undefined => {
  const lower = measure.toLowerCase().trim();
  if (/^(?:oz|lb|g|grams?)\b/.test(lower)) return undefined;
  const serving = SERVING_OF.exec(lower);
  const words = (serving?.[2] ?? lower)
    .replaceAll(CUT, '$1')
    .replaceAll(ASIDE, '')
    .replaceAll(/[()]/g, '')
    .replaceAll(/[\s\u{a0}]+/gu, ' ')
    .replaceAll(/\s*,[\s,]*/g, ', ')
    .replace(/[\s,]+$/, '');
  const count = parseRational(serving?.[1] ?? amount);
  const total = parseRational(grams);
  if (count === undefined || total === undefined || words === '' || count.numerator === 0n) return undefined;
  // Fractions that are not short decimals stay fractions: nothing is rounded.
  const one = divide(total, count);
  return {
    measure: parseWords(words),
    grams: toShortest(formatRational(one)),
    isOfOne: amount === '1' && serving === null,
  };
};

/** `71/5` is `14.2`: shorter, and as the source writes it. */
const toShortest = (fraction: string): string => {
  const [numerator = '', denominator] = fraction.split('/');
  if (denominator === undefined) return fraction;
  for (const digits of [1, 2]) {
    const shifted = (BigInt(numerator) * 10n ** BigInt(digits)) % BigInt(denominator);
    if (shifted === 0n) {
      const text = String((BigInt(numerator) * 10n ** BigInt(digits)) / BigInt(denominator)).padStart(digits + 1, '0');
      return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
    }
  }
  return fraction;
};
