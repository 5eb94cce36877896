import type { Ingredient } from '../../../recipe-format/index.ts';
import { compare, toLanguage, one, parseRational, formatAmount, formatQuantity } from '../../../units/index.ts';
import type { Quantity } from '../../../units/index.ts';
import { toSingleLine } from '../clean-text.ts';
import { formatIngredient, getIngredientName } from '../format-ingredient.ts';
import { escapeMarkupPart } from './escape.ts';

/** The content of the braces: `{200%g}`. */
interface Measure {
  readonly amount: string;
  readonly unit: string;
}

/** `1 1/2 cups`, `200g`, `½ TL`: a number and a unit name as people write them. */
const WRITTEN = /^([\p{N}][\p{N}\s.,/⁄-]*?)\s*(\p{L}[\p{L}.]*(?: \p{L}[\p{L}.]*)?)$/u;
/** Numbers that every Cooklang parser understands. */
const READ = /^(?:\d+(?:\.\d+)?|(?:\d+ )?\d+\/\d+)$/;

/** The number alone: a prefix such as `about` would turn it into text that cannot be scaled. */
const amountText = ({ amount, unit }: Quantity): string => {
  if (amount === undefined) return '';
  const numbers = unit?.startsWith('metric.') === true ? ('decimal' as const) : ('fraction' as const);
  const style = { language: 'en', numbers } as const;
  const { value, min, max } = amount;
  if (value !== undefined) return formatAmount({ value }, style);
  if (min !== undefined && max !== undefined)
    return `${formatAmount({ value: min }, style)}-${formatAmount({ value: max }, style)}`;
  return formatAmount(amount, style);
};

/** The unit name in the form that follows this amount. */
const unitText = ({ amount, unit }: Quantity, tag: string | undefined): string => {
  const most = parseRational(amount?.max ?? amount?.value ?? '1');
  const value = most !== undefined && compare(most, one) <= 0 ? '1' : '2';
  const counted: Quantity = { kind: 'simple', amount: { value }, ...(unit === undefined ? {} : { unit }) };
  return formatQuantity(counted, { language: toLanguage(tag) ?? 'en' }).slice(2);
};

/** A number and a unit if the quantity has them, else the quantity as text. Alternative units stay in the line. */
const measureOf = (quantity: Quantity | undefined, tag: string | undefined): Measure => {
  if (quantity === undefined) return { amount: '', unit: '' };
  const text = toSingleLine(quantity.text ?? '');
  if (quantity.kind === 'sum') {
    const whole = { kind: quantity.kind, terms: quantity.terms ?? [] };
    return { amount: formatQuantity(whole, { language: toLanguage(tag) ?? 'en' }) || text, unit: '' };
  }
  const amount = amountText(quantity);
  if (amount === '') return { amount: text || (quantity.unit === undefined ? '' : unitText(quantity, tag)), unit: '' };
  const [, number = '', unit = ''] = WRITTEN.exec(text) ?? [];
  const isSingle = quantity.amount?.value !== undefined;
  return {
    amount: isSingle && READ.test(number) ? number : amount,
    unit: quantity.unit === undefined ? '' : unit || unitText(quantity, tag),
  };
};

/** An ingredient or cookware that is marked up in the text of a step. */
export interface Markup {
  /** The name to search for in the text. */
  readonly name: string;
  /** Writes the markup with the name as it appears in the text, which may be capitalized. */
  readonly write: (name: string) => string;
}

const braces = ({ amount, unit }: Measure): string =>
  unit === '' ? `{${escapeMarkupPart(amount)}}` : `{${escapeMarkupPart(amount)}%${escapeMarkupPart(unit)}}`;

export interface IngredientMarkup extends Markup {
  readonly ingredient: Ingredient;
  /** The authored line. */
  readonly line: string;
  /** Whether the markup expresses the complete line. */
  readonly isComplete: boolean;
}

/** Normalizes `½` to `1/2` and removes spaces. */
const squeezed = (text: string): string => text.normalize('NFKC').replaceAll('⁄', '/').replaceAll(/\s+/g, '');

/** Undefined for an empty ingredient. */
export const createIngredientMarkup = (
  ingredient: Ingredient,
  tag: string | undefined,
): IngredientMarkup | undefined => {
  const line = formatIngredient(ingredient, tag);
  if (line === '') return undefined;
  const named = getIngredientName(ingredient);
  // An unparsed line is used as the name.
  const measure = named === '' ? { amount: '', unit: '' } : measureOf(ingredient.quantity, tag);
  const preparation = named === '' ? '' : toSingleLine(ingredient.preparation ?? '');
  const name = named || line;
  const marked = [[measure.amount, measure.unit, name].filter(Boolean).join(' '), preparation]
    .filter(Boolean)
    .join(', ');
  const behind = braces(measure) + (preparation === '' ? '' : `(${escapeMarkupPart(preparation)})`);
  return {
    name,
    ingredient,
    line,
    isComplete: marked === line || squeezed(marked) === squeezed(line),
    write: (written) => `@${escapeMarkupPart(written)}${behind}`,
  };
};

export interface CookwareMarkup extends Markup {
  readonly isOptional: boolean;
}

/** Cookware has a number but no unit. */
export const createCookwareMarkup = (
  description: string | undefined,
  quantity: Quantity | undefined,
  isOptional: boolean,
  tag: string | undefined,
): CookwareMarkup | undefined => {
  const name = toSingleLine(description ?? '');
  if (name === '') return undefined;
  const { amount, unit } = measureOf(quantity, tag);
  const behind = braces({ amount: [amount, unit].filter(Boolean).join(' '), unit: '' });
  return { name, isOptional, write: (written) => `#${escapeMarkupPart(written)}${behind}` };
};
