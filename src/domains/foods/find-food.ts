import { readFileSync } from 'node:fs';

import { toSemanticId } from '../ingredients/index.ts';
import { languages } from '../units/index.ts';
import type { Language } from '../units/index.ts';
import { getFood } from './food-table.ts';
import type { Food } from './food.ts';
import { toForm } from './forms.ts';
import type { Form } from './forms.ts';

/** A name that recipes use for a food of the table. */
export interface FoodName {
  readonly foodId: string;
  readonly language: Language;
  readonly name: string;
  /** The form that the name implies, in brackets in the file: `ground almonds [ground]`. */
  readonly form: Form | undefined;
}

const NAME = /^(.*?)(?: \[(\w+)\])?$/;

let rows: readonly string[] | undefined;

const getRows = (): readonly string[] =>
  (rows ??= readFileSync(new URL('food-names.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row.trim() !== '' && !row.startsWith('#')));

/** Every name of food-names.txt in a language. */
export const listFoodNames = (language: Language): readonly FoodName[] => {
  const column = languages.indexOf(language) + 1;
  return getRows().flatMap((row) => {
    const columns = row.split('|');
    const foodId = (columns[0] ?? '').trim();
    return (columns[column] ?? '').split(',').flatMap((text): FoodName[] => {
      const [, name = '', form] = NAME.exec(text.trim()) ?? [];
      return name === '' ? [] : [{ foodId, language, name, form: form === undefined ? undefined : toForm(form) }];
    });
  });
};

const indexes = new Map<Language, ReadonlyMap<string, FoodName>>();

const getIndex = (language: Language): ReadonlyMap<string, FoodName> => {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const index = new Map<string, FoodName>();
  for (const name of listFoodNames(language)) {
    const id = toSemanticId(name.name, language);
    if (id !== undefined) index.set(id, name);
  }
  indexes.set(language, index);
  return index;
};

/**
 * The food of the table that a name means in a recipe: `all-purpose flour`, `unsalted butter, softened`, `Mehl`. Takes
 * a semantic id as well. Only names in food-names.txt are found, because a wrong food is worse than none.
 */
export const findFood = (name: string, language: Language): Food | undefined => {
  const id = toSemanticId(name, language);
  const found = id === undefined ? undefined : getIndex(language).get(id);
  const food = found === undefined ? undefined : getFood(found.foodId);
  return food === undefined || found?.form === undefined ? food : { ...food, form: found.form };
};
