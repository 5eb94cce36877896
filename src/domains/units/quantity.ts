import { addAmounts, scaleAmount } from './amount.ts';
import type { Amount, Quantity, QuantityOption, SimpleQuantity } from './quantity.schemas.ts';
import type { Rational } from './rational.ts';

/** The parts of a quantity or of an option: its terms where it is a sum, itself where it is not. */
export const termsOf = (quantity: Quantity | QuantityOption): readonly SimpleQuantity[] => {
  if (quantity.kind === 'sum') return quantity.terms ?? [];
  const { amount, unit } = quantity;
  const text = 'text' in quantity ? quantity.text : undefined;
  return [
    {
      kind: 'simple',
      ...(amount === undefined ? {} : { amount }),
      ...(unit === undefined ? {} : { unit }),
      ...(text === undefined ? {} : { text }),
    },
  ];
};

/** A quantity of these parts: simple where there is one, nothing said where there is none. */
export const quantityOf = (terms: readonly SimpleQuantity[]): Quantity => {
  const [first, ...others] = terms;
  if (first === undefined) return { kind: 'simple' };
  return others.length === 0 ? { ...first } : { kind: 'sum', terms: [...terms] };
};

/** An option has no place for text of its own, so words by themselves stay in the one term of a sum. */
export const optionOf = (terms: readonly SimpleQuantity[]): QuantityOption => {
  const [first, ...others] = terms;
  if (first === undefined) return { kind: 'simple' };
  const { amount, unit, text } = first;
  if (others.length > 0 || text !== undefined) return { kind: 'sum', terms: [...terms] };
  return { kind: 'simple', ...(amount === undefined ? {} : { amount }), ...(unit === undefined ? {} : { unit }) };
};

export const withOptions = (quantity: Quantity, options: readonly QuantityOption[]): Quantity =>
  options.length === 0 ? quantity : { ...quantity, options: [...options] };

const isSilent = ({ amount, unit, text }: SimpleQuantity): boolean =>
  amount === undefined && unit === undefined && text === undefined;

/**
 * What a part is added to: those of its unit. What has no amount stays apart (2 cups and some more cups), and words
 * by themselves, `to taste`, are as they are.
 */
const heapOf = ({ amount, unit, text }: SimpleQuantity): string => {
  if (amount !== undefined) return `${unit ?? ''} 0`;
  return unit === undefined ? ` 1 ${text ?? ''}` : `${unit} 1`;
};

/** The wording was that of one part. It goes when an amount was read from it, and stays where it is all there is. */
const withoutWording = ({ amount, unit, text }: SimpleQuantity): SimpleQuantity => {
  if (amount === undefined && unit === undefined) return { kind: 'simple', ...(text === undefined ? {} : { text }) };
  return {
    kind: 'simple',
    ...(amount === undefined ? {} : { amount: addAmounts(amount, { value: '0' }) }),
    ...(unit === undefined ? {} : { unit }),
  };
};

/** The contract writes a number in 128 characters. */
const LONGEST_NUMBER = 128;

const isWritable = (amount: Amount): boolean =>
  [amount.value, amount.min, amount.max].every((number) => (number?.length ?? 0) <= LONGEST_NUMBER);

/**
 * Both as one. Where the exact sum is too long to be written they stay two: so nothing is lost, and nobody can make
 * numbers grow by adding them, whose cost would grow with the square of their length.
 */
const together = (a: SimpleQuantity, b: SimpleQuantity): SimpleQuantity | undefined => {
  if (a.amount === undefined || b.amount === undefined) return a;
  const amount = addAmounts(a.amount, b.amount);
  return isWritable(amount) ? { ...a, amount } : undefined;
};

const addTo = (heap: SimpleQuantity[], term: SimpleQuantity): void => {
  for (const [index, before] of heap.entries()) {
    const sum = together(before, term);
    if (sum !== undefined) {
      heap[index] = sum;
      return;
    }
  }
  heap.push(term);
};

/** One part for each unit, in the order of their ids, whatever order they came in. */
export const mergeTerms = (terms: readonly SimpleQuantity[]): SimpleQuantity[] => {
  const heaps = new Map<string, SimpleQuantity[]>();
  for (const term of terms) {
    if (isSilent(term)) continue;
    const plain = withoutWording(term);
    const name = heapOf(plain);
    const heap = heaps.get(name);
    if (heap === undefined) heaps.set(name, [plain]);
    else addTo(heap, plain);
  }
  return [...heaps].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).flatMap(([, heap]) => heap);
};

/**
 * Both together, exactly, one term for each unit. An option of the total is there where both have one in that place:
 * 225 g / 8 oz and 100 g / 3.5 oz is 325 g / 11.5 oz. The order of adding makes no difference.
 */
export const addQuantities = (a: Quantity, b: Quantity): Quantity => {
  const others = b.options ?? [];
  const options = (a.options ?? [])
    .slice(0, others.length)
    .map((option, index) => optionOf(mergeTerms([option, ...others.slice(index, index + 1)].flatMap(termsOf))));
  return withOptions(quantityOf(mergeTerms([...termsOf(a), ...termsOf(b)])), options);
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
 * So many times as much, exactly, each part and each option of it. The factor is zero or more. The wording goes, since
 * it tells the old amount; but words without an amount stay: there is nothing in them that could be scaled.
 */
export const scaleQuantity = (quantity: Quantity, factor: Rational): Quantity => {
  const scaled = (whole: Quantity | QuantityOption): SimpleQuantity[] =>
    termsOf(whole).map((term) => scaleTerm(term, factor));
  const options = (quantity.options ?? []).map((option) =>
    option.kind === 'sum' ? { kind: option.kind, terms: scaled(option) } : optionOf(scaled(option)),
  );
  const whole: Quantity =
    quantity.kind === 'sum' ? { kind: 'sum', terms: scaled(quantity) } : quantityOf(scaled(quantity));
  return withOptions(whole, options);
};
