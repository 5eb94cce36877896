import { isCountedFood, matchNounToCount } from '../food/noun-forms/match-noun-to-count.ts';
import { add, compare, one, parseRational } from '../../units/index.ts';
import { getEnd, getNumber, hasSameSize, isSameInOtherUnits } from './compare-measures.ts';
import { PHRASE_END, getFoodPhrase } from './food-phrase.ts';
import type { LineSoFar, NumberRole } from './line-so-far.ts';
import {
  BRACKET_BETWEEN,
  DRAINED_WEIGHT,
  EACH_AFTER,
  EACH_BEFORE,
  FOOD_AFTER,
  OF_BEFORE,
  PER_AFTER,
  PER_AFTER_ITALIAN,
  PIECE_WEIGHT_BEFORE,
  RESTATED_AFTER,
  RESTATED_BETWEEN,
  RESTATEMENT_SIGN,
  TOTAL_AFTER,
} from './role-patterns.ts';
import { findUnitFrom } from './find-unit-span.ts';
import type { UnitSpan } from './find-unit-span.ts';
import type { ScannedNumber } from './scan-numbers.ts';
import { isContainer, isMeasure, isSpoon } from './unit-kinds.ts';

const WORD_AND_BRACKET = /(?<!\p{L})(\p{L}{1,20})\s?[([]$/u;
/** `1 x tin 400g`. */
const SPACE_BETWEEN = /^\s+$/u;

/** The ounces of `4 fillets, 1 lb 4 oz each`. */
const REST_AFTER = /^\.?\s\d[\d¼-¾⅐-⅞ ./]*\s?(?:oz|ounces?)\.?(?!\p{L})/iu;

/** `2 lb 8 oz to 3 lb each`. */
const RANGE_AFTER = /^\s?(?:to|bis|à|[-–])\s?\d[\d¼-¾⅐-⅞ ./]*\s?\p{L}{1,6}\.?(?!\p{L})/iu;

/** Further statements of a size: the second of `400g/14oz tin` and `400g (14 oz) tin`. */
const RESTATED_SIZES = /^\.?(?:\s?[/(]\s?[\d¼-¾⅐-⅞ ./]+\s?(?:fl\.?\s?oz|\p{L}+)\.?(?:\s[\d¼-¾⅐-⅞]+\s?\p{L}+)?\)?)*/u;
const NOUN_AFTER_BRACKET = /^[^)\]]*[)\]]\s*,?\s*\p{L}/u;
/** `1 (28 oz) can`, `1 large (28 oz) can`. */
const OPENING_BRACKET = /^\s*(?:(?:large|small|medium|big)\s+)?[([]/iu;

const COUNT_AND_FRACTION = /^\d{1,2} (?:\d{1,2} ?[/⁄∕] ?\d{1,2}|[¼-¾⅐-⅞])$/u;
const DASH = /[-‐‑–—]/u;

const isPart = ({ amount }: ScannedNumber): boolean => {
  const value = getNumber(amount);
  return value !== undefined && compare(value, one) < 0;
};

/** `ideally from two jars (9 oz)`. */
const isBracketedAfterContainer = (line: LineSoFar, before: string): boolean => {
  const word = WORD_AND_BRACKET.exec(before)?.[1];
  return word !== undefined && isContainer(findUnitFrom(word, 0, line.language));
};

/** Whether the words after a measure say that it is the size of each piece. */
const isEach = (line: LineSoFar, after: string): boolean => {
  return EACH_AFTER.test(after) || (line.language === 'it' ? PER_AFTER_ITALIAN : PER_AFTER).test(after);
};

/** `400g/14oz`, `1lb 8oz`, `1 8 oz pack (226g)`: the same size again, or the rest of it. */
const restatesSize = (line: LineSoFar, number: ScannedNumber): boolean => {
  const size = line.found.at(-1);
  if (size?.role !== 'size') return false;
  const after = line.after(getEnd(number));
  const between = line.text.slice(getEnd(size), number.start);
  return (
    (RESTATED_BETWEEN.test(between) &&
      (RESTATEMENT_SIGN.test(between) || (isSameInOtherUnits(size, number) && !FOOD_AFTER.test(after)))) ||
    (isMeasure(size.unit) && between.trim() === '') ||
    (BRACKET_BETWEEN.test(between) && hasSameSize(size, number))
  );
};

const BRACKET_LENGTH = 80;

const hasNounAfterBracket = (line: LineSoFar, end: number): boolean => {
  return NOUN_AFTER_BRACKET.test(line.text.slice(end, end + BRACKET_LENGTH));
};

const findUnitAfterBracket = ({ text, language }: LineSoFar, end: number): UnitSpan | undefined => {
  const close = /^\.?\s?[)\]]/u.exec(text.slice(end, end + 3));
  return close === null ? undefined : findUnitFrom(text, end + close[0].length, language);
};

