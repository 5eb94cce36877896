import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { TagChoice } from '../document/form.ts';
import { rebaseTags } from './tags.ts';

/** Single letters are ids of existing tags, words are names of new ones. */
const choice = (text: string): TagChoice => (text.length === 1 ? { id: text } : { name: text });

const rebased = (tags: readonly string[], before: readonly string[], now: readonly string[]): readonly string[] =>
  rebaseTags(tags.map(choice), before, now).map(({ id, name }) => id ?? name ?? '');

suite('rebasing tags', () => {
  test('keeps what others added and removed', () => {
    assert.deepEqual(rebased([], [], ['a']), ['a']);
    assert.deepEqual(rebased(['a', 'b'], ['a', 'b'], ['b', 'c']), ['b', 'c']);
  });

  test('keeps what the user added and removed', () => {
    assert.deepEqual(rebased(['a', 'b', 'Quick'], ['a'], ['a']), ['a', 'b', 'Quick']);
    assert.deepEqual(rebased(['b'], ['a', 'b'], ['a', 'b', 'c']), ['b', 'c']);
  });

  test('lists a tag that both added once and drops a tag that both removed', () => {
    assert.deepEqual(rebased(['a'], [], ['a']), ['a']);
    assert.deepEqual(rebased([], ['a'], []), []);
  });
});
