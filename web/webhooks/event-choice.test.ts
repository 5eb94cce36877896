import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { getEventGroups, toPatterns, expandPatterns, toggleGroup } from './event-choice.ts';

suite('the events of a webhook', () => {
  const groups = getEventGroups('library');
  const tags = groups.find(({ name }) => name === 'tag') ?? assert.fail();

  test('patterns come back as they were', () => {
    for (const patterns of [null, ['recipe.*', 'shopping-list.updated'], ['tag.created'], ['pantry.updated']]) {
      assert.deepEqual(toPatterns(expandPatterns(patterns, groups), groups), patterns);
    }
  });

  test('an asterisk is everything, and every type of a group is the group', () => {
    assert.equal(toPatterns(expandPatterns(['*'], groups), groups), null);
    assert.deepEqual(toPatterns(expandPatterns(['tag.created', 'tag.updated', 'tag.deleted'], groups), groups), [
      'tag.*',
    ]);
  });

  test('a group is chosen and left as a whole', () => {
    const chosen = toggleGroup(expandPatterns(['tag.created', 'pantry.updated'], groups), tags, true);
    assert.deepEqual(toPatterns(chosen, groups), ['pantry.updated', 'tag.*']);
    assert.deepEqual(toPatterns(toggleGroup(chosen, tags, false), groups), ['pantry.updated']);
  });

  test('what happens to the instance is told to its own webhooks alone', () => {
    assert.equal(
      groups.some(({ name }) => name === 'user'),
      false,
    );
    assert.deepEqual(toPatterns(expandPatterns(['user.*'], getEventGroups('instance')), getEventGroups('instance')), [
      'user.*',
    ]);
  });
});
