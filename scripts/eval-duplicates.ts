// npm run eval:duplicates -- <folder> [--json] [--nearest]
//
// How well the similarity of two recipes tells the same recipe from another one, by the minimum similarity. A pair
// counts if it reaches the minimum and shares a band of the index, without which it would not be compared:
//
// - the same recipe (%): a saved page (`x.html.gz` next to `x.expected.json`) as an import reads it, against the recipe
//   as a person extracted it, and against copies as people change them.
// - other recipes (pairs): different pages, and different recipes for the same dish.
//
// `--nearest` lists the most similar pairs of different pages.
import { parseArgs } from 'node:util';

import type { RecipeDocument } from '../src/domains/recipe-format/index.ts';
import { createSimilarityTokens } from '../src/domains/recipes/duplicates/min-hash.ts';
import {
  computeSimilarity,
  extractFeatures,
  getMinSimilarity,
  hasEnoughFeatures,
} from '../src/domains/recipes/duplicates/similarity.ts';
import type { Features } from '../src/domains/recipes/duplicates/similarity.ts';
import { parseRecipe } from '../src/domains/recipes/ingredients/parsed-recipe.ts';
import { changes } from './duplicates/changes.ts';
import { sameDish } from './duplicates/same-dish.ts';
import { extractSavedPage } from './pages/extract-saved-page.ts';
import { readSavedPages } from './pages/saved-pages.ts';
import type { ExtractedRecipe } from './pages/score.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, nearest: { type: 'boolean' } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('Usage: npm run eval:duplicates -- <folder with *.html.gz and *.expected.json> [--json] [--nearest]');
  process.exit(2);
}

const MINIMUMS = [0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9];

type Recipe = Pick<ExtractedRecipe, 'title' | 'ingredients'>;

interface Compared extends Recipe {
  readonly features: Features;
  readonly bands: ReadonlySet<string>;
}

const toCompared = ({ title, ingredients }: Recipe): Compared => {
  const document: RecipeDocument = {
    format: 'tureen.recipe/1',
    title,
    ingredient_sections: [{ ingredients: ingredients.map((text) => ({ text })) }],
  };
  const features = extractFeatures(parseRecipe(document));
  return { title, ingredients, features, bands: new Set(createSimilarityTokens(features)) };
};

/** The usual minimum; a short recipe needs more, by the same amount in each column. */
const USUAL_MINIMUM = 0.75;

/** 0 for a pair that the index would not find. */
const scoreOf = (one: Compared, other: Compared): number => {
  if (![...one.bands].some((band) => other.bands.has(band))) return 0;
  const surcharge = getMinSimilarity(one.features, other.features) - USUAL_MINIMUM;
  return computeSimilarity(one.features, other.features) - surcharge;
};

const pairsOf = (recipes: readonly Compared[]) =>
  recipes.flatMap((one, index) =>
    recipes.slice(index + 1).map((other) => ({ one, other, score: scoreOf(one, other) })),
  );

const read: Compared[] = [];
const same = new Map<string, number[]>();
const addSame = (name: string, score: number): void => void same.set(name, [...(same.get(name) ?? []), score]);
for (const page of readSavedPages(folder)) {
  const extracted = await extractSavedPage(page);
  const recipe = toCompared(extracted);
  if (!hasEnoughFeatures(recipe.features)) continue;
  read.push(recipe);
  addSame('extracted by a person', scoreOf(recipe, toCompared(page.expected)));
  for (const [name, change] of Object.entries(changes)) addSame(name, scoreOf(recipe, toCompared(change(extracted))));
}
const pages = pairsOf(read);
const dishes = sameDish.flatMap((recipes) => pairsOf(recipes.map(toCompared)));

const atEach = (figure: (minimum: number) => number): Record<string, number> =>
  Object.fromEntries(MINIMUMS.map((minimum) => [minimum.toFixed(2), figure(minimum)]));
const countFrom = (scores: readonly number[], minimum: number): number =>
  scores.filter((score) => score >= minimum).length;

const figures = {
  ...Object.fromEntries(
    [...same].map(([name, scores]) => [
      name,
      atEach((minimum) => Number(((100 * countFrom(scores, minimum)) / scores.length).toFixed(1))),
    ]),
  ),
  [`${dishes.length} pairs of one dish`]: atEach((minimum) =>
    countFrom(
      dishes.map(({ score }) => score),
      minimum,
    ),
  ),
  [`${pages.length} pairs of pages`]: atEach((minimum) =>
    countFrom(
      pages.map(({ score }) => score),
      minimum,
    ),
  ),
};

if (values.json === true) console.log(JSON.stringify(figures));
else {
  console.log(`${read.length} recipes. Taken for the same, by minimum similarity:\n`);
  console.table(figures);
  const nearest = pages.toSorted((one, other) => other.score - one.score).slice(0, 10);
  for (const { one, other, score } of values.nearest === true ? nearest : []) {
    console.log(`${score.toFixed(2)}  ${one.title}  /  ${other.title}`);
  }
}
