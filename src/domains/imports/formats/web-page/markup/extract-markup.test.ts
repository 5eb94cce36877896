import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { documentsOf, fileOf, listsOf } from '../../../../../../test/support/import-files.ts';
import { format } from '../format.ts';

const read = async (body: string): Promise<Awaited<ReturnType<typeof documentsOf>>[number] | undefined> => {
  const html = `<!doctype html><html lang="en"><head><title>Site</title></head><body>${body}</body></html>`;
  const [recipe] = await documentsOf(format, fileOf(html));
  return recipe;
};

const LISTS = {
  ingredients: [['', '2 leeks', '1 l stock']],
  steps: [['', 'Slice the leeks.', 'Add the stock and simmer.']],
};

suite('microdata', () => {
  test('extracts a recipe with all its properties', async () => {
    const recipe = await read(`<div itemscope itemtype="http://schema.org/Recipe">
      <h1 itemprop="name">Leek Soup</h1><img itemprop="image" data-src="https://example.org/soup.jpg" src="data:image/gif;base64,x">
      by <span itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Ada</b></span>
      <p itemprop="description">A plain soup.</p><span itemprop="recipeYield">4 servings</span>
      <time itemprop="prepTime" datetime="PT15M">a quarter of an hour</time><meta itemprop="cookTime" content="PT30M">
      <span itemprop="recipeCategory">Soups</span><span itemprop="recipeCuisine">French</span>
      <div itemprop="nutrition" itemscope itemtype="http://schema.org/NutritionInformation"><span itemprop="calories">200 kcal</span></div>
      <ul><li itemprop="recipeIngredient">2 leeks</li><li itemprop="recipeIngredient">1 l stock</li></ul>
      <ol><li itemprop="recipeInstructions">Slice the leeks.</li><li itemprop="recipeInstructions">Add the stock and simmer.</li></ol>
      <div itemprop="review" itemscope itemtype="http://schema.org/Review"><span itemprop="name">Bob</span> says: nice</div></div>`);
    assert.ok(recipe);
    assert.deepEqual(listsOf(recipe), LISTS);
    assert.deepEqual(
      [recipe.title, recipe.description, recipe.authors, recipe.yields?.[0]?.text, recipe.times?.total],
      ['Leek Soup', 'A plain soup.', [{ kind: 'person', name: 'Ada' }], '4 servings', 'PT45M'],
    );
    assert.deepEqual(
      [recipe.categories, recipe.cuisines, recipe.assets?.[0]?.url],
      [['Soups'], ['French'], 'https://example.org/soup.jpg'],
    );
    assert.deepEqual(recipe.nutrition?.[0]?.nutrients?.[0]?.nutrient, 'energy');
  });

  const shapes: readonly (readonly [what: string, body: string])[] = [
    [
      'whole lists as one property',
      `<div itemprop="ingredients"><ul><li>2 leeks</li><li>1 l stock</li></ul></div>
       <div itemprop="recipeInstructions"><p>Slice the leeks.</p><p>Add the stock and simmer.</p></div>`,
    ],
    [
      'lines separated by <br>',
      `<p itemprop="ingredients">2 leeks<br>1 l stock</p>
       <div itemprop="recipeInstructions">1. Slice the leeks.<br>2. Add the stock and simmer.</div>`,
    ],
    [
      'ingredients as nested entities',
      `<ul><li itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient">
        <span itemprop="amount">2</span> <span itemprop="name">leeks</span></li>
        <li itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient">
        <span itemprop="amount">1 l</span> <span itemprop="name">stock</span></li></ul>
       <ol itemprop="instructions"><li>Slice the leeks.</li><li>Add the stock and simmer.</li></ol>`,
    ],
    [
      'lines in which only the name is marked up',
      `<ul><li>2 <a itemprop="ingredients">leeks</a></li><li>1 l <a itemprop="ingredients">stock</a></li></ul>
       <p itemprop="recipeInstructions">Slice the leeks.</p><p itemprop="recipeInstructions">Add the stock and simmer.</p>`,
    ],
    [
      'several ingredients on one line',
      `<p><span itemprop="ingredients">2 leeks</span>, <span itemprop="ingredients">1 l stock</span></p>
       <div itemprop="recipeInstructions"><div><b>1</b> Slice the leeks.</div><div><b>2</b> Add the stock and simmer.</div></div>`,
    ],
    [
      'invisible values',
      `<meta itemprop="recipeIngredient" content="2 leeks"><meta itemprop="recipeIngredient" content="1 l stock">
       <meta itemprop="recipeInstructions" content="Slice the leeks."><meta itemprop="recipeInstructions" content="Add the stock and simmer.">`,
    ],
  ];
  for (const [what, body] of shapes) {
    test(`reads ${what}`, async () => {
      const recipe = await read(
        `<article itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1>${body}</article>`,
      );
      assert.deepEqual(recipe && listsOf(recipe), LISTS);
    });
  }

  test('assigns properties without an enclosing entity to the recipe', async () => {
    const recipe = await read(`<h1>Soup</h1><span itemprop="name">Somebody</span>
      <ul><li itemprop="recipeIngredient">2 leeks</li><li itemprop="recipeIngredient">1 l stock</li></ul>
      <ol><li itemprop="recipeInstructions">Slice the leeks.</li><li itemprop="recipeInstructions">Add the stock and simmer.</li></ol>`);
    assert.deepEqual([recipe?.title, recipe && listsOf(recipe)], ['Soup', LISTS]);
  });

  test('treats headings between marked-up lines as section titles', async () => {
    const recipe = await read(`<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1>
      <h3>For the soup</h3><ul><li itemprop="ingredients">2 leeks</li></ul>
      <h3>To serve</h3><ul><li itemprop="ingredients">chives</li></ul></div>`);
    assert.deepEqual(recipe && listsOf(recipe).ingredients, [
      ['For the soup', '2 leeks'],
      ['To serve', 'chives'],
    ]);
  });
});

