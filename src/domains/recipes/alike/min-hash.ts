import { WORD_WEIGHT } from './features.ts';
import type { Features } from './features.ts';

/**
 * Two sets have the same least element, in a random order of all elements, as often as their Jaccard index says. So
 * recipes that are much alike have the same one in each of several orders, and are found by that as by a word.
 *
 * A band is the least elements of six orders together, and a recipe has eleven bands. Of pairs that are alike by s, a
 * share of 1 − (1 − s⁶)¹¹ have one in common: 99.5 % at 0.85, 16 % at 0.5, 0.8 % at 0.3. Among 100,000 recipes a new one
 * meets one of them by chance. More orders to a band would let it meet fewer and need more bands for what is alike, each
 * of which SQLite takes 50 µs to look up; with four orders it would meet 27.
 */
export const BANDS = 11;
export const ORDERS_OF_BAND = 6;
const ORDERS = BANDS * ORDERS_OF_BAND;

/** Of 32 bits, each of which hangs on all bits of the number. */
const scatter = (number: number): number => {
  let bits = number ^ (number >>> 16);
  bits = Math.imul(bits, 0x7feb352d);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
};

/** FNV-1a, scattered. */
const numberOf = (element: string): number => {
  let number = 0x811c9dc5;
  for (let index = 0; index < element.length; index += 1) {
    number = Math.imul(number ^ element.charCodeAt(index), 0x01000193);
  }
  return scatter(number);
};

/** What is combined with an element to tell its place in an order. They are stored data: the index is made by them. */
const seeds = Uint32Array.from({ length: ORDERS }, (_, order) => scatter(Math.imul(order + 1, 0x9e3779b9)));

/** What weighs two is in the set twice. */
const elementsOf = ({ words, foods }: Features): readonly number[] => {
  const elements: number[] = [];
  for (const word of words) {
    for (let copy = 0; copy < WORD_WEIGHT; copy += 1) elements.push(numberOf(`${copy}~${word}`));
  }
  for (const food of foods) elements.push(numberOf(food));
  return elements;
};

/** The least element in each order, by its place in it. */
const leastOf = (elements: readonly number[]): Uint32Array => {
  const least = new Uint32Array(ORDERS);
  for (let order = 0; order < ORDERS; order += 1) {
    const seed = seeds[order] ?? 0;
    let first = 0xffffffff;
    for (const element of elements) {
      const place = scatter(element ^ seed);
      if (place < first) first = place;
    }
    least[order] = first;
  }
  return least;
};

/** One text for each band, the same for recipes that have the same least elements in all orders of it. */
export const bandsOf = (features: Features): readonly string[] => {
  const least = leastOf(elementsOf(features));
  const bands: string[] = [];
  for (let band = 0; band < BANDS; band += 1) {
    let sum = band;
    for (let order = 0; order < ORDERS_OF_BAND; order += 1) {
      sum = scatter(Math.imul(sum, 31) ^ (least[band * ORDERS_OF_BAND + order] ?? 0));
    }
    bands.push(sum.toString(36));
  }
  return bands;
};
