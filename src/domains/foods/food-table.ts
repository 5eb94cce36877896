import { readFileSync } from 'node:fs';

import { parseRational } from '../units/index.ts';
import type { Food, HouseholdMeasure } from './food.ts';

/*
 * The format of food-table.txt, which `npm run build:foods` writes:
 *
 *   # comment
 *   =cup, chopped          a measure; weights refer to it by its position, in base 36
 *   @Dairy and Egg Products    the group of the foods that follow
 *   01001<tab>0+Butter, salted<tab>3:227 1a:14.2    id, name, and grams by measure
 *   01002<tab>8+whipped<tab>…    the name begins with 8 (in base 36) characters of the name before
 *
 * A later column, such as nutrients, goes at the end of the line.
 */

interface RawFood {
  readonly group: string;
  readonly name: string;
  readonly weights: string;
}

interface FoodTable {
  readonly measures: readonly Omit<HouseholdMeasure, 'grams'>[];
  readonly foods: ReadonlyMap<string, RawFood>;
}

let table: FoodTable | undefined;

const toMeasure = (text: string): Omit<HouseholdMeasure, 'grams'> => {
  const [unit = '', ...qualifier] = text.split(', ');
  return { unit, qualifier: qualifier.join(', ') };
};

const loadTable = (): FoodTable => {
  const text = readFileSync(new URL('food-table.txt', import.meta.url), 'utf8');
  const measures: Omit<HouseholdMeasure, 'grams'>[] = [];
  const foods = new Map<string, RawFood>();
  let [group, before] = ['', ''];
  for (const line of text.split('\n')) {
    if (line.startsWith('=')) measures.push(toMeasure(line.slice(1)));
    else if (line.startsWith('@')) [group, before] = [line.slice(1), ''];
    else if (line !== '' && !line.startsWith('#')) {
      const [id = '', encoded = '', weights = ''] = line.split('\t');
      const plus = encoded.indexOf('+');
      const name = before.slice(0, Number.parseInt(encoded.slice(0, plus), 36)) + encoded.slice(plus + 1);
      foods.set(id, { group, name, weights });
      before = name;
    }
  }
  return { measures, foods };
};

/** Loaded on first use, and weights are parsed food by food: of thousands of foods, recipes name a few hundred. */
const getTable = (): FoodTable => (table ??= loadTable());

const parseWeights = (text: string, { measures }: FoodTable): HouseholdMeasure[] =>
  text.split(' ').flatMap((weight) => {
    const [index = '', number = ''] = weight.split(':');
    const [measure, grams] = [measures[Number.parseInt(index, 36)], parseRational(number)];
    return measure === undefined || grams === undefined ? [] : [{ ...measure, grams }];
  });

const parsed = new Map<string, Food>();

/** The food with this id, or undefined if the table has none. */
export const getFood = (id: string): Food | undefined => {
  const before = parsed.get(id);
  if (before !== undefined) return before;
  const raw = getTable().foods.get(id);
  if (raw === undefined) return undefined;
  const { group, name, weights } = raw;
  const food: Food = { id, group, name, measures: parseWeights(weights, getTable()) };
  parsed.set(id, food);
  return food;
};
