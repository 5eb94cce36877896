/** The letters of a word, as the databases count them. */
export const lettersOf = (word: string): readonly string[] => Array.from(word);

/**
 * How many slips of the pen are between two words, as far as `most`: a letter too many, too few, another one, or two
 * that changed places (optimal string alignment). With `toBeginning` the second word may go on after that.
 *
 * The usual table of distances between beginnings, row by row. Only what is within `most` of the diagonal is computed,
 * since the rest is further away than that: a misspelt word is held against thousands.
 */
export const editDistance = (
  from: readonly string[],
  to: readonly string[],
  most: number,
  toBeginning = false,
): number | undefined => {
  const width = toBeginning ? Math.min(to.length, from.length + most) : to.length;
  if (Math.abs(width - from.length) > most) return undefined;
  const far = most + 1;
  let beforeLast = new Uint8Array(width + 1);
  let last = new Uint8Array(width + 1).fill(far);
  let row = new Uint8Array(width + 1);
  for (let column = 0; column <= Math.min(most, width); column += 1) last[column] = column;
  for (let index = 0; index < from.length; index += 1) {
    const start = Math.max(1, index + 1 - most);
    const end = Math.min(width, index + 1 + most);
    row.fill(far);
    row[0] = Math.min(index + 1, far);
    let least = row[0];
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
      least = Math.min(least, distance);
    }
    // No later row has less than the least of this one, not even where two letters changed places.
    if (least > most) return undefined;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  const distance = toBeginning ? Math.min(...last) : (last[width] ?? far);
  return distance <= most ? distance : undefined;
};
