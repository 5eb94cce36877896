import { amountText, decimalText } from '../shared/words/amount-text.ts';
import { composedLine } from '../shared/words/composed-line.ts';
import { isObject, numberAt, textAt, valueAt } from '../shared/words/json-values.ts';
import type { JsonObject } from '../shared/words/json-values.ts';

/** Units and foods are objects in current versions and plain names in old ones. */
const thingAt = (ingredient: JsonObject, name: string): JsonObject => {
  const value = valueAt(ingredient, name);
  return isObject(value) ? value : { name: value };
};

/** Uses the abbreviation if the unit says so. */
const unitText = (unit: JsonObject, isPlural: boolean): string => {
  const [name, plural] = [textAt(unit, 'name'), textAt(unit, 'plural_name', 'pluralName')];
  const short = textAt(unit, 'abbreviation');
  const manyShort = textAt(unit, 'plural_abbreviation', 'pluralAbbreviation') || short;
  const isShort = valueAt(unit, 'use_abbreviation', 'useAbbreviation') === true && short !== '';
  if (isShort) return isPlural ? manyShort : short;
  return (isPlural ? plural : '') || name || short;
};

const foodText = (food: JsonObject, isPlural: boolean): string =>
  (isPlural ? textAt(food, 'plural_name', 'pluralName') : '') || textAt(food, 'name');

/** Mealie assigns quantity 1 to every line it has not parsed. The source does not contain that 1. */
const unparsed = (quantity: number, note: string): string => {
  const amounts = [amountText(quantity), decimalText(quantity)];
  if (quantity === 0 || quantity === 1 || amounts.some((amount) => note.startsWith(amount))) return note;
  return `${amounts[0]} ${note}`;
};

/**
 * Formats a parsed ingredient from its quantity, unit, food and note. If Mealie has not parsed it, the note is the
 * whole line.
 */
export const ingredientLine = (ingredient: JsonObject): string => {
  const quantity = numberAt(ingredient, 'quantity') ?? 0;
  const [unit, food] = [thingAt(ingredient, 'unit'), thingAt(ingredient, 'food')];
  const recipe = thingAt(
    ingredient,
    isObject(ingredient['referenced_recipe']) ? 'referenced_recipe' : 'referencedRecipe',
  );
  const what = foodText(food, quantity === 0 || quantity > 1) || textAt(recipe, 'name');
  const measure = unitText(unit, quantity > 1);
  const note = textAt(ingredient, 'note');
  if (what === '' && measure === '') {
    return note === '' ? textAt(ingredient, 'display', 'original_text', 'originalText') : unparsed(quantity, note);
  }
  const isDecimal = valueAt(unit, 'fraction') === false;
  const amount = isDecimal ? decimalText(quantity) : amountText(quantity);
  return composedLine({ amount, unit: measure, food: what, note });
};
