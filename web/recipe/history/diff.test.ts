import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { array, assert as assertAlways, constantFrom, property } from 'fast-check';

import { diff, diffLines, diffWords } from './diff.ts';
import { findOtherChanges, diffRecipes } from './recipe-diff.ts';

const marked = (parts: readonly { readonly kind: string; readonly value: string }[]): string =>
  parts.map(({ kind, value }) => (kind === 'same' ? value : `${kind === 'new' ? '+' : '-'}[${value}]`)).join('');

const long = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word}${index}`);

const texts = { getLabel: (kind: string) => kind.toUpperCase(), formatDuration: (iso: string) => `<${iso}>` };

suite('diffs of texts and recipes', () => {
  const list = array(constantFrom('a', 'b', 'c'), { maxLength: 12 });

  test('reproduce both lists from their unchanged, removed and added parts', () => {
    assertAlways(
      property(list, list, (before, after) => {
        const parts = diff(before, after);
        const without = (kind: string) => parts.filter((part) => part.kind !== kind).map(({ value }) => value);
        assert.deepEqual([without('new'), without('gone')], [before, after]);
      }),
    );
  });

  test('compare texts by word', () => {
    assert.equal(marked(diffWords('a light béchamel', 'a silky béchamel')), 'a -[light]+[silky] béchamel');
    assert.equal(marked(diffWords('simmer', 'simmer for 20 minutes')), 'simmer+[ for 20 minutes]');
    assert.equal(marked(diffWords('same', 'same')), 'same');
  });

  test('compare similar lines by word and others as a whole', () => {
    const changes = diffLines(
      ['2 onions', '500 g minced beef', 'salt'],
      ['2 onions', '400 g minced beef', '100 g pancetta', 'salt'],
    );
    assert.deepEqual(
      changes.map((change) => (change.kind === 'changed' ? marked(change.parts) : `${change.kind}: ${change.text}`)),
      ['same: 2 onions', '-[500]+[400] g minced beef', 'new: 100 g pancetta', 'same: salt'],
    );
  });

  test('treat very different long texts as replaced', () => {
    assert.equal(diff(long('a'), long('b')).length, 10_000);
  });

  test('list recipe changes by property, and name properties that have no lines', () => {
    const before = { title: 'Soup', notes: 'Hot', keywords: ['a'] };
    const after = { title: 'Soup', notes: 'Hot\nor cold', keywords: ['a'], language: 'en' };
    const parts = diffRecipes(before, after, texts);
    assert.deepEqual(parts, [
      {
        property: 'notes',
        lines: [
          { kind: 'same', text: 'Hot' },
          { kind: 'new', text: 'or cold' },
        ],
      },
    ]);
    assert.deepEqual(findOtherChanges(before, after, parts), ['language']);
    assert.deepEqual(diffRecipes(before, before, texts), []);
  });

  test('format times with the given labels', () => {
    const times = { total: 'PT80M', assertions: [{ kind: 'rest', min: 'PT1H', max: 'PT2H' }, { text: 'over night' }] };
    assert.deepEqual(diffRecipes({ title: 'Bread' }, { title: 'Bread', times }, texts), [
      {
        property: 'times',
        lines: ['TOTAL: <PT80M>', 'REST: <PT1H>–<PT2H>', 'over night'].map((text) => ({ kind: 'new', text })),
      },
    ]);
  });
});
