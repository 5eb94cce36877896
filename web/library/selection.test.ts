import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { RecipeSummary } from '../api/recipes.ts';
import { Selection } from './selection.ts';

const recipe = (id: string, revision = 1): RecipeSummary => ({
  id,
  recipe_id: id,
  revision,
  title: id,
  authors: [],
  books: [],
  source_books: [],
  tags: [],
  favorite: false,
  times_cooked: 0,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
});

const all = ['a', 'b', 'c', 'd'].map((id) => recipe(id));
const [a = recipe('a'), b = recipe('b'), , d = recipe('d')] = all;
const idsOf = (selection: Selection): readonly string[] => [...selection.getSelected().keys()].sort();

test('one is chosen and let go, and each change is told', () => {
  const selection = new Selection();
  let told = 0;
  const stop = selection.subscribe(() => (told += 1));
  selection.toggle(a);
  assert.ok(selection.has('a'));
  selection.toggle(a);
  assert.deepEqual([idsOf(selection), told], [[], 2]);
  stop();
  selection.toggle(a);
  assert.equal(told, 2);
});

test('a range goes from the one chosen last, forwards and backwards', () => {
  const selection = new Selection();
  selection.toggle(d);
  selection.extendTo(b, all);
  assert.deepEqual(idsOf(selection), ['b', 'c', 'd']);
  selection.extendTo(a, all);
  assert.deepEqual(idsOf(selection), ['a', 'b', 'c', 'd']);
});

test('without a beginning in sight a range is just that one', () => {
  const selection = new Selection();
  selection.extendTo(b, all);
  assert.deepEqual(idsOf(selection), ['b']);
  selection.clear();
  selection.toggle(recipe('gone'));
  selection.extendTo(a, all);
  assert.deepEqual(idsOf(selection), ['a', 'gone']);
});

test('what is read again is taken over, and what is not there stays chosen', () => {
  const selection = new Selection();
  selection.add([a, d]);
  selection.update([recipe('a', 2), recipe('b', 2)]);
  assert.deepEqual(
    [...selection.getSelected().values()].map(({ id, revision }) => [id, revision]),
    [
      ['a', 2],
      ['d', 1],
    ],
  );
});
