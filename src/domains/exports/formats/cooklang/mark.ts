import type { Ingredient } from '../../../recipe-format/index.ts';
import { compare, languageOf, one, parseRational, printAmount, printQuantity } from '../../../units/index.ts';
import type { Quantity } from '../../../units/index.ts';
import { oneLine } from '../clean-text.ts';
import { ingredientLine, nameOf } from '../ingredient-line.ts';
import { partText } from './escape.ts';

/** What stands in the braces: `{200%g}`. */
interface Measure {
  readonly amount: string;
  readonly unit: string;
}

/** `1 1/2 cups`, `200g`, `½ TL`: a number and the name of a unit, as people write both. */
const WRITTEN = /^([\p{N}][\p{N}\s.,/⁄-]*?)\s*(\p{L}[\p{L}.]*(?: \p{L}[\p{L}.]*)?)$/u;
/** Numbers that every parser of Cooklang reads. */
const READ = /^(?:\d+(?:\.\d+)?|(?:\d+ )?\d+\/\d+)$/;

/** The number alone: what comes before it, `about`, would make a text of it that nobody can scale. */
const amountText = ({ amount, unit }: Quantity): string => {
  if (amount === undefined) return '';
  const numbers = unit?.startsWith('metric.') === true ? ('decimal' as const) : ('fraction' as const);
  const style = { language: 'en', numbers } as const;
  const { value, min, max } = amount;
  if (value !== undefined) return printAmount({ value }, style);
  if (min !== undefined && max !== undefined)
    return `${printAmount({ value: min }, style)}-${printAmount({ value: max }, style)}`;
  return printAmount(amount, style);
};

/** The name of a unit as it stands after this amount. */
const unitText = ({ amount, unit }: Quantity, tag: string | undefined): string => {
  const most = parseRational(amount?.max ?? amount?.value ?? '1');
  const value = most !== undefined && compare(most, one) <= 0 ? '1' : '2';
  const counted: Quantity = { kind: 'simple', amount: { value }, ...(unit === undefined ? {} : { unit }) };
  return printQuantity(counted, { language: languageOf(tag) ?? 'en' }).slice(2);
};

/** A number and a unit where it is one of these, else what there is to say, in words. Other units of it stay in the line. */
const measureOf = (quantity: Quantity | undefined, tag: string | undefined): Measure => {
  if (quantity === undefined) return { amount: '', unit: '' };
  const text = oneLine(quantity.text ?? '');
  if (quantity.kind === 'sum') {
    const whole = { kind: quantity.kind, terms: quantity.terms ?? [] };
    return { amount: printQuantity(whole, { language: languageOf(tag) ?? 'en' }) || text, unit: '' };
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

/** Something that stands in the text of a step as markup: an ingredient or cookware. */
export interface Mark {
  /** By which it is found in the text. */
  readonly name: string;
  /** With the name as the text has it, which may begin with a capital. */
  readonly write: (name: string) => string;
}

const braces = ({ amount, unit }: Measure): string =>
  unit === '' ? `{${partText(amount)}}` : `{${partText(amount)}%${partText(unit)}}`;

export interface IngredientMark extends Mark {
  readonly ingredient: Ingredient;
  /** The line as it was authored. */
  readonly line: string;
  /** Whether the markup says all that the line says. */
  readonly isWhole: boolean;
}

/** The same text for `½` and `1/2`, and however wide its spaces are. */
const squeezed = (text: string): string => text.normalize('NFKC').replaceAll('⁄', '/').replaceAll(/\s+/g, '');

/** Undefined for an ingredient of which nothing is told. */
export const markIngredient = (ingredient: Ingredient, tag: string | undefined): IngredientMark | undefined => {
  const line = ingredientLine(ingredient, tag);
  if (line === '') return undefined;
  const named = nameOf(ingredient);
  // A line that nobody has read yet is a name as a whole.
  const measure = named === '' ? { amount: '', unit: '' } : measureOf(ingredient.quantity, tag);
  const preparation = named === '' ? '' : oneLine(ingredient.preparation ?? '');
  const name = named || line;
  const told = [[measure.amount, measure.unit, name].filter(Boolean).join(' '), preparation].filter(Boolean).join(', ');
  const behind = braces(measure) + (preparation === '' ? '' : `(${partText(preparation)})`);
  return {
    name,
    ingredient,
    line,
    isWhole: told === line || squeezed(told) === squeezed(line),
    write: (written) => `@${partText(written)}${behind}`,
  };
};

export interface CookwareMark extends Mark {
  readonly isOptional: boolean;
}

/** Cookware has a number, and no unit. */
export const markCookware = (
  description: string | undefined,
  quantity: Quantity | undefined,
  isOptional: boolean,
  tag: string | undefined,
): CookwareMark | undefined => {
  const name = oneLine(description ?? '');
  if (name === '') return undefined;
  const { amount, unit } = measureOf(quantity, tag);
  const behind = braces({ amount: [amount, unit].filter(Boolean).join(' '), unit: '' });
  return { name, isOptional, write: (written) => `#${partText(written)}${behind}` };
};
