import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { filledLines, paragraphsOf, splitLines, withoutTabs } from './split-lines.ts';

suite('lines', () => {
  test('end as every system ends them, and pages do not end them', () => {
    assert.deepEqual(splitLines('a\r\nb\rc\nd\u2028e\ff'), ['a', 'b', 'c', 'd', 'e\ff']);
    assert.deepEqual(filledLines([' a  b ', '', '\t']), ['a b']);
  });

  test('stand together between empty ones', () => {
    assert.deepEqual(paragraphsOf(['a', ' b ', '  ', '', 'c']), [['a', 'b'], ['c']]);
  });

  test('have spaces up to the next stop in place of tabs', () => {
    assert.equal(withoutTabs('a\tb\t\tc'), 'a       b               c');
    assert.equal(withoutTabs('\t'.repeat(5000)).length, 5000);
  });
});
