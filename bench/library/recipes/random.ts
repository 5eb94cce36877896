/** Reproducible random numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** At least 0 and below 1. */
  next(): number;
  /** An integer between the two, inclusive. */
  integer(min: number, max: number): number;
  /** True with the given probability in percent. */
  chance(percent: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** Distinct values in random order. */
  sample<T>(values: readonly T[], count: number): T[];
}

/** Scatters adjacent seeds, so that recipe 8 has nothing in common with recipe 7. */
const scatter = (value: number): number => {
  let mixed = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};

/** A scattered counter: not for secrets, but fast and uniform enough for generating recipes. */
export const createRandom = (seed: number): Random => {
  let state = scatter(seed + 0x9e3779b9);
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    return scatter(state) / 2 ** 32;
  };
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(values: readonly T[]): T => {
    const value = values[integer(0, values.length - 1)];
    if (value === undefined) throw new Error('the list is empty');
    return value;
  };
  return {
    next,
    integer,
    chance: (percent) => next() * 100 < percent,
    pick,
    sample: (values, count) => {
      const remaining = [...values];
      return Array.from({ length: Math.min(count, remaining.length) }, () =>
        remaining.splice(integer(0, remaining.length - 1), 1),
      ).flat();
    },
  };
};
