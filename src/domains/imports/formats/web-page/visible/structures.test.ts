// Pages without structured data: how they lay out their lists.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { documentsOf, fileOf, listsOf } from '../../../../../../test/support/import-files.ts';
import { format } from '../format.ts';

const read = async (body: string): Promise<ReturnType<typeof listsOf>> => {
  const html = `<!doctype html><html lang="en"><head><title>Plum Cake</title></head><body><h1>Plum Cake</h1>${body}
    <h2>Related recipes</h2><ul><li>Apple pie with 2 creams</li><li>Cherry cake, 30 minutes</li></ul></body></html>`;
  const [recipe] = await documentsOf(format, fileOf(html));
  assert.ok(recipe);
  return listsOf(recipe);
};

const STEPS_HTML =
  '<h2>Directions</h2><ol><li>Knead the flour and the butter.</li><li>Bake it for 40 minutes.</li></ol>';
const LIST_HTML = '<h2>Ingredients</h2><ul><li>300 g flour</li><li>150 g butter</li><li>plums</li></ul>';
const LIST = [['', '300 g flour', '150 g butter', 'plums']];
const STEPS = [['', 'Knead the flour and the butter.', 'Bake it for 40 minutes.']];

suite('ingredient layouts', () => {
  const shapes: readonly (readonly [what: string, html: string])[] = [
    [
      'a table with amounts before names',
      '<h2>Ingredients</h2><table><tr><td>300 g</td><td>flour</td></tr><tr><td>150 g</td><td>butter</td></tr><tr><td></td><td>plums</td></tr></table>',
    ],
    [
      'a table with names before amounts',
      '<h2>Ingredients</h2><table><tr><td><p>flour</p></td><td><p>300 g</p></td></tr><tr><td><p>butter</p></td><td><p>150 g</p></td></tr><tr><td><p>plums</p></td><td></td></tr></table>',
    ],
    [
      'a definition list',
      '<h2>Ingredients</h2><dl><dt>300 g</dt><dd>flour</dd><dt>150 g</dt><dd>butter</dd><dt></dt><dd>plums</dd></dl>',
    ],
    [
      'boxes with an amount and a name each',
      `<h2>Ingredients</h2><div class="a">${['300 g|flour', '150 g|butter', '|plums']
        .map(
          (line) =>
            `<div class="row"><div class="c1">${line.split('|')[0]}</div><div class="c2">${line.split('|')[1]}</div></div>`,
        )
        .join('')}</div>`,
    ],
    [
      'adjacent spans without spaces',
      '<h2>Ingredients</h2><ul><li><span class="x">300</span><span class="y">g</span><span class="z">flour</span></li><li><span class="x">150</span><span class="y">g</span><span class="z">butter</span></li><li><span class="z">plums</span></li></ul>',
    ],
    ['lines of one paragraph', '<p><b>Ingredients</b><br>300 g flour<br>150 g butter<br>plums</p>'],
    ['separate paragraphs', '<div><p>Ingredients:</p><p>- 300 g flour</p><p>- 150 g butter</p><p>- plums</p></div>'],
    [
      'labels with checkboxes',
      '<h2>Ingredients</h2><ul><li><label><input type="checkbox"> 300 g flour</label></li><li><label><input type="checkbox"> 150 g butter</label></li><li><label>▢ plums</label></li></ul>',
    ],
    [
      'buttons and ads in between',
      '<h2>Ingredients</h2><p>Serves 4</p><div><button>1x</button><button>2x</button></div><ul><li>300 g flour <button>Add</button></li><li>150 g butter</li><li>Advertisement</li><li>plums</li></ul><p>Add to shopping list</p>',
    ],
    [
      'the same list for small and large screens',
      `<div class="mobile"><h2>Ingredients</h2><ul class="ingredients"><li>300 g flour</li><li>150 g butter</li><li>plums</li></ul></div>
       <div class="desktop"><h2>Ingredients</h2><ul class="ingredients"><li>300 g flour</li><li>150 g butter</li><li>plums</li></ul></div>`,
    ],
    [
      'only a class name on the list',
      '<ul class="recipe-ingredients__list"><li>300 g flour</li><li>150 g butter</li><li>plums</li></ul>',
    ],
    [
      'a class name on each item',
      '<div><div class="Ingredient_item__x1">300 g flour</div><div class="Ingredient_item__x1">150 g butter</div><div class="Ingredient_item__x1">plums</div></div>',
    ],
    [
      'tabs',
      '<ul><li>Ingredients</li><li>Directions</li></ul><div><ul><li>300 g flour</li><li>150 g butter</li><li>plums</li></ul></div>',
    ],
    [
      'a collapsible section',
      '<h3><button>Ingredients</button></h3><div hidden><ul><li>300 g flour</li><li>150 g butter</li><li>plums</li></ul></div>',
    ],
    ['nothing that identifies the list', '<ul><li>300 g flour</li><li>150 g butter</li><li>2 kg plums</li></ul>'],
  ];
  for (const [what, html] of shapes) {
    test(`finds ingredients given ${what}`, async () => {
      const expected = what.startsWith('nothing') ? [['', '300 g flour', '150 g butter', '2 kg plums']] : LIST;
      assert.deepEqual((await read(html + STEPS_HTML)).ingredients, expected);
    });
  }

  const GROUPS = [
    ['Dough', '300 g flour', '150 g butter'],
    ['Topping', '1 kg plums', 'sugar'],
  ];
  const grouped: readonly (readonly [what: string, html: string])[] = [
    [
      'headings',
      '<h2>Ingredients</h2><h3>Dough</h3><ul><li>300 g flour</li><li>150 g butter</li></ul><h3>Topping</h3><ul><li>1 kg plums</li><li>sugar</li></ul>',
    ],
    [
      'headings of the same level',
      '<h3>Ingredients</h3><h3>Dough</h3><ul><li>300 g flour</li><li>150 g butter</li></ul><h3>Topping</h3><ul><li>1 kg plums</li><li>sugar</li></ul>',
    ],
    [
      'bold text',
      '<h2>Ingredients</h2><p><strong>Dough:</strong></p><ul><li>300 g flour</li><li>150 g butter</li></ul><p><strong>Topping:</strong></p><ul><li>1 kg plums</li><li>sugar</li></ul>',
    ],
    [
      'bold list items',
      '<h2>Ingredients</h2><ul><li><b>Dough</b></li><li>300 g flour</li><li>150 g butter</li><li><b>Topping</b></li><li>1 kg plums</li><li>sugar</li></ul>',
    ],
    [
      'nested lists',
      '<h2>Ingredients</h2><ul><li>Dough<ul><li>300 g flour</li><li>150 g butter</li></ul></li><li>Topping<ul><li>1 kg plums</li><li>sugar</li></ul></li></ul>',
    ],
    [
      'lines ending with a colon',
      '<h2>Ingredients</h2><p>Dough:<br>300 g flour<br>150 g butter<br><br>Topping:<br>1 kg plums<br>sugar</p>',
    ],
    [
      'plain text between lists',
      '<h2>Ingredients</h2><p>Dough</p><ul><li>300 g flour</li><li>150 g butter</li></ul><p>Topping</p><ul><li>1 kg plums</li><li>sugar</li></ul>',
    ],
  ];
  for (const [what, html] of grouped) {
    test(`groups ingredients under ${what}`, async () =>
      assert.deepEqual((await read(html + STEPS_HTML)).ingredients, GROUPS));
  }

  test('keeps group titles that contain the word for ingredients', async () => {
    const html =
      '<h2>Ingredients for 4</h2><h3>Dry ingredients</h3><ul><li>300 g flour</li></ul><h3>Wet ingredients</h3><ul><li>2 eggs</li></ul>';
    assert.deepEqual((await read(html + STEPS_HTML)).ingredients, [
      ['Dry ingredients', '300 g flour'],
      ['Wet ingredients', '2 eggs'],
    ]);
  });

  test('does not take a single unmarked line before a list for a title', async () => {
    const html =
      '<h2>Ingredients</h2><p>Units <button>US</button> <button>M</button></p><p>Buy them all</p><ul><li>300 g flour</li><li>plums</li></ul>';
    assert.deepEqual((await read(html + STEPS_HTML)).ingredients, [['', '300 g flour', 'plums']]);
  });
});