/** `400g tin`, `14 oz can`, `400g/14oz tin`. */
export const isBeforeContainer = (line: LineSoFar, number: ScannedNumber): boolean => {
  if (isSpoon(number.unit)) return false;
  let at = getEnd(number);
  const rest = RESTATED_SIZES.exec(line.text.slice(at, at + 60));
  at += rest?.[0].length ?? 0;
  const unit = findUnitFrom(line.text, at, line.language);
  return unit !== undefined && isContainer(unit);
};

/** `1 1/4-ounce packet`, `2-15 oz cans`: the first number at the start of a line may be the count. */
const isCountOrSize = (line: LineSoFar, { start, end, amount }: ScannedNumber): boolean => {
  if (line.found.length > 0 || line.before(start).trim() !== '') return false;
  if (COUNT_AND_FRACTION.test(line.text.slice(start, end))) return true;
  const [min, max] = [parseRational(amount.min ?? ''), parseRational(amount.max ?? '')];
  return (
    min !== undefined && max !== undefined && DASH.test(line.text.slice(start, end)) && compare(max, add(min, min)) >= 0
  );
};

const UP_TO_THREE_DIGITS = /^[1-9]\d{0,2}$/u;
const GROUPS_OF_THREE = /^\d{3}(?:[ \u00a0\u202f\u2009]\d{3})*(?:[.,]\d+)?$/u;
const FRACTION = /[/⁄∕¼-¾⅐-⅞]/u;

/** `1 500 g flour`: one of 500 g, or 1500 g written with a space. */
const mayBeThousands = ({ text }: LineSoFar, count: ScannedNumber, { start, end, unit }: ScannedNumber): boolean => {
  const digits = text.slice(count.start, count.end);
  return (
    (UP_TO_THREE_DIGITS.test(digits) || FRACTION.test(digits)) &&
    GROUPS_OF_THREE.test(text.slice(start, end)) &&
    unit?.candidates.every(({ convention }) => convention === 'metric') === true
  );
};

/**
 * `1 200 g steak`, `2 200 g steaks`, but not `1 500 g potatoes`: the food has the number of the count. `1 400 g block
 * tofu`: what follows the measure can only be counted.
 */
const isCountOfFood = (
  { text, language = 'en' }: LineSoFar,
  after: string,
  { amount }: ScannedNumber,
  end: number,
): boolean => {
  const next = findUnitFrom(text, end, language);
  if (next !== undefined && !isMeasure(next)) return true;
  const food = getFoodPhrase(after);
  return isCountedFood(food, language) && matchNounToCount(food, amount, language) === food;
};

const SPACED_GROUPS = /^\d{1,3} [1-9]\d{2}(?![\d/⁄∕])/u;

