import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { ImportPreviewItem } from './review.api.ts';
import { chooseForDuplicates, getChoice, buildResolutions, findRepeatedItems } from './review-choices.ts';

type Status = ImportPreviewItem['analysis']['status'];

const match = (entry_id: string) => ({
  entry_id,
  recipe_id: '',
  title: 'Soup',
  revision: 1,
  ingredient_count: 1,
  score: 1,
  evidence: 'similarity' as const,
  authors: [],
});

const item = (id: string, status: Status = 'new', more: Partial<ImportPreviewItem> = {}) => ({
  id,
  can_commit: true,
  analysis: { status, matches: status === 'new' ? [] : [match(`entry of ${id}`)] },
  recipe: { title: id, ingredient_count: 1, step_count: 1 },
  ...more,
});

const none: ReadonlySet<string> = new Set();

suite('resolving preview items', () => {
  test('imports new recipes, skips existing ones and leaves similar or blocked ones undecided', () => {
    const items = [
      item('new'),
      item('there', 'definite-match'),
      item('alike', 'likely-duplicate'),
      item('several', 'ambiguous'),
      item('blocked', 'new', { can_commit: false }),
    ];
    assert.deepEqual(buildResolutions(items, new Map(), none), [
      { item_id: 'new', action: 'separate' },
      { item_id: 'there', action: 'skip' },
    ]);
  });

  test('prefers the choice of the user, including to decide later', () => {
    const items = [item('a'), item('b', 'likely-duplicate')];
    const choices = new Map([
      ['a', undefined],
      ['b', { action: 'update' as const, target: 'entry of b' }],
    ]);
    assert.deepEqual(buildResolutions(items, choices, none), [
      { item_id: 'b', action: 'update', target_entry_id: 'entry of b' },
    ]);
  });

  test('ignores a choice that became impossible or whose item is gone', () => {
    const choices = new Map([
      ['a', { action: 'update' as const, target: 'entry in the trash' }],
      ['blocked', { action: 'separate' as const }],
      ['gone', { action: 'separate' as const }],
    ]);
    const items = [item('a', 'likely-duplicate'), item('blocked', 'new', { can_commit: false })];
    assert.deepEqual(buildResolutions(items, choices, none), []);
  });

  test('skips the second of two identical recipes', () => {
    const recipe = { title: 'Soup', ingredient_count: 1, step_count: 1 };
    const items = [item('a', 'new', { recipe }), item('b', 'new', { recipe }), item('c')];
    const repeatedIds = findRepeatedItems(items);
    assert.deepEqual([...repeatedIds], ['b']);
    assert.deepEqual(
      items.map((one) => getChoice(one, new Map(), repeatedIds)?.action),
      ['separate', 'skip', 'separate'],
    );
  });

  test('applies one choice to all possible duplicates, but updates only those with one clear match', () => {
    const items = [item('new'), item('alike', 'likely-duplicate'), item('several', 'ambiguous')];
    assert.deepEqual([...chooseForDuplicates(items, none, 'separate').keys()], ['alike', 'several']);
    assert.deepEqual(
      [...chooseForDuplicates(items, none, 'update')],
      [['alike', { action: 'update', target: 'entry of alike' }]],
    );
  });
});
