// npm run build:foods -- <folder>
//
// Writes src/domains/foods/food-table.txt from foods.csv and weights.csv, the figures of the USDA National Nutrient
// Database for Standard Reference, release 28. The same files produce the same table, byte for byte.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { FOOD_SOURCE } from '../src/domains/foods/index.ts';
import { parseCsvRows } from '../src/domains/imports/csv/parse-csv-rows.ts';
import { encodeFoodTable } from './foods/encode-food-table.ts';
import type { FoodRow, WeightRow } from './foods/encode-food-table.ts';

const [folder] = parseArgs({ allowPositionals: true }).positionals;
if (folder === undefined) {
  console.error('Name the folder of foods.csv and weights.csv: npm run build:foods -- <folder>');
  process.exit(2);
}

const readRows = (file: string): string[][] =>
  [...parseCsvRows(readFileSync(path.join(folder, file), 'utf8'))].slice(1).map((row) => [...row]);

const foods = readRows('foods.csv').map(([id = '', group = '', name = '']): FoodRow => ({ id, group, name }));
const weights = readRows('weights.csv').map(([id = '', amount = '', measure = '', grams = '']): WeightRow => ({
  id,
  amount,
  measure,
  grams,
}));
const text = encodeFoodTable(foods, weights, FOOD_SOURCE);
const out = new URL('../src/domains/foods/food-table.txt', import.meta.url);
writeFileSync(out, text);
console.log(`${foods.length} foods, ${Buffer.byteLength(text)} bytes written to ${out.pathname}.`);
