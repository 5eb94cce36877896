import { numbersIn } from './amount.ts';
import { amountIn, sizeOf } from './convert-quantity.ts';
import { mergeTerms, quantityOf, termsOf, withOptions } from './quantity.ts';
import type { Amount, Quantity, SimpleQuantity } from './quantity.schemas.ts';
import { compare, one } from './rational.ts';
import type { Rational } from './rational.ts';
import { findUnit } from './registry/registry.ts';
import type { Unit } from './unit.ts';

interface Sized {
  readonly term: SimpleQuantity;
  readonly unit: Unit;
  readonly factor: Rational;
}

/** Amounts that add up: those of a unit with an exact size. Two temperatures do not make a third. */
const sizedOf = (term: SimpleQuantity): Sized | undefined => {
  const unit = term.unit === undefined ? undefined : findUnit(term.unit);
  if (term.amount === undefined || unit?.factor === undefined || unit.dimension === 'temperature') return undefined;
  return { term, unit, factor: unit.factor };
};

/** Eighths and thirds are said and measured everywhere; so are up to three decimals where grams are weighed. */
const readsWell = (amount: Amount, unit: Unit): boolean =>
  numbersIn(amount).every((number) => {
    const isReached = compare(number, one) >= 0 || number.denominator <= 8n;
    const finest = unit.convention === 'metric' ? 1000n : 24n;
    return (
      isReached && (8n % number.denominator === 0n || number.denominator === 3n || finest % number.denominator === 0n)
    );
  });

const longest = (amount: Amount): number =>
  numbersIn(amount).reduce((length, { denominator }) => Math.max(length, denominator.toString().length), 0);

interface Total {
  readonly amount: Amount;
  readonly unit: Unit;
}

/** The largest unit among theirs in which the total reads well; failing that, the one with the plainest number. */
const bestTotal = (terms: readonly Sized[]): Total | undefined => {
  const size = sizeOf(terms.map(({ term }) => term));
  if (size.kind === 'refused') return undefined;
  const byUnit = new Map(terms.map((term) => [term.unit.id, term]));
  const totals = [...byUnit.values()]
    .sort((a, b) => compare(b.factor, a.factor) || (a.unit.id < b.unit.id ? -1 : 1))
    .map(({ unit }) => ({ unit, amount: amountIn(size.span, unit) }))
    .filter((total): total is Total => total.amount !== undefined);
  const plainest = Math.min(...totals.map(({ amount }) => longest(amount)));
  return (
    totals.find(({ amount, unit }) => readsWell(amount, unit)) ??
    totals.find(({ amount }) => longest(amount) === plainest)
  );
};

/** As one where it can be written as one; else as they are. */
const totalOf = (terms: readonly Sized[]): readonly SimpleQuantity[] => {
  const total = terms.length === 1 ? undefined : bestTotal(terms);
  return total === undefined
    ? terms.map(({ term }) => term)
    : [{ kind: 'simple', amount: total.amount, unit: total.unit.id }];
};

/**
 * A sum with one term for each dimension, in one of the units that it has: 1 cup + 2 tablespoons is 1 1/8 cups, and
 * 200 g + 1 can stays as it is. Exactly, and the same whatever order the terms come in. A total that is too long to be
 * written stays in its terms.
 */
export const totalInOneUnit = (quantity: Quantity): Quantity => {
  const merged = mergeTerms(termsOf(quantity));
  const groups = Map.groupBy(
    merged.map(sizedOf).filter((term) => term !== undefined),
    ({ unit }) => unit.dimension,
  );
  const totals = [...groups.values()].flatMap(totalOf);
  const others = merged.filter((term) => sizedOf(term) === undefined);
  return withOptions(quantityOf(mergeTerms([...totals, ...others])), quantity.options ?? []);
};
