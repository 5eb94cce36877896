import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { getEventGroups, toPatterns, expandPatterns, toggleGroup } from './event-choice.ts';

suite('event choice of a webhook', () => {
  const groups = getEventGroups('library');
  const tags = groups.find(({ name }) => name === 'tag') ?? assert.fail();

  test('converts patterns to event types and back unchanged', () => {
    for (const patterns of [null, ['recipe.*', 'shopping-list.updated'], ['tag.created'], ['pantry.updated']]) {
      assert.deepEqual(toPatterns(expandPatterns(patterns, groups), groups), patterns);
    }
  });

  test('reduces everything to null and a complete group to its wildcard', () => {
    assert.equal(toPatterns(expandPatterns(['*'], groups), groups), null);
    assert.deepEqual(toPatterns(expandPatterns(['tag.created', 'tag.updated', 'tag.deleted'], groups), groups), [
      'tag.*',
    ]);
  });

  test('selects and deselects a whole group', () => {
    const chosen = toggleGroup(expandPatterns(['tag.created', 'pantry.updated'], groups), tags, true);
    assert.deepEqual(toPatterns(chosen, groups), ['pantry.updated', 'tag.*']);
    assert.deepEqual(toPatterns(toggleGroup(chosen, tags, false), groups), ['pantry.updated']);
  });

  test('offers instance events only to instance webhooks', () => {
    assert.equal(
      groups.some(({ name }) => name === 'user'),
      false,
    );
    assert.deepEqual(toPatterns(expandPatterns(['user.*'], getEventGroups('instance')), getEventGroups('instance')), [
      'user.*',
    ]);
  });
});
