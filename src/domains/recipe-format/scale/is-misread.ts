import { isZero, parseRational } from '../../units/index.ts';
import type { SimpleQuantity } from '../../units/index.ts';
import type { AuthoredLine } from './authored-line.ts';
import { partsOf, waysOf } from './scale-exactly.ts';

/** Without letters, and so without a unit: `151`, `80/20`. */
const BARE_NUMBER = /^[^\p{L}]*$/u;
const JOINED = /(?:[+&,]|(?<!\p{L})(?:plus|and|und|sowie|et|y|e|ed|en|och|más|più|mais))\s*$/iu;
/** A ratio that is not a fraction: `80/20`. */
const RATIO = /(?<![\d.,])(\d{1,6}) ?[/⁄∕] ?(\d{1,6})(?!\d)/u;
/** The 202 of `E 202`. */
const NUMBERED = /(?<!\p{L})\p{Lu} ?$/u;
/** The 7 of `7up`; in `2x 400 g` it is a number. */
const GLUED = /^(?![x×])\p{L}/iu;
const HALF_AND_HALF = /half[\s-](?:and|&|n)[\s-]half/iu;

const isBare = ({ unit, text = '' }: SimpleQuantity): boolean =>
  unit === undefined && text !== '' && BARE_NUMBER.test(text);

const SLASH = /[/⁄∕]/u;

const isRatio = (text: string): boolean => {
  if (!SLASH.test(text)) return false;
  const [, over = '0', under = '0'] = RATIO.exec(text) ?? [];
  return Number(over) > Number(under);
};

const isPartOfAName = (line: string, part: SimpleQuantity): boolean => {
  const { amount, text = '' } = part;
  const value = parseRational(amount?.value ?? '');
  if ((value !== undefined && isZero(value)) || isRatio(text)) return true;
  if (text.length === 4 && /^half$/iu.test(text) && HALF_AND_HALF.test(line)) return true;
  const at = line.indexOf(text);
  if (at === -1 || !isBare(part)) return false;
  return NUMBERED.test(line.slice(Math.max(0, at - 3), at)) || GLUED.test(line.slice(at + text.length));
};

/** `1 oz 151 rum`: after a measure, a number without a joining word belongs to the name. */
const isBehindMeasure = (line: string, part: SimpleQuantity, index: number): boolean => {
  if (index === 0 || part.amount === undefined || !isBare(part)) return false;
  const at = line.lastIndexOf(part.text ?? '');
  return at > 0 && !JOINED.test(line.slice(Math.max(0, at - 10), at));
};

/**
 * Whether the quantity includes a number that belongs to the name of the food: `1 lb 80/20 ground beef`, `500 g 00
 * flour`, `1 can 7up`. A bare number is not a package size either.
 */
export const isMisread = ({ text, quantity, package_size }: AuthoredLine): boolean =>
  waysOf(quantity).some((way) =>
    partsOf(way).some((part, index) => isPartOfAName(text, part) || isBehindMeasure(text, part, index)),
  ) ||
  (package_size !== undefined && partsOf(package_size).some(isBare));
