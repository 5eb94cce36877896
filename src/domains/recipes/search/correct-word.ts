import { editDistance, lettersOf } from './edit-distance.ts';

const MOST_CANDIDATES = 20;
/** The minimum length at which typos are corrected in a word that is still being typed. */
const SHORTEST_BEGINNING = 5;

/** The number of typos allowed in a word of this length. A short word could be corrected to almost any other. */
export const slipsIn = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2);

/** Whether a word may be corrected. Numbers never are: a user who types 20 does not mean 30. */
export const isCorrectable = (word: string): boolean => slipsIn(lettersOf(word).length) > 0 && !/^\d+$/.test(word);

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
  const letters = lettersOf(word);
  const candidates = known.flatMap((other): readonly Candidate[] => {
    const others = lettersOf(other);
    const distance = measure(letters, others);
    return distance === undefined ? [] : [{ word: other, distance, differsInLength: others.length !== letters.length }];
  });
  const least = Math.min(...candidates.map(({ distance }) => distance));
  return candidates
    .filter(({ distance }) => distance === least)
    .toSorted(byLikeness)
    .slice(0, MOST_CANDIDATES)
    .map(({ word: nearby }) => nearby);
};

/** The known words with the fewest typos between them and the given word. */
export const correctWord = (word: string, known: readonly string[]): readonly string[] => {
  const most = slipsIn(lettersOf(word).length);
  return nearest(word, known, (from, to) => editDistance(from, to, most));
};

/** The same for a word that is still being typed. */
export const correctBeginning = (word: string, known: readonly string[]): readonly string[] =>
  lettersOf(word).length < SHORTEST_BEGINNING
    ? []
    : nearest(word, known, (from, to) => editDistance(from, to, 1, true));
