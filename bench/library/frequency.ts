import type { Random } from './random.ts';

interface Evenness {
  /** Added to the rank: the larger, the less the first few stand out. */
  readonly shift: number;
  /** How steeply the rest falls off. */
  readonly slope: number;
}

/**
 * Chooses among so many as words are chosen in a language: the first often, the last hardly ever, in proportion to
 * 1 / (rank + shift) ^ slope.
 */
export const byFrequency = (count: number, { shift, slope }: Evenness): ((random: Random) => number) => {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank += 1) {
    sum += 1 / (rank + 1 + shift) ** slope;
    sums[rank] = sum;
  }
  return (random) => {
    const wanted = random.next() * sum;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? sum) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
};

/** The same, of a list whose commonest stand first. */
export const frequentOf = <T>(values: readonly T[], evenness: Evenness): ((random: Random) => T) => {
  const rank = byFrequency(values.length, evenness);
  return (random) => {
    const value = values[rank(random)];
    if (value === undefined) throw new Error('there is nothing to choose from');
    return value;
  };
};
