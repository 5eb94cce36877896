import { RecentCache } from '../../../platform/memory/recent-cache.ts';
import { compare, convertQuantity, divide, isZero, one, parseRational, toNumber } from '../../units/index.ts';
import type { Amount, Dimension, Language, Rational } from '../../units/index.ts';
import { isCountedFood } from '../food/noun-forms/match-noun-to-count.ts';
import {
  ABOUT_BEFORE,
  ARTICLE_BEFORE,
  BRACKET_BETWEEN,
  CLOSING_BRACKET,
  COUNTED_BEFORE,
  COUNT_EACH_AFTER,
  DAY_OLD_AFTER,
  DEGREES_AFTER,
  EACH_AFTER,
  EACH_BEFORE,
  FAHRENHEIT_OR_CELSIUS_AFTER,
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
  OF_BEFORE,
  OVEN_BEFORE,
  PERCENT_AFTER,
  PIECES_BEFORE,
  PORTION_BEFORE,
  RATIO_AFTER,
  RESTATED_AFTER,
  RESTATED_BETWEEN,
  RESTATEMENT_SIGN,
  TIME_AFTER,
  TOTAL_AFTER,
  VAGUE_AFTER,
} from './role-patterns.ts';
import { findLeadingUnit, findUnitFrom, scanNumbers } from './scan-numbers.ts';
import type { ScannedNumber, UnitSpan } from './scan-numbers.ts';

/**
 * What a number in an ingredient line means.
 *
 * - `amount`: how much of a food; it scales.
 * - `size`: of a package or piece, such as `14 oz` in `1 (14 oz) can`; it stays.
 * - `temperature`: it stays, and can be converted.
 * - `fixed`: no amount at all, such as `2 %`, `Type 405` or `20 minutes`; it stays.
 * - `unknown`: it cannot be told, so the line is not scaled.
 */
export type NumberRole = 'amount' | 'size' | 'temperature' | 'fixed' | 'unknown';

export interface LineNumber extends ScannedNumber {
  readonly role: NumberRole;
  /** Index of the number that states the same amount in another unit: 240 ml in `1 cup (240 ml)` restates the cup. */
  readonly restates: number | undefined;
  /** A count of one that is not written: before `400g tin`, or before `pinch of salt`. Its span is empty. */
  readonly isImplied: boolean;
}

/** All numbers of a line. */
export interface LineAmounts {
  readonly numbers: readonly LineNumber[];
  /** Whether something in the line may be an amount but cannot be read. */
  readonly isUnreadable: boolean;
}

const PHRASE_END =
  /[,;:()[\]+&/]|\s[–—-]\s|\s(?:plus|and|or|with|und|oder|sowie|mit|et|ou|avec|y|o|con|más|e|ed|oppure|più|en|of|met|och|eller|med|com|mais)\s/iu;

/** The words right after a number, up to the next clause or conjunction. */
export const getFoodPhrase = (text: string): string => {
  const end = text.search(PHRASE_END);
  return end === -1 ? text : text.slice(0, end);
};

const CONTEXT_LENGTH = 40;
/** Longer texts are not ingredient lines. */
const MAX_LENGTH = 2000;

const MEASURES: ReadonlySet<Dimension> = new Set(['mass', 'volume']);
const CONTAINERS: ReadonlySet<string> = new Set(
  'can jar package sachet bag bottle box carton punnet tray tub tube'.split(' ').map((name) => `count.${name}`),
);

const isIn = (unit: UnitSpan | undefined, dimensions: ReadonlySet<Dimension>): boolean =>
  unit?.candidates.some(({ dimension }) => dimensions.has(dimension)) === true;
const isMeasure = (unit: UnitSpan | undefined): boolean => isIn(unit, MEASURES);
const isLength = (unit: UnitSpan | undefined): boolean =>
  unit?.candidates.every(({ dimension }) => dimension === 'length') === true;
const isContainer = (unit: UnitSpan | undefined): boolean =>
  unit?.candidates.some(({ id }) => CONTAINERS.has(id)) === true;
const isSpoon = (unit: UnitSpan | undefined): boolean =>
  unit?.candidates.some(({ id }) => id.endsWith('spoon')) === true;

const getEnd = ({ end, unit }: ScannedNumber): number => Math.max(end, unit?.end ?? 0);

const getNumber = ({ value, max, min }: Amount): Rational | undefined => {
  const text = value ?? max ?? min;
  return text === undefined ? undefined : parseRational(text);
};

/** How far two statements of the same amount may differ: a pound is 450 g or 500 g. */
const MAX_DEVIATION = 0.25;

