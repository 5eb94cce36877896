import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite, test } from 'node:test';

import { Tagger } from '../../src/domains/ingredients/line/tagger/tagger.ts';
import { tokenizeLine } from '../../src/domains/ingredients/line/tokenize-line.ts';
import { createWeightTable } from '../../src/domains/ingredients/line/tagger/weight-table.ts';
import { align } from './align.ts';
import type { Example } from './corpus.ts';
import { learn } from './learn.ts';
import { figuresOf, labelled } from './measure.ts';

/** Our own lines, labeled in the same way as the training lines. */
const examples: readonly Example[] = [
  { text: '1½ cups chopped dill', name: 'dill', quantity: '1 1/2', unit: 'cup', preparation: 'chopped' },
  { text: '2 to 3 large beetroots, peeled', name: 'beetroots', quantity: '2-3', size: 'large', preparation: 'peeled' },
  { text: '1 (8-ounce) tub quark', name: 'quark', quantity: '1 8', unit: 'ounce tub' },
  { text: '40g/1½oz lard', name: 'lard', quantity: '40 1 1/2', unit: 'g oz' },
  { text: 'lovage, to taste', name: 'lovage', comment: 'to taste' },
  { text: '3 bay leaves, for the broth', name: 'bay leaf', quantity: '3', purpose: 'for the broth' },
];

suite('ingredient tagger training', () => {
  test('aligns the words of the labels with the words of the line', () => {
    assert.deepEqual(
      examples.map((example) => align(example)?.labels.join(' ')),
      [
        'quantity quantity unit preparation name',
        'quantity quantity quantity size name other preparation',
        'quantity other quantity other unit other unit name',
        'quantity unit other quantity quantity unit name',
        'name other note note',
        'quantity name name other purpose purpose purpose',
      ],
    );
    assert.equal(align({ text: '1 onion', name: 'shallot' }), undefined);
  });

  test('memorizes a few lines and learns the same weights from the same lines', () => {
    const learning = { epochs: 20, rate: 0.1, seed: 3, dropout: 0, rarest: 1, kept: 5000, scale: 28 };
    const weights = learn(examples, learning);
    assert.deepEqual(learn(examples, learning), weights);
    const tagger = new Tagger(createWeightTable(weights));
    for (const example of examples) assert.deepEqual(tagger.label(tokenizeLine(example.text)), align(example)?.labels);
  });
});

suite('ingredient line evaluation', () => {
  test('takes the first amount, the unit and the name from a label', () => {
    assert.deepEqual(examples.map(labelled), [
      { quantity: '3/2', unit: 'cup', name: 'dill' },
      { quantity: '2-3', unit: '', name: 'beetroots' },
      { quantity: '1', unit: 'ounce tub', name: 'quark' },
      { quantity: '40', unit: 'g oz', name: 'lard' },
      { quantity: '', unit: '', name: 'lovage' },
      { quantity: '3', unit: '', name: 'bay leaf' },
    ]);
  });

  test('counts a unit as correct if the label starts with it', () => {
    const label = { quantity: '1', unit: 'ounce can', name: 'bean' };
    assert.deepEqual(figuresOf([[label, { ...label, unit: 'ounce' }]]), {
      quantity: 100,
      unit: 100,
      name: 100,
      all: 100,
    });
    const half = figuresOf([
      [label, { ...label, quantity: '2', unit: 'can' }],
      [label, label],
    ]);
    assert.deepEqual(half, { quantity: 50, unit: 50, name: 100, all: 50 });
  });

  test('prints one object with npm run eval:ingredients -- <folder> --json', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tureen-lines-'));
    writeFileSync(path.join(folder, 'own.jsonl'), examples.map((example) => `${JSON.stringify(example)}\n`).join(''));
    const script = path.join(import.meta.dirname, '../eval-ingredients.ts');
    const result = JSON.parse(execFileSync(process.execPath, [script, folder, '--json'], { encoding: 'utf8' })) as {
      readonly lines: number;
      readonly all: number;
      readonly peer: { readonly all: number };
    };
    assert.deepEqual(Object.keys(result), ['lines', 'quantity', 'unit', 'name', 'all', 'lines_per_second', 'peer']);
    assert.equal(result.lines, examples.length);
    assert.ok(result.all > result.peer.all);
    assert.throws(() => execFileSync(process.execPath, [script], { stdio: 'pipe' }), /Name a folder/);
  });
});
