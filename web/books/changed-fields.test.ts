import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { getChangedFields } from './changed-fields.ts';

const soups = { id: 'a', title: 'Soups' };
const pies = { id: 'b', title: 'Pies' };
const book: Parameters<typeof getChangedFields>[0] = {
  title: 'Sundays',
  kind: 'personal',
  description: '',
  chapters: [soups, pies],
};

suite('changed fields of a book', () => {
  test('include only the form fields that differ', () => {
    assert.deepEqual(getChangedFields(book, { ...book, title: 'Mondays', description: 'Quick' }), [
      'title',
      'description',
    ]);
    assert.deepEqual(getChangedFields(book, { ...book, chapters: [{ ...soups }, { ...pies }] }), []);
  });

  test('include renamed and reordered chapters', () => {
    assert.deepEqual(getChangedFields(book, { ...book, chapters: [pies, soups] }), ['chapters']);
    assert.deepEqual(getChangedFields(book, { ...book, chapters: [soups, { ...pies, title: 'Tarts' }] }), ['chapters']);
  });
});
