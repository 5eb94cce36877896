import { scaleAmount } from '../../units/index.ts';
import type { Amount, Quantity, QuantityOption, Rational, SimpleQuantity } from '../../units/index.ts';

/** One of the ways in which a quantity says how much. */
export type Way = Quantity | QuantityOption;

export const waysOf = (quantity: Quantity): readonly Way[] =>
  (quantity.options?.length ?? 0) === 0 ? [quantity] : [quantity, ...(quantity.options ?? [])];

/** The parts of one way: its terms where it is a sum, itself where it is not. */
export const partsOf = (way: Way): readonly SimpleQuantity[] => {
  if (way.kind === 'sum') return way.terms ?? [];
  const { amount, unit } = way;
  const text = 'text' in way ? way.text : undefined;
  const part: SimpleQuantity = { kind: 'simple' };
  if (amount !== undefined) part.amount = amount;
  if (unit !== undefined) part.unit = unit;
  if (text !== undefined) part.text = text;
  return [part];
};

/** Whether one of the parts, in whichever way, is like that. */
export const hasPart = (quantity: Quantity, isLikeThat: (part: SimpleQuantity) => boolean): boolean =>
  waysOf(quantity).some((way) => partsOf(way).some(isLikeThat));

/** One amount, said in one way: nearly all quantities are. */
export const isOneMeasure = ({ kind, options }: Quantity): boolean => kind === 'simple' && (options?.length ?? 0) === 0;

/** What stands in the same place of both lists. */
export const pairsOf = <T extends object>(old: readonly T[], young: readonly T[]): readonly (readonly [T, T])[] => {
  const pairs: (readonly [T, T])[] = [];
  for (let at = 0; at < old.length; at += 1) {
    const [one, other] = [old[at], young[at]];
    if (one !== undefined && other !== undefined) pairs.push([one, other]);
  }
  return pairs;
};

/** `false` is said as much as `true` is. */
const scaledAmount = (amount: Amount, factor: Rational): Amount => {
  const scaled = scaleAmount(amount, factor);
  return amount.approximate === false ? { ...scaled, approximate: false } : scaled;
};

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