suite('step layouts', () => {
  const shapes: readonly (readonly [what: string, html: string])[] = [
    ['a list', STEPS_HTML],
    ['paragraphs', '<h2>Directions</h2><p>Knead the flour and the butter.</p><p>Bake it for 40 minutes.</p>'],
    [
      'leading numbers',
      '<h2>Directions</h2><p>1. Knead the flour and the butter.</p><p>2. Bake it for 40 minutes.</p>',
    ],
    [
      'numbers in separate elements',
      '<h2>Directions</h2><ul><li><span class="n">1</span> Knead the flour and the butter.</li><li><span class="n">2</span> Bake it for 40 minutes.</li></ul>',
    ],
    [
      'numbered headings',
      '<h2>Directions</h2><h4>Step 1</h4><p>Knead the flour and the butter.</p><h4>Step 2</h4><p>Bake it for 40 minutes.</p>',
    ],
    [
      'boxes with a number and a text',
      '<h2>Directions</h2><div class="s"><div class="n">1</div><div class="t">Knead the flour and the butter.</div></div><div class="s"><div class="n">2</div><div class="t">Bake it for 40 minutes.</div></div>',
    ],
    [
      'a table',
      '<h2>Directions</h2><table><tr><td>1</td><td>Knead the flour and the butter.</td></tr><tr><td>2</td><td>Bake it for 40 minutes.</td></tr></table>',
    ],
    [
      'images in between',
      '<h2>Directions</h2><ol><li>Knead the flour and the butter.<figure><img src="a.jpg"><figcaption>The dough</figcaption></figure></li><li>Bake it for 40 minutes.</li></ol>',
    ],
    [
      'notes at the end',
      `${STEPS_HTML}<p>Note: you can use other fruit as well, if there are no plums.</p><p>I like it with cream.</p>`,
    ],
  ];
  for (const [what, html] of shapes) {
    test(`finds steps given ${what}`, async () => assert.deepEqual((await read(LIST_HTML + html)).steps, STEPS));
  }

  test('finds ingredients and steps given as lines of one paragraph each', async () => {
    const html =
      '<p><b>Ingredients</b><br>300 g flour<br>plums</p><p><b>Method</b><br>Knead the flour and the butter.<br>Bake it for 40 minutes.</p>';
    assert.deepEqual(await read(html), { ingredients: [['', '300 g flour', 'plums']], steps: STEPS });
  });

  test('ignores a story before the ingredients', async () => {
    const story =
      '<h2>How to make plum cake</h2><p>I remember how my aunt made it in her old oven. It was the best.</p>';
    assert.deepEqual(await read(story + LIST_HTML + STEPS_HTML), { ingredients: LIST, steps: STEPS });
  });

  test('groups steps under headings', async () => {
    const html =
      '<h2>Directions</h2><h3>Dough</h3><ol><li>Knead the flour and the butter.</li></ol><h3>Cake</h3><ol><li>Bake it for 40 minutes.</li></ol>';
    assert.deepEqual((await read(LIST_HTML + html)).steps, [
      ['Dough', 'Knead the flour and the butter.'],
      ['Cake', 'Bake it for 40 minutes.'],
    ]);
  });

  test('finds steps in plain text after an unidentified list', async () => {
    const html =
      '<ul><li>300 g flour</li><li>150 g butter</li><li>2 kg plums</li></ul><p>Knead the flour and the butter.</p><p>Bake it for 40 minutes.</p>';
    assert.deepEqual((await read(html)).steps, STEPS);
  });
});

