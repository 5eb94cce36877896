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

test('keeps valid search parameters and drops the rest', () => {
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

test('leaves the view out of the search criteria', () => {
  assert.deepEqual(toCriteria({ q: 'soup', view: 'list' }), { q: 'soup' });
});

test('lists each value as a filter and drops a parameter with its last value', () => {
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

test('toggles a filter value on and off', () => {
  const on = toggleFilter({}, 'ingredient', 'onion');
  assert.deepEqual(on, { ingredient: ['onion'] });
  assert.deepEqual(toggleFilter(on, 'ingredient', 'onion'), {});
});
