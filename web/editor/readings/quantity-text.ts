import type { LineReading } from '../../../src/domains/ingredients/index.ts';
import type { Ingredient } from '../../../src/domains/recipe-format/index.ts';

type Quantity = NonNullable<Ingredient['quantity']>;

/** Where the number ends and the unit begins: `1 ½ cups`, `2–3 EL`, `1.5 l`. */
const NUMBER = /^(?:(?:ca\.|about|etwa|~)\s*)?(?:[\d\s.,/–-]|[\u00bc-\u00be\u2150-\u215e])*/u;

/** The amount and the unit of a quantity as it is written. */
export const amountAndUnit = (text: string): readonly [amount: string, unit: string] => {
  const [number = ''] = NUMBER.exec(text) ?? [];
  return [number.trim(), text.slice(number.length).trim()];
};

/** All that a line says about how much, from its first number to its last unit: also `1 lb / 450 g`. */
export const quantityInLine = ({ text, spans }: LineReading): string => {
  const measures = spans.filter(({ part }) => part === 'quantity' || part === 'unit');
  const [first, last] = [measures[0], measures.at(-1)];
  return first === undefined || last === undefined ? '' : text.slice(first.start, last.end);
};

const plain = ({ value, min, max }: NonNullable<Quantity['amount']>): string =>
  value ?? [min, max].filter((end) => end !== undefined).join('–');

/** A quantity as it was written, or of one that was never written the amount with the last part of its unit's name. */
export const quantityText = ({ text, amount, unit, terms }: Quantity, format: (amount: string) => string): string => {
  if (text !== undefined && text !== '') return text;
  if (terms && terms.length > 0) return terms.map((term) => quantityText(term, format)).join(' + ');
  const number = amount === undefined ? '' : plain(amount).replaceAll(/\d+(?:\/\d+)?/g, format);
  return [number, unit?.split('.').at(-1)].filter((part) => part !== undefined && part !== '').join(' ');
};
