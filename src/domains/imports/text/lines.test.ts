import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { removeEmptyLines, splitParagraphs, splitLines, expandTabs } from './lines.ts';

suite('line handling', () => {
  test('splits at the line endings of every system but not at page breaks, and removes empty lines', () => {
    assert.deepEqual(splitLines('a\r\nb\rc\nd\u2028e\ff'), ['a', 'b', 'c', 'd', 'e\ff']);
    assert.deepEqual(removeEmptyLines([' a  b ', '', '\t']), ['a b']);
  });

  test('groups lines into paragraphs at empty lines', () => {
    assert.deepEqual(splitParagraphs(['a', ' b ', '  ', '', 'c']), [['a', 'b'], ['c']]);
  });

  test('expands tabs to the next tab stop, except in very long lines', () => {
    assert.equal(expandTabs('a\tb\t\tc'), 'a       b               c');
    assert.equal(expandTabs('\t'.repeat(5000)).length, 5000);
  });
});
