import { RecentCache } from '../../../../platform/memory/recent-cache.ts';
import type { Amount, Language, Quantity, SimpleQuantity } from '../../../units/index.ts';
import { getAlternatives, getTerms, isSingleMeasure } from '../quantity-terms.ts';
import type { AuthoredLine } from './authored-line.ts';
import {
  classifyIngredientNumber,
  classifyYieldNumber,
  isPerItemSize,
  joinsSpelledOutAmount,
} from './classify-numbers.ts';
import { MeasureLocator } from './measure-locator.ts';
import type { MeasureSpan } from './measure-locator.ts';
import { hasMisparsedNumber } from './misparsed-number.ts';

export type LineKind = 'ingredient' | 'yield';

/** A number in a line that changes when the recipe is scaled. */
export type AmountSlot =
  | {
      /** The number of a term of the quantity. */
      readonly kind: 'term';
      readonly measure: MeasureSpan;
      readonly authored: SimpleQuantity;
      /** Index of the alternative and of the term within it. */
      readonly at: readonly [alternative: number, term: number];
    }
  | {
      /** Repeats what a term states: `1 cup (2 sticks)`. */
      readonly kind: 'restatement';
      readonly measure: MeasureSpan;
      readonly amount: Amount;
    };

/**
 * `400g tin`: an uncounted 400 g tin. Twice as much is not an 800 g tin, and there is no number that could become two.
 */
export const hasUncountedPackage = (quantity: Quantity): boolean =>
  !isSingleMeasure(quantity) &&
  getAlternatives(quantity).some(
    (alternative) =>
      alternative.kind === 'sum' &&
      getTerms(alternative).some(({ amount, unit }) => amount === undefined && unit !== undefined),
  );

const toFullSpan = ({ start, end, unit }: MeasureSpan) => ({ start, end: Math.max(end, unit?.end ?? 0) });

/** The slots of all terms; undefined if one cannot be located. */
const findTermSlots = ({ text, quantity }: AuthoredLine, locator: MeasureLocator): AmountSlot[] | undefined => {
  const slots: AmountSlot[] = [];
  for (const [alternativeIndex, alternative] of getAlternatives(quantity).entries()) {
    for (const [termIndex, authored] of getTerms(alternative).entries()) {
      if (authored.amount === undefined) continue;
      const measure = locator.claim(authored);
      if (measure === undefined) return undefined;
      // An option may be the size of each item, which stays: `4 steaks (200 g each)`.
      if (alternativeIndex === 0 || !isPerItemSize(text, toFullSpan(measure)))
        slots.push({ kind: 'term', measure, authored, at: [alternativeIndex, termIndex] });
    }
  }
  return slots;
};

/** Slots for the remaining numbers; undefined if one would contradict the new amounts. */
const findRestatementSlots = (text: string, kind: LineKind, locator: MeasureLocator): AmountSlot[] | undefined => {
  const slots: AmountSlot[] = [];
  const classify = kind === 'yield' ? classifyYieldNumber : classifyIngredientNumber;
  for (const number of locator.unclaimed) {
    const role = classify(text, number, locator);
    if (role === 'unknown') return undefined;
    if (role === 'restatement') slots.push({ kind: role, measure: number, amount: number.amount });
  }
  return slots;
};

const findSlots = (
  line: AuthoredLine,
  kind: LineKind,
  language: Language | undefined,
): readonly AmountSlot[] | undefined => {
  const { text, quantity, package_size: size } = line;
  if (hasUncountedPackage(quantity) || (kind === 'ingredient' && hasMisparsedNumber(line))) return undefined;
  const locator = new MeasureLocator(text, language);
  const slots = findTermSlots(line, locator);
  if (slots === undefined || locator.hasTooManyNumbers) return undefined;
  // Package sizes do not scale.
  for (const term of size === undefined ? [] : getTerms(size)) locator.claim(term);
  if (kind === 'ingredient' && joinsSpelledOutAmount(text, language, locator.claimed)) return undefined;
  const restatements = findRestatementSlots(text, kind, locator);
  return restatements && [...slots, ...restatements];
};

interface CachedSlots {
  readonly kind: LineKind;
  readonly language: Language | undefined;
  readonly slots: readonly AmountSlot[] | undefined;
}

interface SingleMeasureSlots extends CachedSlots {
  readonly quantity: SimpleQuantity;
  readonly size: SimpleQuantity | undefined;
}

interface MultiMeasureSlots extends CachedSlots {
  readonly text: string;
  readonly size: Quantity | undefined;
}

/** An open recipe is rescaled whenever its servings change, and many recipes share lines such as `2 cups`. */
const singleMeasureCache = new RecentCache<SingleMeasureSlots>(2000);
const MAX_CACHED_LENGTH = 200;

/** Weak because such a quantity may be large: the cache entry goes when the quantity does. */
const multiMeasureCache = new WeakMap<Quantity, MultiMeasureSlots>();

const isSameAmount = (a: Amount | undefined, b: Amount | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.value === b.value &&
    a.min === b.min &&
    a.max === b.max &&
    a.approximate === b.approximate);

const isSameQuantity = (a: SimpleQuantity | undefined, b: Quantity | undefined): boolean =>
  a === undefined || b === undefined
    ? a === b
    : a.unit === b.unit && a.text === b.text && isSameAmount(a.amount, b.amount);

const findSingleMeasureSlots = (line: AuthoredLine, kind: LineKind, language: Language | undefined): CachedSlots => {
  const { text, quantity, package_size: size } = line;
  const cached = singleMeasureCache.get(text);
  if (
    cached !== undefined &&
    cached.kind === kind &&
    cached.language === language &&
    isSameQuantity(cached.quantity, quantity) &&
    isSameQuantity(cached.size, size)
  ) {
    return cached;
  }
  const [ownTerm = { kind: 'simple' }] = getTerms(quantity);
  const [sizeTerm] = size === undefined ? [] : getTerms(size);
  // Terms hold only what is compared, while a stored quantity may carry more.
  const found = { kind, language, quantity: ownTerm, size: sizeTerm, slots: findSlots(line, kind, language) };
  if (text.length <= MAX_CACHED_LENGTH && (ownTerm.text?.length ?? 0) <= MAX_CACHED_LENGTH)
    singleMeasureCache.set(text, found);
  return found;
};

const findMultiMeasureSlots = (line: AuthoredLine, kind: LineKind, language: Language | undefined): CachedSlots => {
  const { text, quantity, package_size: size } = line;
  const cached = multiMeasureCache.get(quantity);
  if (cached?.text === text && cached.size === size && cached.kind === kind && cached.language === language)
    return cached;
  const found = { text, size, kind, language, slots: findSlots(line, kind, language) };
  multiMeasureCache.set(quantity, found);
  return found;
};

/**
 * Finds the numbers in a line that change when the recipe is scaled, for any factor. Undefined if an amount cannot be
 * located, or if another number would still state the old amount.
 */
export const findAmountSlots = (
  line: AuthoredLine,
  kind: LineKind,
  language: Language | undefined,
): readonly AmountSlot[] | undefined => {
  const { quantity, package_size: size } = line;
  const isSingle = isSingleMeasure(quantity) && (size === undefined || isSingleMeasure(size));
  return (isSingle ? findSingleMeasureSlots : findMultiMeasureSlots)(line, kind, language).slots;
};
