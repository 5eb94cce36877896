import { compare, one } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { getNumbers } from '../quantity/amount.ts';
import type { Amount, Quantity, SimpleQuantity } from '../quantity/quantity.schemas.ts';
import { createQuantity, getTerms, mergeTerms, withOptions } from '../quantity/quantity.ts';
import { findUnit } from '../registry/registry.ts';
import type { Unit } from '../registry/unit.ts';
import { computeTotal, toAmountInUnit } from './convert-quantity.ts';

interface ConvertibleTerm {
  readonly term: SimpleQuantity;
  readonly unit: Unit;
  readonly factor: Rational;
}

/** Only amounts of units with an exact size can be added, and temperatures cannot. */
const toConvertibleTerm = (term: SimpleQuantity): ConvertibleTerm | undefined => {
  const unit = term.unit === undefined ? undefined : findUnit(term.unit);
  if (term.amount === undefined || unit?.factor === undefined || unit.dimension === 'temperature') return undefined;
  return { term, unit, factor: unit.factor };
};

/** Eighths and thirds are common everywhere, and up to three decimals in metric units. */
const readsWell = (amount: Amount, unit: Unit): boolean =>
  getNumbers(amount).every((number) => {
    const isLargeEnough = compare(number, one) >= 0 || number.denominator <= 8n;
    const finest = unit.convention === 'metric' ? 1000n : 24n;
    return (
      isLargeEnough &&
      (8n % number.denominator === 0n || number.denominator === 3n || finest % number.denominator === 0n)
    );
  });

const getDenominatorLength = (amount: Amount): number =>
  getNumbers(amount).reduce((length, { denominator }) => Math.max(length, denominator.toString().length), 0);

interface Total {
  readonly amount: Amount;
  readonly unit: Unit;
}

/** Picks the largest unit in which the total reads well, or else the one with the simplest number. */
const findBestTotal = (terms: readonly ConvertibleTerm[]): Total | undefined => {
  const sum = computeTotal(terms.map(({ term }) => term));
  if (sum.kind === 'refused') return undefined;
  const byUnit = new Map(terms.map((term) => [term.unit.id, term]));
  const totals = [...byUnit.values()]
    .sort((a, b) => compare(b.factor, a.factor) || (a.unit.id < b.unit.id ? -1 : 1))
    .map(({ unit }) => ({ unit, amount: toAmountInUnit(sum.interval, unit) }))
    .filter((total): total is Total => total.amount !== undefined);
  const shortest = Math.min(...totals.map(({ amount }) => getDenominatorLength(amount)));
  return (
    totals.find(({ amount, unit }) => readsWell(amount, unit)) ??
    totals.find(({ amount }) => getDenominatorLength(amount) === shortest)
  );
};

/** Merges the terms if the total stays within the length limit, or returns them unchanged. */
const mergeGroup = (terms: readonly ConvertibleTerm[]): readonly SimpleQuantity[] => {
  const total = terms.length === 1 ? undefined : findBestTotal(terms);
  return total === undefined
    ? terms.map(({ term }) => term)
    : [{ kind: 'simple', amount: total.amount, unit: total.unit.id }];
};

/**
 * Adds up the terms of each dimension exactly, in one of the units they use: 1 cup + 2 tablespoons is 1 1/8 cups, and
 * 200 g + 1 can stays unchanged. The order of the terms does not matter. Terms whose total exceeds the length limit
 * stay separate.
 */
export const mergeByDimension = (quantity: Quantity): Quantity => {
  const merged = mergeTerms(getTerms(quantity));
  const groups = Map.groupBy(
    merged.map(toConvertibleTerm).filter((term) => term !== undefined),
    ({ unit }) => unit.dimension,
  );
  const totals = [...groups.values()].flatMap(mergeGroup);
  const others = merged.filter((term) => toConvertibleTerm(term) === undefined);
  return withOptions(createQuantity(mergeTerms([...totals, ...others])), quantity.options ?? []);
};
