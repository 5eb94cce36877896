import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { archiveOf, documentsOf, fileOf, findAll, listsOf } from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';

const ID = '5b0e6c3e-1c3b-4c37-8d3f-0a1b2c3d4e5f';

const cake = `<div class="recipe-details">
  <meta content="${ID}" itemprop="recipeId"><meta content="" itemprop="recipeShareId">
  <meta content="True" itemprop="recipeIsFavourite"><meta content="4" itemprop="recipeRating">
  <table><tr><td><img src="images/${ID}_0.jpg" class="recipe-photo"/></td><td>
  <h2 itemprop="name">Plum Cake &amp; Cream</h2>
  <div>Courses: <span itemprop="recipeCourse">Dessert</span><span>, Snack</span>
    <meta content="Snack" itemprop="recipeCourse"></div>
  <div>Categories: <span>Cake</span><meta content="Cake" itemprop="recipeCategory"></div>
  <div>Collections: <span>Autumn</span><meta content="Autumn" itemprop="recipeCollection"></div>
  <div>Source: <span itemprop="recipeSource"><a href="https://example.org/plums">Aunt Mae</a></span></div>
  <div>Serving size: <span itemprop="recipeYield">12 slices</span></div>
  <div>Preparation time: <span>20 mins</span><meta content="PT20M" itemprop="prepTime"></div>
  <div>Cooking time: <span></span><meta content="PT0S" itemprop="cookTime"></div></td></tr>
  <tr><td><h3>Ingredients</h3><div class="recipe-ingredients" itemprop="recipeIngredients">
  <p><b>Dough</b></p><p>• 300 g flour</p><p></p><p>1 egg</p><p><b><i>Topping:</i></b></p><p>1 kg plums</p></div></td>
  <td><h3>Directions</h3><div itemprop="recipeDirections"><p>1. Knead.</p><p></p><p>2. Bake.<br/>Let it cool.</p>
  </div></td></tr></table>
  <div class="recipe-notes" itemprop="recipeNotes"><p>With cream.</p><p>Or without.</p></div>
  <div>Serving size: 1 slice<meta content="1 slice" itemprop="recipeNutServingSize"></div>
  <div>Calories: 250<meta content="250" itemprop="recipeNutCalories"></div>
  <div>Sodium: 90mg<meta content="90" itemprop="recipeNutSodium"></div>
  <div>Total Fat: 0g<meta content="0" itemprop="recipeNutTotalFat"></div>
  <h3>Photos</h3><div class="recipe-photos-div"><img src="images/${ID}_0.jpg" class="recipe-photos" itemprop="photo0" />
  <img src="images/${ID}_1.jpg" class="recipe-photos" itemprop="photo1" /></div></div>`;

/** Without quotes, and with line breaks instead of paragraphs. */
const jam =
  '<div class=recipe-details><h2 itemprop=name>Jam</h2><span itemprop=recipeSource>A book</span>' +
  '<div class=recipe-ingredients itemprop=recipeIngredients>\n1 kg berries<br>1 kg sugar\n</div>' +
  '<div itemprop=recipeDirections>Boil.</div></div>';

const page = (...recipes: readonly string[]): string =>
  `<!DOCTYPE html><html><head><style>.recipe-details h2{color:red}</style></head><body>${recipes.join('')}</body></html>`;

suite('Recipe Keeper', () => {
  test('keeps every part of a recipe', async () => {
    const archive = await archiveOf({
      'recipes.html': page(cake, jam),
      [`images/${ID}_0.jpg`]: 'one',
      [`images/${ID}_1.jpg`]: 'two',
    });
    assert.equal(await format.detect(archive), 'sure');
    const [recipe, other, ...more] = await documentsOf(format, archive);
    assert.deepEqual(recipe, {
      title: 'Plum Cake & Cream',
      source: { url: 'https://example.org/plums', identifier: `recipe-keeper:${ID}`, name: 'Aunt Mae' },
      categories: ['Dessert', 'Snack', 'Cake'],
      keywords: ['Autumn'],
      notes: 'With cream.\nOr without.',
      yields: [{ text: '12 slices', quantity: { kind: 'simple', amount: { value: '12' }, unit: 'count.slice' } }],
      times: { assertions: [{ kind: 'prep', duration: 'PT20M' }] },
      ingredient_sections: [
        { title: 'Dough', ingredients: [{ text: '300 g flour' }, { text: '1 egg' }] },
        { title: 'Topping', ingredients: [{ text: '1 kg plums' }] },
      ],
      instruction_sections: [{ steps: [{ text: 'Knead.' }, { text: 'Bake.' }, { text: 'Let it cool.' }] }],
      nutrition: [
        {
          basis: {
            kind: 'serving',
            text: '1 slice',
            quantity: { kind: 'simple', amount: { value: '1' }, unit: 'count.slice' },
          },
          nutrients: [
            { nutrient: 'energy', text: '250 kcal', amount: { value: '250' }, unit: 'kcal' },
            { nutrient: 'sodium', text: '90 mg', amount: { value: '90' }, unit: 'mg' },
          ],
        },
      ],
      assets: [
        { id: 'photo-1', role: 'image' },
        { id: 'photo-2', role: 'image' },
      ],
      schema_org: {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, bestRating: 5 },
        favorite: true,
      },
    });
    assert.deepEqual(
      [other?.title, other?.source, other && listsOf(other), more],
      ['Jam', { name: 'A book' }, { ingredients: [['', '1 kg berries', '1 kg sugar']], steps: [['', 'Boil.']] }, []],
    );
  });

  test('finds pictures next to the page and reports missing ones', async () => {
    const archive = await archiveOf({ 'Export/recipes.html': page(cake), [`Export/Images/${ID}_1.jpg`]: 'two' });
    const { found, expected } = await findAll(format, archive);
    assert.deepEqual(expected, [1]);
    const [one] = found;
    assert.deepEqual(one?.kind === 'recipe' && [one.path, one.photos, one.diagnostics], [
      ['Export/recipes.html'],
      [{ kind: 'upload', path: [`Export/Images/${ID}_1.jpg`] }],
      [{ code: 'photo-missing', evidence: `images/${ID}_0.jpg` }],
    ]);
  });

  test('reads a page on its own, with any number of recipes', async () => {
    const file = fileOf(page(...Array.from({ length: 2000 }, () => cake)));
    assert.equal(await format.detect(file), 'sure');
    const { found, expected } = await findAll(format, file);
    assert.deepEqual([found.length, expected], [2000, [2000]]);
    const last = found.at(-1);
    assert.equal(last?.kind === 'recipe' && last.node['name'], 'Plum Cake & Cream');
  });

  test('rejects other pages and archives with other files', async () => {
    assert.equal(await format.detect(fileOf('<div class="recipe-details">Soup</div>')), 'no');
    assert.equal(await format.detect(await archiveOf({ 'recipes.html': page(cake), 'soup.cook': 'Boil.' })), 'no');
    assert.equal(await format.detect(await archiveOf({ 'a.html': '<p>Soup</p>', 'b.html': page(jam) })), 'sure');
  });
});
