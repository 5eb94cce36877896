import { compare, divide, isZero, one, toNumber } from '../../units/index.ts';
import { isCountedFood } from '../food/noun-forms/match-noun-to-count.ts';
import { getEnd, getNumber } from './compare-measures.ts';
import { getFoodPhrase } from './food-phrase.ts';
import type { LineSoFar, NumberRole } from './line-so-far.ts';
import {
  ABOUT_BEFORE,
  ARTICLE_BEFORE,
  CLAUSE_START,
  COUNTED_BEFORE,
  COUNT_EACH_AFTER,
  COUNT_EACH_AFTER_ITALIAN,
  DAY_OLD_AFTER,
  DEGREES_AFTER,
  FAHRENHEIT_OR_CELSIUS_AFTER,
  FLOUR_BEFORE,
  FLOUR_TYPE,
  FOOTNOTE_AFTER,
  FOOTNOTE_BEFORE,
  HALF_BEFORE,
  HALF_NAME_AFTER,
  HYPHENATED_BEFORE,
  INCHES_AFTER,
  JOINED_BEFORE,
  MULTIPLIED_AFTER,
  MULTIPLIED_BEFORE,
  NAME_AFTER,
  NAME_BEFORE,
  NUMBERED_BEFORE,
  NUMBERED_NAME_AFTER,
  OVEN_BEFORE,
  PAN_AFTER,
  PERCENT_AFTER,
  PIECE_COUNT_AFTER,
  PIECES_BEFORE,
  PORTION_BEFORE,
  RANGE_END_BEFORE,
  RATIO_AFTER,
  SECOND_LENGTH_BEFORE,
  TIME_AFTER,
  VAGUE_AFTER,
} from './role-patterns.ts';
import { findUnitFrom } from './find-unit-span.ts';
import type { ScannedNumber } from './scan-numbers.ts';
import { isContainer, isLength, isMeasure } from './unit-kinds.ts';

/** `80/20`, `50/50`: a ratio, not a fraction. */
const RATIO = /^(\d{1,3}) ?[/⁄∕] ?(\d{1,3})$/u;
const MIN_RATIO_PART = 5;

const isRatio = (written: string): boolean => {
  const [, first, second] = RATIO.exec(written) ?? [];
  return first !== undefined && Number(first) >= Number(second) && Number(second) >= MIN_RATIO_PART;
};

/** `11/2`: one and a half, or eleven halves? */
const isImproper = (written: string): boolean => {
  const [, first, second] = RATIO.exec(written) ?? [];
  return first !== undefined && Number(first) >= Number(second);
};

/** `2-21/2`: two to two and a half. */
const IMPROPER_END = /[-‐‑–—]\s?(\d{1,3})[/⁄∕](\d{1,3})$/u;

const endsImproperly = (written: string): boolean => {
  const [, first, second] = IMPROPER_END.exec(written) ?? [];
  return first !== undefined && Number(first) >= Number(second);
};

/** Fractions that scaling produces have smaller numerators, except `11/12`. */
const MIN_COUNTED_RANGE = 10;

/** `10/12 prawns`: ten to twelve, or twelve to the pound. */
const isCountRange = (written: string): boolean => {
  const [, first, second] = RATIO.exec(written) ?? [];
  return Number(first) >= MIN_COUNTED_RANGE && Number(second) - Number(first) > 1;
};

/** How many times as long as wide something may be: `9 x 13`, but not the four of `4 x 20cm flatbreads`. */
const MAX_ASPECT_RATIO = 3;

/** `9 x 13`, `20 × 30 cm`, but not `2 x 400 g`. */
const isDimension = (first: ScannedNumber, second: ScannedNumber): boolean => {
  const [a, b] = [getNumber(first.amount), getNumber(second.amount)];
  if (isMeasure(first.unit) || isMeasure(second.unit) || a === undefined || b === undefined || isZero(a)) return false;
  return second.unit === undefined || first.unit !== undefined || toNumber(divide(b, a)) < MAX_ASPECT_RATIO;
};

/** `2 half-pints` are one pint, not two and a half; `4 quarts de citron` are one lemon. */
const HALVES_COUNTED = /\d\s(?:half|quarts?)$/iu;
/** `4 x 5mm`, but not `23x15cm`. */
const SPACED_SIGN = /^\s[x×]\s/iu;
/** A cake. */
const NAMED_PART = /^quatre-quarts?$/iu;
/** The hundred of `pour cent`. */
const HUNDRED = /^c(?:ent|ento|iento)$/iu;
const PER_BEFORE = /(?<!\p{L})(?:pour|per|por)\s$/iu;
/** `demi-citron`. */
const HALF_PREFIX = /demie?$/iu;
/** Words for parts that also name the pieces of something: `pecan halves`, but `half of a lemon`. */
const PART =
  /^(?:hal(?:ves|bieren|fte|fves)|thirds?|quarters?|fourths?|eighths?|hälfte|moitié|mitad|metà|helft|hälften|metade)$/iu;
