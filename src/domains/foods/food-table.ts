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
 * A later column, such as nutrients, goes at the end of the line. The text is searched and not split: of thousands of
 * foods, recipes name a few hundred, and splitting it took 35 ms.
 */

type Measure = Omit<HouseholdMeasure, 'grams'>;

interface FoodTable {
  readonly text: string;
  readonly measures: readonly Measure[];
}

let table: FoodTable | undefined;

const toMeasure = (line: string): Measure => {
  const [unit = '', ...qualifier] = line.slice(1).split(', ');
  return { unit, qualifier: qualifier.join(', ') };
};

const loadTable = (): FoodTable => {
  const text = readFileSync(new URL('food-table.txt', import.meta.url), 'utf8');
  const lines = text.slice(0, text.indexOf('\n@')).split('\n');
  return { text, measures: lines.filter((line) => line.startsWith('=')).map(toMeasure) };
};

const getTable = (): FoodTable => (table ??= loadTable());

const getLine = (text: string, start: number): string => text.slice(start, text.indexOf('\n', start));

/** Takes from the lines before what a name shares with them. */
const decodeName = (text: string, start: number): string => {
  let [at, name, missing] = [start, '', Infinity];
  while (missing > 0) {
    const [, encoded = ''] = getLine(text, at).split('\t');
    const plus = encoded.indexOf('+');
    const shared = Number.parseInt(encoded.slice(0, plus), 36);
    if (shared < missing) {
      name = encoded.slice(plus + 1, plus + 1 + missing - shared) + name;
      missing = shared;
    }
    at = text.lastIndexOf('\n', at - 2) + 1;
  }
  return name;
};

const parseWeights = (weights: string, measures: readonly Measure[]): HouseholdMeasure[] =>
  weights.split(' ').flatMap((weight) => {
    const [index = '', number = ''] = weight.split(':');
    const [measure, grams] = [measures[Number.parseInt(index, 36)], parseRational(number)];
    return measure === undefined || grams === undefined ? [] : [{ ...measure, grams }];
  });

const parsed = new Map<string, Food>();

const ID = /^\d{5}$/;

/** The food with this id, or undefined if the table has none. */
export const getFood = (id: string): Food | undefined => {
  const before = parsed.get(id);
  if (before !== undefined || !ID.test(id)) return before;
  const { text, measures } = getTable();
  const start = text.indexOf(`\n${id}\t`) + 1;
  if (start === 0) return undefined;
  const [, , weights = ''] = getLine(text, start).split('\t');
  const group = getLine(text, text.lastIndexOf('\n@', start) + 2);
  const food: Food = { id, group, name: decodeName(text, start), measures: parseWeights(weights, measures) };
  parsed.set(id, food);
  return food;
};
