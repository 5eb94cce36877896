import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { Turns } from './turns.ts';

suite('turns', () => {
  test('never more at once than there is room for, whatever fails, and all of it is done in its order', async () => {
    const work = fc.record({ weight: fc.integer({ min: 1, max: 5 }), fails: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(work, { maxLength: 20 }), async (most, works) => {
        const turns = new Turns(most);
        const began: number[] = [];
        let atOnce = 0;
        const outcomes = await Promise.allSettled(
          works.map(({ weight, fails }, index) =>
            turns.run(weight, async () => {
              began.push(index);
              atOnce += Math.min(weight, most);
              assert.ok(atOnce <= most);
              await new Promise(setImmediate);
              atOnce -= Math.min(weight, most);
              if (fails) throw new Error('it fails');
            }),
          ),
        );
        assert.deepEqual(began, [...works.keys()]);
        assert.deepEqual(
          outcomes.map(({ status }) => status === 'rejected'),
          works.map(({ fails }) => fails),
        );
      }),
      { numRuns: 50 },
    );
  });
});
