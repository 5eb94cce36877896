/** Maximum number of table cells: two lists of two thousand lines, which take about 20 ms. */
const MOST_CELLS = 4_000_000;

export type Pair = readonly [old: number, young: number];

/** The pairs of the longest common subsequence of a and b, by dynamic programming over their suffixes. */
const pairsIn = (a: readonly number[], b: readonly number[]): Pair[] => {
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

/** Maps equal texts to equal numbers, because comparing long texts repeatedly is slow. */
const numbered = (): ((text: string) => number) => {
  const numbers = new Map<string, number>();
  return (text) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
};

/**
 * Pairs old and new texts in order: the common prefix and suffix of both lists, and the longest common subsequence of
 * the rest, unless that is too long to compare.
 */
export const commonSubsequence = (old: readonly string[], young: readonly string[]): Pair[] => {
  const number = numbered();
  const [a, b] = [old.map(number), young.map(number)];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const isTooMuch = left.length * right.length > MOST_CELLS || Math.min(left.length, right.length) > 0xff_ff;
  const between = isTooMuch ? [] : pairsIn(left, right);
  return [
    ...Array.from({ length: start }, (_, index): Pair => [index, index]),
    ...between.map(([i, j]): Pair => [start + i, start + j]),
    ...Array.from({ length: end }, (_, index): Pair => [a.length - end + index, b.length - end + index]),
  ];
};
