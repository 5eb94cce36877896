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

/** Of pairs that have so much in common, each of foods of its own, how many share a band. */
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

suite('the bands of recipes that are alike', () => {
  test('a recipe that says too little has none', () => {
    assert.deepEqual(likenessTokens(features(['soup'], ['leek', 'salt'])), []);
    assert.equal(likenessTokens(features(['soup'], ['leek', 'salt', 'cream'])).length, BANDS);
  });

  test('they are the same for the same recipe in any order, and hang on nothing else', () => {
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

  test('they are stored, so they stay what they were', () => {
    assert.equal(likenessTokens(features(['leek', 'soup'], ['leek', 'salt', 'cream'])).join(' '), STORED);
  });

  for (const [both, apart] of [
    [17, 3],
    [34, 6],
    [20, 3],
    [9, 1],
  ] as const) {
    const likeness = both / (both + apart);
    test(`of pairs that are alike by ${likeness.toFixed(3)} more than 99 in 100 are found`, () => {
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
    test(`of pairs that are alike by ${likeness} no more are found than chance wants`, () => {
      const wanted = expected(likeness);
      // Three times the spread of as many throws.
      const spread = 3 * Math.sqrt((wanted * (1 - wanted)) / PAIRS);
      assert.ok(shareFound(both, apart) <= wanted + spread, String(shareFound(both, apart)));
    });
  }
});
