import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { arbitraryDocument } from './document.arbitraries.ts';
import { toDocument } from './to-document.ts';
import { toForm } from './form.ts';
import type { Form } from './form.ts';

const soup = {
  title: 'Soup',
  x_kept: { deep: [1] },
  yields: [{ text: 'Serves 4', quantity: { kind: 'simple' as const, amount: { value: '4' } } }, { text: '1 l' }],
  times: { total: 'PT45M', assertions: [{ id: 'simmer', kind: 'cook', duration: 'PT25M' }] },
  ingredient_sections: [
    {
      id: 'soup',
      ingredients: [
        { id: 'leeks', text: '2 leeks', name: 'leeks', x_kept: 1 },
        { id: 'stock', text: '1 l stock', recipe_ref: { recipe_id: 'stock-1' } },
      ],
    },
  ],
  instruction_sections: [
    {
      id: 'method',
      steps: [
        {
          id: 'cook',
          text: 'Simmer for 25 minutes.',
          ingredient_uses: [{ ingredient_id: 'leeks' }, { ingredient_id: 'stock' }],
          timing_ids: ['simmer'],
        },
      ],
    },
  ],
  assets: [{ id: 'a', role: 'image' }, { id: 'b', role: 'document' }, { id: 'c' }],
};

const edited = (change: (form: Form) => Partial<Form>) => {
  const form = toForm(soup, []);
  return toDocument({ ...form, ...change(form) }, soup);
};

const withText = (rows: Form['steps'], key: string, text: string): Form['steps'] =>
  rows.map((row) => (row.key === key ? { ...row, text } : row));

const step = (text: string) =>
  edited(({ steps }) => ({ steps: withText(steps, 'item:cook', text) })).instruction_sections?.[0]?.steps?.[0];

suite('a document and its form', () => {
  test('what was not edited is saved as it was read, whatever it holds', () => {
    fc.assert(
      fc.property(arbitraryDocument, (recipe) => {
        assert.deepEqual(toDocument(toForm(recipe, []), recipe), recipe);
      }),
    );
  });

  test('another text of a line keeps its id and what it does not say, and loses what the old text meant', () => {
    const { ingredient_sections: sections } = edited(({ ingredients }) => ({
      ingredients: withText(ingredients, 'item:leeks', '3 onions '),
    }));
    assert.deepEqual(sections?.[0]?.ingredients?.[0], { id: 'leeks', text: '3 onions', x_kept: 1 });
    assert.deepEqual(sections?.[0]?.ingredients?.[1], soup.ingredient_sections[0]?.ingredients[1]);
  });

  test('a corrected reading is confirmed, and holds only for the text that was corrected', () => {
    const correction = { text: '2 leeks', parts: { name: 'leek', note: 'large' } };
    const rows = (text: string) =>
      edited(({ ingredients }) => ({
        ingredients: withText(ingredients, 'item:leeks', text).map((row) =>
          row.key === 'item:leeks' ? { ...row, correction } : row,
        ),
      })).ingredient_sections?.[0]?.ingredients?.[0];
    const normalization = { method: 'authored', review: 'confirmed' };
    assert.deepEqual(rows('2 leeks'), { id: 'leeks', text: '2 leeks', x_kept: 1, ...correction.parts, normalization });
    assert.deepEqual(rows('4 leeks'), { id: 'leeks', text: '4 leeks', x_kept: 1 });
  });

  test('a line that is gone is gone from the steps that took it', () => {
    const recipe = edited(({ ingredients }) => ({ ingredients: withText(ingredients, 'item:leeks', '') }));
    assert.deepEqual(recipe.instruction_sections?.[0]?.steps?.[0]?.ingredient_uses, [{ ingredient_id: 'stock' }]);
  });

  test('a step that is reworded keeps its times, one with other numbers does not', () => {
    assert.deepEqual(step('Let it simmer for 25 minutes.')?.timing_ids, ['simmer']);
    assert.equal(step('Simmer for 40 minutes.')?.timing_ids, undefined);
    assert.equal(step('Simmer for 40 minutes.')?.ingredient_uses?.length, 2);
  });

  test('pictures change places among themselves, and other files stay', () => {
    const { assets } = edited(({ pictures }) => ({ pictures: pictures.toReversed() }));
    assert.deepEqual(
      assets?.map(({ id }) => id),
      ['c', 'b', 'a'],
    );
  });

  test('times and yields are read from what is typed, and the rest of them stays', () => {
    const recipe = edited(() => ({ total: '1 h 20', yields: 'Serves 6' }));
    assert.deepEqual(recipe.times, { ...soup.times, total: 'PT1H20M' });
    assert.deepEqual(recipe.yields, [{ text: 'Serves 6' }, { text: '1 l' }]);
  });
});
