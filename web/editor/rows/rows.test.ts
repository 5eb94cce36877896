import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { parseIngredientRows, parseStepRows } from './parse-pasted.ts';
import { makeSection, joinRow, moveRowBy, newRow, pasteRows, removeRow, splitRow } from './rows.ts';
import type { RowEdit } from './rows.ts';

const list = [newRow('s', '', 'section'), newRow('a', '2 eggs'), newRow('b', 'salt, pepper')];

const shown = (edit: RowEdit) => {
  const { rows, caret } = edit(list);
  return [rows.map(({ kind, text }) => (kind === 'section' ? `# ${text}` : text)), caret && [caret.key, caret.at]];
};

const keys = () => {
  let last = 0;
  return () => `n${(last += 1)}`;
};

const texts = (text: string) => parseStepRows(text, keys()).map((row) => row.text);

suite('editing rows', () => {
  test('splits a row on Enter, but not an empty one', () => {
    assert.deepEqual(shown(splitRow('b', [5, 5], 'n')), [
      ['# ', '2 eggs', 'salt,', 'pepper'],
      ['n', 0],
    ]);
    const { rows } = splitRow('a', [0, 6], 'n')(list);
    assert.deepEqual(rows[1]?.text, '');
    assert.equal(splitRow('a', [0, 0], 'm')(rows).rows, rows);
  });

  test('joins a row to the one above on Backspace, but not to the hidden first section', () => {
    assert.deepEqual(shown(joinRow('b')), [
      ['# ', '2 eggs salt, pepper'],
      ['a', 6],
    ]);
    assert.equal(joinRow('a')(list).rows, list);
  });

  test('uses a heading below an untitled section as its title', () => {
    assert.deepEqual(shown(makeSection('a', 'Sauce'))[0], ['# Sauce', 'salt, pepper']);
    assert.deepEqual(shown(makeSection('b', 'Sauce'))[0], ['# ', '2 eggs', '# Sauce']);
  });

  test('keeps the title of a step when its row is joined, split or made a heading', () => {
    const steps = [
      newRow('s', '', 'section'),
      { ...newRow('a', 'Boil.'), heading: 'Pasta' },
      { ...newRow('b', 'Stir.'), heading: 'Sauce' },
      { ...newRow('c'), heading: 'Serve' },
    ];
    assert.deepEqual(joinRow('b')(steps), {
      rows: steps.with(1, { ...newRow('a', 'Boil. Sauce: Stir.'), heading: 'Pasta' }).toSpliced(2, 1),
      caret: { key: 'a', at: 5 },
    });
    assert.equal(joinRow('c')(steps).rows[2]?.text, 'Stir. Serve');
    assert.deepEqual(makeSection('a', 'Boil.')(steps), {
      rows: [newRow('s', 'Pasta: Boil.', 'section'), ...steps.slice(2)],
      caret: { key: 's', at: 12 },
    });
    assert.deepEqual(makeSection('b', 'Stir.')(steps).rows[2], newRow('b', 'Sauce: Stir.', 'section'));
    // A row with a title is not empty: it stays below its heading, and Enter starts the next row.
    const below = [newRow('s', 'Plates', 'section'), { ...newRow('c'), heading: 'Serve' }];
    assert.equal(joinRow('c')(below).rows, below);
    assert.deepEqual(splitRow('c', [0, 0], 'n')(below).rows, [...below, newRow('n')]);
  });

  test('moves a row up, but not above the first, and removes a row', () => {
    assert.deepEqual(shown(moveRowBy('b', -1, 2)), [
      ['# ', 'salt, pepper', '2 eggs'],
      ['b', 2],
    ]);
    assert.deepEqual(shown(moveRowBy('a', -1, 0))[0], ['# ', '2 eggs', 'salt, pepper']);
    assert.deepEqual(shown(removeRow('b')), [
      ['# ', '2 eggs'],
      ['a', 6],
    ]);
  });

  test('turns a pasted list into rows and headings without bullets', () => {
    const pieces = parseIngredientRows('• 1 onion\r\n\r\nFor the sauce:\n- [ ] cream\n', keys());
    assert.deepEqual(shown(pasteRows('b', [4, 12], pieces))[0], [
      '# ',
      '2 eggs',
      'salt1 onion',
      '# For the sauce',
      'cream',
    ]);
  });

  test('splits pasted steps at blank lines, or else at every line, and drops their numbers', () => {
    assert.deepEqual(texts('1. Mix.\n2) Bake\n'), ['Mix.', 'Bake']);
    assert.deepEqual(texts('Mix\nwell.\n\nSchritt 2: Bake.'), ['Mix\nwell.', 'Bake.']);
    assert.deepEqual(texts('200 g Mehl sieben.'), ['200 g Mehl sieben.']);
  });

  test('keeps a numbered pasted step as a step even if it ends with a colon', () => {
    const kinds = parseStepRows('The dough:\n1. Heat the oven. Mix:\n2. Bake', keys()).map(({ kind, text }) => [
      kind,
      text,
    ]);
    assert.deepEqual(kinds, [
      ['section', 'The dough'],
      ['item', 'Heat the oven. Mix:'],
      ['item', 'Bake'],
    ]);
  });
});
