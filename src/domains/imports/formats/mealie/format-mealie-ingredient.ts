import { formatNumericAmount, formatDecimal } from '../../values/format-numeric-amount.ts';
import { formatIngredientParts } from '../../values/format-ingredient-parts.ts';
import { isJsonObject, getNumberField, getTextField, getField } from '../../values/json-fields.ts';
import type { JsonObject } from '../../values/json-fields.ts';

/** Units and foods are objects in current versions and plain names in old ones. */
const thingAt = (ingredient: JsonObject, name: string): JsonObject => {
  const value = getField(ingredient, name);
  return isJsonObject(value) ? value : { name: value };
};

/** Uses the abbreviation if the unit says so. */
const unitText = (unit: JsonObject, isPlural: boolean): string => {
  const [name, plural] = [getTextField(unit, 'name'), getTextField(unit, 'plural_name', 'pluralName')];
  const short = getTextField(unit, 'abbreviation');
  const manyShort = getTextField(unit, 'plural_abbreviation', 'pluralAbbreviation') || short;
  const isShort = getField(unit, 'use_abbreviation', 'useAbbreviation') === true && short !== '';
  if (isShort) return isPlural ? manyShort : short;
  return (isPlural ? plural : '') || name || short;
};

const foodText = (food: JsonObject, isPlural: boolean): string =>
  (isPlural ? getTextField(food, 'plural_name', 'pluralName') : '') || getTextField(food, 'name');

/** Mealie assigns quantity 1 to every line it has not parsed. The source does not contain that 1. */
const unparsed = (quantity: number, note: string): string => {
  const amounts = [formatNumericAmount(quantity), formatDecimal(quantity)];
  if (quantity === 0 || quantity === 1 || amounts.some((amount) => note.startsWith(amount))) return note;
  return `${amounts[0]} ${note}`;
};

/**
 * Formats a parsed ingredient from its quantity, unit, food and note. If Mealie has not parsed it, the note is the
 * whole line.
 */
export const formatMealieIngredient = (ingredient: JsonObject): string => {
  const quantity = getNumberField(ingredient, 'quantity') ?? 0;
  const [unit, food] = [thingAt(ingredient, 'unit'), thingAt(ingredient, 'food')];
  const recipe = thingAt(
    ingredient,
    isJsonObject(ingredient['referenced_recipe']) ? 'referenced_recipe' : 'referencedRecipe',
  );
  const what = foodText(food, quantity === 0 || quantity > 1) || getTextField(recipe, 'name');
  const measure = unitText(unit, quantity > 1);
  const note = getTextField(ingredient, 'note');
  if (what === '' && measure === '') {
    return note === ''
      ? getTextField(ingredient, 'display', 'original_text', 'originalText')
      : unparsed(quantity, note);
  }
  const isDecimal = getField(unit, 'fraction') === false;
  const amount = isDecimal ? formatDecimal(quantity) : formatNumericAmount(quantity);
  return formatIngredientParts({ amount, unit: measure, food: what, note });
};
