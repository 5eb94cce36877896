import { RecentCache } from '../../../platform/memory/recent-cache.ts';
import { isQuantityWithinLimits, formatRational } from '../../units/index.ts';
import type { Language, Quantity, Rational } from '../../units/index.ts';
import type { Choice } from '../lists/list.schemas.ts';
import { formatExactQuantity, scaleExactly } from './exact-quantity.ts';
import type { IngredientChoice } from './ingredient-requirement.ts';
import { scaleWrittenLine } from './scale-written-line.ts';
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH, truncateText } from './truncate-text.ts';

/** The quantity fields of a choice. */
type Measured = Pick<Choice, 'quantity' | 'amount' | 'unit' | 'exact'>;

/**
 * A single value with one unit, or a plain count without a unit. If only words say what is measured, the number alone
 * would be misleading.
 */
const amountIn = ({ kind, amount, unit, text }: Quantity): Pick<Choice, 'amount' | 'unit'> => {
  const { value, min, max } = amount ?? {};
  const isOne =
    kind === 'simple' && min === undefined && max === undefined && (unit !== undefined || text === undefined);
  return isOne && value !== undefined ? { amount: value, ...(unit !== undefined && { unit }) } : {};
};

/** The quantity in words and exactly; only an empty text if there is nothing to say. */
export const toChoiceQuantity = (exact: Quantity, language: Language): Measured => {
  const quantity = formatExactQuantity(exact, language);
  return quantity === '' ? { quantity } : { quantity, ...amountIn(exact), exact };
};

/** Most recipes use the same few quantities: a cup, two teaspoons, 250 g. */
const MAX_CACHED = 2000;
/** Longer keys are rare, and could be as long as a whole document. */
const MAX_CACHED_LENGTH = 300;

const kept = new RecentCache<Measured | 'too-long'>(MAX_CACHED, 'shopping-choices');

/** Multiplies a quantity; recently used results are cached. */
const scaled = (quantity: Quantity, factor: Rational, language: Language, by: string): Measured | 'too-long' => {
  const key = `${by} ${JSON.stringify(quantity)}`;
  const known = key.length > MAX_CACHED_LENGTH ? undefined : kept.get(key);
  if (known !== undefined) return known;
  const exact = scaleExactly(quantity, factor, language);
  const result = isQuantityWithinLimits(exact) ? toChoiceQuantity(exact, language) : 'too-long';
  if (key.length <= MAX_CACHED_LENGTH) kept.set(key, result);
  return result;
};

/** The quantity of a line kept as written: `2 ×` after scaling. It adds up like any measure given in words. */
const ONE_LINE: Quantity = { kind: 'simple', amount: { value: '1' }, text: '1 ×' };

/** The line as written, times the factor, and if possible with every amount in it scaled. */
const chooseLine = (food: IngredientChoice, line: string, scaledLine: string | undefined, much: Measured): Choice => ({
  id: food.id,
  name: truncateText(line, MAX_NAME_LENGTH),
  note: truncateText(
    [line.length > MAX_NAME_LENGTH ? line : '', line.includes(food.note) ? '' : food.note].filter(Boolean).join('; '),
    MAX_NOTE_LENGTH,
  ),
  ...much,
  as_written: true,
  ...(scaledLine !== undefined && { scaled_text: scaledLine }),
  foods: [...food.foods],
});

const choose = (food: IngredientChoice, factor: Rational, language: Language, by: string): Choice | 'too-long' => {
  const { id, name, note, foods, originalLine } = food;
  if (originalLine !== undefined) {
    const much = scaled(ONE_LINE, factor, language, by);
    if (much === 'too-long') return much;
    const isWhole = originalLine.length <= MAX_NAME_LENGTH;
    return chooseLine(food, originalLine, isWhole ? scaleWrittenLine(originalLine, factor, language) : undefined, much);
  }
  const much = food.quantity === undefined ? { quantity: '' } : scaled(food.quantity, factor, language, by);
  if (much === 'too-long') return much;
  const size = food.package === undefined ? '' : formatExactQuantity(food.package, language, 'short');
  return {
    id,
    name,
    note,
    ...much,
    ...(size !== '' && { package: size }),
    foods: [...foods],
  };
};

/**
 * The scaled choices for the foods of one recipe. While a user plans the shopping, the same recipes are derived again
 * and again, usually at the same scale, so the choices for the last scale are cached.
 */
export class ScaledChoices {
  readonly #chosen = new Map<IngredientChoice, Choice | 'too-long'>();
  #factor: Rational | undefined;
  #language: Language | undefined;
  #by = '';

  get(food: IngredientChoice, factor: Rational, language: Language): Choice | 'too-long' {
    if (factor !== this.#factor || language !== this.#language) this.#use(factor, language);
    const known = this.#chosen.get(food);
    if (known !== undefined) return known;
    const choice = choose(food, factor, language, this.#by);
    this.#chosen.set(food, choice);
    return choice;
  }

  /** Keeps the choices if the factor is equal. */
  #use(factor: Rational, language: Language): void {
    this.#factor = factor;
    this.#language = language;
    const by = `${language} ${formatRational(factor)}`;
    if (by !== this.#by) this.#chosen.clear();
    this.#by = by;
  }
}
