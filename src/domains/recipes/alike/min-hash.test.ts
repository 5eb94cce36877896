import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import type { Features } from './features.ts';
import { likenessTokens } from './likeness-tokens.ts';
import { BANDS, ORDERS_OF_BAND, bandsOf } from './min-hash.ts';

const features = (words: Iterable<string>, foods: Iterable<string>): Features => ({
  words: new Set(words),
  foods: new Set(foods),
});

const listed = (letter: string, from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${from + index}`);

const shareABand = (one: Features, other: Features): boolean => {
  const bands = bandsOf(other);
  return bandsOf(one).some((band, place) => band === bands[place]);
};

const STORED = [
  ':sim0er15yh :sim11f200fm :sim216tcsap :sim3pexvg1 :sim41ooz302 :sim5142lgir',
  ':sim6akdgdn :sim71kiv8mp :sim82466xj :sim91bgwgd4 :simaqv2ar3',
].join(' ');

const PAIRS = 4000;

/** The share of random pairs with this much in common that have a band in common. */
const shareFound = (both: number, apart: number): number => {
  let found = 0;
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const common = listed('f', pair * 1000, both);
    const [one, other] = [
      listed('a', pair * 1000, Math.ceil(apart / 2)),
      listed('b', pair * 1000, Math.floor(apart / 2)),
    ];
    if (shareABand(features([], [...common, ...one]), features([], [...common, ...other]))) found += 1;
  }
  return found / PAIRS;
};

const expected = (likeness: number): number => 1 - (1 - likeness ** ORDERS_OF_BAND) ** BANDS;

suite('MinHash bands of similar recipes', () => {
  test('returns no bands for a recipe with too little content', () => {
    assert.deepEqual(likenessTokens(features(['soup'], ['leek', 'salt'])), []);
    assert.equal(likenessTokens(features(['soup'], ['leek', 'salt', 'cream'])).length, BANDS);
  });

  test('depends only on the features, not on their order', () => {
    const texts = fc.uniqueArray(fc.string(), { maxLength: 30 });
    fc.assert(
      fc.property(texts, texts, (words, foods) => {
        const bands = bandsOf(features(words, foods));
        assert.deepEqual(bandsOf(features(words.toReversed(), foods.toReversed())), bands);
        assert.equal(bands.length, BANDS);
        for (const band of bands) assert.match(band, /^[0-9a-z]{1,7}$/);
      }),
    );
  });

  test('never changes the bands of given features, since they are stored', () => {
    assert.equal(likenessTokens(features(['leek', 'soup'], ['leek', 'salt', 'cream'])).join(' '), STORED);
  });

  for (const [both, apart] of [
    [17, 3],
    [34, 6],
    [20, 3],
    [9, 1],
  ] as const) {
    const likeness = both / (both + apart);
    test(`pairs with a similarity of ${likeness.toFixed(3)} are found in more than 99 of 100 cases`, () => {
      assert.ok(expected(likeness) > 0.99);
      assert.ok(shareFound(both, apart) > 0.99);
    });
  }

  for (const [both, apart] of [
    [10, 10],
    [6, 14],
    [4, 16],
    [2, 18],
  ] as const) {
    const likeness = both / (both + apart);
    test(`pairs with a similarity of ${likeness} are found no more often than predicted`, () => {
      const wanted = expected(likeness);
      // Three standard deviations.
      const spread = 3 * Math.sqrt((wanted * (1 - wanted)) / PAIRS);
      assert.ok(shareFound(both, apart) <= wanted + spread, String(shareFound(both, apart)));
    });
  }
});
