import assert from 'node:assert/strict';
import { test } from 'node:test';

import { filtersIn, findOf, librarySearch, toggled, withoutFilter, withoutFilters } from './library-search.ts';

test('an address keeps what fits and leaves out the rest', () => {
  assert.deepEqual(
    librarySearch({
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
  assert.deepEqual(librarySearch({ q: '  ', max_total_minutes: 30, language: 'de', cookable_from_pantry: true }), {
    max_total_minutes: 30,
    language: 'de',
    cookable_from_pantry: true,
  });
});

test('the view is no part of what is looked for', () => {
  assert.deepEqual(findOf({ q: 'soup', view: 'list' }), { q: 'soup' });
});

test('each value is a filter of its own, and taking away the last one takes away the list', () => {
  const search = librarySearch({ tag: ['a', 'b'], favorite: true, q: 'soup', sort: 'title' });
  assert.deepEqual(filtersIn(search), [
    { name: 'favorite', value: 'true' },
    { name: 'tag', value: 'a' },
    { name: 'tag', value: 'b' },
  ]);
  const one = withoutFilter(search, { name: 'tag', value: 'a' });
  assert.deepEqual(one.tag, ['b']);
  assert.equal('tag' in withoutFilter(one, { name: 'tag', value: 'b' }), false);
  assert.deepEqual(withoutFilters(search), { q: 'soup', sort: 'title' });
});

test('a value is switched on and off', () => {
  const on = toggled({}, 'ingredient', 'onion');
  assert.deepEqual(on, { ingredient: ['onion'] });
  assert.deepEqual(toggled(on, 'ingredient', 'onion'), {});
});
