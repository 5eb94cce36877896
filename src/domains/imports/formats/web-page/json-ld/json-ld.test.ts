import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { documentsOf, fileOf, itemsOf, listsOf } from '../../../../../../test/support/import-files.ts';
import { format } from '../format.ts';

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en-GB"><head><title>A page</title>${head}</head><body>${body}</body></html>`;

const script = (value: unknown): string =>
  `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`;

const soup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek Soup',
  recipeYield: '4 servings',
  recipeIngredient: ['2 leeks', '1 l stock', '100 ml cream'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Slice the leeks and fry them.', image: 'leeks.jpg' },
    { '@type': 'HowToStep', text: 'Add the stock and simmer.' },
    { '@type': 'HowToStep', text: 'Stir in the cream.' },
  ],
};

const read = async (html: string): ReturnType<typeof documentsOf> => documentsOf(format, fileOf(html));
const readLists = async (html: string): Promise<ReturnType<typeof listsOf> | undefined> => {
  const [recipe] = await read(html);
  return recipe && listsOf(recipe);
};

const readTitles = async (html: string): Promise<(string | undefined)[]> =>
  (await read(html)).map(({ title }) => title);

/** A page that shows lists followed by comments. */
const renderVisible = (ingredients: readonly string[], steps: readonly string[]): string =>
  `<h1>Leek Soup</h1><h2>Ingredients</h2><ul>${ingredients.map((line) => `<li>${line}</li>`).join('')}</ul>
   <h2>Method</h2><ol>${steps.map((line) => `<li>${line}</li>`).join('')}</ol><h2>Comments</h2><p>Very good, I liked it.</p>`;

const SOUP_LISTS = {
  ingredients: [['', '2 leeks', '1 l stock', '100 ml cream']],
  steps: [['', 'Slice the leeks and fry them.', 'Add the stock and simmer.', 'Stir in the cream.']],
};

suite('JSON-LD on a page', () => {
  const places: readonly (readonly [where: string, value: unknown])[] = [
    ['at the top level', soup],
    ['in an array', [{ '@type': 'WebSite' }, soup]],
    ['in a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, soup] }],
    ['in an article', { '@type': 'Article', mainEntity: soup }],
    ['with several types', { ...soup, '@type': ['NewsArticle', 'Recipe'] }],
    ['with older property names', { ...soup, recipeIngredient: undefined, ingredients: soup.recipeIngredient }],
  ];
  for (const [where, value] of places) {
    test(`reads a recipe ${where}`, async () => assert.deepEqual(await readLists(page(script(value))), SOUP_LISTS));
  }

  test('resolves references between scripts', async () => {
    const [recipe] = await read(
      page(
        script({ ...soup, author: { '@id': '#cook' } }) + script({ '@id': '#cook', '@type': 'Person', name: 'Ada' }),
      ),
    );
    assert.deepEqual(recipe?.authors, [{ kind: 'person', name: 'Ada' }]);
  });

  test('repairs broken data and reports it', async () => {
    const broken = JSON.stringify(soup)
      .replace('Stir in the cream.', 'Stir in the "heavy"\ncream.')
      .replace(/\}$/, ',}');
    const [item] = await itemsOf(format, fileOf(page(script(`<!-- ${broken} -->`))));
    assert.deepEqual(item?.title, 'Leek Soup');
    assert.deepEqual(item?.remarks, [{ code: 'markup-repaired' }]);
  });

  test('reports nothing for valid data', async () => {
    const [item] = await itemsOf(format, fileOf(page(script(soup))));
    assert.deepEqual(item?.remarks, []);
  });

  test('decodes values that are escaped twice', async () => {
    const value = {
      ...soup,
      name: 'Leek &amp;amp; Potato Soup',
      recipeIngredient: ['&lt;b&gt;2&lt;/b&gt; leeks', '&#189; l stock'],
    };
    const [recipe] = await read(page(script(value)));
    assert.equal(recipe?.title, 'Leek & Potato Soup');
    assert.deepEqual(recipe && listsOf(recipe).ingredients, [['', '2 leeks', '½ l stock']]);
  });

  test('keeps the images of steps', async () => {
    const [recipe] = await read(page(script(soup), '<link rel="canonical" href="https://example.org/soup/">'));
    const [asset] = recipe?.assets ?? [];
    assert.equal(asset?.url, 'https://example.org/soup/leeks.jpg');
    assert.deepEqual(recipe?.instruction_sections?.[0]?.steps?.[0]?.asset_ids, [asset.id]);
  });

  test('drops step names that are only numbers', async () => {
    const steps = soup.recipeInstructions.map(({ text }, at) => ({
      '@type': 'HowToStep',
      name: `Step ${at + 1}`,
      text,
    }));
    const [recipe] = await read(page(script({ ...soup, recipeInstructions: steps })));
    assert.deepEqual(recipe?.instruction_sections, [{ steps: steps.map(({ text }) => ({ text })) }]);
  });

  test('splits steps given as one text and strips their numbers', async () => {
    const recipeInstructions = 'Method:\n1. Slice the leeks.\n2. Add the stock.\n3. Stir.';
    assert.deepEqual((await readLists(page(script({ ...soup, recipeInstructions }))))?.steps, [
      ['', 'Slice the leeks.', 'Add the stock.', 'Stir.'],
    ]);
  });

  test('treats a line ending with a colon as a section title', async () => {
    const recipeIngredient = ['For the soup:', '2 leeks', '1 l stock', 'To serve:', 'chives'];
    assert.deepEqual((await readLists(page(script({ ...soup, recipeIngredient }))))?.ingredients, [
      ['For the soup', '2 leeks', '1 l stock'],
      ['To serve', 'chives'],
    ]);
  });

  test('adds up prep and cook time if the total time is missing', async () => {
    const [recipe] = await read(page(script({ ...soup, prepTime: 'PT15M', cookTime: 'PT1H' })));
    assert.equal(recipe?.times?.total, 'PT75M');
    const [stated] = await read(page(script({ ...soup, prepTime: 'PT15M', cookTime: 'PT1H', totalTime: 'PT2H' })));
    assert.equal(stated?.times?.total, 'PT2H');
  });
});

