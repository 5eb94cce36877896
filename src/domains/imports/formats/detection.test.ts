// Every file is detected by its content, by exactly one format.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { archiveOf, fileOf, gzipOf, zipOf } from '../../../../test/support/import-files.ts';
import { loadFormats } from './load-formats.ts';
import type { DetectionConfidence, ImportSource } from './format.ts';

const node = { '@context': 'https://schema.org', '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 l water'] };
const paprika = { uid: 'u', name: 'Soup', ingredients: '1 l water', directions: 'Boil.', photo_data: null };
const mealie = { slug: 'soup', name: 'Soup', recipeIngredient: [{ note: '1 l water' }], recipeInstructions: [] };
const tandoor = { name: 'Soup', servings: 2, steps: [{ instruction: 'Boil.', ingredients: [] }] };
const keeper =
  '<div class="recipe-details"><h2 itemprop="name">Soup</h2><div itemprop="recipeIngredients"><p>water</p></div></div>';
const copied =
  '<div class="recipe"><div id="name">Soup</div><ul id="recipeIngredients"><li class="recipeIngredient">water</li></ul></div>';
const planned = 'Title,Main Ingredient,Ingredients,Directions,Public Url\nSoup,,water,Boil.,\n';
const boxed = 'title,preparationTime,cookingTime,ingredients,instructions\nSoup,5,10,water,Boil.\n';

/** Each source with a description and the id of its format. */
const sources: readonly (readonly [what: string, id: string, source: ImportSource])[] = [
  ['a Paprika recipe', 'paprika', fileOf(gzipOf(paprika))],
  ['a Paprika archive', 'paprika', await archiveOf({ 'a.paprikarecipe': gzipOf(paprika) })],
  ['a Mealie recipe', 'mealie', fileOf(mealie)],
  ['a Mealie export', 'mealie', await archiveOf({ 'recipes/soup/soup.json': mealie })],
  ['a Mealie backup', 'mealie', await archiveOf({ 'database.json': { recipes: [], recipes_ingredients: [] } })],
  ['a Tandoor recipe', 'tandoor', fileOf(tandoor)],
  ['a Tandoor archive', 'tandoor', await archiveOf({ 'recipe.json': tandoor, 'image.jpg': 'x' })],
  ['an archive of Tandoor archives', 'tandoor', await archiveOf({ '1.zip': await zipOf({ 'recipe.json': tandoor }) })],
  ['a RecipeSage export', 'recipesage', fileOf({ recipes: [node] })],
  [
    'a RecipeSage text export',
    'recipesage',
    fileOf('==== Recipes ====\n\nTitle: Soup\nIngredients: water\nInstructions: Boil.\n'),
  ],
  ['a Nextcloud export', 'nextcloud-cookbook', await archiveOf({ 'Soup/recipe.json': node, 'Soup/full.jpg': 'x' })],
  ['a Nextcloud recipe', 'nextcloud-cookbook', fileOf({ ...node, printImage: true })],
  ['a schema.org recipe', 'schema-org', fileOf(node)],
  ['a list of schema.org recipes', 'schema-org', fileOf([node, node])],
  ['a schema.org graph', 'schema-org', fileOf({ '@graph': [node] })],
  ['a Tureen bundle', 'tureen-bundle', await archiveOf({ 'tureen-bundle.json': { format: 'tureen.bundle/1' } })],
  ['a Tureen document', 'tureen-bundle', fileOf({ format: 'tureen.recipe/1', title: 'Soup' })],
  ['a Recipe Keeper export', 'recipe-keeper', await archiveOf({ 'recipes.html': keeper, 'images/a.jpg': 'x' })],
  ['a Recipe Keeper page', 'recipe-keeper', fileOf(keeper)],
  ['a CopyMeThat export', 'copymethat', await archiveOf({ 'recipes.html': copied })],
  ['a CopyMeThat page', 'copymethat', fileOf(copied)],
  ['a Plan to Eat table', 'plan-to-eat', fileOf(planned)],
  ['Plan to Eat text', 'plan-to-eat', fileOf('Title: Soup\nServes: 2\nIngredients:\nwater\nDirections:\nBoil.\n')],
  ['a My Recipe Box table', 'my-recipe-box', fileOf(boxed)],
];

const RANKS: Readonly<Record<DetectionConfidence, number>> = { no: 0, maybe: 1, likely: 2, sure: 3 };

suite('format detection', () => {
  for (const [what, id, source] of sources) {
    test(`detects ${what} as ${id}`, async () => {
      const formats = await loadFormats();
      const ranks = await Promise.all(
        formats.map(async (format) => [format.id, RANKS[await format.detect(source)]] as const),
      );
      const surest = Math.max(...ranks.map(([, rank]) => rank));
      assert.ok(surest > 0);
      assert.deepEqual(
        ranks.filter(([, rank]) => rank === surest).map(([name]) => name),
        [id],
      );
    });
  }

  test('detects no format for an archive that mixes several programs', async () => {
    const archive = await archiveOf({
      'a.paprikarecipe': gzipOf(paprika),
      'mealie.json': mealie,
      'recipe.json': node,
      'tandoor.zip': await zipOf({ 'recipe.json': tandoor }),
      'recipes.html': keeper,
      'recipes.csv': planned,
    });
    for (const format of await loadFormats()) assert.equal(await format.detect(archive), 'no', format.id);
  });
});