const hasSameSize = (a: ScannedNumber, b: ScannedNumber): boolean => {
  const wanted = getNumber(b.amount);
  const value = getNumber(a.amount);
  if (wanted === undefined || value === undefined || isZero(wanted)) return false;
  return (a.unit?.candidates ?? []).some((from) =>
    (b.unit?.candidates ?? []).some((to) => {
      if (from.id === to.id) return false;
      const quantity = { kind: 'simple', amount: a.amount, unit: from.id } as const;
      const converted = convertQuantity(quantity, to.id);
      const result = converted.kind === 'converted' ? getNumber(converted.quantity.amount ?? {}) : undefined;
      return result !== undefined && Math.abs(toNumber(divide(result, wanted)) - 1) <= MAX_DEVIATION;
    }),
  );
};

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

/** How many times as long as wide something may be: `9 x 13`, but not the four of `4 x 20cm flatbreads`. */
const MAX_ASPECT_RATIO = 3;

/** `9 x 13`, `20 × 30 cm`, but not `2 x 400 g`. */
const isDimension = (first: ScannedNumber, second: ScannedNumber): boolean => {
  const [a, b] = [getNumber(first.amount), getNumber(second.amount)];
  if (isMeasure(first.unit) || isMeasure(second.unit) || a === undefined || b === undefined || isZero(a)) return false;
  return second.unit === undefined || first.unit !== undefined || toNumber(divide(b, a)) < MAX_ASPECT_RATIO;
};

const LEADING_ZERO = /^0\d*$/;
/** `105` to `115 F`. No recipe has that many cups. */
const MIN_DEGREES = 30;

/** Reads the roles of the numbers of one line, from left to right. */
class RoleReader {
  readonly #text: string;
  readonly #language: Language | undefined;
  readonly #found: LineNumber[] = [];
  isUnreadable = false;

  constructor(text: string, language: Language | undefined) {
    this.#text = text;
    this.#language = language;
  }

  read(numbers: readonly ScannedNumber[]): readonly LineNumber[] {
    for (const [index, number] of numbers.entries()) this.#add(number, numbers[index + 1]);
    this.#addImpliedCount();
    return this.#found;
  }

