import type { LineReading } from '../../../src/domains/ingredients/index.ts';
import type { Ingredient } from '../../../src/domains/recipe-format/index.ts';
import { quantityInLine, quantityText } from './quantity-text.ts';

/** What a line is understood to say, part by part. */
export interface Understood {
  readonly quantity: string;
  readonly name: string;
  readonly preparation: string;
  readonly note: string;
  readonly isOptional: boolean;
  /** The unit as it was written, where several units have that name and nothing says which is meant. */
  readonly openUnit: string | undefined;
  /** Whether somebody said that it is so. */
  readonly isConfirmed: boolean;
}

/** A reading of the service. */
export const understoodFrom = (reading: LineReading): Understood => ({
  quantity: quantityInLine(reading),
  name: [reading.size, reading.name].filter((part) => part !== undefined && part !== '').join(' '),
  preparation: reading.preparation ?? '',
  note: [reading.note, reading.purpose].filter((part) => part !== undefined).join(', '),
  isOptional: reading.optional,
  openUnit: reading.quantities.find(({ unit, unit_text }) => unit === undefined && unit_text !== undefined)?.unit_text,
  isConfirmed: false,
});

/** What is stored of an ingredient; undefined where nothing is but its text, so that the service reads it. */
export const understoodIn = (ingredient: Ingredient, format: (amount: string) => string): Understood | undefined => {
  const { quantity, name = '', preparation = '', note = '', optional = false, normalization } = ingredient;
  const isConfirmed = normalization?.review === 'confirmed';
  if (!isConfirmed && quantity === undefined && name === '') return undefined;
  return {
    quantity: quantity === undefined ? '' : quantityText(quantity, format),
    name,
    preparation,
    note,
    isOptional: optional,
    openUnit: undefined,
    isConfirmed,
  };
};
