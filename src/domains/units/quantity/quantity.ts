import { MAX_NUMBER_LENGTH, MAX_TERMS } from '../limits.ts';
import type { Rational } from '../numbers/rational.ts';
import { findUnit } from '../registry/registry.ts';
import { scaleAmount } from './amount.ts';
import { addIntervals, compareForSort, isIntervalWithinLimit, sumIntervals, toAmount, toInterval } from './interval.ts';
import type { Interval } from './interval.ts';
import type { Amount, Quantity, QuantityOption, SimpleQuantity } from './quantity.schemas.ts';

/** Returns the terms of a sum, or the quantity itself as its only term. */
export const getTerms = (quantity: Quantity | QuantityOption): readonly SimpleQuantity[] => {
  if (quantity.kind === 'sum') return quantity.terms ?? [];
  const { amount, unit } = quantity;
  const text = 'text' in quantity ? quantity.text : undefined;
  const term: SimpleQuantity = { kind: 'simple' };
  if (amount !== undefined) term.amount = amount;
  if (unit !== undefined) term.unit = unit;
  if (text !== undefined) term.text = text;
  return [term];
};

/** Turns a quantity or one of its options into a quantity without options. */
export const withoutOptions = (alternative: Quantity | QuantityOption): Quantity =>
  createQuantity(getTerms(alternative));

/** Creates a sum, a simple quantity if there is one term, or an empty quantity if there is none. */
export const createQuantity = (terms: readonly SimpleQuantity[]): Quantity => {
  const [first, ...others] = terms;
  if (first === undefined) return { kind: 'simple' };
  return others.length === 0 ? { ...first } : { kind: 'sum', terms: [...terms] };
};

/** Options have no `text` member, so a term with text becomes a sum of that one term. */
export const createOption = (terms: readonly SimpleQuantity[]): QuantityOption => {
  const [first, ...others] = terms;
  if (first === undefined) return { kind: 'simple' };
  const { amount, unit, text } = first;
  if (others.length > 0 || text !== undefined) return { kind: 'sum', terms: [...terms] };
  return { kind: 'simple', ...(amount === undefined ? {} : { amount }), ...(unit === undefined ? {} : { unit }) };
};

export const withOptions = (quantity: Quantity, options: readonly QuantityOption[]): Quantity =>
  options.length === 0 ? quantity : { ...quantity, options: [...options] };

const isEmptyTerm = ({ amount, unit, text }: SimpleQuantity): boolean =>
  amount === undefined && unit === undefined && text === undefined;

/**
 * Terms with the same key are added up: those with an amount in the same unit. Terms without an amount form their own
 * group (2 cups and some more cups), as does each plain text, such as `to taste`.
 */
const getGroupKey = ({ amount, unit, text }: SimpleQuantity): string => {
  if (amount !== undefined) return `${unit ?? ''} 0`;
  return unit === undefined ? ` 1 ${text ?? ''}` : `${unit} 1`;
};

/** Drops the original wording, which described a single term, unless there is nothing else. */
const removeText = ({ amount, unit, text }: SimpleQuantity): SimpleQuantity => {
  if (amount === undefined && unit === undefined) return { kind: 'simple', ...(text === undefined ? {} : { text }) };
  return {
    kind: 'simple',
    ...(amount === undefined ? {} : { amount }),
    ...(unit === undefined ? {} : { unit }),
  };
};

const isTemperature = ({ unit }: SimpleQuantity): boolean =>
  unit !== undefined && findUnit(unit)?.dimension === 'temperature';

interface MeasuredTerm {
  readonly term: SimpleQuantity;
  readonly interval: Interval;
}

const toTerm = ({ term, interval }: MeasuredTerm): SimpleQuantity => ({ ...term, amount: toAmount(interval) });

/** Merges neighbors whose sum stays within the limit. Each is tried only with its predecessor, to bound the cost. */
const mergeWithinLimit = (parts: readonly MeasuredTerm[]): MeasuredTerm[] => {
  const merged: MeasuredTerm[] = [];
  for (const { term, interval } of parts) {
    const previous = merged.at(-1);
    const sum = previous === undefined ? undefined : addIntervals(previous.interval, interval);
    if (sum !== undefined && isIntervalWithinLimit(sum)) merged[merged.length - 1] = { term, interval: sum };
    else merged.push({ term, interval });
  }
  return merged;
};

/**
 * Adds up the terms of one unit. Terms whose exact sum exceeds the length limit stay separate, so nothing is lost and
 * repeated additions cannot grow the numbers. Temperatures stay separate too: 180 °C and 180 °C are not 360 °C.
 */
