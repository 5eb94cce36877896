import type { FoodTable } from './food-table.ts';
import type { FoodKind, FoodState } from './food-kind.ts';
import { matchCompound } from './match-compound.ts';

/** A recognized food. */
export interface FoodMatch {
  readonly kind: FoodKind;
  /** The words that matched. */
  readonly words: readonly string[];
  /** The state given by a prefix: `Dosentomaten`. */
  readonly state: FoodState | undefined;
  /** The number of recognized letters in those words. */
  readonly letterCount: number;
}

export const countLetters = (words: readonly string[]): number => {
  let sum = 0;
  for (const { length } of words) sum += length;
  return sum;
};

const matchOf = (kind: FoodKind, words: readonly string[]): FoodMatch => ({
  kind,
  words,
  state: undefined,
  letterCount: countLetters(words),
});

const compound = (word: string, table: FoodTable): FoodMatch | undefined => {
  const match = matchCompound(word, table);
  return match === undefined ? undefined : { ...match, words: [word] };
};

/** The longest known run of words that ends at this position. */
const runTo = (words: readonly string[], last: number, table: FoodTable): FoodMatch | undefined => {
  const max = table.maxWordsByHead.get(words[last] ?? '') ?? 0;
  let key = '';
  let found: FoodMatch | undefined;
  for (let first = last; first >= 0 && last - first < max; first -= 1) {
    key = first === last ? (words[first] ?? '') : `${words[first] ?? ''}-${key}`;
    const kind = table.kinds.get(key);
    if (kind !== undefined) found = matchOf(kind, words.slice(first, last + 1));
  }
  return found;
};

/** The longest known run of words that starts at this position. */
const runFrom = (words: readonly string[], first: number, table: FoodTable): FoodMatch | undefined => {
  const max = table.maxWordsByHead.get(words[first] ?? '') ?? 0;
  let key = '';
  let found: FoodMatch | undefined;
  for (let last = first; last < words.length && last - first < max; last += 1) {
    key = last === first ? (words[last] ?? '') : `${key}-${words[last] ?? ''}`;
    const kind = table.kinds.get(key);
    if (kind !== undefined) found = matchOf(kind, words.slice(first, last + 1));
  }
  return found;
};

/** Keeps `g ris` in `100 g ris` from becoming `gris`. */
const MIN_FIRST_LENGTH = 3;

/** In languages with compounds, `Soja Sauce` and `Soja-Sauce` match `sojasauce`. */
const runTogether = (words: readonly string[], last: number, table: FoodTable): FoodMatch | undefined => {
  const before = words[last - 1] ?? '';
  if (table.compounds === undefined || before.length < MIN_FIRST_LENGTH) return undefined;
  const kind = table.kinds.get(`${before}${words[last] ?? ''}`);
  return kind === undefined ? undefined : matchOf(kind, words.slice(last - 1, last + 1));
};

const headAt = (words: readonly string[], at: number, table: FoodTable): FoodMatch | undefined => {
  if (table.head === 'first') return runFrom(words, at, table);
  return runTogether(words, at, table) ?? runTo(words, at, table) ?? compound(words[at] ?? '', table);
};

/** `steak` says less than the word next to it: a tuna steak is fish. */
const isWeak = ({ words }: FoodMatch, { weakHeads }: FoodTable): boolean =>
  words.length === 1 && weakHeads.has(words[0] ?? '');

/**
 * Of two foods, only one counts. If the head comes last, they may share it (`chicken or beef stock`), and only the
 * second is complete. A second food of one word shares nothing: `vegetable oil or butter`.
 */
const beforeJoin = (words: readonly string[], { head, conjunctions }: FoodTable): readonly string[] | undefined =>
  head === 'last' && words.length > 2 && conjunctions.has(words.at(-2) ?? '') ? words.slice(0, -2) : undefined;

const matchHead = (words: readonly string[], table: FoodTable): FoodMatch | undefined => {
  const first = beforeJoin(words, table);
  const ofFirst = first === undefined ? undefined : matchHead(first, table);
  if (ofFirst !== undefined) return ofFirst;

  const [start, step] = table.head === 'first' ? [0, 1] : [words.length - 1, -1];
  for (let at = start; at >= 0 && at < words.length; at += step) {
    const match = headAt(words, at, table);
    if (match === undefined) continue;
    return (isWeak(match, table) ? headAt(words, at + step, table) : undefined) ?? match;
  }
  return undefined;
};

/**
 * Matches all words of a name, or else the longest run at its head, or else the next run toward the other end. So a
 * qualifying word counts only if the word it qualifies is unknown.
 */
export const matchWords = (words: readonly string[], table: FoodTable): FoodMatch | undefined => {
  const kind = table.kinds.get(words.join('-'));
  return kind === undefined ? matchHead(words, table) : matchOf(kind, words);
};

/** The first run of words that is a spoken name; the longest one at that position. */
export const findFullNameWithin = (words: readonly string[], { fullNames }: FoodTable): FoodMatch | undefined => {
  for (let first = 0; first < words.length; first += 1) {
    const names = fullNames.get(words[first] ?? '');
    const name = names?.find(({ rest }) => rest.every((word, at) => words[first + 1 + at] === word));
    if (name !== undefined) return matchOf(name.kind, words.slice(first, first + 1 + name.rest.length));
  }
  return undefined;
};
