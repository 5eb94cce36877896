import { scaleAmount } from '../../units/index.ts';
import type { Amount, Quantity, QuantityOption, Rational, SimpleQuantity } from '../../units/index.ts';

/** One of the ways in which a quantity says how much. */
export type Way = Quantity | QuantityOption;

export const waysOf = (quantity: Quantity): readonly Way[] => [quantity, ...(quantity.options ?? [])];

/** The parts of one way: its terms where it is a sum, itself where it is not. */
export const partsOf = (way: Way): readonly SimpleQuantity[] => {
  if (way.kind === 'sum') return way.terms ?? [];
  const { amount, unit } = way;
  const text = 'text' in way ? way.text : undefined;
  return [
    {
      kind: 'simple',
      ...(amount !== undefined && { amount }),
      ...(unit !== undefined && { unit }),
      ...(text !== undefined && { text }),
    },
  ];
};

/** What stands in the same place of both lists. */
export const pairsOf = <T>(old: readonly T[], young: readonly T[]): readonly (readonly [T, T])[] =>
  old.flatMap((one, index) => young.slice(index, index + 1).map((other) => [one, other] as const));

/** `false` is said as much as `true` is. */
const scaledAmount = (amount: Amount, factor: Rational): Amount => ({
  ...scaleAmount(amount, factor),
  ...(amount.approximate !== undefined && { approximate: amount.approximate }),
});

/** The wording goes where an amount was read from it; words by themselves, `to taste`, stay. */
const scaledTerm = (term: SimpleQuantity, factor: Rational): SimpleQuantity => {
  if (term.amount === undefined) return term;
  const { text: _, ...rest } = term;
  return { ...rest, amount: scaledAmount(term.amount, factor) };
};

const scaledOption = (option: QuantityOption, factor: Rational): QuantityOption => ({
  ...option,
  ...(option.amount && { amount: scaledAmount(option.amount, factor) }),
  ...(option.terms && { terms: option.terms.map((term) => scaledTerm(term, factor)) }),
});

/**
 * So many times as much, exactly, each part and each option of it, with everything else that it says: the format keeps
 * what it does not know.
 */
export const scaleExactly = (quantity: Quantity, factor: Rational): Quantity => {
  const { text, ...rest } = quantity;
  const { kind, amount, terms, options } = quantity;
  const isWordsAlone = kind === 'simple' && amount === undefined && text !== undefined;
  return {
    ...rest,
    ...(isWordsAlone && { text }),
    ...(amount && { amount: scaledAmount(amount, factor) }),
    ...(terms && { terms: terms.map((term) => scaledTerm(term, factor)) }),
    ...(options && { options: options.map((option) => scaledOption(option, factor)) }),
  };
};
