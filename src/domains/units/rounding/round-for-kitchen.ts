import { RecentCache } from '../../../platform/memory/recent-cache.ts';
import { convertNumbers } from '../conversion/convert-quantity.ts';
import { compare, divide, isZero, rational, subtract, toNumber } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { findLargest, getNumbers, replaceNumbers } from '../quantity/amount.ts';
import type { Amount, Quantity, SimpleQuantity } from '../quantity/quantity.schemas.ts';
import { createOption, createQuantity, getTerms, withOptions } from '../quantity/quantity.ts';
import { findUnit } from '../registry/registry.ts';
import type { Unit } from '../registry/unit.ts';
import { getKitchenMeasures } from './kitchen-measures.ts';
import type { KitchenMeasure } from './kitchen-measures.ts';
import { isMeasurable, roundToMeasurable, roundToStep } from './measuring-steps.ts';
import type { MeasuringSteps } from './measuring-steps.ts';

/** The numbers of an amount, converted to one of the possible measures. */
interface Candidate {
  readonly numbers: readonly Rational[];
  readonly unit: Unit | undefined;
  readonly measure: KitchenMeasure;
  readonly isOwn: boolean;
}

const isInReplacementRange = ({ replacementRange: range }: KitchenMeasure, number: Rational): boolean =>
  range !== undefined && compare(number, range.from) >= 0 && (range.to === undefined || compare(number, range.to) <= 0);

const toCandidate = (
  numbers: readonly Rational[],
  own: Unit | undefined,
  measure: KitchenMeasure,
): Candidate | undefined => {
  if (own === undefined || own.id === measure.unitId) return { numbers, unit: own, measure, isOwn: true };
  const unit = findUnit(measure.unitId);
  const conversion = unit === undefined ? undefined : convertNumbers(numbers, own, unit);
  if (conversion?.kind !== 'converted') return undefined;
  return { numbers: conversion.numbers, unit, measure, isOwn: false };
};

/**
 * Lists the amount's own unit first, then the others from largest to smallest. An amount large enough for a larger unit
 * tries the larger units before its own.
 */
const listCandidates = (numbers: readonly Rational[], own: Unit | undefined): readonly Candidate[] => {
  const all = getKitchenMeasures(own)
    // A unit that never replaces another is only considered for amounts already in that unit.
    .filter(({ replacementRange, unitId }) => replacementRange !== undefined || own === undefined || own.id === unitId)
    .map((measure) => toCandidate(numbers, own, measure))
    .filter((candidate) => candidate !== undefined)
    .filter((candidate) => {
      const largest = findLargest(candidate.numbers);
      return largest !== undefined && (candidate.isOwn || isInReplacementRange(candidate.measure, largest));
    });
  const ownIndex = all.findIndex(({ isOwn }) => isOwn);
  const ownCandidate = all[ownIndex];
  const largest = ownCandidate === undefined ? undefined : findLargest(ownCandidate.numbers);
  if (ownCandidate === undefined || largest === undefined) return all;
  const { largerUnitFrom } = ownCandidate.measure;
  const isSmall = largerUnitFrom === undefined || compare(largest, largerUnitFrom) < 0;
  return isSmall ? [ownCandidate, ...all.slice(0, ownIndex), ...all.slice(ownIndex + 1)] : all;
};

const areMeasurable = (numbers: readonly Rational[], steps: MeasuringSteps | undefined): boolean =>
  steps !== undefined && numbers.every((number) => isMeasurable(number, steps));

/** A larger unit must match one of its coarse steps. The own unit and smaller ones may match any exact amount. */
const findExactCandidate = (candidates: readonly Candidate[]): Candidate | undefined => {
  const ownIndex = candidates.findIndex(({ isOwn }) => isOwn);
  return candidates.find(
    ({ numbers, measure: { coarse, fine, acceptedIfExact } }, index) =>
      areMeasurable(numbers, coarse) ||
      (index >= ownIndex && (areMeasurable(numbers, fine) || areMeasurable(numbers, acceptedIfExact))),
  );
};