const factsOf = async (body: string): Promise<readonly unknown[]> => {
  const html = `<!doctype html><html><body><h1>Plum Cake</h1>${body}${LIST_HTML}${STEPS_HTML}</body></html>`;
  const [recipe] = await documentsOf(format, fileOf(html));
  return [recipe?.yields?.[0]?.text, recipe?.times?.total];
};

suite('yield and times on the page', () => {
  const pages: readonly (readonly [html: string, made: string | undefined, total: string | undefined])[] = [
    ['<p>Serves 4</p><p>Prep time: 20 min</p><p>Cook time: 1 h 10 min</p>', 'Serves 4', 'PT90M'],
    ['<ul><li><b>Servings</b><br>4 people</li><li><b>Total time</b><br>1½ hours</li></ul>', '4 people', 'PT90M'],
    ['<dl><dt>Portionen</dt><dd>4</dd><dt>Gesamtzeit</dt><dd>45 Minuten</dd></dl>', '4', 'PT45M'],
    ['<p>Préparation : 15 min - pour 6 personnes</p>', undefined, undefined],
    ['<div>調理時間 30分</div><div>2人分</div>', '2人分', 'PT30M'],
    [
      '<table><tr><td>Время приготовления:</td><td>1 час 20 минут</td></tr><tr><td>Порций:</td><td>6</td></tr></table>',
      'Порций: 6',
      'PT80M',
    ],
    ['<p>It takes a while.</p>', undefined, undefined],
  ];
  for (const [html, made, total] of pages) test(html, async () => assert.deepEqual(await factsOf(html), [made, total]));
});
