import { scaleAmount } from '../../units/index.ts';
import type { Amount, Quantity, QuantityOption, Rational, SimpleQuantity } from '../../units/index.ts';

/** A quantity, or one of the options that state the same quantity differently. */
export type Alternative = Quantity | QuantityOption;

export const getAlternatives = (quantity: Quantity): readonly Alternative[] =>
  (quantity.options?.length ?? 0) === 0 ? [quantity] : [quantity, ...(quantity.options ?? [])];

/** The terms of a sum, or the quantity itself as the only term. */
export const getTerms = (alternative: Alternative): readonly SimpleQuantity[] => {
  if (alternative.kind === 'sum') return alternative.terms ?? [];
  const { amount, unit } = alternative;
  const text = 'text' in alternative ? alternative.text : undefined;
  const term: SimpleQuantity = { kind: 'simple' };
  if (amount !== undefined) term.amount = amount;
  if (unit !== undefined) term.unit = unit;
  if (text !== undefined) term.text = text;
  return [term];
};

/** Whether any term of any alternative matches. */
export const hasTerm = (quantity: Quantity, matches: (term: SimpleQuantity) => boolean): boolean =>
  getAlternatives(quantity).some((alternative) => getTerms(alternative).some(matches));

/** Whether it is one amount without options, as nearly all quantities are. */
export const isSingleMeasure = ({ kind, options }: Quantity): boolean =>
  kind === 'simple' && (options?.length ?? 0) === 0;

/** Pairs the elements at the same index, up to the shorter length. */
export const zip = <T extends object>(left: readonly T[], right: readonly T[]): readonly (readonly [T, T])[] => {
  const pairs: (readonly [T, T])[] = [];
  for (let at = 0; at < left.length; at += 1) {
    const [a, b] = [left[at], right[at]];
    if (a !== undefined && b !== undefined) pairs.push([a, b]);
  }
  return pairs;
};

/** Keeps an explicit `approximate: false`. */
const scaleAmountExactly = (amount: Amount, factor: Rational): Amount => {
  const scaled = scaleAmount(amount, factor);
  return amount.approximate === false ? { ...scaled, approximate: false } : scaled;
};

/** Drops the text if there is an amount, since it states the old one. Text alone, such as `to taste`, stays. */
const scaleTerm = (term: SimpleQuantity, factor: Rational): SimpleQuantity => {
  if (term.amount === undefined) return term;
  const { text: _, ...rest } = term;
  return { ...rest, amount: scaleAmountExactly(term.amount, factor) };
};

const scaleOption = (option: QuantityOption, factor: Rational): QuantityOption => ({
  ...option,
  ...(option.amount && { amount: scaleAmountExactly(option.amount, factor) }),
  ...(option.terms && { terms: option.terms.map((term) => scaleTerm(term, factor)) }),
});

/** Multiplies every term and option exactly. Unknown properties are kept. */
export const scaleQuantityExactly = (quantity: Quantity, factor: Rational): Quantity => {
  const { text, ...rest } = quantity;
  const { kind, amount, terms, options } = quantity;
  const isTextOnly = kind === 'simple' && amount === undefined && text !== undefined;
  return {
    ...rest,
    ...(isTextOnly && { text }),
    ...(amount && { amount: scaleAmountExactly(amount, factor) }),
    ...(terms && { terms: terms.map((term) => scaleTerm(term, factor)) }),
    ...(options && { options: options.map((option) => scaleOption(option, factor)) }),
  };
};
