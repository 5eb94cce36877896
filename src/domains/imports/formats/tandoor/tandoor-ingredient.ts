import { formatNumericAmount } from '../../values/format-numeric-amount.ts';
import { formatIngredientParts } from '../../values/format-ingredient-parts.ts';
import { createHeadingEntry, createLineEntry } from '../../sections/list-entries.ts';
import type { ListEntry } from '../../sections/list-entries.ts';
import { isJsonObject, getNumberField, getTextField, getField } from '../../values/json-fields.ts';
import type { JsonObject } from '../../values/json-fields.ts';

/** The name of a food or unit, in singular or plural. */
const nameOf = (ingredient: JsonObject, thing: 'food' | 'unit', isMany: boolean): string => {
  const value = getField(ingredient, thing);
  if (!isJsonObject(value)) return getTextField(ingredient, thing);
  const isPlural = isMany || getField(ingredient, `always_use_plural_${thing}`) === true;
  return (isPlural ? getTextField(value, 'plural_name') : '') || getTextField(value, 'name');
};

/** If the ingredient is marked as having no amount, both amount and unit are omitted. */
const ingredientLine = (ingredient: JsonObject): string => {
  const amount = getField(ingredient, 'no_amount') === true ? 0 : (getNumberField(ingredient, 'amount') ?? 0);
  const parts = {
    amount: formatNumericAmount(amount),
    unit: amount > 0 ? nameOf(ingredient, 'unit', amount > 1) : '',
    food: nameOf(ingredient, 'food', amount > 1),
    note: getTextField(ingredient, 'note'),
  };
  return formatIngredientParts(parts) || getTextField(ingredient, 'original_text');
};

/** A heading among the ingredients only has a note. */
export const toIngredientEntry = (ingredient: JsonObject): ListEntry =>
  getField(ingredient, 'is_header') === true
    ? createHeadingEntry(getTextField(ingredient, 'note'))
    : createLineEntry(ingredientLine(ingredient));

/** References to the ingredients of a step: `{{ ingredients[0] }}` and `{{ ingredients[0].food }}`. */
const MENTION = /\{\{\s{0,9}ingredients\[(\d{1,3})\](?:\.(amount|unit|food|note))?\s{0,9}\}\}/g;
/** `{{ scale(100) }}`, a number that scales with the servings. */
const SCALED = /\{\{\s{0,9}scale\(\s{0,9}([\d.,/ ]{1,20})\)\s{0,9}\}\}/g;

const partOf = (ingredient: JsonObject, part: string): string => {
  const amount = getNumberField(ingredient, 'amount') ?? 0;
  switch (part) {
    case 'amount':
      return formatNumericAmount(amount);
    case 'unit':
    case 'food':
      return nameOf(ingredient, part, amount > 1);
    case 'note':
      return getTextField(ingredient, 'note');
    default:
      return ingredientLine(ingredient);
  }
};

/** Replaces the references in a step with the ingredients. */
export const resolveIngredientReferences = (text: string, ingredients: readonly JsonObject[]): string =>
  text
    .replaceAll(MENTION, (whole: string, index: string, part: string | undefined) => {
      const ingredient = ingredients[Number(index)];
      return ingredient === undefined ? whole : partOf(ingredient, part ?? '');
    })
    .replaceAll(SCALED, '$1');
