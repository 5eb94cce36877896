import { compare, parseOptionalRational } from '../numbers/rational.ts';
import type { Amount, Quantity, QuantityOption, SimpleQuantity } from './quantity.schemas.ts';

export type QuantityViolationCode =
  | 'min-above-max'
  | 'value-outside-range'
  | 'sum-without-terms'
  | 'sum-with-own-amount'
  | 'simple-with-terms';

type Path = readonly (string | number)[];

export interface QuantityViolation {
  /** Relative to the quantity. */
  readonly path: Path;
  readonly code: QuantityViolationCode;
  readonly message: string;
}

const findAmountViolations = (amount: Amount, path: Path): QuantityViolation[] => {
  const [value, min, max] = [
    parseOptionalRational(amount.value),
    parseOptionalRational(amount.min),
    parseOptionalRational(amount.max),
  ];
  if (min !== undefined && max !== undefined && compare(min, max) > 0) {
    return [{ path: [...path, 'min'], code: 'min-above-max', message: 'must not be greater than max' }];
  }
  if (value === undefined) return [];
  const isBelow = min !== undefined && compare(value, min) < 0;
  const isAbove = max !== undefined && compare(value, max) > 0;
  if (!isBelow && !isAbove) return [];
  return [{ path: [...path, 'value'], code: 'value-outside-range', message: 'must be between min and max' }];
};

const findTermViolations = (quantity: SimpleQuantity, path: Path): QuantityViolation[] =>
  quantity.amount === undefined ? [] : findAmountViolations(quantity.amount, [...path, 'amount']);

/** The same rules apply to the quantity itself and to each of its options. */
const findAlternativeViolations = (quantity: QuantityOption, path: Path): QuantityViolation[] => {
  const terms = quantity.terms ?? [];
  const violations: QuantityViolation[] =
    quantity.amount === undefined ? [] : findAmountViolations(quantity.amount, [...path, 'amount']);
  switch (quantity.kind) {
    case 'simple':
      if (terms.length > 0) {
        violations.push({
          path: [...path, 'terms'],
          code: 'simple-with-terms',
          message: 'must not be set on a simple quantity',
        });
      }
      break;
    case 'sum':
      if (terms.length === 0) {
        violations.push({
          path: [...path, 'terms'],
          code: 'sum-without-terms',
          message: 'must have at least one term',
        });
      }
      for (const property of ['amount', 'unit'] as const) {
        if (quantity[property] !== undefined) {
          violations.push({
            path: [...path, property],
            code: 'sum-with-own-amount',
            message: 'must not be set on a sum, only on its terms',
          });
        }
      }
      break;
    default:
      quantity.kind satisfies never;
  }
  return [...violations, ...terms.flatMap((term, index) => findTermViolations(term, [...path, 'terms', index]))];
};

/**
 * Checks the rules that a schema cannot express. A unit missing from the registry is not a violation: the document may
 * have been written with a newer registry and is stored unchanged.
 */
export const findQuantityViolations = (quantity: Quantity): readonly QuantityViolation[] => [
  ...findAlternativeViolations(quantity, []),
  ...(quantity.options ?? []).flatMap((option, index) => findAlternativeViolations(option, ['options', index])),
];
