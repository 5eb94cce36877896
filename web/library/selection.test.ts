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

test('toggles a recipe and notifies subscribers of each change', () => {
  const selection = new Selection();
  let notifications = 0;
  const stop = selection.subscribe(() => (notifications += 1));
  selection.toggle(a);
  assert.ok(selection.has('a'));
  selection.toggle(a);
  assert.deepEqual([idsOf(selection), notifications], [[], 2]);
  stop();
  selection.toggle(a);
  assert.equal(notifications, 2);
});

test('extends the selection from the last selected recipe', () => {
  const selection = new Selection();
  selection.toggle(d);
  selection.extendTo(b, all);
  assert.deepEqual(idsOf(selection), ['b', 'c', 'd']);
  selection.extendTo(a, all);
  assert.deepEqual(idsOf(selection), ['a', 'b', 'c', 'd']);
});

test('selects a single recipe if the start of the range is not in the list', () => {
  const selection = new Selection();
  selection.extendTo(b, all);
  assert.deepEqual(idsOf(selection), ['b']);
  selection.clear();
  selection.toggle(recipe('gone'));
  selection.extendTo(a, all);
  assert.deepEqual(idsOf(selection), ['a', 'gone']);
});

test('updates refetched recipes and keeps the others selected', () => {
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
