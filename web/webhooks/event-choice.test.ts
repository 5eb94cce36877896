import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { groupsFor, patternsOf, typesOf, withGroup } from './event-choice.ts';

suite('the events of a webhook', () => {
  const groups = groupsFor('library');
  const tags = groups.find(({ name }) => name === 'tag') ?? assert.fail();

  test('patterns come back as they were', () => {
    for (const patterns of [null, ['recipe.*', 'shopping-list.updated'], ['tag.created'], ['pantry.updated']]) {
      assert.deepEqual(patternsOf(typesOf(patterns, groups), groups), patterns);
    }
  });

  test('an asterisk is everything, and every type of a group is the group', () => {
    assert.equal(patternsOf(typesOf(['*'], groups), groups), null);
    assert.deepEqual(patternsOf(typesOf(['tag.created', 'tag.updated', 'tag.deleted'], groups), groups), ['tag.*']);
  });

  test('a group is chosen and left as a whole', () => {
    const chosen = withGroup(typesOf(['tag.created', 'pantry.updated'], groups), tags, true);
    assert.deepEqual(patternsOf(chosen, groups), ['pantry.updated', 'tag.*']);
    assert.deepEqual(patternsOf(withGroup(chosen, tags, false), groups), ['pantry.updated']);
  });

  test('what happens to the instance is told to its own webhooks alone', () => {
    assert.equal(
      groups.some(({ name }) => name === 'user'),
      false,
    );
    assert.deepEqual(patternsOf(typesOf(['user.*'], groupsFor('instance')), groupsFor('instance')), ['user.*']);
  });
});
