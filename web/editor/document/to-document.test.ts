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

suite('converting a document to a form and back', () => {
  test('leaves an unedited document unchanged', () => {
    fc.assert(
      fc.property(arbitraryDocument, (recipe) => {
        assert.deepEqual(toDocument(toForm(recipe, []), recipe), recipe);
      }),
    );
  });

  test('keeps the id and unknown properties of an edited line, but not the parts of its old text', () => {
    const { ingredient_sections: sections } = edited(({ ingredients }) => ({
      ingredients: withText(ingredients, 'item:leeks', '3 onions '),
    }));
    assert.deepEqual(sections?.[0]?.ingredients?.[0], { id: 'leeks', text: '3 onions', x_kept: 1 });
    assert.deepEqual(sections?.[0]?.ingredients?.[1], soup.ingredient_sections[0]?.ingredients[1]);
  });

  test('confirms a correction, but only for the text it was made for', () => {
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

  test('removes an emptied ingredient line from the steps that use it', () => {
    const recipe = edited(({ ingredients }) => ({ ingredients: withText(ingredients, 'item:leeks', '') }));
    assert.deepEqual(recipe.instruction_sections?.[0]?.steps?.[0]?.ingredient_uses, [{ ingredient_id: 'stock' }]);
  });

  test('keeps the times of a reworded step unless its numbers change', () => {
    assert.deepEqual(step('Let it simmer for 25 minutes.')?.timing_ids, ['simmer']);
    assert.equal(step('Simmer for 40 minutes.')?.timing_ids, undefined);
    assert.equal(step('Simmer for 40 minutes.')?.ingredient_uses?.length, 2);
  });

  test('reorders pictures and leaves other files in place', () => {
    const { assets } = edited(({ pictures }) => ({ pictures: pictures.toReversed() }));
    assert.deepEqual(
      assets?.map(({ id }) => id),
      ['c', 'b', 'a'],
    );
  });

  test('updates the typed time and yield and keeps the others', () => {
    const recipe = edited(() => ({ total: '1 h 20', yields: 'Serves 6' }));
    assert.deepEqual(recipe.times, { ...soup.times, total: 'PT1H20M' });
    assert.deepEqual(recipe.yields, [{ text: 'Serves 6' }, { text: '1 l' }]);
  });
});
