import { scaleAmount } from './amount.ts';
import type { Quantity, QuantityOption, SimpleQuantity } from './quantity.schemas.ts';
import type { Rational } from './rational.ts';
import { findUnit } from './registry/registry.ts';
import { addSpans, amountOfSpan, inOrder, isWritable, spanOf, sumOf } from './span.ts';
import type { Span } from './span.ts';

/** The parts of a quantity or of an option: its terms where it is a sum, itself where it is not. */
export const termsOf = (quantity: Quantity | QuantityOption): readonly SimpleQuantity[] => {
  if (quantity.kind === 'sum') return quantity.terms ?? [];
  const { amount, unit } = quantity;
  const text = 'text' in quantity ? quantity.text : undefined;
  const term: SimpleQuantity = { kind: 'simple' };
  if (amount !== undefined) term.amount = amount;
  if (unit !== undefined) term.unit = unit;
  if (text !== undefined) term.text = text;
  return [term];
};

/** The quantity in one of its ways, without the others. */
export const wayOf = (way: Quantity | QuantityOption): Quantity => quantityOf(termsOf(way));

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
    ...(amount === undefined ? {} : { amount }),
    ...(unit === undefined ? {} : { unit }),
  };
};

const isTemperature = ({ unit }: SimpleQuantity): boolean =>
  unit !== undefined && findUnit(unit)?.dimension === 'temperature';

interface Measured {
  readonly term: SimpleQuantity;
  readonly span: Span;
}

const written = ({ term, span }: Measured): SimpleQuantity => ({ ...term, amount: amountOfSpan(span) });

/** As few as it takes so that each can be written. Each is tried with the one before it only, which bounds the cost. */
const inWritableParts = (parts: readonly Measured[]): Measured[] => {
  const heap: Measured[] = [];
  for (const { term, span } of parts) {
    const before = heap.at(-1);
    const sum = before === undefined ? undefined : addSpans(before.span, span);
    if (sum !== undefined && isWritable(sum)) heap[heap.length - 1] = { term, span: sum };
    else heap.push({ term, span });
  }
  return heap;
};

/**
 * The parts of one unit as one. Where the exact sum is too long to be written they stay apart: so nothing is lost, and
 * nobody can make numbers grow by adding them. Temperatures stay apart too: 180 °C and 180 °C are not 360 °C.
 */
const heaped = (terms: readonly SimpleQuantity[]): SimpleQuantity[] => {
  const [first] = terms;
  const parts = terms.flatMap((term) => (term.amount === undefined ? [] : [{ term, span: spanOf(term.amount) }]));
  if (first === undefined || parts.length === 0) return terms.slice(0, 1);
  if (!isTemperature(first)) {
    const sum = sumOf(parts.map(({ span }) => span));
    if (sum !== undefined && (parts.length === 1 || isWritable(sum))) return [written({ term: first, span: sum })];
  }
  const sorted = parts.toSorted((a, b) => inOrder(a.span, b.span));
  return (isTemperature(first) ? sorted : inWritableParts(sorted)).map(written);
};

/** One part for each unit, in the order of their ids, whatever order they came in. */
export const mergeTerms = (terms: readonly SimpleQuantity[]): SimpleQuantity[] => {
  const plain = terms.filter((term) => !isSilent(term)).map(withoutWording);
  return [...Map.groupBy(plain, heapOf)]
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .flatMap(([, heap]) => heaped(heap));
};

/**
 * Both together, exactly, one term for each unit. An option of the total is there where both have one in that place:
 * 225 g / 8 oz and 100 g / 3.5 oz is 325 g / 11.5 oz. The order of adding makes no difference. No number becomes longer
 * than the contract can write: such a total stays in several terms of its unit, and how it is divided into them may
 * then depend on what was added first, but not how much it is. There may be more terms than a sum can have, which
 * `fitsContract` tells.
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
 * it tells the old amount; but words without an amount stay: there is nothing in them that could be scaled. A number
 * may become longer than the contract can write, since a part of the truth would be a lie; `fitsContract` tells.
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