/** The largest relative change of any of the numbers. */
const computeRelativeError = (before: readonly Rational[], after: readonly Rational[]): number =>
  Math.max(
    0,
    ...before.map((number, index) =>
      isZero(number) ? 0 : Math.abs(toNumber(divide(subtract(after[index] ?? number, number), number))),
    ),
  );

interface RoundedCandidate {
  readonly candidate: Candidate;
  readonly error: number;
}

const roundToNearest = (
  candidates: readonly Candidate[],
  getSteps: (measure: KitchenMeasure) => MeasuringSteps,
  withThirds: boolean,
): RoundedCandidate | undefined => {
  let best: RoundedCandidate | undefined;
  for (const candidate of candidates) {
    const numbers = candidate.numbers.map((number) =>
      roundToMeasurable(number, getSteps(candidate.measure), withThirds),
    );
    const error = computeRelativeError(candidate.numbers, numbers);
    if (best === undefined || error < best.error) best = { candidate: { ...candidate, numbers }, error };
  }
  return best;
};

/** No one tastes a difference this small, so the amount that is easier to measure wins. */
const MAX_UNNOTICEABLE_ERROR = 0.05;
/** A larger difference can be tasted, so the exact amount is more useful. */
const MAX_ERROR = 0.1;

/** Turns a range with equal ends into a single value. */
const collapseRange = (amount: Amount): Amount => {
  const { min, max, value, ...rest } = amount;
  if (min === undefined || max === undefined || min !== max) return amount;
  return { value: value ?? min, ...rest };
};

/** The amount in its own unit or in another one. */
export interface RoundedAmount {
  readonly amount: Amount;
  readonly unit: Unit | undefined;
  /** Whether a cook can measure it. If nothing measurable is close enough, the amount is exact instead. */
  readonly isMeasurable: boolean;
}

const expressExactly = (amount: Amount, candidates: readonly Candidate[]): RoundedAmount | undefined => {
  const candidate = findExactCandidate(candidates);
  return (
    candidate && {
      amount: candidate.isOwn ? amount : replaceNumbers(amount, candidate.numbers),
      unit: candidate.unit,
      isMeasurable: true,
    }
  );
};

/** Returns undefined if no measurable amount is close enough. */
const roundIfClose = (amount: Amount, unit: Unit | undefined, withThirds: boolean): RoundedAmount | undefined => {
  const candidates = listCandidates(getNumbers(amount), unit);
  const exact = expressExactly(amount, candidates);
  if (exact !== undefined) return exact;
  const coarse = roundToNearest(candidates, (measure) => measure.coarse, withThirds);
  const best =
    coarse === undefined || coarse.error <= MAX_UNNOTICEABLE_ERROR
      ? coarse
      : roundToNearest(candidates, (measure) => measure.fine ?? measure.coarse, withThirds);
  if (best === undefined || best.error > MAX_ERROR) return undefined;
  const rounded = collapseRange(replaceNumbers(amount, best.candidate.numbers));
  // The rounded amount may read better in another unit: 2.96 teaspoons are about a tablespoon.
  const { unit: nearestUnit } = best.candidate;
  const result = expressExactly(rounded, listCandidates(getNumbers(rounded), nearestUnit)) ?? {
    amount: rounded,
    unit: nearestUnit,
  };
  return { amount: { ...result.amount, approximate: true }, unit: result.unit, isMeasurable: true };
};

/** Fractions finer than this match no measure, and no ratio between two measures. */
const MAX_EXACT_DENOMINATOR = 10n ** 18n;
const SHORTENED_STEP = rational(1n, 10n ** 12n);
const MIN_SHORTENED = rational(1n, 10n ** 6n);

const isLong = ({ denominator }: Rational): boolean => denominator > MAX_EXACT_DENOMINATOR;

/**
 * Long fractions are exact in no measure, so they are shortened before all measures are tried: ten thousand 64-digit
 * fractions, which a document may contain, took two seconds.
 */