  #before(at: number): string {
    return this.#text.slice(Math.max(0, at - CONTEXT_LENGTH), at);
  }

  #after(at: number): string {
    return this.#text.slice(at, at + CONTEXT_LENGTH);
  }

  /** The nearest number before that is an amount or a size. */
  get #previous(): LineNumber | undefined {
    return this.#found.findLast(({ role }) => role === 'amount' || role === 'size');
  }

  get #previousAmount(): LineNumber | undefined {
    return this.#found.findLast(({ role }) => role === 'amount');
  }

  #push(number: ScannedNumber, role: NumberRole, more: Partial<LineNumber> = {}): void {
    if (role === 'unknown') this.isUnreadable = true;
    this.#found.push({ ...number, role, restates: undefined, isImplied: false, ...more });
  }

  #add(number: ScannedNumber, next: ScannedNumber | undefined): void {
    const role = this.#readFixed(number, next) ?? this.#readSize(number);
    if (role === 'vague') return;
    if (role !== undefined) {
      this.#push(number, role);
      return;
    }
    const restates = this.#findRestated(number);
    this.#push(this.#withContainer(number), 'amount', { restates });
  }

  /** Numbers that are no amounts of food, and words that are no numbers. */
  #readFixed(number: ScannedNumber, next: ScannedNumber | undefined): NumberRole | 'vague' | undefined {
    const { start, end, amount, unit } = number;
    const [before, after, written] = [this.#before(start), this.#after(end), this.#text.slice(start, end)];
    if (number.isArticle) return this.#readArticle(number, before, after);
    const value = getNumber(amount);
    if (PERCENT_AFTER.test(after)) return 'fixed';
    if (DEGREES_AFTER.test(after) || OVEN_BEFORE.test(before)) return 'temperature';
    if (value === undefined) return NAME_BEFORE.test(before) || NAME_AFTER.test(after) ? 'fixed' : 'unknown';
    if (FAHRENHEIT_OR_CELSIUS_AFTER.test(after) && toNumber(value) >= MIN_DEGREES) return 'temperature';
    if (number.isWord && this.#isWordInName(written, before, after)) return 'fixed';
    if (isRatio(written) || LEADING_ZERO.test(written)) return 'fixed';
    if (isImproper(written)) return 'unknown';
    if (MULTIPLIED_BEFORE.test(before)) {
      if (isMeasure(unit)) return this.#previousAmount === undefined ? 'unknown' : 'size';
      if (this.#found.at(-1)?.role === 'fixed' || isLength(unit)) return 'fixed';
    } else if (NAME_BEFORE.test(before)) return 'fixed';
    if (MULTIPLIED_AFTER.test(after) && next !== undefined && isDimension(number, next)) return 'fixed';
    if (INCHES_AFTER.test(after) || isLength(unit)) return 'size';
    if (NUMBERED_NAME_AFTER.test(after)) return 'fixed';
    // `demi-citron` is half a lemon.
    if (unit === undefined && NAME_AFTER.test(after) && !/demie?$/iu.test(written)) return 'fixed';
    if (unit === undefined && (HYPHENATED_BEFORE.test(before) || RATIO_AFTER.test(after))) return 'fixed';
    if (TIME_AFTER.test(after) && !isMeasure(unit) && !DAY_OLD_AFTER.test(after)) return 'fixed';
    if (isMeasure(unit)) return undefined;
    if (PIECES_BEFORE[this.#language ?? 'en'].test(before) || NUMBERED_BEFORE.test(before)) return 'fixed';
    if (FOOTNOTE_BEFORE.test(before) && FOOTNOTE_AFTER.test(after)) return 'fixed';
    if (this.#isNumberInName(number)) return 'fixed';
    return this.#readLaterCount(number, before, after);
  }

  /** A count after the first amount: `2 eggs, 1 separated`, but not `3 lemons, half juiced` or `each slashed 4 times`. */
  #readLaterCount(
    { isWord, unit, amount, start, end }: ScannedNumber,
    before: string,
    after: string,
  ): NumberRole | undefined {
    if (this.#previousAmount === undefined) return undefined;
    if (PORTION_BEFORE.test(before)) return 'fixed';
    if (unit !== undefined && !isWord) return undefined;
    if (COUNT_EACH_AFTER.test(after)) return 'fixed';
    const isCounted = COUNTED_BEFORE.test(before);
    if (!isWord) return isCounted ? undefined : 'unknown';
    const value = getNumber(amount);
    const isPart = value !== undefined && compare(value, one) < 0;
    // A part of the food already counted, unless it is half *an* onion.
    if (isPart && unit === undefined && this.#language === 'en' && !/\ban?$/iu.test(this.#text.slice(start, end)))
      return 'fixed';
    return JOINED_BEFORE.test(before) || ABOUT_BEFORE.test(before) ? undefined : 'fixed';
  }

  /** `seven-spice`, `half and half`, `top half`, `cut in half`. */
  #isWordInName(written: string, before: string, after: string): boolean {
    if (/^half$/iu.test(written)) return HALF_NAME_AFTER.test(after) || HALF_BEFORE.test(before);
    if (
      /^(?:hal(?:ves|bieren|fte|fves)|thirds?|quarters?|fourths?|eighths?|hälfte|moitié|mitad|metà|helft|hälften|metade)$/iu.test(
        written,
      )
    )
      return !/^\s(?:of|a|an|cup|pound|teaspoon|tsp|lb|ounce|oz|pint|inch|der|des|von|de|du|di|van|av|do|da)(?!\p{L})/iu.test(
        after,
      );
    return /^[-‐]\p{L}/u.test(after) && !/^demie?$/iu.test(written) && !isMeasureAfterHyphen(after, this.#language);
  }

  /** `1 oz 151 rum`: a bare number right after a measure, without a conjunction. */
  #isNumberInName({ start, unit }: ScannedNumber): boolean {
    const previous = this.#found.at(-1);
    return (
      unit === undefined &&
      previous?.unit !== undefined &&
      previous.role === 'amount' &&
      !previous.unit.isApart &&
      /^\.?\s+(?:of\s|de\s|di\s)?$/u.test(this.#text.slice(getEnd(previous), start))
    );
  }

  /** An article counts only before a unit or a food that can be counted, at the start of an amount. */
  #readArticle({ unit }: ScannedNumber, before: string, after: string): NumberRole | 'vague' | undefined {
    if (!ARTICLE_BEFORE.test(before)) return 'vague';
    if (VAGUE_AFTER.test(after)) return 'vague';
    if (unit !== undefined) return undefined;
    if (/^\s[\d¼-¾⅐-⅞(]/u.test(after)) return undefined;
    if (!/^\s\p{L}/u.test(after)) return 'vague';
    // Without its plural, `a carrot` cannot become two.
    return isCountedFood(getFoodPhrase(after), this.#language ?? 'en') ? undefined : 'unknown';
  }

  /** The size of a package or of each piece. */
  #readSize(number: ScannedNumber): NumberRole | undefined {
    const { start, unit } = number;
    const end = getEnd(number);
    if (unit === undefined) return undefined;
    if (!isMeasure(unit)) return undefined;
    const [before, after] = [this.#before(start), this.#after(end)];
    const count = this.#previousAmount;
    if (TOTAL_AFTER.test(after)) return undefined;
    if (unit.isHyphenated) return 'size';
    const afterAll = after.replace(RESTATED_AFTER, '');
    if (count !== undefined && (EACH_AFTER.test(after) || EACH_AFTER.test(afterAll) || EACH_BEFORE.test(before)))
      return 'size';
    if (this.#restatesSize(number)) return 'size';
    if (this.#isBeforeContainer(number)) return 'size';
    if (count === undefined) return undefined;
    const isBare = count.unit === undefined || count.unit.start >= start;
    const between = this.#text.slice(isBare ? count.end : getEnd(count), start);
    // `1 (14 oz) can`, `4 (6 oz) fillets`.
    if (isBare && count === this.#previous && /^\s*[([]/u.test(between) && BRACKET_BETWEEN.test(between))
      return this.#hasNounAfterBracket(end) ? 'size' : undefined;
    if (!isContainer(count.unit) || count !== this.#previous) return undefined;
    // `1 can (14 oz)`, `2 boîtes de 400 g`, `1 jar, 12 oz`.
    return BRACKET_BETWEEN.test(between) || OF_BEFORE.test(before) || /^\s*,\s*$/u.test(between) ? 'size' : undefined;
  }

  /** `400g/14oz`, `1lb 8oz`, `1 8 oz pack (226g)`: the same size again, or the rest of it. */
  #restatesSize(number: ScannedNumber): boolean {
    const size = this.#found.at(-1);
    if (size?.role !== 'size') return false;
    const between = this.#text.slice(getEnd(size), number.start);
    return (
      RESTATED_BETWEEN.test(between) ||
      (isMeasure(size.unit) && /^\s*$/u.test(between)) ||
      (BRACKET_BETWEEN.test(between) && hasSameSize(size, number))
    );
  }

  #hasNounAfterBracket(end: number): boolean {
    return /^[^)\]]*[)\]]\s*,?\s*\p{L}/u.test(this.#text.slice(end, end + 2 * CONTEXT_LENGTH));
  }

  /** `400g tin`, `14 oz can`, `400g/14oz tin`. */
  #isBeforeContainer(number: ScannedNumber): boolean {
    if (isSpoon(number.unit)) return false;
    let at = getEnd(number);
    const rest = /^\.?(?:\s?[/(]\s?[\d¼-¾⅐-⅞ ./]+\s?\p{L}+\.?(?:\s[\d¼-¾⅐-⅞]+\s?\p{L}+)?\)?)*/u.exec(
      this.#text.slice(at, at + 60),
    );
    at += rest?.[0].length ?? 0;
    const unit = findUnitFrom(this.#text, at, this.#language);
    return unit !== undefined && isContainer(unit);
  }

  /** The amount that this one states again in another unit. */
  #findRestated(number: ScannedNumber): number | undefined {
    const index = this.#found.findLastIndex(({ role }) => role === 'amount');
    const previous = this.#found[index];
    if (previous === undefined || number.unit === undefined) return undefined;
    const between = this.#text.slice(getEnd(previous), number.start);
    const main = previous.restates ?? index;
    const first = this.#found[main] ?? previous;
    if (!isMeasure(number.unit) || !isMeasure(first.unit) || hasCommonUnit(first, number)) return undefined;
    // `700g/1lb 9oz`: the ounces belong to the restatement.
    if (previous.restates !== undefined && /^\s*$/u.test(between)) return main;
    if (RESTATED_BETWEEN.test(between))
      return RESTATEMENT_SIGN.test(between) || hasSameSize(first, number) ? main : undefined;
    // `2 cups milk (480 ml)`, `1 cup milk 240 ml`.
    const isBracketed = BRACKET_BETWEEN.test(between) && !CLOSING_BRACKET.test(between);
    const isLast = this.#text.slice(getEnd(number)).trim() === '';
    if (isBracketed && hasOtherDimension(first, number)) return main;
    return (isBracketed || isLast) && hasSameSize(first, number) ? main : undefined;
  }

  /** The container after a bracketed size is the unit of the count: `1 (14 oz) can`. */
  #withContainer(number: ScannedNumber): ScannedNumber {
    if (number.unit !== undefined) return number;
    const rest = this.#text.slice(number.end, number.end + 80);
    const size =
      /^\s*(?:[x×]\s?)?(?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞ ./]*[-‐\s]?\p{L}+\.?(?:\s?\/\s?[\d¼-¾⅐-⅞ .]+\p{L}+(?:\s[\d¼-¾⅐-⅞]+\s?\p{L}+)?)?)[,\s]*/u.exec(
        rest,
      );
    if (size === null || !/\d|[¼-¾⅐-⅞]/u.test(size[0])) return number;
    const unit = findUnitFrom(this.#text, number.end + size[0].length, this.#language);
    if (unit === undefined || !isCountWord(unit, this.#text)) return number;
    return { ...number, unit: { ...unit, isHyphenated: false, isApart: true } };
  }

  /** `400g tin` is one tin, `pinch of salt` one pinch. */
  #addImpliedCount(): void {
    const leading = findLeadingUnit(this.#text, this.#language);
    if (leading !== undefined) {
      this.#insertImplied(0, leading.start, leading.unit);
      return;
    }
    const index = this.#found.findIndex(({ role }) => role !== 'fixed' && role !== 'temperature');
    const size = this.#found[index];
    if (size !== undefined) {
      if (size.role !== 'size') return;
      const before = this.#text.slice(0, size.start);
      // A size of pieces says nothing about their number: `baguette, cut into 1 cm rounds`.
      if (!/[,;(]/u.test(before) && !PIECES_BEFORE[this.#language ?? 'en'].test(before))
        this.#insertImplied(index, size.start, this.#findUnitAfterSizes(index));
    }
  }

  #findUnitAfterSizes(index: number): UnitSpan | undefined {
    const last = this.#found.findLast(({ role }, at) => at >= index && role === 'size');
    if (last === undefined) return undefined;
    const unit = findUnitFrom(
      this.#text,
      getEnd(last) + (/^[.)\]"″”]*/u.exec(this.#after(getEnd(last)))?.[0].length ?? 0),
      this.#language,
    );
    return unit !== undefined && isCountWord(unit, this.#text)
      ? { ...unit, isHyphenated: false, isApart: true }
      : undefined;
  }

  #insertImplied(index: number, at: number, unit: UnitSpan | undefined): void {
    this.#found.splice(index, 0, {
      start: at,
      end: at,
      amount: { value: '1' },
      isWord: false,
      isArticle: false,
      unit,
      role: 'amount',
      restates: undefined,
      isImplied: true,
    });
  }
}

/** A counted thing after its size: `can`, `pieces`. A pot roast is not a pot. */
const isCountWord = (unit: UnitSpan, text: string): boolean =>
  unit.candidates.some(({ dimension }) => dimension === 'count') && !/^pot$/iu.test(text.slice(unit.start, unit.end));

const hasOtherDimension = (a: ScannedNumber, b: ScannedNumber): boolean =>
  !(a.unit?.candidates ?? []).some(({ dimension }) =>
    (b.unit?.candidates ?? []).some((unit) => unit.dimension === dimension),
  );

const hasCommonUnit = (a: ScannedNumber, b: ScannedNumber): boolean =>
  (a.unit?.candidates ?? []).some(({ id }) => (b.unit?.candidates ?? []).some((unit) => unit.id === id));

const isMeasureAfterHyphen = (after: string, language: Language | undefined): boolean => {
  const unit = findUnitFrom(after, 1, language);
  return unit !== undefined;
};

interface CachedAmounts {
  readonly language: Language | undefined;
  readonly amounts: LineAmounts;
}

/** An open recipe is shown again whenever its scale changes, and many recipes share lines such as `2 eggs`. */
const cache = new RecentCache<CachedAmounts>(2000);
const MAX_CACHED_LENGTH = 200;

/**
 * Reads every number of an ingredient line: which are amounts, and which are not. Without a language, the line is read
 * as English.
 */
export const readLineAmounts = (text: string, language: Language | undefined): LineAmounts => {
  const cached = cache.get(text);
  if (cached !== undefined && cached.language === language) return cached.amounts;
  const numbers = text.length > MAX_LENGTH ? undefined : scanNumbers(text, language);
  const reader = new RoleReader(text, language);
  const amounts =
    numbers === undefined
      ? { numbers: [], isUnreadable: true }
      : { numbers: reader.read(numbers), isUnreadable: reader.isUnreadable };
  if (text.length <= MAX_CACHED_LENGTH) cache.set(text, { language, amounts });
  return amounts;
};
