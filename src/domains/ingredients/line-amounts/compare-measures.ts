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

/** Whether two numbers may state the same amount in different units. */
export const hasSameSize = (a: ScannedNumber, b: ScannedNumber, maxDeviation = MAX_DEVIATION): boolean => {
  const wanted = getNumber(b.amount);
  const value = getNumber(a.amount);
  if (wanted === undefined || value === undefined || isZero(wanted)) return false;
  return (a.unit?.candidates ?? []).some((from) =>
    (b.unit?.candidates ?? []).some((to) => {
      if (from.id === to.id) return false;
      const quantity = { kind: 'simple', amount: a.amount, unit: from.id } as const;
      const converted = convertQuantity(quantity, to.id);
      const result = converted.kind === 'converted' ? getNumber(converted.quantity.amount ?? {}) : undefined;
      return result !== undefined && Math.abs(toNumber(divide(result, wanted)) - 1) <= maxDeviation;
    }),
  );
};

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
