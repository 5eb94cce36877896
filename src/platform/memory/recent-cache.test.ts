import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { RecentCache } from './recent-cache.ts';

suite('recent cache', () => {
  test('keeps the most recently used items, and never returns a value that was not set', () => {
    const use = fc.record({
      key: fc.constantFrom(...'abcdefghij'.split('')),
      value: fc.option(fc.nat(), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.array(use, { maxLength: 100 }), (max, uses) => {
        const recent = new RecentCache<number>(max);
        const set = new Map<string, number>();
        const last: string[] = [];
        for (const { key, value } of uses) {
          const found = recent.get(key);
          if (found !== undefined || last.slice(0, max).includes(key)) assert.equal(found, set.get(key));
          if (value !== undefined) {
            recent.set(key, value);
            set.set(key, value);
          }
          if (value === undefined && found === undefined) continue;
          if (last.includes(key)) last.splice(last.indexOf(key), 1);
          last.unshift(key);
        }
      }),
    );
  });

  test('never keeps more than twice the limit', () => {
    const recent = new RecentCache<number>(10);
    for (let number = 0; number < 1000; number += 1) recent.set(`${number}`, number);
    const kept = Array.from({ length: 1000 }, (_, number) => recent.get(`${number}`)).filter(
      (one) => one !== undefined,
    );
    assert.ok(kept.length >= 10 && kept.length <= 20, `${kept.length} items were kept`);
  });
});
