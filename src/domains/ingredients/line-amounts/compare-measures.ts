import { addAmounts, convertQuantity, divide, isZero, parseRational, toNumber } from '../../units/index.ts';
import type { Amount, Rational } from '../../units/index.ts';
import type { ScannedNumber } from './scan-numbers.ts';

/** Where a number ends together with its unit. */
export const getEnd = ({ end, unit }: ScannedNumber): number => Math.max(end, unit?.end ?? 0);

/** The number of an amount, or the larger one of a range. */
export const getNumber = ({ value, max, min }: Amount): Rational | undefined => {
  const text = value ?? max ?? min;
  return text === undefined ? undefined : parseRational(text);
};

/** How far two statements of the same amount may differ: a pound is 450 g or 500 g. */
const MAX_DEVIATION = 0.25;

/** By how much two statements of an amount differ, in parts of the second, with the units that fit best. */
export const computeDeviation = (a: ScannedNumber, b: ScannedNumber): number => {
  const wanted = getNumber(b.amount);
  const value = getNumber(a.amount);
  let least = Number.POSITIVE_INFINITY;
  if (wanted === undefined || value === undefined || isZero(wanted)) return least;
  for (const from of a.unit?.candidates ?? []) {
    for (const to of b.unit?.candidates ?? []) {
      if (from.id === to.id) continue;
      const converted = convertQuantity({ kind: 'simple', amount: a.amount, unit: from.id }, to.id);
      const result = converted.kind === 'converted' ? getNumber(converted.quantity.amount ?? {}) : undefined;
      if (result !== undefined) least = Math.min(least, Math.abs(toNumber(divide(result, wanted)) - 1));
    }
  }
  return least;
};

/** Whether two numbers may state the same amount in different units. */
export const hasSameSize = (a: ScannedNumber, b: ScannedNumber, maxDeviation = MAX_DEVIATION): boolean =>
  computeDeviation(a, b) <= maxDeviation;

/** The two parts of `1 lb 4 oz` as one number of pounds; the pounds alone if that is not known. */
export const addToCompound = (large: ScannedNumber, small: ScannedNumber): ScannedNumber => {
  const [from, to] = [small.unit?.candidates[0], large.unit?.candidates[0]];
  if (from === undefined || to === undefined) return large;
  const converted = convertQuantity({ kind: 'simple', amount: small.amount, unit: from.id }, to.id);
  const rest = converted.kind === 'converted' ? converted.quantity.amount : undefined;
  const amount = rest && addAmounts(large.amount, rest);
  return amount === undefined ? large : { ...large, amount };
};

export const hasOtherDimension = (a: ScannedNumber, b: ScannedNumber): boolean =>
  !(a.unit?.candidates ?? []).some(({ dimension }) =>
    (b.unit?.candidates ?? []).some((unit) => unit.dimension === dimension),
  );

/** `200 g, 7 oz`, but not `200 g, 0.25 kg`. */
export const isSameInOtherUnits = (a: ScannedNumber, b: ScannedNumber): boolean =>
  hasSameSize(a, b) &&
  !(a.unit?.candidates ?? []).some(({ convention }) =>
    (b.unit?.candidates ?? []).some((unit) => unit.convention === convention),
  );

export const hasCommonUnit = (a: ScannedNumber, b: ScannedNumber): boolean =>
  (a.unit?.candidates ?? []).some(({ id }) => (b.unit?.candidates ?? []).some((unit) => unit.id === id));
