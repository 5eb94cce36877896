import type { Random } from './random.ts';

interface Distribution {
  /** Added to the rank: the larger it is, the less the first few stand out. */
  readonly shift: number;
  /** How steeply the rest falls off. */
  readonly slope: number;
}

/**
 * Draws ranks the way words are distributed in a language (Zipf's law): the first often, the last hardly ever, in
 * proportion to 1 / (rank + shift) ^ slope.
 */
export const createRankPicker = (count: number, { shift, slope }: Distribution): ((random: Random) => number) => {
  const cumulative = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank += 1) {
    sum += 1 / (rank + 1 + shift) ** slope;
    cumulative[rank] = sum;
  }
  return (random) => {
    const target = random.next() * sum;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cumulative[middle] ?? sum) > target) high = middle;
      else low = middle + 1;
    }
    return low;
  };
};

/** Draws from a list sorted by frequency, most common first. */
export const createPicker = <T>(values: readonly T[], distribution: Distribution): ((random: Random) => T) => {
  const pickRank = createRankPicker(values.length, distribution);
  return (random) => {
    const value = values[pickRank(random)];
    if (value === undefined) throw new Error('the list is empty');
    return value;
  };
};