suite('RDFa', () => {
  const vocabularies: readonly (readonly [
    vocabulary: string,
    root: string,
    prefix: string,
    ingredient: string,
    steps: string,
  ])[] = [
    ['schema.org with a prefix', 'typeof="schema:Recipe"', 'schema:', 'recipeIngredient', 'recipeInstructions'],
    ['schema.org', 'vocab="https://schema.org/" typeof="Recipe"', '', 'ingredients', 'recipeInstructions'],
    [
      'data-vocabulary.org',
      'xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe"',
      'v:',
      'ingredient',
      'instructions',
    ],
  ];
  for (const [vocabulary, root, prefix, ingredient, steps] of vocabularies) {
    test(`reads ${vocabulary}`, async () => {
      const recipe = await read(`<div ${root}><h1 property="${prefix}name">Leek Soup</h1>
        <span property="${prefix}${ingredient}">2 leeks</span><br><span property="${prefix}${ingredient}">1 l stock</span>
        <div property="${prefix}${steps}"><p>Slice the leeks.</p><p>Add the stock and simmer.</p></div></div>`);
      assert.deepEqual([recipe?.title, recipe && listsOf(recipe)], ['Leek Soup', LISTS]);
    });
  }
});

suite('microformats', () => {
  test('reads hRecipe', async () => {
    const recipe = await read(`<div class="hrecipe"><h2 class="fn">Leek Soup</h2>
      <span class="author vcard"><span class="fn">Ada</span></span> <span class="yield">4</span>
      <span class="duration"><span class="value-title" title="PT45M"></span>45 minutes</span>
      <ul><li class="ingredient"><span class="amount">2</span> <span class="name">leeks</span></li><li class="ingredient">1 l stock</li></ul>
      <div class="instructions"><ol><li>Slice the leeks.</li><li>Add the stock and simmer.</li></ol></div></div>`);
    assert.deepEqual([recipe?.title, recipe && listsOf(recipe), recipe?.yields?.[0]?.text], ['Leek Soup', LISTS, '4']);
  });

  test('reads h-recipe', async () => {
    const recipe = await read(`<article class="h-recipe"><h1 class="p-name">Leek Soup</h1>
      <p>Serves <span class="p-yield">4</span>, <time class="dt-duration" datetime="PT45M">45 min</time></p>
      <ul><li class="p-ingredient">2 leeks</li><li class="p-ingredient">1 l stock</li></ul>
      <div class="e-instructions"><p>Slice the leeks.</p><p>Add the stock and simmer.</p></div></article>`);
    assert.deepEqual([recipe?.title, recipe && listsOf(recipe), recipe?.times?.total], ['Leek Soup', LISTS, 'PT45M']);
  });
});