const ONE = /^1 /u;
/** `de farine`, `d'eau`, or nothing. */
const OF_OR_END = /^\s*(?:$|[,;.()]|d(?:e\s|['’]))/iu;

/**
 * `2 400 g burkar`, `4 125 g laxfiléer`, `2 200 g steaks` in languages that group thousands with a space: are they
 * counted? A French amount of grams has a preposition; in Swedish, two or more may always be counted.
 */
const mayBeCounted = (line: LineSoFar, number: ScannedNumber, after: string): boolean => {
  const written = line.text.slice(number.start, number.end);
  if (!SPACED_GROUPS.test(written) || number.amount.value === undefined) return false;
  if (isBeforeContainer(line, number) || isCountedFood(getFoodPhrase(after), line.language ?? 'en')) return true;
  return /^\d /u.test(written) && !ONE.test(written) && !OF_OR_END.test(after);
};

/** The size of a package or of each piece. */
export const readSize = (line: LineSoFar, number: ScannedNumber): NumberRole | undefined => {
  const { start, unit } = number;
  const end = getEnd(number);
  if (unit === undefined) return undefined;
  if (!isMeasure(unit)) return undefined;
  const [before, after] = [line.before(start), line.after(end)];
  const count = line.previousAmount;
  if (TOTAL_AFTER.test(after)) return undefined;
  if (mayBeCounted(line, number, after)) return 'unknown';
  // `un demi-litre` is an amount.
  if (unit.isHyphenated && number.isWord && isPart(number)) return undefined;
  if (unit.isHyphenated) return isCountOrSize(line, number) && isBeforeContainer(line, number) ? 'unknown' : 'size';
  if (count !== undefined && DRAINED_WEIGHT.test(before) && (isContainer(count.unit) || !isMeasure(count.unit)))
    return 'size';
  // `2 lb 8 oz (4 oz per person)`: the ounces belong to the pounds.
  const isRest = isMeasure(count?.unit) && SPACE_BETWEEN.test(line.text.slice(count && getEnd(count), start));
  const afterAll = after
    .replace(REST_AFTER, '')
    .replace(RANGE_AFTER, '')
    .replace(RESTATED_AFTER, '')
    .replace(REST_AFTER, '');
  if (count !== undefined && !isRest && (isEach(line, after) || isEach(line, afterAll) || EACH_BEFORE.test(before)))
    return 'size';
  if (restatesSize(line, number) || isBracketedAfterContainer(line, before)) return 'size';
  if (isBeforeContainer(line, number)) return isCountOrSize(line, number) ? 'unknown' : 'size';
  if (count === undefined) return undefined;
  const isBare = count.unit === undefined || count.unit.start >= start;
  const between = line.text.slice(isBare ? count.end : getEnd(count), start);
  // `Two 3 to 4 pound chickens`.
  if (isBare && count === line.found.at(-1) && SPACE_BETWEEN.test(between))
    return mayBeThousands(line, count, number) && !isCountOfFood(line, after, count, end) ? 'unknown' : 'size';
  // `1½ (375 ml) cups`: the number and its unit are apart.
  if (isBare && OPENING_BRACKET.test(between) && isMeasure(findUnitAfterBracket(line, end))) return 'unknown';
  // `1 (14 oz) can`, `4 (6 oz) fillets`.
  if (isBare && count === line.previous && OPENING_BRACKET.test(between) && BRACKET_BETWEEN.test(between))
    return hasNounAfterBracket(line, end) ? 'size' : undefined;
  if (count !== line.previous) return undefined;
  // `4 pavés de saumon de 150 g`.
  const piece = between.replace(PIECE_WEIGHT_BEFORE[line.language ?? 'en'], '');
  if (!isMeasure(count.unit) && piece !== between && !PHRASE_END.test(piece)) return 'size';
  if (!isContainer(count.unit)) return undefined;
  // `1 can (14 oz)`, `2 boîtes de 400 g`, `1 jar, 12 oz`.
  return BRACKET_BETWEEN.test(between) ||
    OF_BEFORE.test(before) ||
    SPACE_BETWEEN.test(between) ||
    between.trim() === ','
    ? 'size'
    : undefined;
};
