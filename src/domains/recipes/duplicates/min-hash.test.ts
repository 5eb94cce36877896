import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import type { Features } from './similarity.ts';
import { BAND_COUNT, HASHES_PER_BAND, computeBands, createSimilarityTokens } from './min-hash.ts';

const features = (words: Iterable<string>, foods: Iterable<string>): Features => ({
  words: new Set(words),
  foods: new Set(foods),
});

const listed = (letter: string, from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${from + index}`);

const shareABand = (one: Features, other: Features): boolean => {
  const bands = computeBands(other);
  return computeBands(one).some((band, place) => band === bands[place]);
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

const expected = (similarity: number): number => 1 - (1 - similarity ** HASHES_PER_BAND) ** BAND_COUNT;

suite('MinHash banding', () => {
  test('returns no bands for a recipe with too little content', () => {
    assert.deepEqual(createSimilarityTokens(features(['soup'], ['leek', 'salt'])), []);
    assert.equal(createSimilarityTokens(features(['soup'], ['leek', 'salt', 'cream'])).length, BAND_COUNT);
  });

  test('depends only on the features, not on their order', () => {
    const texts = fc.uniqueArray(fc.string(), { maxLength: 30 });
    fc.assert(
      fc.property(texts, texts, (words, foods) => {
        const bands = computeBands(features(words, foods));
        assert.deepEqual(computeBands(features(words.toReversed(), foods.toReversed())), bands);
        assert.equal(bands.length, BAND_COUNT);
        for (const band of bands) assert.match(band, /^[0-9a-z]{1,7}$/);
      }),
    );
  });

  test('returns the same bands as in earlier versions, since they are stored', () => {
    assert.equal(createSimilarityTokens(features(['leek', 'soup'], ['leek', 'salt', 'cream'])).join(' '), STORED);
  });

  for (const [both, apart] of [
    [17, 3],
    [34, 6],
    [20, 3],
    [9, 1],
  ] as const) {
    const similarity = both / (both + apart);
    test(`finds more than 99% of pairs with ${both} of ${both + apart} features in common (similarity ${similarity.toFixed(3)})`, () => {
      assert.ok(expected(similarity) > 0.99);
      assert.ok(shareFound(both, apart) > 0.99);
    });
  }

  for (const [both, apart] of [
    [10, 10],
    [6, 14],
    [4, 16],
    [2, 18],
  ] as const) {
    const similarity = both / (both + apart);
    test(`finds pairs with a similarity of ${similarity} no more often than predicted`, () => {
      const wanted = expected(similarity);
      // Three standard deviations.
      const spread = 3 * Math.sqrt((wanted * (1 - wanted)) / PAIRS);
      assert.ok(shareFound(both, apart) <= wanted + spread, String(shareFound(both, apart)));
    });
  }
});
