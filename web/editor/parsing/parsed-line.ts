import type { ParsedIngredientLine } from '../../../src/domains/ingredients/index.ts';
import type { Ingredient } from '../../../src/domains/recipe-format/index.ts';

/** The parsed meaning of a line, part by part. */
export interface ParsedLine {
  readonly quantity: string;
  readonly name: string;
  readonly preparation: string;
  readonly note: string;
  readonly isOptional: boolean;
  /** The unit as written, if several units share the name and it is unclear which is meant. */
  readonly ambiguousUnit: string | undefined;
  /** Whether the user confirmed it. */
  readonly isConfirmed: boolean;
}

/** From the service's parser. */
export const fromLineReading = (reading: ParsedIngredientLine): ParsedLine => ({
  quantity: extractQuantity(reading),
  name: [reading.size, reading.name].filter((part) => part !== undefined && part !== '').join(' '),
  preparation: reading.preparation ?? '',
  note: [reading.note, reading.purpose].filter((part) => part !== undefined).join(', '),
  isOptional: reading.optional,
  ambiguousUnit: reading.quantities.find(({ unit, unit_text }) => unit === undefined && unit_text !== undefined)
    ?.unit_text,
  isConfirmed: false,
});

/** From a stored ingredient; undefined if only its text is stored, so that the service parses it. */
export const fromIngredient = (ingredient: Ingredient, format: (amount: string) => string): ParsedLine | undefined => {
  const { quantity, name = '', preparation = '', note = '', optional = false, normalization } = ingredient;
  const isConfirmed = normalization?.review === 'confirmed';
  if (!isConfirmed && quantity === undefined && name === '') return undefined;
  return {
    quantity: quantity === undefined ? '' : formatQuantity(quantity, format),
    name,
    preparation,
    note,
    isOptional: optional,
    ambiguousUnit: undefined,
    isConfirmed,
  };
};

type Quantity = NonNullable<Ingredient['quantity']>;

/** Matches the number before the unit: `1 ½ cups`, `2–3 EL`, `1.5 l`. */
const NUMBER = /^(?:(?:ca\.|about|etwa|~)\s*)?(?:[\d\s.,/–-]|[\u00bc-\u00be\u2150-\u215e])*/u;

/** Splits a quantity as written into amount and unit. */
export const splitQuantity = (text: string): readonly [amount: string, unit: string] => {
  const [number = ''] = NUMBER.exec(text) ?? [];
  return [number.trim(), text.slice(number.length).trim()];
};

/** The quantity in a line, from its first number to its last unit, including `1 lb / 450 g`. */
export const extractQuantity = ({ text, spans }: ParsedIngredientLine): string => {
  const measures = spans.filter(({ part }) => part === 'quantity' || part === 'unit');
  const [first, last] = [measures[0], measures.at(-1)];
  return first === undefined || last === undefined ? '' : text.slice(first.start, last.end);
};

const formatRange = ({ value, min, max }: NonNullable<Quantity['amount']>): string =>
  value ?? [min, max].filter((end) => end !== undefined).join('–');

/** A quantity as written, or the amount with the last part of the unit id. */
export const formatQuantity = ({ text, amount, unit, terms }: Quantity, format: (amount: string) => string): string => {
  if (text !== undefined && text !== '') return text;
  if (terms && terms.length > 0) return terms.map((term) => formatQuantity(term, format)).join(' + ');
  const number = amount === undefined ? '' : formatRange(amount).replaceAll(/\d+(?:\/\d+)?/g, format);
  return [number, unit?.split('.').at(-1)].filter((part) => part !== undefined && part !== '').join(' ');
};
