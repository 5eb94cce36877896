import { amountText } from '../shared/words/amount-text.ts';
import { composedLine } from '../shared/words/composed-line.ts';
import { heading, line } from '../shared/words/entries.ts';
import type { Entry } from '../shared/words/entries.ts';
import { isObject, numberAt, textAt, valueAt } from '../shared/words/json-values.ts';
import type { JsonObject } from '../shared/words/json-values.ts';

/** The name of a food or unit, in singular or plural. */
const nameOf = (ingredient: JsonObject, thing: 'food' | 'unit', isMany: boolean): string => {
  const value = valueAt(ingredient, thing);
  if (!isObject(value)) return textAt(ingredient, thing);
  const isPlural = isMany || valueAt(ingredient, `always_use_plural_${thing}`) === true;
  return (isPlural ? textAt(value, 'plural_name') : '') || textAt(value, 'name');
};

/** If the ingredient is marked as having no amount, both amount and unit are omitted. */
const ingredientLine = (ingredient: JsonObject): string => {
  const amount = valueAt(ingredient, 'no_amount') === true ? 0 : (numberAt(ingredient, 'amount') ?? 0);
  const parts = {
    amount: amountText(amount),
    unit: amount > 0 ? nameOf(ingredient, 'unit', amount > 1) : '',
    food: nameOf(ingredient, 'food', amount > 1),
    note: textAt(ingredient, 'note'),
  };
  return composedLine(parts) || textAt(ingredient, 'original_text');
};

/** A heading among the ingredients only has a note. */
export const ingredientEntry = (ingredient: JsonObject): Entry =>
  valueAt(ingredient, 'is_header') === true ? heading(textAt(ingredient, 'note')) : line(ingredientLine(ingredient));

/** References to the ingredients of a step: `{{ ingredients[0] }}` and `{{ ingredients[0].food }}`. */
const MENTION = /\{\{\s{0,9}ingredients\[(\d{1,3})\](?:\.(amount|unit|food|note))?\s{0,9}\}\}/g;
/** `{{ scale(100) }}`, a number that scales with the servings. */
const SCALED = /\{\{\s{0,9}scale\(\s{0,9}([\d.,/ ]{1,20})\)\s{0,9}\}\}/g;

const partOf = (ingredient: JsonObject, part: string): string => {
  const amount = numberAt(ingredient, 'amount') ?? 0;
  switch (part) {
    case 'amount':
      return amountText(amount);
    case 'unit':
    case 'food':
      return nameOf(ingredient, part, amount > 1);
    case 'note':
      return textAt(ingredient, 'note');
    default:
      return ingredientLine(ingredient);
  }
};

/** Replaces the references in a step with the ingredients. */
export const withMentions = (text: string, ingredients: readonly JsonObject[]): string =>
  text
    .replaceAll(MENTION, (whole: string, index: string, part: string | undefined) => {
      const ingredient = ingredients[Number(index)];
      return ingredient === undefined ? whole : partOf(ingredient, part ?? '');
    })
    .replaceAll(SCALED, '$1');
