import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { labels } from './labels.ts';
import { Tagger } from './tagger.ts';
import { GAPS } from './surroundings.ts';
import { tokensOf } from './tokens.ts';
import { decodeTable, encodeTable, tabulate } from './weights.ts';
import type { Weights } from './weights.ts';

const K = labels.length;
const STEPS = GAPS * K * K + K;

const weights: fc.Arbitrary<Weights> = fc
  .uniqueArray(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), { maxLength: 50 })
  .chain((hashes) =>
    fc.record({
      hashes: fc.constant(Int32Array.from(hashes)),
      rows: fc.int8Array({ minLength: hashes.length * K, maxLength: hashes.length * K }),
      transitions: fc.int8Array({ minLength: STEPS, maxLength: STEPS }),
    }),
  );

const without = tabulate({
  hashes: new Int32Array(),
  rows: new Int8Array(),
  transitions: new Int8Array(STEPS),
});

suite('the tagger', () => {
  test('weights are read as they were written, wherever in memory the file stands', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 7 }), (written, offset) => {
        const table = tabulate(written);
        const bytes = encodeTable(table);
        const moved = new Uint8Array(bytes.length + offset);
        moved.set(bytes, offset);
        assert.deepEqual(decodeTable(moved.subarray(offset)), table);
      }),
    );
  });

  test('weights that were trained for other features are refused', () => {
    const bytes = encodeTable(without);
    new DataView(bytes.buffer).setInt32(0, 999, true);
    assert.throws(() => decodeTable(bytes), /npm run train:ingredients/);
  });

  test('whatever the weights, each token has a label, and marks have none of their own', () => {
    fc.assert(
      fc.property(weights, fc.string({ unit: 'grapheme', maxLength: 60 }), (any, line) => {
        const tokens = tokensOf(line);
        const found = new Tagger(tabulate(any)).label(tokens);
        assert.equal(found.length, tokens.length);
        for (const [index, { kind }] of tokens.entries()) if (kind === 'mark') assert.equal(found[index], 'other');
      }),
    );
  });

  test('the best of all ways to label a line is found', () => {
    // Without features only the steps count: from the start to `unit`, then between `unit` and `name` in turn.
    const transitions = new Int8Array(STEPS);
    const [unit, name] = [labels.indexOf('unit'), labels.indexOf('name')];
    transitions[GAPS * K * K + unit] = 10;
    for (let gap = 0; gap < GAPS; gap += 1) {
      transitions[gap * K * K + unit * K + name] = 10;
      transitions[gap * K * K + name * K + unit] = 10;
    }
    const tagger = new Tagger(tabulate({ hashes: new Int32Array(), rows: new Int8Array(), transitions }));
    assert.deepEqual(tagger.label(tokensOf('a b, c d')), ['unit', 'name', 'other', 'unit', 'name']);
  });

  test('what comes after the first 256 words is a note', () => {
    const tagger = new Tagger(without);
    const found = tagger.label(tokensOf('word '.repeat(300)));
    assert.equal(found.length, 300);
    assert.deepEqual(new Set(found.slice(256)), new Set(['note']));
  });
});
