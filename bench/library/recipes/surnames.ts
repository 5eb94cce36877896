import { createRankPicker } from './frequency.ts';
import type { Random } from './random.ts';

const beginnings =
  'Al Bar Bel Bran Cal Cor Dal Del Dor Ed Fal Fen Gar Gil Hal Har Hol Ir Jas Kel ' +
  'Kor Lan Lor Mal Mer Mor Nar Nor Ol Pel Per Quen Ral Ros Sel Sol Tal Tor Ul Val';
const middles =
  'a ba be bri da de di do fe ga gi go ka ki la le li lo ma me mi mo na ne ni no ra re ri ro sa se si ta te ti va ve vi zo';
const ends = 'bach berg court dale din felt gard ham ley mark nell quist rane ton vard wick';

const first = beginnings.split(' ');
const second = middles.split(' ');
const third = ends.split(' ');
const COUNT = first.length * second.length * third.length;

/** Coprime with the count, so that it visits every name, and names adjacent in rank look different. */
const STRIDE = 12_347;

const getPart = (parts: readonly string[], index: number): string => parts[index % parts.length] ?? '';

const createSurname = (rank: number): string => {
  const index = (rank * STRIDE) % COUNT;
  return (
    getPart(first, Math.floor(index / (second.length * third.length))) +
    getPart(second, Math.floor(index / third.length)) +
    getPart(third, index)
  );
};

const pickRank = createRankPicker(COUNT, { shift: 4, slope: 0.6 });

/**
 * A made-up name of a person or village, one of 25,600, few of them common. They give the library its long tail of
 * words: a kitchen's vocabulary has a few hundred, a real library tens of thousands.
 */
export const pickSurname = (random: Random): string => createSurname(pickRank(random));
