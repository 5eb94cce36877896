import type { Amount, Quantity, QuantityOption, SimpleQuantity } from './quantity.schemas.ts';
import { compare } from './rational.ts';
import { numberIn } from './span.ts';

export type QuantityFaultCode =
  | 'min-above-max'
  | 'value-outside-range'
  | 'sum-without-terms'
  | 'sum-with-own-amount'
  | 'simple-with-terms';

export interface QuantityFault {
  /** Where it is, from the quantity inwards. */
  readonly path: readonly (string | number)[];
  readonly code: QuantityFaultCode;
  readonly message: string;
}

type Path = readonly (string | number)[];

const amountFaults = (amount: Amount, path: Path): QuantityFault[] => {
  const [value, min, max] = [numberIn(amount.value), numberIn(amount.min), numberIn(amount.max)];
  if (min !== undefined && max !== undefined && compare(min, max) > 0) {
    return [{ path: [...path, 'min'], code: 'min-above-max', message: 'The least is more than the most.' }];
  }
  if (value === undefined) return [];
  const isBelow = min !== undefined && compare(value, min) < 0;
  const isAbove = max !== undefined && compare(value, max) > 0;
  if (!isBelow && !isAbove) return [];
  return [
    { path: [...path, 'value'], code: 'value-outside-range', message: 'The amount is not within its own range.' },
  ];
};

const partFaults = (quantity: SimpleQuantity, path: Path): QuantityFault[] =>
  quantity.amount === undefined ? [] : amountFaults(quantity.amount, [...path, 'amount']);

/** What holds for the quantity itself holds for each of its options. */
const wholeFaults = (quantity: QuantityOption, path: Path): QuantityFault[] => {
  const terms = quantity.terms ?? [];
  const faults: QuantityFault[] =
    quantity.amount === undefined ? [] : amountFaults(quantity.amount, [...path, 'amount']);
  switch (quantity.kind) {
    case 'simple':
      if (terms.length > 0) {
        faults.push({
          path: [...path, 'terms'],
          code: 'simple-with-terms',
          message: 'Only a sum has terms.',
        });
      }
      break;
    case 'sum':
      if (terms.length === 0) {
        faults.push({ path: [...path, 'terms'], code: 'sum-without-terms', message: 'A sum has at least one term.' });
      }
      for (const property of ['amount', 'unit'] as const) {
        if (quantity[property] !== undefined) {
          faults.push({
            path: [...path, property],
            code: 'sum-with-own-amount',
            message: 'A sum says how much in its terms.',
          });
        }
      }
      break;
    default:
      quantity.kind satisfies never;
  }
  return [...faults, ...terms.flatMap((term, index) => partFaults(term, [...path, 'terms', index]))];
};

/**
 * What is wrong with a quantity that fits its schema. A unit that the registry does not have is no fault: the document
 * may come from a later one, and is kept as it is.
 */
export const quantityFaults = (quantity: Quantity): readonly QuantityFault[] => [
  ...wholeFaults(quantity, []),
  ...(quantity.options ?? []).flatMap((option, index) => wholeFaults(option, ['options', index])),
];
