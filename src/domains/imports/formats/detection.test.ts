// Each file is known by its content, by one format alone.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { archiveOf, fileOf, gzipOf, zipOf } from '../../../../test/support/import-files.ts';
import { findFormats } from './find-formats.ts';
import type { Confidence, ImportSource } from './format.ts';

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
  ['a recipe of Paprika', 'paprika', fileOf(gzipOf(paprika))],
  ['many of them', 'paprika', await archiveOf({ 'a.paprikarecipe': gzipOf(paprika) })],
  ['a recipe of Mealie', 'mealie', fileOf(mealie)],
  ['an export of Mealie', 'mealie', await archiveOf({ 'recipes/soup/soup.json': mealie })],
  ['a backup of Mealie', 'mealie', await archiveOf({ 'database.json': { recipes: [], recipes_ingredients: [] } })],
  ['a recipe of Tandoor', 'tandoor', fileOf(tandoor)],
  ['an archive of Tandoor', 'tandoor', await archiveOf({ 'recipe.json': tandoor, 'image.jpg': 'x' })],
  ['an archive of those', 'tandoor', await archiveOf({ '1.zip': await zipOf({ 'recipe.json': tandoor }) })],
  ['an export of RecipeSage', 'recipesage', fileOf({ recipes: [node] })],
  [
    'text of RecipeSage',
    'recipesage',
    fileOf('==== Recipes ====\n\nTitle: Soup\nIngredients: water\nInstructions: Boil.\n'),
  ],
  ['recipes of Nextcloud', 'nextcloud-cookbook', await archiveOf({ 'Soup/recipe.json': node, 'Soup/full.jpg': 'x' })],
  ['a recipe of Nextcloud', 'nextcloud-cookbook', fileOf({ ...node, printImage: true })],
  ['a recipe of schema.org', 'schema-org', fileOf(node)],
  ['a list of them', 'schema-org', fileOf([node, node])],
  ['a graph', 'schema-org', fileOf({ '@graph': [node] })],
  ['our bundle', 'tureen-bundle', await archiveOf({ 'tureen-bundle.json': { format: 'tureen.bundle/1' } })],
  ['our document', 'tureen-bundle', fileOf({ format: 'tureen.recipe/1', title: 'Soup' })],
  ['an export of Recipe Keeper', 'recipe-keeper', await archiveOf({ 'recipes.html': keeper, 'images/a.jpg': 'x' })],
  ['a page of Recipe Keeper', 'recipe-keeper', fileOf(keeper)],
  ['an export of CopyMeThat', 'copymethat', await archiveOf({ 'recipes.html': copied })],
  ['a page of CopyMeThat', 'copymethat', fileOf(copied)],
  ['a table of Plan to Eat', 'plan-to-eat', fileOf(planned)],
  ['text of Plan to Eat', 'plan-to-eat', fileOf('Title: Soup\nServes: 2\nIngredients:\nwater\nDirections:\nBoil.\n')],
  ['a table of My Recipe Box', 'my-recipe-box', fileOf(boxed)],
];

const RANKS: Readonly<Record<Confidence, number>> = { no: 0, maybe: 1, likely: 2, sure: 3 };

suite('a source is known by its content', () => {
  for (const [what, id, source] of sources) {
    test(`${what} is of ${id}`, async () => {
      const formats = await findFormats();
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

  test('an archive of many programs belongs to none of them', async () => {
    const archive = await archiveOf({
      'a.paprikarecipe': gzipOf(paprika),
      'mealie.json': mealie,
      'recipe.json': node,
      'tandoor.zip': await zipOf({ 'recipe.json': tandoor }),
      'recipes.html': keeper,
      'recipes.csv': planned,
    });
    for (const format of await findFormats()) assert.equal(await format.detect(archive), 'no', format.id);
  });
});
