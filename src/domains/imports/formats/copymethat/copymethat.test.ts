import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { archiveOf, documentsOf, fileOf, findAll, listsOf } from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';

const HEAD = '<!DOCTYPE html><head><meta name="copymethat_class_id_version" content="2"></head><html><body>';

const stew = `
<div class = "recipe">
<div id = "name">
    Bean Stew
</div>
<div id = "link">
    Adapted from <a id = "original_link" href = "https://example.org/stew">https://example.org/stew</a>
</div>
<img class= "recipeImage" src = "images/bean_stew_x1y2z.jpg" width="120px"/>
<div id = "description">Hearty.<br>Cheap.</div>
<div id = "categories">
<span>Tags: </span>
    <span class = "recipeCategory">dinner</span><span> </span>
    <span class = "recipeCategory">beans</span><span> </span>
</div>
<div id = "extra_info">
    <span id="made_this"> I made this. </span>
    <span id="starred">Is starred. </span>
    <span id="rating">Rated <span id = "ratingValue">4</span>/5</span>
</div>
<div id = "servings">
    Servings: <a id="recipeYield">6</a>
</div>
    <div id= "recipeIngredient_header">Ingredients</div>
    <ul id = "recipeIngredients">
        <div class= "recipeIngredient_subheader">The stew:</div>
        <li class= "recipeIngredient">500 g beans</li>
        <li class= "recipeIngredient_note">soaked over night</li>
        <div class= "recipeIngredient_spacer"></div>
        <div class= "recipeIngredient recipeIngredient_subheader">To serve</div>
        <li class= "recipeIngredient">bread</li>
    </ul>
    <div id= "recipeInstructions_header">Steps</div>
    <ol id = "recipeInstructions">
        <li class = "instruction" value = "1">Boil the beans.</li>
        <div class = "instruction instruction_subheader">Finish:</div>
        <li class = "instruction" value = "1">Add salt.</li>
        <li class = "instruction_next">Serve.</li>
    </ol>
    <div id = "recipeNotes_header">Notes</div>
    <ul id = "recipeNotes">
        <li class = "recipeNote">Freezes well.</li>
        <li class = "recipeNote">Keeps 3 days.</li>
    </ul>
    <div id="nutrition"><b>Nutrition</b><br>300 kcal</div>
</div>`;

const tea = `<div class="recipe"><div id="name">Tea</div><div id="link">Adapted from Grandma</div>
<ul id="recipeIngredients"><li class="recipeIngredient">tea</li></ul>
<ol id="recipeInstructions"><li class="instruction">Steep.</li></ol></div>`;

suite('CopyMeThat', () => {
  test('keeps every part of a recipe', async () => {
    const archive = await archiveOf({
      'recipes.html': `${HEAD}${stew}${tea}</body></html>`,
      'images/bean_stew_x1y2z.jpg': 'x',
    });
    assert.equal(await format.detect(archive), 'sure');
    const [recipe, other, ...more] = await documentsOf(format, archive);
    assert.deepEqual(recipe, {
      title: 'Bean Stew',
      description: 'Hearty.\nCheap.',
      source: { url: 'https://example.org/stew' },
      keywords: ['dinner', 'beans'],
      notes: 'Freezes well.\nKeeps 3 days.\n\nNutrition\n300 kcal',
      yields: [{ text: '6', quantity: { kind: 'simple', amount: { value: '6' } } }],
      ingredient_sections: [
        { title: 'The stew', ingredients: [{ text: '500 g beans' }, { text: 'soaked over night' }] },
        { title: 'To serve', ingredients: [{ text: 'bread' }] },
      ],
      instruction_sections: [
        { steps: [{ text: 'Boil the beans.' }] },
        { title: 'Finish', steps: [{ text: 'Add salt.' }, { text: 'Serve.' }] },
      ],
      assets: [{ id: 'photo-1', role: 'image' }],
      schema_org: {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, bestRating: 5 },
        favorite: true,
        made: true,
      },
    });
    assert.deepEqual(
      [other?.title, other?.source, other && listsOf(other), more],
      ['Tea', { name: 'Grandma' }, { ingredients: [['', 'tea']], steps: [['', 'Steep.']] }, []],
    );
  });

  test('finds pictures next to the page and on the web', async () => {
    const elsewhere = stew.replace('images/bean_stew_x1y2z.jpg', 'https://example.org/stew.jpg');
    const archive = await archiveOf({
      'My recipes/recipes.html': `${HEAD}${stew}${elsewhere}`,
      'My recipes/images/bean_stew_x1y2z.jpg': 'x',
    });
    const { found, expected } = await findAll(format, archive);
    assert.deepEqual(expected, [2]);
    assert.deepEqual(
      found.map((one) => one.kind === 'recipe' && one.photos),
      [
        [{ kind: 'upload', path: ['My recipes/images/bean_stew_x1y2z.jpg'] }],
        [{ kind: 'address', url: 'https://example.org/stew.jpg' }],
      ],
    );
  });

  test('detects a page by the ids of its lists, and rejects other pages and archives with other files', async () => {
    assert.equal(await format.detect(fileOf(`<html><body>${tea}</body></html>`)), 'sure');
    assert.equal(await format.detect(fileOf('<div class="recipe"><h1>Tea</h1></div>')), 'no');
    assert.equal(await format.detect(await archiveOf({ 'recipes.html': HEAD + tea, 'other.txt': 'x' })), 'no');
  });
});