suite('several recipes on a page', () => {
  const sauce = {
    ...soup,
    name: 'Herb Sauce',
    recipeIngredient: ['1 bunch parsley', '200 g yoghurt'],
    recipeInstructions: ['Chop the parsley.', 'Mix it with the yoghurt.'],
  };

  test('extracts each complete and distinct recipe, starting with the one in the page heading', async () => {
    assert.deepEqual(await readTitles(page(`<h1>Leek Soup with a Sauce</h1>${script([sauce, soup])}`)), [
      'Leek Soup',
      'Herb Sauce',
    ]);
  });

  test('merges duplicates', async () => {
    assert.deepEqual(await readTitles(page(script(soup) + script({ ...soup, description: 'Again.' }))), ['Leek Soup']);
  });

  test('completes a recipe from a second description of it', async () => {
    const [recipe, ...more] = await read(page(script({ ...soup, recipeInstructions: [] }) + script(soup)));
    assert.deepEqual([recipe && listsOf(recipe), more.length], [SOUP_LISTS, 0]);
  });

  test('ignores recipes that belong to other pages', async () => {
    const linked = { ...sauce, url: 'https://example.org/sauce' };
    const html = page(script([soup, linked]), '<link rel="canonical" href="https://example.org/soup">');
    assert.deepEqual(await readTitles(html), ['Leek Soup']);
  });

  test('ignores teasers without steps', async () => {
    const teaser = { '@type': 'Recipe', name: 'Bread', image: 'bread.jpg' };
    assert.deepEqual(await readTitles(page(script([teaser, soup]))), ['Leek Soup']);
  });
});

suite('fallback from poor data to the visible page', () => {
  const lines = ['2 leeks', '1 l stock', '100 ml cream', '1 tsp salt'];
  const steps = ['Slice the leeks and fry them.', 'Add the stock and simmer.', 'Stir in the cream.'];

  const poorLists: readonly (readonly [what: string, recipeIngredient: readonly string[]])[] = [
    ['amounts after the names', ['leeks 2', 'stock 1l', 'cream 100ml', 'salt 1tsp']],
    ['no amounts', ['leeks', 'stock', 'cream', 'salt']],
    ['a single line', ['2 leeks, 1 l stock, 100 ml cream, 1 tsp salt']],
    ['needless decimals', ['2.0 leeks', '1.0 l stock', '100.0 ml cream', '1.0 tsp salt']],
    ['only some of the lines', ['2 leeks', '1 l stock']],
  ];
  for (const [what, recipeIngredient] of poorLists) {
    test(`takes the visible ingredients if the data has ${what}`, async () => {
      const html = page(renderVisible(lines, steps) + script({ ...soup, recipeIngredient }));
      assert.deepEqual((await readLists(html))?.ingredients, [['', ...lines]]);
    });
  }

  test('takes the visible steps if the data has a single text', async () => {
    const html = page(renderVisible(lines, steps) + script({ ...soup, recipeInstructions: steps.join(' ') }));
    assert.deepEqual((await readLists(html))?.steps, [['', ...steps]]);
  });

  test('takes the visible steps if the data is truncated', async () => {
    const html = page(
      renderVisible(lines, steps) + script({ ...soup, recipeInstructions: 'Slice the leeks and fry them. Add...' }),
    );
    assert.deepEqual((await readLists(html))?.steps, [['', ...steps]]);
  });

  test('takes the visible steps if the data has none, and reports a guess', async () => {
    const html = page(renderVisible(lines, steps) + script({ ...soup, recipeInstructions: '' }));
    const [item] = await itemsOf(format, fileOf(html));
    assert.deepEqual(item?.remarks, [{ code: 'structure-guessed' }]);
    assert.deepEqual((await readLists(html))?.steps, [['', ...steps]]);
  });

  test('keeps good data whatever the page shows', async () => {
    const html = page(
      renderVisible(['2 leeks, cleaned', 'some stock', 'Print'], ['Something else is told here.']) + script(soup),
    );
    assert.deepEqual(await readLists(html), SOUP_LISTS);
  });
});