const mergeGroup = (terms: readonly SimpleQuantity[]): SimpleQuantity[] => {
  const [first] = terms;
  const parts = terms.flatMap((term) =>
    term.amount === undefined ? [] : [{ term, interval: toInterval(term.amount) }],
  );
  if (first === undefined || parts.length === 0) return terms.slice(0, 1);
  if (!isTemperature(first)) {
    const sum = sumIntervals(parts.map(({ interval }) => interval));
    if (sum !== undefined && (parts.length === 1 || isIntervalWithinLimit(sum))) {
      return [toTerm({ term: first, interval: sum })];
    }
  }
  const sorted = parts.toSorted((a, b) => compareForSort(a.interval, b.interval));
  return (isTemperature(first) ? sorted : mergeWithinLimit(sorted)).map(toTerm);
};

/** Returns one term per unit, sorted by unit id regardless of the input order. */
export const mergeTerms = (terms: readonly SimpleQuantity[]): SimpleQuantity[] => {
  const cleaned = terms.filter((term) => !isEmptyTerm(term)).map(removeText);
  return [...Map.groupBy(cleaned, getGroupKey)]
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .flatMap(([, group]) => mergeGroup(group));
};

/**
 * Adds exactly, with one term per unit. The total has an option at each position where both quantities have one:
 * 225 g / 8 oz plus 100 g / 3.5 oz is 325 g / 11.5 oz. The order of addition does not matter.
 *
 * Numbers never exceed the length limit: a longer total stays split into several terms of its unit. How it is split may
 * depend on the order of addition, but the total does not. The result may have more terms than a sum is allowed to
 * have: check it with `isQuantityWithinLimits`.
 */
export const addQuantities = (a: Quantity, b: Quantity): Quantity => {
  const others = b.options ?? [];
  const options = (a.options ?? [])
    .slice(0, others.length)
    .map((option, index) => createOption(mergeTerms([option, ...others.slice(index, index + 1)].flatMap(getTerms))));
  return withOptions(createQuantity(mergeTerms([...getTerms(a), ...getTerms(b)])), options);
};

const scaleTerm = (term: SimpleQuantity, factor: Rational): SimpleQuantity => {
  const { amount, unit, text } = term;
  if (amount === undefined && unit === undefined) return { kind: 'simple', ...(text === undefined ? {} : { text }) };
  return {
    kind: 'simple',
    ...(amount === undefined ? {} : { amount: scaleAmount(amount, factor) }),
    ...(unit === undefined ? {} : { unit }),
  };
};

/**
 * Multiplies every term and option exactly. The factor must not be negative. The original wording is dropped because it
 * states the old amount, but text without an amount stays: it contains nothing to scale. Numbers are never rounded to
 * fit, so they may exceed the length limit: check the result with `isQuantityWithinLimits`.
 */
export const scaleQuantity = (quantity: Quantity, factor: Rational): Quantity => {
  const scaleTerms = (alternative: Quantity | QuantityOption): SimpleQuantity[] =>
    getTerms(alternative).map((term) => scaleTerm(term, factor));
  const options = (quantity.options ?? []).map((option) =>
    option.kind === 'sum' ? { kind: option.kind, terms: scaleTerms(option) } : createOption(scaleTerms(option)),
  );
  const scaled: Quantity =
    quantity.kind === 'sum' ? { kind: 'sum', terms: scaleTerms(quantity) } : createQuantity(scaleTerms(quantity));
  return withOptions(scaled, options);
};

const isAmountWithinLimit = ({ value = '', min = '', max = '' }: Amount): boolean =>
  value.length <= MAX_NUMBER_LENGTH && min.length <= MAX_NUMBER_LENGTH && max.length <= MAX_NUMBER_LENGTH;

const isTermWithinLimit = ({ amount }: Pick<SimpleQuantity, 'amount'>): boolean =>
  amount === undefined || isAmountWithinLimit(amount);

const isAlternativeWithinLimits = (alternative: Quantity | QuantityOption): boolean => {
  if (alternative.kind !== 'sum') return isTermWithinLimit(alternative);
  const terms = alternative.terms ?? [];
  return terms.length <= MAX_TERMS && terms.every(isTermWithinLimit);
};

/**
 * Checks whether a computed quantity can be stored in a document. Scaling is exact and may produce longer numbers than
 * the schema allows, and adding may produce too many terms. Call this before storing a result.
 */
export const isQuantityWithinLimits = (quantity: Quantity): boolean =>
  isAlternativeWithinLimits(quantity) && (quantity.options ?? []).every(isAlternativeWithinLimits);
