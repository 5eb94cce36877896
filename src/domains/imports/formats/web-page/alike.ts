import { foldHeading } from '../shared/vocabulary/fold.ts';

/** The words of a text as they are compared; a number is a word of its own, however close it stands to its unit. */
export const wordsOf = (text: string): readonly string[] => foldHeading(text).match(/\p{N}+|\p{L}+/gu) ?? [];

const countsOf = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** How many words two texts share. */
export const shared = (a: readonly string[], b: readonly string[]): number => {
  const counts = countsOf(a);
  let common = 0;
  for (const [word, count] of countsOf(b)) common += Math.min(count, counts.get(word) ?? 0);
  return common;
};

/** How far ahead the other list is searched for a line. */
const WINDOW = 6;
/** From this on one line is another, with a note more or less. */
const SAME = 0.7;

/** For each line of a list, which line of another list says the same; both are in the same order. */
export const alignLines = (lines: readonly string[], others: readonly string[]): (number | undefined)[] => {
  const otherWords = others.map(wordsOf);
  let next = 0;
  return lines.map((line) => {
    const words = wordsOf(line);
    let best: { readonly at: number; readonly share: number } | undefined;
    for (let at = next; at < Math.min(others.length, next + WINDOW); at += 1) {
      const theirs = otherWords[at] ?? [];
      const least = Math.min(words.length, theirs.length);
      const share = least === 0 ? 0 : shared(words, theirs) / least;
      if (share >= SAME && share > (best?.share ?? 0)) best = { at, share };
    }
    if (best !== undefined) next = best.at + 1;
    return best?.at;
  });
};