const PART_OF_AFTER =
  /^\s(?:of|a|an|cup|pound|teaspoon|tsp|lb|ounce|oz|pint|inch|der|des|von|de|du|di|van|av|do|da)(?!\p{L})/iu;
/** `moitié d'un oignon`. */
const ELIDED_AFTER = /^\sd['’]/iu;
const HYPHEN_AFTER = /^[-‐]\p{L}/u;
/** `1 oz 151 rum`. */
const NAME_BETWEEN = /^\.?\s+(?:of\s|de\s|di\s)?$/u;
/** `half an onion`. */
const ARTICLE_AT_END = /\ban?$/iu;
const NUMBER_AFTER = /^\s[\d¼-¾⅐-⅞(]/u;
const WORD_AFTER = /^\s\p{L}/u;
/** `00 flour`. */
const LEADING_ZERO = /^0\d*$/;
/** `1  000`, `½ 000`, `0'500`: a part of a number that cannot be read. */
const DIGITS_BEFORE = /[\d¼-¾⅐-⅞]\s+$/u;
const DIGITS_AND_APOSTROPHE_BEFORE = /\d['’]$/u;
const ZEROS_FIRST = /^0\d\d(?!\d)/u;
/** `105` to `115 F`. No recipe has that many cups. */
const MIN_DEGREES = 30;

/** `4 x 5mm slices` at the start of a clause are four slices, but a `9 x 13-inch pan` is one pan. */
const isCountOfSized = (line: LineSoFar, { start, end, unit, amount }: ScannedNumber, next: ScannedNumber): boolean => {
  const isWhole = getNumber(amount)?.denominator === 1n;
  const before = line.before(start);
  const isSpaced = SPACED_SIGN.test(line.after(end));
  const isFirst = before.trim() === '' || (isSpaced && (CLAUSE_START.test(before) || ABOUT_BEFORE.test(before)));
  if (!isFirst || unit !== undefined || !(isWhole || isSpaced) || !isLength(next.unit)) return false;
  return !PAN_AFTER.test(line.after(getEnd(next)));
};

/** `seven-spice`, `half and half`, `top half`, `cut in half`. */
const isWordInName = (line: LineSoFar, written: string, before: string, after: string): boolean => {
  if (/^(?:half|halb|demie?)$/iu.test(written)) return HALF_NAME_AFTER.test(after) || HALF_BEFORE.test(before);
  if (PART.test(written)) return !PART_OF_AFTER.test(after) && !ELIDED_AFTER.test(after);
  const isHyphenated = HYPHEN_AFTER.test(after) && !HALF_PREFIX.test(written);
  return isHyphenated && findUnitFrom(after, 1, line.language) === undefined;
};

/** `1 oz 151 rum`: a bare number right after a measure, without a conjunction. */
const isNumberInName = (line: LineSoFar, { start, unit }: ScannedNumber): boolean => {
  const previous = line.found.at(-1);
  return (
    unit === undefined &&
    previous?.unit !== undefined &&
    previous.role === 'amount' &&
    !previous.unit.isApart &&
    NAME_BETWEEN.test(line.text.slice(getEnd(previous), start))
  );
};

/** An article counts only before a unit or a food that can be counted, at the start of an amount. */
const readArticle = (
  line: LineSoFar,
  { unit }: ScannedNumber,
  before: string,
  after: string,
): NumberRole | 'vague' | undefined => {
  if (!ARTICLE_BEFORE.test(before)) return 'vague';
  if (VAGUE_AFTER.test(after)) return 'vague';
  if (unit !== undefined) return undefined;
  if (NUMBER_AFTER.test(after)) return undefined;
  if (!WORD_AFTER.test(after)) return 'vague';
  // Without its plural, `a carrot` cannot become two.
  return isCountedFood(getFoodPhrase(after), line.language ?? 'en') ? undefined : 'unknown';
};

/** A count after the first amount: `2 eggs, 1 separated`, but not `3 lemons, half juiced` or `each slashed 4 times`. */
const readLaterCount = (
  line: LineSoFar,
  { isWord, unit, amount, start, end }: ScannedNumber,
  before: string,
  after: string,
): NumberRole | undefined => {
  if (line.previousAmount === undefined) return undefined;
  if (PORTION_BEFORE.test(before)) return 'fixed';
  if (unit !== undefined && !isWord) return undefined;
  const each = line.language === 'it' ? COUNT_EACH_AFTER_ITALIAN : COUNT_EACH_AFTER;
  if (each.test(after)) return 'fixed';
  const isCounted = COUNTED_BEFORE.test(before);
  if (!isWord) return isCounted ? undefined : 'unknown';
  const value = getNumber(amount);
  const isPart = value !== undefined && compare(value, one) < 0;
  // A part of the food already counted, unless it is half *an* onion.
  if (isPart && unit === undefined && line.language === 'en' && !ARTICLE_AT_END.test(line.text.slice(start, end)))
    return 'fixed';
  return JOINED_BEFORE.test(before) || ABOUT_BEFORE.test(before) ? undefined : 'fixed';
};

const AND_BETWEEN = /^\.?\s(?:et|y|e|and|und|en|och)\s(?:an?\s)?$/iu;

/** `1 kg et demi`, `kilo y medio`: half of the unit before it, not of the food after it. */
const isHalfOfUnit = (line: LineSoFar, { start, isWord, amount }: ScannedNumber): boolean => {
  const value = isWord ? getNumber(amount) : undefined;
  if (value === undefined || compare(value, one) >= 0) return false;
  const previous = line.found.at(-1);
  // `1 filete de 80 g y media cebolla`.
  if (previous !== undefined && previous.role !== 'amount') return false;
  const unit = previous === undefined ? findUnitFrom(line.text, 0, line.language) : previous.unit;
  return unit !== undefined && AND_BETWEEN.test(line.text.slice(unit.end, start));
};

/** `1 lb shrimp (16-20 count)`, `1 package (12) hot dog buns`: neither depends on the scale. */
const isPieceCount = (line: LineSoFar, { start, unit }: ScannedNumber, before: string, after: string): boolean => {
  const previous = line.previousAmount;
  if (previous === undefined) return false;
  if (PIECE_COUNT_AFTER.test(after)) return true;
  const isBracketed = unit === undefined && /\(\s?$/u.test(before) && /^\s?\)/u.test(after);
  return isBracketed && isContainer(previous.unit) && /^\s?\(\s?$/u.test(line.text.slice(getEnd(previous), start));
};

/** Percentages, temperatures, ratios and what is not a number at all: their signs leave no doubt. */
const readSigns = (
  line: LineSoFar,
  { start, end, amount, isWord, unit }: ScannedNumber,
  before: string,
  after: string,
): NumberRole | undefined => {
  const written = line.text.slice(start, end);
  const value = getNumber(amount);
  if (PERCENT_AFTER.test(after) || (HUNDRED.test(written) && PER_BEFORE.test(before))) return 'fixed';
  if (DEGREES_AFTER.test(after) || OVEN_BEFORE.test(before)) return 'temperature';
  if (value === undefined) return NAME_BEFORE.test(before) || NAME_AFTER.test(after) ? 'fixed' : 'unknown';
  if (FAHRENHEIT_OR_CELSIUS_AFTER.test(after) && toNumber(value) >= MIN_DEGREES) return 'temperature';
  if (isWord && (NAMED_PART.test(written) || isWordInName(line, written, before, after))) return 'fixed';
  if (DIGITS_AND_APOSTROPHE_BEFORE.test(before)) return 'unknown';
  if (ZEROS_FIRST.test(written) && DIGITS_BEFORE.test(before)) return 'unknown';
  if (isRatio(written) || LEADING_ZERO.test(written)) return 'fixed';
  if (isWord && PART.test(written) && ELIDED_AFTER.test(after)) return 'unknown';
  const isUnclear =
    isImproper(written) ||
    endsImproperly(written) ||
    HALVES_COUNTED.test(written) ||
    (unit === undefined && isCountRange(written));
  return isUnclear ? 'unknown' : undefined;
};

/** `1lb4oz`: the letter before the four belongs to a unit, not to a name. */
const isRestOfCompound = (line: LineSoFar, { start, unit }: ScannedNumber): boolean => {
  const previous = line.found.at(-1)?.unit;
  return isMeasure(unit) && isMeasure(previous) && previous?.end === start;
};

/** `2 x 400 g`, `9 x 13-inch pan`, `1-inch piece`. */
const readDimension = (
  line: LineSoFar,
  number: ScannedNumber,
  next: ScannedNumber | undefined,
  before: string,
  after: string,
): NumberRole | undefined => {
  const { unit } = number;
  if (MULTIPLIED_BEFORE.test(before)) {
    if (isMeasure(unit)) return line.previousAmount === undefined ? 'unknown' : 'size';
    if (line.found.at(-1)?.role === 'fixed' || isLength(unit)) return 'fixed';
  } else if (NAME_BEFORE.test(before) && !isRestOfCompound(line, number)) return 'fixed';
  // Only one half of these would be converted.
  if (isLength(unit) && SECOND_LENGTH_BEFORE.test(before) && line.found.at(-1)?.role === 'fixed') return 'fixed';
  if (unit?.isHyphenated === true && RANGE_END_BEFORE.test(before)) return 'fixed';
  const isMultiplied = MULTIPLIED_AFTER.test(after) && next !== undefined && isDimension(number, next);
  if (isMultiplied && !isCountOfSized(line, number, next)) return 'fixed';
  return INCHES_AFTER.test(after) || isLength(unit) ? 'size' : undefined;
};

/** `One 4-rib roast`: a hyphenated count after another number is part of a name. */
const isCountInName = (line: LineSoFar, { unit }: ScannedNumber, before: string): boolean =>
  unit?.isHyphenated === true &&
  !isMeasure(unit) &&
  !isContainer(unit) &&
  (line.found.length > 0 || /\ba\s$/iu.test(before));

/** `a glug or two`: who knows how many four glugs or eight are? */
const isVagueAlternative = ({ text, found }: LineSoFar, { isWord, unit }: ScannedNumber): boolean => {
  const previous = found.at(-1);
  if (!isWord || unit !== undefined || previous?.role !== 'amount' || previous.unit === undefined) return false;
  return /^\sor\s(?:two|three)(?!\p{L})/iu.test(text.slice(previous.unit.end));
};

/** `1 peach half`: what is left without the other half. */
const isHalfOfNoun = (line: LineSoFar, written: string, before: string, after: string): boolean =>
  line.found.length === 0 &&
  /^half$/iu.test(written) &&
  /\p{L}{3,}\s$/iu.test(before) &&
  /^\s*(?:$|[,;(])/u.test(after);

/** `removed in one go`. */
const GO_AFTER = /^\sgo(?!\p{L})/iu;
const AT_ONCE_BEFORE = /(?<!\p{L})(?:in|at)\s$/iu;

/** `5-spice`, `20 minutes`, `Type 405`, `cut into 8 pieces`. */
const isInName = (line: LineSoFar, number: ScannedNumber, before: string, after: string): boolean => {
  const { start, end, unit } = number;
  const written = line.text.slice(start, end);
  if (NUMBERED_NAME_AFTER.test(after) || isCountInName(line, number, before)) return true;
  if (GO_AFTER.test(after) && AT_ONCE_BEFORE.test(before)) return true;
  // `demi-citron` is half a lemon.
  if (unit === undefined && NAME_AFTER.test(after) && !HALF_PREFIX.test(written)) return true;
  if (unit === undefined && (HYPHENATED_BEFORE.test(before) || RATIO_AFTER.test(after))) return true;
  if (isMeasure(unit)) return false;
  if (TIME_AFTER.test(after) && !DAY_OLD_AFTER.test(after)) return true;
  if (line.language === 'de' && FLOUR_BEFORE.test(before) && FLOUR_TYPE.test(written)) return true;
  if (PIECES_BEFORE[line.language ?? 'en'].test(before) || NUMBERED_BEFORE.test(before)) return true;
  return (FOOTNOTE_BEFORE.test(before) && FOOTNOTE_AFTER.test(after)) || isNumberInName(line, number);
};

/** Reads numbers that are no amounts of food, and words that are no numbers. Undefined for everything else. */
export const readFixed = (
  line: LineSoFar,
  number: ScannedNumber,
  next: ScannedNumber | undefined,
): NumberRole | 'vague' | undefined => {
  const [before, after] = [line.before(number.start), line.after(number.end)];
  if (number.isArticle) return readArticle(line, number, before, after);
  if (isHalfOfUnit(line, number)) {
    // Without its half, the unit must not be converted either.
    const previous = line.found.pop();
    if (previous !== undefined) line.found.push({ ...previous, role: 'unknown' });
    return 'unknown';
  }
  if (isPieceCount(line, number, before, after)) return 'fixed';
  if (isVagueAlternative(line, number)) return 'unknown';
  if (isHalfOfNoun(line, line.text.slice(number.start, number.end), before, after)) return 'unknown';
  const role = readSigns(line, number, before, after) ?? readDimension(line, number, next, before, after);
  if (role !== undefined) return role;
  if (isInName(line, number, before, after)) return 'fixed';
  return isMeasure(number.unit) ? undefined : readLaterCount(line, number, before, after);
};
