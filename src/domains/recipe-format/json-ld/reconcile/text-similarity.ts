const MAX_COMPARED_LENGTH = 200;

/** How often each pair of adjacent letters occurs in a text. */
export type Bigrams = ReadonlyMap<string, number>;

export const countBigrams = (text: string): Bigrams => {
  const plain = text.slice(0, MAX_COMPARED_LENGTH).toLowerCase();
  const bigrams = new Map<string, number>();
  for (const word of plain.match(/[\p{L}\p{N}]+/gu) ?? []) {
    for (let at = 0; at < word.length; at += 1) {
      const bigram = word.slice(at, at + 2);
      bigrams.set(bigram, (bigrams.get(bigram) ?? 0) + 1);
    }
  }
  return bigrams;
};

const countTotal = (bigrams: Bigrams): number => [...bigrams.values()].reduce((sum, count) => sum + count, 0);

/** Dice's coefficient: 0 for texts with nothing in common, 1 for texts with the same words. */
export const computeSimilarity = (a: Bigrams, b: Bigrams): number => {
  const total = countTotal(a) + countTotal(b);
  let shared = 0;
  for (const [bigram, count] of a) shared += Math.min(count, b.get(bigram) ?? 0);
  return total === 0 ? 0 : (2 * shared) / total;
};
