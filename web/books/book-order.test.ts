import assert from 'node:assert/strict';
import { test } from 'node:test';

import { groupByChapter, getDropPosition, getAdjacentPosition, moveMember } from './book-order.ts';

const member = (entry_id: string, chapter_id: string | null = null) => ({ entry_id, chapter_id, note: '' });

const book = {
  chapters: [
    { id: 'one', title: 'One' },
    { id: 'two', title: 'Two' },
  ],
  members: [member('c', 'two'), member('a'), member('b', 'one'), member('d', 'two')],
};

const shown = (members: readonly ReturnType<typeof member>[]): string =>
  members.map(({ entry_id, chapter_id }) => `${entry_id}:${chapter_id ?? '-'}`).join(' ');

test('groups members by chapter, starting with those without one', () => {
  assert.deepEqual(
    groupByChapter(book).map(({ chapter, members }) => [chapter?.title, shown(members)]),
    [
      [undefined, 'a:-'],
      ['One', 'b:one'],
      ['Two', 'c:two d:two'],
    ],
  );
});

test('steps up and down across chapters and stops at both ends', () => {
  assert.equal(getAdjacentPosition(book, 'a', -1), undefined);
  assert.deepEqual(getAdjacentPosition(book, 'a', 1), { chapterId: 'one', index: 0 });
  assert.deepEqual(getAdjacentPosition(book, 'b', -1), { chapterId: null, index: 1 });
  assert.deepEqual(getAdjacentPosition(book, 'c', 1), { chapterId: 'two', index: 1 });
  assert.deepEqual(getAdjacentPosition(book, 'c', -1), { chapterId: 'one', index: 1 });
  assert.equal(getAdjacentPosition(book, 'd', 1), undefined);
  assert.equal(getAdjacentPosition(book, 'gone', 1), undefined);
});

test('moves a member and keeps the order of the others', () => {
  assert.equal(shown(moveMember(book, 'a', { chapterId: 'two', index: 1 })), 'b:one c:two a:two d:two');
  assert.equal(shown(moveMember(book, 'd', { chapterId: 'two', index: 0 })), 'a:- b:one d:two c:two');
  assert.equal(shown(moveMember(book, 'd', { chapterId: null, index: 0 })), 'd:- a:- b:one c:two');
  assert.deepEqual(moveMember(book, 'gone', { chapterId: null, index: 0 }), book.members);
});

test('finds the position for a drop before or after another member', () => {
  assert.deepEqual(getDropPosition(book, 'c', 'd', true), { chapterId: 'two', index: 1 });
  assert.deepEqual(getDropPosition(book, 'a', 'd', false), { chapterId: 'two', index: 1 });
  assert.equal(getDropPosition(book, 'a', 'a', true), undefined);
});
