import { editDistance, toCodePoints } from './edit-distance.ts';

const MAX_CANDIDATES = 20;
/** The minimum length at which typos are corrected in a word that is still being typed. */
const MIN_PREFIX_LENGTH = 5;

/** The number of typos allowed in a word of this length. A short word could be corrected to almost any other. */
export const getMaxTypos = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2);

/** Whether a word may be corrected. Numbers never are: a user who types 20 does not mean 30. */
export const isCorrectable = (word: string): boolean =>
  getMaxTypos(toCodePoints(word).length) > 0 && !/^\d+$/.test(word);

interface Candidate {
  readonly word: string;
  readonly distance: number;
  readonly differsInLength: boolean;
}

const byLikeness = (a: Candidate, b: Candidate): number =>
  Number(a.differsInLength) - Number(b.differsInLength) || (a.word < b.word ? -1 : 1);

const nearest = (
  word: string,
  known: readonly string[],
  measure: (from: readonly string[], to: readonly string[]) => number | undefined,
): readonly string[] => {
  const letters = toCodePoints(word);
  const candidates = known.flatMap((other): readonly Candidate[] => {
    const others = toCodePoints(other);
    const distance = measure(letters, others);
    return distance === undefined ? [] : [{ word: other, distance, differsInLength: others.length !== letters.length }];
  });
  const min = Math.min(...candidates.map(({ distance }) => distance));
  return candidates
    .filter(({ distance }) => distance === min)
    .toSorted(byLikeness)
    .slice(0, MAX_CANDIDATES)
    .map(({ word: nearby }) => nearby);
};

/** The known words with the fewest typos between them and the given word. */
export const correctWord = (word: string, known: readonly string[]): readonly string[] => {
  const max = getMaxTypos(toCodePoints(word).length);
  return nearest(word, known, (from, to) => editDistance(from, to, max));
};

/** The same for a word that is still being typed. */
export const correctPrefix = (word: string, known: readonly string[]): readonly string[] =>
  toCodePoints(word).length < MIN_PREFIX_LENGTH
    ? []
    : nearest(word, known, (from, to) => editDistance(from, to, 1, true));
