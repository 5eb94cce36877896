// A Paprika export of any size.
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';

import { ZipFile } from 'yazl';

import { generateRecipe } from '../../bench/library/recipes/generate-recipe.ts';

const FOODS = ['flour', 'sugar', 'butter', 'onions', 'carrots', 'milk', 'rice', 'beans', 'leeks', 'apples', 'oats'];

/** One recipe as Paprika writes it, different from all others. */
export const paprikaRecipe = (number: number, photoBytes = 0): object => ({
  uid: `UID-${number}`,
  name: `Recipe ${number} of ${FOODS[number % FOODS.length]} and ${FOODS[(number * 7 + 3) % FOODS.length]}`,
  ingredients: Array.from(
    { length: 12 },
    (_, line) =>
      `${((number + line) % 9) + 1} ${line % 3 === 0 ? 'cups' : 'g'} ${FOODS[(number + line * 3) % FOODS.length]} ${number % 97}`,
  ).join('\n'),
  directions: Array.from(
    { length: 6 },
    (_, step) => `Stir the pot ${step + 1} times and wait ${number % 50} minutes.`,
  ).join('\n'),
  description: 'Made by a program.',
  notes: '',
  servings: '4',
  prep_time: '10 min',
  cook_time: '30 min',
  total_time: '40 min',
  source: 'Somebody',
  source_url: `https://example.org/recipes/${number}`,
  categories: ['Dinner'],
  rating: number % 5,
  photo_data: photoBytes === 0 ? null : randomBytes(photoBytes).toString('base64'),
});

/** The same with the words of a generated recipe, which is hardly similar to any other. */
export const variedPaprikaRecipe = (number: number, photoBytes = 0): object => {
  const { title, ingredient_sections: lists, instruction_sections: instructions } = generateRecipe(number);
  const lines = (lists ?? []).flatMap(({ ingredients }) => (ingredients ?? []).map(({ text }) => text ?? ''));
  const steps = (instructions ?? []).flatMap((section) => (section.steps ?? []).map(({ text }) => text ?? ''));
  return {
    ...paprikaRecipe(number, photoBytes),
    name: `${title} ${number}`,
    ingredients: lines.join('\n'),
    directions: steps.join('\n'),
  };
};

/** A `.paprikarecipes` file with this many recipes. */
export const writePaprika = async (
  path: string,
  count: number,
  photoBytes = 0,
  createRecipe = paprikaRecipe,
): Promise<void> => {
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(path));
  for (let number = 1; number <= count; number += 1) {
    const json = gzipSync(JSON.stringify(createRecipe(number, photoBytes)));
    zip.addBuffer(json, `Recipe ${number}.paprikarecipe`, { compress: false });
  }
  zip.end();
  await written;
};
