import { fitsContract, rationalText } from '../../units/index.ts';
import type { Language, Quantity, Rational } from '../../units/index.ts';
import type { Choice } from '../list.schemas.ts';
import { printExact, scaledExactly } from './exact-quantity.ts';
import type { Food } from './food.ts';

/** How much of something a choice takes. */
type Measured = Pick<Choice, 'quantity' | 'amount' | 'unit' | 'exact'>;

/** One value of one unit, or of no unit: then so many. Where words tell what is measured, the number says too little. */
const amountIn = ({ kind, amount, unit, text }: Quantity): Pick<Choice, 'amount' | 'unit'> => {
  const { value, min, max } = amount ?? {};
  const isOne =
    kind === 'simple' && min === undefined && max === undefined && (unit !== undefined || text === undefined);
  return isOne && value !== undefined ? { amount: value, ...(unit !== undefined && { unit }) } : {};
};

/** How much, in words and exactly; nothing of it where the words would be empty. */
export const measured = (exact: Quantity, language: Language): Measured => {
  const quantity = printExact(exact, language);
  return quantity === '' ? { quantity } : { quantity, ...amountIn(exact), exact };
};

/** A quantity as it was last scaled. */
interface Scaled {
  readonly by: string;
  readonly measured: Measured | 'too-long';
}

const kept = new WeakMap<Quantity, Scaled>();

/**
 * So many times a quantity. What recipes take is read again and again while somebody plans what to buy, and mostly by
 * the same scale: so each quantity is scaled and put into words once, which is three quarters of the work.
 */
const scaled = (quantity: Quantity, factor: Rational, language: Language): Measured | 'too-long' => {
  const by = `${language} ${rationalText(factor)}`;
  const known = kept.get(quantity);
  if (known?.by === by) return known.measured;
  const exact = scaledExactly(quantity, factor, language);
  const result = fitsContract(exact) ? measured(exact, language) : 'too-long';
  kept.set(quantity, { by, measured: result });
  return result;
};

/** A food as a choice, for so many times its recipe; undefined where a number of it gets longer than can be written. */
export const choiceFor = (food: Food, factor: Rational, language: Language): Choice | undefined => {
  const { id, name, note, foods } = food;
  const much = food.quantity === undefined ? { quantity: '' } : scaled(food.quantity, factor, language);
  if (much === 'too-long') return undefined;
  const size = food.package === undefined ? '' : printExact(food.package, language, 'short');
  return {
    id,
    name,
    note,
    ...much,
    ...(size !== '' && { package: size }),
    foods: [...foods],
  };
};
