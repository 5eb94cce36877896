/** The letters of a word, counted as the databases count them. */
export const toCodePoints = (word: string): readonly string[] => Array.from(word);

/**
 * The number of typos between two words, up to `max`: insertions, deletions, substitutions and transpositions (optimal
 * string alignment). With `toBeginning`, only a prefix of the second word has to match.
 *
 * Computes the usual table of distances between prefixes row by row, but only within `max` of the diagonal, since
 * everything else exceeds the limit. A misspelled word is compared with thousands of others.
 */
export const editDistance = (
  from: readonly string[],
  to: readonly string[],
  max: number,
  toBeginning = false,
): number | undefined => {
  const width = toBeginning ? Math.min(to.length, from.length + max) : to.length;
  if (Math.abs(width - from.length) > max) return undefined;
  const far = max + 1;
  let beforeLast = new Uint8Array(width + 1);
  let last = new Uint8Array(width + 1).fill(far);
  let row = new Uint8Array(width + 1);
  for (let column = 0; column <= Math.min(max, width); column += 1) last[column] = column;
  for (let index = 0; index < from.length; index += 1) {
    const start = Math.max(1, index + 1 - max);
    const end = Math.min(width, index + 1 + max);
    row.fill(far);
    row[0] = Math.min(index + 1, far);
    let min = row[0];
    for (let column = start; column <= end; column += 1) {
      const isSame = from[index] === to[column - 1];
      let distance = Math.min(
        (last[column - 1] ?? far) + (isSame ? 0 : 1),
        (last[column] ?? far) + 1,
        (row[column - 1] ?? far) + 1,
        far,
      );
      if (index > 0 && column > 1 && from[index] === to[column - 2] && from[index - 1] === to[column - 1]) {
        distance = Math.min(distance, (beforeLast[column - 2] ?? far) + 1);
      }
      row[column] = distance;
      min = Math.min(min, distance);
    }
    // No later row can fall below the minimum of this one, not even with a transposition.
    if (min > max) return undefined;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  const distance = toBeginning ? Math.min(...last) : (last[width] ?? far);
  return distance <= max ? distance : undefined;
};
