/** Two lists of two thousand lines; takes about 20 ms. */
const MAX_CELLS = 4_000_000;

export type Pair = readonly [old: number, current: number];

/** Longest common subsequence, computed from a table of suffix lengths. */
const computePairs = (a: readonly number[], b: readonly number[]): Pair[] => {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let [i, j] = [0, 0]; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
};

/** Maps equal texts to equal numbers, since comparing long texts repeatedly is slow. */
const createTextNumbering = (): ((text: string) => number) => {
  const numbers = new Map<string, number>();
  return (text) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
};

/**
 * Pairs equal texts in order: the common prefix and suffix, and the longest common subsequence of the rest unless it is
 * too large to compute.
 */
export const findCommonSubsequence = (old: readonly string[], current: readonly string[]): Pair[] => {
  const number = createTextNumbering();
  const [a, b] = [old.map(number), current.map(number)];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const isTooLarge = left.length * right.length > MAX_CELLS || Math.min(left.length, right.length) > 0xff_ff;
  const middle = isTooLarge ? [] : computePairs(left, right);
  return [
    ...Array.from({ length: start }, (_, index): Pair => [index, index]),
    ...middle.map(([i, j]): Pair => [start + i, start + j]),
    ...Array.from({ length: end }, (_, index): Pair => [a.length - end + index, b.length - end + index]),
  ];
};
