import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { derived, documentOf, entryOf, portionOf, recipeOf, required, shelfOf, told } from './shelf.examples.ts';

const soup = documentOf('soup', ['2 onions', '1 cup milk', '1/3 l stock', 'salt']);

suite('an ingredient made by another recipe', () => {
  const bechamel = documentOf('béchamel', ['1 l milk', '100 g flour'], {
    id: 'bechamel',
    title: 'Béchamel',
    yields: [{ text: '1 litre' }],
  });
  const lasagne = documentOf(
    'lasagne',
    [
      'salt',
      { text: '500 ml béchamel', recipe_ref: { recipe_id: 'bechamel', title: 'Béchamel' } },
      '12 lasagne sheets',
    ],
    { title: 'Lasagne' },
  );
  const made = { ...bechamel, id: 'bechamel' };

  test('is scaled to the servings given in the line', () => {
    const recipe = documentOf('dinner', [{ text: '2 servings of soup', recipe_ref: { recipe_id: 'soup' } }]);
    const four = { ...soup, yields: [{ text: 'Serves 4' }] };
    assert.equal(required([portionOf('dinner')], shelfOf(recipe, four)).map(told)[0], '1 onions');
  });

  test('is replaced by the ingredients of its recipe, scaled exactly', () => {
    const all = required([portionOf('lasagne', { scale: '2' })], shelfOf(lasagne, made));
    assert.deepEqual(all.map(told), ['salt', '1 l milk', '100 g flour', '24 lasagne sheets']);
    const { label, recipe_id, recipe_revision, ingredient_id, scale } = all[1]?.source ?? assert.fail();
    assert.deepEqual(
      [label, recipe_id, recipe_revision, ingredient_id, scale],
      ['Lasagne › Béchamel', entryOf('bechamel'), 1, '1', '1'],
    );
  });

  test('is bought if the recipe is not in the library or is in the trash', () => {
    for (const shelf of [shelfOf(lasagne), shelfOf(lasagne, recipeOf(made, { state: 'trashed' }))]) {
      assert.deepEqual(required([portionOf('lasagne')], shelf).map(told), [
        'salt',
        '500 ml béchamel',
        '12 lasagne sheets',
      ]);
    }
  });

  test('uses the current revision of its recipe, so it is never outdated', () => {
    const old = recipeOf(made, { revision: 1, presentRevision: 2 });
    const young = recipeOf(documentOf('bechamel', ['1 l oat milk']), { revision: 2, presentRevision: 2 });
    const { requirements, outdated } = derived([portionOf('lasagne')], shelfOf(lasagne, old, young));
    assert.deepEqual([requirements.map(told)[1], outdated], ['1 l oat milk', false]);
  });

  test('is bought if its recipe is already being expanded', () => {
    const a = documentOf('a', [{ text: '1 b', recipe_ref: { recipe_id: 'b' } }, '1 egg']);
    const b = documentOf('b', [{ text: '1 a', recipe_ref: { recipe_id: 'a' } }, '1 leek']);
    assert.deepEqual(required([portionOf('a')], shelfOf(a, b)).map(told), ['1 a', '1 leek', '1 egg']);
  });

  test('is expanded up to ten levels deep', () => {
    const chain = Array.from({ length: 13 }, (_, index) =>
      documentOf(`r${index}`, [
        `${index} eggs`,
        { text: `1 r${index + 1}`, recipe_ref: { recipe_id: `r${index + 1}` } },
      ]),
    );
    const all = required([portionOf('r0')], shelfOf(...chain));
    assert.deepEqual(all.map(told).slice(-2), ['10 eggs', '1 r11']);
    assert.equal(
      all.at(-1)?.source.label,
      chain
        .slice(0, 11)
        .map(({ title }) => title)
        .join(' › '),
    );
  });

  test('makes all its ingredients optional if it is optional itself', () => {
    const recipe = documentOf('pie', [{ name: 'béchamel', optional: true, recipe_ref: { recipe_id: 'bechamel' } }]);
    assert.deepEqual(
      required([portionOf('pie')], shelfOf(recipe, made)).map(({ selected }) => selected),
      [false, false],
    );
  });

  test('is also offered ready-made, not selected, if the recipe has that alternative', () => {
    const recipe = documentOf('pasta', [
      { text: '1 recipe pesto', recipe_ref: { recipe_id: 'pesto' } },
      { text: '1 jar pesto', relation: 'or' },
    ]);
    const pesto = documentOf('pesto', ['1 bunch basil']);
    const all = required([portionOf('pasta')], shelfOf(recipe, pesto));
    assert.deepEqual(
      all.map((one) => [told(one), one.selected, one.source.ingredient_id]),
      [
        ['1 bunch basil', true, '1'],
        ['1 jar pesto', false, '2'],
      ],
    );
  });

  test('is a choice and not expanded if it is an alternative to another ingredient', () => {
    const recipe = documentOf('pasta', [
      '1 jar pesto',
      { text: '1 recipe pesto', relation: 'or', recipe_ref: { recipe_id: 'soup' } },
    ]);
    const [pesto, ...others] = required([portionOf('pasta')], shelfOf(recipe, soup));
    assert.deepEqual([pesto?.choices.length, others], [2, []]);
  });

  test('gets ids that depend on the path to it', () => {
    const twice = documentOf('twice', [
      { text: '1 l sauce', recipe_ref: { recipe_id: 'bechamel' } },
      { text: '1 l more sauce', recipe_ref: { recipe_id: 'bechamel' } },
    ]);
    const ids = required([portionOf('twice')], shelfOf(twice, made)).map(({ id }) => id);
    assert.equal(new Set(ids).size, 4);
  });
});
