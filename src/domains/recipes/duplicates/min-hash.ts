import { similarityToken } from '../search/index/tokens.ts';
import { hasEnoughFeatures, TITLE_WORD_WEIGHT } from './similarity.ts';
import type { Features } from './similarity.ts';

/**
 * MinHash: in a random order of all elements, the probability that two sets have the same smallest element equals their
 * Jaccard index. So similar recipes share the smallest element in several such orders, and can be looked up by it as if
 * it were a word.
 *
 * A band combines the smallest elements of six orders, and a recipe has eleven bands. Of the pairs with similarity s, a
 * share of 1 − (1 − s⁶)¹¹ have a band in common: 99.5% at 0.85, 88% at 0.75, 16% at 0.5, 0.8% at 0.3. Among 100,000 recipes a new
 * one has one chance match; with four orders per band it would have 27. More orders per band would mean fewer chance
 * matches, but need more bands to find similar recipes, and SQLite takes 50 µs to look up each band.
 */
export const BAND_COUNT = 11;
export const HASHES_PER_BAND = 6;
const ORDERS = BAND_COUNT * HASHES_PER_BAND;

/** A 32-bit hash in which each bit depends on all bits of the number. */
const scatter = (number: number): number => {
  let bits = number ^ (number >>> 16);
  bits = Math.imul(bits, 0x7feb352d);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
};

/** FNV-1a, mixed once more. */
const numberOf = (element: string): number => {
  let number = 0x811c9dc5;
  for (let index = 0; index < element.length; index += 1) {
    number = Math.imul(number ^ element.charCodeAt(index), 0x01000193);
  }
  return scatter(number);
};

/**
 * Combined with an element, a seed gives the element's position in an order. Do not change the seeds: stored index data
 * depends on them.
 */
const seeds = Uint32Array.from({ length: ORDERS }, (_, order) => scatter(Math.imul(order + 1, 0x9e3779b9)));

/** An element of weight two is in the set twice. */
const elementsOf = ({ words, foods }: Features): readonly number[] => {
  const elements: number[] = [];
  for (const word of words) {
    for (let copy = 0; copy < TITLE_WORD_WEIGHT; copy += 1) elements.push(numberOf(`${copy}~${word}`));
  }
  for (const food of foods) elements.push(numberOf(food));
  return elements;
};

/** The position of the smallest element in each order. */
const leastOf = (elements: readonly number[]): Uint32Array => {
  const min = new Uint32Array(ORDERS);
  for (let order = 0; order < ORDERS; order += 1) {
    const seed = seeds[order] ?? 0;
    let first = 0xffffffff;
    for (const element of elements) {
      const place = scatter(element ^ seed);
      if (place < first) first = place;
    }
    min[order] = first;
  }
  return min;
};

/** One text per band, equal for recipes that share the smallest element in all orders of the band. */
export const computeBands = (features: Features): readonly string[] => {
  const min = leastOf(elementsOf(features));
  const bands: string[] = [];
  for (let band = 0; band < BAND_COUNT; band += 1) {
    let sum = band;
    for (let order = 0; order < HASHES_PER_BAND; order += 1) {
      sum = scatter(Math.imul(sum, 31) ^ (min[band * HASHES_PER_BAND + order] ?? 0));
    }
    bands.push(sum.toString(36));
  }
  return bands;
};

/** Tokens of which very similar recipes share at least one. Empty for a recipe with too little content. */
export const createSimilarityTokens = (features: Features): readonly string[] =>
  hasEnoughFeatures(features) ? computeBands(features).map(similarityToken) : [];