const roundAmount = (amount: Amount, unit: Unit | undefined, withThirds: boolean): RoundedAmount => {
  const numbers = getNumbers(amount);
  const long = numbers.filter(isLong);
  const unchanged = { amount, unit, isMeasurable: false };
  if (long.length === 0) return roundIfClose(amount, unit, withThirds) ?? unchanged;
  if (long.some((number) => compare(number, MIN_SHORTENED) < 0)) return unchanged;
  const short = replaceNumbers(
    amount,
    numbers.map((number) => (isLong(number) ? roundToStep(number, SHORTENED_STEP) : number)),
  );
  return roundIfClose({ ...short, approximate: true }, unit, withThirds) ?? unchanged;
};

/** The amount stays as it is, because a cook can measure it, or because nothing measurable is close enough. */
type Unchanged = 'measurable' | 'not measurable';

/** Recipes repeat the same few amounts, and an ambiguous cup is rounded as each of six units. */
const caches = new Map<Unit | undefined, RecentCache<RoundedAmount | Unchanged>>();
const MAX_CACHED_PER_UNIT = 150;
const MAX_CACHED_KEY_LENGTH = 100;

/** Nearly all amounts are a single number, whose text is the key: building a longer key costs more than the lookup. */
const toCacheKey = ({ value = '', min, max, approximate }: Amount, withThirds: boolean): string => {
  const prefix = withThirds ? value : `=${value}`;
  return min === undefined && max === undefined && approximate !== true
    ? prefix
    : `${prefix} ${min ?? ''} ${max ?? ''} ${approximate === true}`;
};

const toUnchanged = ({ isMeasurable }: RoundedAmount): Unchanged => (isMeasurable ? 'measurable' : 'not measurable');

const roundCached = (amount: Amount, unit: Unit | undefined, withThirds: boolean): RoundedAmount => {
  let cache = caches.get(unit);
  if (cache === undefined) caches.set(unit, (cache = new RecentCache(MAX_CACHED_PER_UNIT)));
  const key = toCacheKey(amount, withThirds);
  const cached = cache.get(key);
  if (typeof cached === 'string') return { amount, unit, isMeasurable: cached === 'measurable' };
  if (cached !== undefined) return cached;
  const result = roundAmount(amount, unit, withThirds);
  if (key.length <= MAX_CACHED_KEY_LENGTH) cache.set(key, result.amount === amount ? toUnchanged(result) : result);
  return result;
};

interface RoundingStyle {
  /** With `decimal`, amounts are not rounded to thirds. */
  readonly numbers?: 'fraction' | 'decimal' | undefined;
}

/** Rounds a single amount like `roundForKitchen`. */
export const roundAmountForKitchen = (
  amount: Amount,
  unit: Unit | undefined,
  { numbers }: RoundingStyle,
): RoundedAmount => roundCached(amount, unit, numbers !== 'decimal');

const roundTerm = (term: SimpleQuantity, withThirds: boolean): SimpleQuantity => {
  if (term.amount === undefined) return term;
  const unit = term.unit === undefined ? undefined : findUnit(term.unit);
  if (term.unit !== undefined && unit === undefined) return term;
  const result = roundCached(term.amount, unit, withThirds);
  if (result.amount === term.amount) return term;
  return { kind: 'simple', amount: result.amount, ...(result.unit === undefined ? {} : { unit: result.unit.id }) };
};

/**
 * Rounds to amounts a cook can measure: cups and spoons to the fractions they come in, grams to the steps of a scale,
 * counts to halves. Switches to another unit if that is exact or reads better: 1/16 cup and 3 teaspoons both become
 * 1 tablespoon.
 *
 * Amounts that can be measured exactly are not rounded. The others change by at most a tenth or stay unchanged, and
 * never become zero. Rounded amounts are marked approximate; amounts that only changed units are not.
 */
export const roundForKitchen = (quantity: Quantity, style: RoundingStyle = {}): Quantity => {
  const withThirds = style.numbers !== 'decimal';
  const options = (quantity.options ?? []).map((option) =>
    createOption(getTerms(option).map((term) => roundTerm(term, withThirds))),
  );
  return withOptions(createQuantity(getTerms(quantity).map((term) => roundTerm(term, withThirds))), options);
};
