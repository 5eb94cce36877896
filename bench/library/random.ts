/** Chance that can be repeated: the same seed gives the same row of numbers, on every machine. */
export interface Random {
  /** From 0, below 1. */
  next(): number;
  /** A whole number, both ends included. */
  whole(least: number, most: number): number;
  /** True in so many of a hundred cases. */
  percent(share: number): boolean;
  oneOf<T>(values: readonly T[]): T;
  /** Different ones, in a random order. */
  severalOf<T>(values: readonly T[], count: number): T[];
}

/** Spreads neighbouring seeds, so that recipe 8 has nothing in common with recipe 7. */
const scattered = (value: number): number => {
  let mixed = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};

/** A counter whose steps are scattered: not for secrets, but quick, and even enough for a library. */
export const seededRandom = (seed: number): Random => {
  let state = scattered(seed + 0x9e3779b9);
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    return scattered(state) / 2 ** 32;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const oneOf = <T>(values: readonly T[]): T => {
    const value = values[whole(0, values.length - 1)];
    if (value === undefined) throw new Error('there is nothing to choose from');
    return value;
  };
  return {
    next,
    whole,
    percent: (share) => next() * 100 < share,
    oneOf,
    severalOf: (values, count) => {
      const left = [...values];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(whole(0, left.length - 1), 1),
      ).flat();
    },
  };
};
