import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { labels } from '../labeled-line.ts';
import { Tagger } from './tagger.ts';
import { GAP_CLASS_COUNT } from './line-context.ts';
import { tokenizeLine } from '../tokenize-line.ts';
import { decodeTable, encodeTable, createWeightTable } from './weight-table.ts';
import type { Weights } from './weight-table.ts';

const K = labels.length;
const STEPS = GAP_CLASS_COUNT * K * K + K;

const weights: fc.Arbitrary<Weights> = fc
  .uniqueArray(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), { maxLength: 50 })
  .chain((hashes) =>
    fc.record({
      hashes: fc.constant(Int32Array.from(hashes)),
      rows: fc.int8Array({ minLength: hashes.length * K, maxLength: hashes.length * K }),
      transitions: fc.int8Array({ minLength: STEPS, maxLength: STEPS }),
    }),
  );

const emptyTable = createWeightTable({
  hashes: new Int32Array(),
  rows: new Int8Array(),
  transitions: new Int8Array(STEPS),
});

suite('tagger', () => {
  test('decodes weights as they were encoded, at any offset in memory', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 7 }), (written, offset) => {
        const table = createWeightTable(written);
        const bytes = encodeTable(table);
        const moved = new Uint8Array(bytes.length + offset);
        moved.set(bytes, offset);
        assert.deepEqual(decodeTable(moved.subarray(offset)), table);
      }),
    );
  });

  test('rejects weights that were trained for other features', () => {
    const bytes = encodeTable(emptyTable);
    new DataView(bytes.buffer).setInt32(0, 999, true);
    assert.throws(() => decodeTable(bytes), /npm run train:ingredients/);
  });

  test('labels every token with any weights, and labels marks as other', () => {
    fc.assert(
      fc.property(weights, fc.string({ unit: 'grapheme', maxLength: 60 }), (randomWeights, line) => {
        const tokens = tokenizeLine(line);
        const found = new Tagger(createWeightTable(randomWeights)).label(tokens);
        assert.equal(found.length, tokens.length);
        for (const [index, { kind }] of tokens.entries()) if (kind === 'mark') assert.equal(found[index], 'other');
      }),
    );
  });

  test('finds the best sequence of labels', () => {
    // Without features only transitions count: from the start to `unit`, then alternating between `unit` and `name`.
    const transitions = new Int8Array(STEPS);
    const [unit, name] = [labels.indexOf('unit'), labels.indexOf('name')];
    transitions[GAP_CLASS_COUNT * K * K + unit] = 10;
    for (let gap = 0; gap < GAP_CLASS_COUNT; gap += 1) {
      transitions[gap * K * K + unit * K + name] = 10;
      transitions[gap * K * K + name * K + unit] = 10;
    }
    const tagger = new Tagger(createWeightTable({ hashes: new Int32Array(), rows: new Int8Array(), transitions }));
    assert.deepEqual(tagger.label(tokenizeLine('a b, c d')), ['unit', 'name', 'other', 'unit', 'name']);
  });

  test('labels everything after the first 256 words as a note', () => {
    const tagger = new Tagger(emptyTable);
    const found = tagger.label(tokenizeLine('word '.repeat(300)));
    assert.equal(found.length, 300);
    assert.deepEqual(new Set(found.slice(256)), new Set(['note']));
  });
});
