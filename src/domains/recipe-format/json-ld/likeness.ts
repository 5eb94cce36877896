/** Number of characters compared. */
const LONGEST = 200;

/** Bigram counts of a text. */
export type Letters = ReadonlyMap<string, number>;

export const lettersOf = (text: string): Letters => {
  const plain = text.slice(0, LONGEST).toLowerCase();
  const letters = new Map<string, number>();
  for (const word of plain.match(/[\p{L}\p{N}]+/gu) ?? []) {
    for (let at = 0; at < word.length; at += 1) {
      const two = word.slice(at, at + 2);
      letters.set(two, (letters.get(two) ?? 0) + 1);
    }
  }
  return letters;
};

const sizeOf = (letters: Letters): number => [...letters.values()].reduce((sum, count) => sum + count, 0);

/** Dice's coefficient: from 0 for texts with nothing in common to 1 for equal ones. */
export const likeness = (one: Letters, other: Letters): number => {
  const all = sizeOf(one) + sizeOf(other);
  let shared = 0;
  for (const [two, count] of one) shared += Math.min(count, other.get(two) ?? 0);
  return all === 0 ? 0 : (2 * shared) / all;
};
