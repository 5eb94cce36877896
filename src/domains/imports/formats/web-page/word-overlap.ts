import { foldText } from '../../text/fold-text.ts';

/** Normalized words for comparison. A number is always a separate word, even when written right next to its unit. */
export const toWords = (text: string): readonly string[] => foldText(text).match(/\p{N}+|\p{L}+/gu) ?? [];

const countWords = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** Counts the words two texts have in common, including repeats. */
export const countSharedWords = (a: readonly string[], b: readonly string[]): number => {
  const counts = countWords(a);
  let common = 0;
  for (const [word, count] of countWords(b)) common += Math.min(count, counts.get(word) ?? 0);
  return common;
};

/** How many lines ahead to search the other list for a match. */
const SEARCH_WINDOW = 6;
/** Lines that share at least this fraction of their words match; one of them may just have an extra note. */
const MIN_SHARED_FRACTION = 0.7;

/** For each line, the index of the matching line in `others`. Both lists must be in the same order. */
export const alignLines = (lines: readonly string[], others: readonly string[]): (number | undefined)[] => {
  const otherWords = others.map(toWords);
  let start = 0;
  return lines.map((line) => {
    const words = toWords(line);
    let best: { readonly index: number; readonly fraction: number } | undefined;
    for (let index = start; index < Math.min(others.length, start + SEARCH_WINDOW); index += 1) {
      const candidateWords = otherWords[index] ?? [];
      const shorterLength = Math.min(words.length, candidateWords.length);
      const fraction = shorterLength === 0 ? 0 : countSharedWords(words, candidateWords) / shorterLength;
      if (fraction >= MIN_SHARED_FRACTION && fraction > (best?.fraction ?? 0)) best = { index, fraction };
    }
    if (best !== undefined) start = best.index + 1;
    return best?.index;
  });
};
