import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { documentsOf, fileOf, itemsOf, listsOf } from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';

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
const listsIn = async (html: string): Promise<ReturnType<typeof listsOf> | undefined> => {
  const [recipe] = await read(html);
  return recipe && listsOf(recipe);
};

const titles = async (html: string): Promise<(string | undefined)[]> => (await read(html)).map(({ title }) => title);

/** A page that shows lists, and what people say of them. */
const shown = (ingredients: readonly string[], steps: readonly string[]): string =>
  `<h1>Leek Soup</h1><h2>Ingredients</h2><ul>${ingredients.map((line) => `<li>${line}</li>`).join('')}</ul>
   <h2>Method</h2><ol>${steps.map((line) => `<li>${line}</li>`).join('')}</ol><h2>Comments</h2><p>Very good, I liked it.</p>`;

const SOUP_LISTS = {
  ingredients: [['', '2 leeks', '1 l stock', '100 ml cream']],
  steps: [['', 'Slice the leeks and fry them.', 'Add the stock and simmer.', 'Stir in the cream.']],
};

suite('JSON-LD on a page', () => {
  const places: readonly (readonly [where: string, value: unknown])[] = [
    ['at the top', soup],
    ['in a list', [{ '@type': 'WebSite' }, soup]],
    ['in a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, soup] }],
    ['in an article', { '@type': 'Article', mainEntity: soup }],
    ['of several types', { ...soup, '@type': ['NewsArticle', 'Recipe'] }],
    ['with older names', { ...soup, recipeIngredient: undefined, ingredients: soup.recipeIngredient }],
  ];
  for (const [where, value] of places) {
    test(`a recipe ${where}`, async () => assert.deepEqual(await listsIn(page(script(value))), SOUP_LISTS));
  }

  test('what one script names, another describes', async () => {
    const [recipe] = await read(
      page(
        script({ ...soup, author: { '@id': '#cook' } }) + script({ '@id': '#cook', '@type': 'Person', name: 'Ada' }),
      ),
    );
    assert.deepEqual(recipe?.authors, [{ kind: 'person', name: 'Ada' }]);
  });

  test('broken data is mended, and that is said', async () => {
    const broken = JSON.stringify(soup)
      .replace('Stir in the cream.', 'Stir in the "heavy"\ncream.')
      .replace(/\}$/, ',}');
    const [item] = await itemsOf(format, fileOf(page(script(`<!-- ${broken} -->`))));
    assert.deepEqual(item?.title, 'Leek Soup');
    assert.deepEqual(item?.remarks, [{ code: 'markup-repaired' }]);
  });

  test('of data that is right nothing is said', async () => {
    const [item] = await itemsOf(format, fileOf(page(script(soup))));
    assert.deepEqual(item?.remarks, []);
  });

  test('values that are escaped twice are plain text', async () => {
    const value = {
      ...soup,
      name: 'Leek &amp;amp; Potato Soup',
      recipeIngredient: ['&lt;b&gt;2&lt;/b&gt; leeks', '&#189; l stock'],
    };
    const [recipe] = await read(page(script(value)));
    assert.equal(recipe?.title, 'Leek & Potato Soup');
    assert.deepEqual(recipe && listsOf(recipe).ingredients, [['', '2 leeks', '½ l stock']]);
  });

  test('the pictures of steps stay with them', async () => {
    const [recipe] = await read(page(script(soup), '<link rel="canonical" href="https://example.org/soup/">'));
    const [asset] = recipe?.assets ?? [];
    assert.equal(asset?.url, 'https://example.org/soup/leeks.jpg');
    assert.deepEqual(recipe?.instruction_sections?.[0]?.steps?.[0]?.asset_ids, [asset.id]);
  });

  test('names of steps that only count them are left out', async () => {
    const steps = soup.recipeInstructions.map(({ text }, at) => ({
      '@type': 'HowToStep',
      name: `Step ${at + 1}`,
      text,
    }));
    const [recipe] = await read(page(script({ ...soup, recipeInstructions: steps })));
    assert.deepEqual(recipe?.instruction_sections, [{ steps: steps.map(({ text }) => ({ text })) }]);
  });

  test('steps that are one text are divided, and their numbers left out', async () => {
    const recipeInstructions = 'Method:\n1. Slice the leeks.\n2. Add the stock.\n3. Stir.';
    assert.deepEqual((await listsIn(page(script({ ...soup, recipeInstructions }))))?.steps, [
      ['', 'Slice the leeks.', 'Add the stock.', 'Stir.'],
    ]);
  });

  test('a line with a colon is the title of those after it', async () => {
    const recipeIngredient = ['For the soup:', '2 leeks', '1 l stock', 'To serve:', 'chives'];
    assert.deepEqual((await listsIn(page(script({ ...soup, recipeIngredient }))))?.ingredients, [
      ['For the soup', '2 leeks', '1 l stock'],
      ['To serve', 'chives'],
    ]);
  });

  test('the time it takes in all is that of its parts, where nobody says it', async () => {
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

  test('each that is whole and different is one, that of the title first', async () => {
    assert.deepEqual(await titles(page(`<h1>Leek Soup with a Sauce</h1>${script([sauce, soup])}`)), [
      'Leek Soup',
      'Herb Sauce',
    ]);
  });

  test('the same one twice is one', async () => {
    assert.deepEqual(await titles(page(script(soup) + script({ ...soup, description: 'Again.' }))), ['Leek Soup']);
  });

  test('what one description lacks, another has', async () => {
    const [recipe, ...more] = await read(page(script({ ...soup, recipeInstructions: [] }) + script(soup)));
    assert.deepEqual([recipe && listsOf(recipe), more.length], [SOUP_LISTS, 0]);
  });

  test('those of other pages are not of this one', async () => {
    const linked = { ...sauce, url: 'https://example.org/sauce' };
    const html = page(script([soup, linked]), '<link rel="canonical" href="https://example.org/soup">');
    assert.deepEqual(await titles(html), ['Leek Soup']);
  });

  test('teasers without steps are none', async () => {
    const teaser = { '@type': 'Recipe', name: 'Bread', image: 'bread.jpg' };
    assert.deepEqual(await titles(page(script([teaser, soup]))), ['Leek Soup']);
  });
});

suite('what the page shows is taken where the data is poor', () => {
  const lines = ['2 leeks', '1 l stock', '100 ml cream', '1 tsp salt'];
  const steps = ['Slice the leeks and fry them.', 'Add the stock and simmer.', 'Stir in the cream.'];

  const poor: readonly (readonly [what: string, recipeIngredient: readonly string[]])[] = [
    ['amounts behind the names', ['leeks 2', 'stock 1l', 'cream 100ml', 'salt 1tsp']],
    ['no amounts', ['leeks', 'stock', 'cream', 'salt']],
    ['all in one', ['2 leeks, 1 l stock, 100 ml cream, 1 tsp salt']],
    ['numbers as programs write them', ['2.0 leeks', '1.0 l stock', '100.0 ml cream', '1.0 tsp salt']],
    ['lines that are missing', ['2 leeks', '1 l stock']],
  ];
  for (const [what, recipeIngredient] of poor) {
    test(`of ingredients: ${what}`, async () => {
      const html = page(shown(lines, steps) + script({ ...soup, recipeIngredient }));
      assert.deepEqual((await listsIn(html))?.ingredients, [['', ...lines]]);
    });
  }

  test('of steps: all in one', async () => {
    const html = page(shown(lines, steps) + script({ ...soup, recipeInstructions: steps.join(' ') }));
    assert.deepEqual((await listsIn(html))?.steps, [['', ...steps]]);
  });

  test('of steps: an end that is cut off', async () => {
    const html = page(
      shown(lines, steps) + script({ ...soup, recipeInstructions: 'Slice the leeks and fry them. Add...' }),
    );
    assert.deepEqual((await listsIn(html))?.steps, [['', ...steps]]);
  });

  test('of steps: none', async () => {
    const html = page(shown(lines, steps) + script({ ...soup, recipeInstructions: '' }));
    const [item] = await itemsOf(format, fileOf(html));
    assert.deepEqual(item?.remarks, [{ code: 'structure-guessed' }]);
    assert.deepEqual((await listsIn(html))?.steps, [['', ...steps]]);
  });

  test('good data stays as it is, whatever the page shows', async () => {
    const html = page(
      shown(['2 leeks, cleaned', 'some stock', 'Print'], ['Something else is told here.']) + script(soup),
    );
    assert.deepEqual(await listsIn(html), SOUP_LISTS);
  });
});
