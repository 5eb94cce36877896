import { isZero, parseRational } from '../../../units/index.ts';
import type { SimpleQuantity } from '../../../units/index.ts';
import { getAlternatives, getTerms } from '../quantity-terms.ts';
import type { AuthoredLine } from './authored-line.ts';

/** No letters, so no unit: `151`, `80/20`. */
const BARE_NUMBER = /^[^\p{L}]*$/u;
const JOINED_BEFORE = /(?:[+&,]|(?<!\p{L})(?:plus|and|und|sowie|et|y|e|ed|en|och|más|più|mais))\s*$/iu;
/** `80/20`, which is not a fraction. */
const RATIO = /(?<![\d.,])(\d{1,6}) ?[/⁄∕] ?(\d{1,6})(?!\d)/u;
/** Precedes the 202 in `E 202`. */
const LETTER_CODE_BEFORE = /(?<!\p{L})\p{Lu} ?$/u;
/** Follows the 7 in `7up`. In `2x 400 g` the number is an amount. */
const GLUED_NAME_AFTER = /^(?![x×])\p{L}/iu;
const HALF_AND_HALF = /half[\s-](?:and|&|n)[\s-]half/iu;

const isBareNumber = ({ unit, text = '' }: SimpleQuantity): boolean =>
  unit === undefined && text !== '' && BARE_NUMBER.test(text);

const SLASH = /[/⁄∕]/u;

const isRatio = (text: string): boolean => {
  if (!SLASH.test(text)) return false;
  const [, numerator = '0', denominator = '0'] = RATIO.exec(text) ?? [];
  return Number(numerator) > Number(denominator);
};

const isPartOfName = (line: string, term: SimpleQuantity): boolean => {
  const { amount, text = '' } = term;
  const value = parseRational(amount?.value ?? '');
  if ((value !== undefined && isZero(value)) || isRatio(text)) return true;
  if (text.length === 4 && /^half$/iu.test(text) && HALF_AND_HALF.test(line)) return true;
  const at = line.indexOf(text);
  if (at === -1 || !isBareNumber(term)) return false;
  return (
    LETTER_CODE_BEFORE.test(line.slice(Math.max(0, at - 3), at)) || GLUED_NAME_AFTER.test(line.slice(at + text.length))
  );
};

/** `1 oz 151 rum`: an unjoined bare number after a measure belongs to the name. */
const isNameAfterMeasure = (line: string, term: SimpleQuantity, index: number): boolean => {
  if (index === 0 || term.amount === undefined || !isBareNumber(term)) return false;
  const at = line.lastIndexOf(term.text ?? '');
  return at > 0 && !JOINED_BEFORE.test(line.slice(Math.max(0, at - 10), at));
};

/**
 * Whether the quantity contains a number that is not an amount but part of a product name: `1 lb 80/20 ground beef`,
 * `500 g 00 flour`, `1 can 7up`. A bare number is not a package size either.
 */
export const hasMisparsedNumber = ({ text, quantity, package_size }: AuthoredLine): boolean =>
  getAlternatives(quantity).some((alternative) =>
    getTerms(alternative).some((term, index) => isPartOfName(text, term) || isNameAfterMeasure(text, term, index)),
  ) ||
  (package_size !== undefined && getTerms(package_size).some(isBareNumber));
