import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  getFilters,
  toCriteria,
  validateLibrarySearch,
  toggleFilter,
  removeFilter,
  clearFilters,
} from './library-search.ts';

test('an address keeps what fits and leaves out the rest', () => {
  assert.deepEqual(
    validateLibrarySearch({
      q: 7,
      tag: 'a',
      facet: ['b', '', 'b', 3, null],
      favorite: 'yes',
      language: 'de-AT; drop',
      max_total_minutes: -1,
      sort: 'colour',
      view: 'list',
      other: 1,
    }),
    { q: '7', tag: ['a'], facet: ['b', '3'], view: 'list' },
  );
  assert.deepEqual(
    validateLibrarySearch({ q: '  ', max_total_minutes: 30, language: 'de', cookable_from_pantry: true }),
    {
      max_total_minutes: 30,
      language: 'de',
      cookable_from_pantry: true,
    },
  );
});

test('the view is no part of what is looked for', () => {
  assert.deepEqual(toCriteria({ q: 'soup', view: 'list' }), { q: 'soup' });
});

test('each value is a filter of its own, and taking away the last one takes away the list', () => {
  const search = validateLibrarySearch({ tag: ['a', 'b'], favorite: true, q: 'soup', sort: 'title' });
  assert.deepEqual(getFilters(search), [
    { name: 'favorite', value: 'true' },
    { name: 'tag', value: 'a' },
    { name: 'tag', value: 'b' },
  ]);
  const one = removeFilter(search, { name: 'tag', value: 'a' });
  assert.deepEqual(one.tag, ['b']);
  assert.equal('tag' in removeFilter(one, { name: 'tag', value: 'b' }), false);
  assert.deepEqual(clearFilters(search), { q: 'soup', sort: 'title' });
});

test('a value is switched on and off', () => {
  const on = toggleFilter({}, 'ingredient', 'onion');
  assert.deepEqual(on, { ingredient: ['onion'] });
  assert.deepEqual(toggleFilter(on, 'ingredient', 'onion'), {});
});
