import { findCommonSubsequence } from './common-subsequence.ts';
import type { Pair } from './common-subsequence.ts';
import { computeSimilarity, countBigrams } from './text-similarity.ts';
import type { Bigrams } from './text-similarity.ts';

/** When a new text may count as a rewritten old one: never, only if it is similar, or also if it merely replaces it. */
export type RewriteRule = 'never' | 'similar' | 'in-place';

/** In total per document. Real edits need about a hundred. */
const MAX_COMPARISONS = 20_000;
/** Minimum similarity to count as rewritten, if position alone does not decide. */
const MIN_SIMILARITY = 0.25;

/** The indexes of both lists between two unchanged texts. */
interface Gap {
  readonly old: number[];
  readonly current: number[];
}

/** The unpaired stretches between consecutive pairs. */
const findGaps = ({ old, current }: Gap, pairs: readonly Pair[]): Gap[] => {
  const ends: readonly Pair[] = [...pairs, [Infinity, Infinity]];
  let [a, b] = [0, 0];
  return ends.flatMap(([endOld, endCurrent]) => {
    const gap: Gap = { old: [], current: [] };
    for (; a < old.length && (old[a] ?? 0) < endOld; a += 1) gap.old.push(old[a] ?? 0);
    for (; b < current.length && (current[b] ?? 0) < endCurrent; b += 1) gap.current.push(current[b] ?? 0);
    if (old[a] === endOld) a += 1;
    if (current[b] === endCurrent) b += 1;
    return gap.old.length > 0 && gap.current.length > 0 ? [gap] : [];
  });
};

/** The order-preserving pairs with the highest total similarity. */
const pairBySimilarity = ({ old, current }: Gap, computeScore: (pair: Pair) => number): Pair[] => {
  const width = current.length + 1;
  const best = new Float64Array((old.length + 1) * width);
  const at = (i: number, j: number): number => best[i * width + j] ?? 0;
  const scores = old.map((a) => current.map((b) => computeScore([a, b])));
  const score = (i: number, j: number): number => scores[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = current.length - 1; j >= 0; j -= 1) {
      best[i * width + j] = Math.max(at(i + 1, j), at(i, j + 1), at(i + 1, j + 1) + score(i, j));
    }
  }
  const pairs: Pair[] = [];
  for (let [i, j] = [0, 0]; i < old.length && j < current.length;) {
    const [a, b] = [old[i] ?? 0, current[j] ?? 0];
    if (score(i, j) > 0 && at(i, j) === at(i + 1, j + 1) + score(i, j)) {
      pairs.push([a, b]);
      i += 1;
      j += 1;
    } else if (at(i, j) === at(i + 1, j)) i += 1;
    else j += 1;
  }
  return pairs;
};

/** Indexes by text. Each is taken once, in order. */
class TextIndex {
  readonly #byText = new Map<string, number[]>();

  constructor(texts: readonly string[], isFree: (index: number) => boolean) {
    // Reversed, so that `pop` returns the first.
    for (const [index, text] of [...texts.entries()].toReversed()) {
      if (!isFree(index)) continue;
      const same = this.#byText.get(text);
      if (same === undefined) this.#byText.set(text, [index]);
      else same.push(index);
    }
  }

  take(text: string): number | undefined {
    return this.#byText.get(text)?.pop();
  }
}

/** If the counts match, pairs by position, even without any similarity. */
const pairInOrder = ({ old, current }: Gap): Pair[] =>
  old.length === current.length ? old.map((a, index): Pair => [a, current[index] ?? 0]) : [];

/** Pairs texts that were rewritten in place. */
class RewriteMatcher {
  readonly #old: readonly string[];
  readonly #current: readonly string[];
  readonly #bigrams = new Map<string, Bigrams>();
  #remaining = MAX_COMPARISONS;

  constructor(old: readonly string[], current: readonly string[]) {
    this.#old = old;
    this.#current = current;
  }

  match(gap: Gap, byPosition: boolean): Pair[] {
    if (byPosition && gap.old.length === 1 && gap.current.length === 1) return pairInOrder(gap);
    this.#remaining -= gap.old.length * gap.current.length;
    const pairs = this.#remaining < 0 ? [] : pairBySimilarity(gap, (pair) => this.#similarity(pair));
    return byPosition ? [...pairs, ...findGaps(gap, pairs).flatMap(pairInOrder)] : pairs;
  }

  #similarity([a, b]: Pair): number {
    const score = computeSimilarity(this.#countBigrams(this.#old[a] ?? ''), this.#countBigrams(this.#current[b] ?? ''));
    return score < MIN_SIMILARITY ? 0 : score;
  }

  #countBigrams(text: string): Bigrams {
    const bigrams = this.#bigrams.get(text) ?? countBigrams(text);
    this.#bigrams.set(text, bigrams);
    return bigrams;
  }
}

/**
 * Returns the index of the old text for each new one, or undefined if it is new. Matches unchanged texts in order, then
 * moved ones, then rewritten ones between two unchanged texts.
 */
export const alignTexts = (
  old: readonly string[],
  current: readonly string[],
  rewriteRule: RewriteRule,
): (number | undefined)[] => {
  const oldIndexes = new Map<number, number>();
  const paired = new Set<number>();
  const pair = ([a, b]: Pair): void => {
    oldIndexes.set(b, a);
    paired.add(a);
  };
  const unchanged = findCommonSubsequence(old, current);
  for (const match of unchanged) pair(match);
  const unpaired = new TextIndex(old, (index) => !paired.has(index));
  for (const [b, text] of current.entries()) {
    const a = oldIndexes.has(b) ? undefined : unpaired.take(text);
    if (a !== undefined) pair([a, b]);
  }
  const matcher = new RewriteMatcher(old, current);
  const all = { old: [...old.keys()], current: [...current.keys()] };
  for (const gap of rewriteRule === 'never' ? [] : findGaps(all, unchanged)) {
    const rest = { old: gap.old.filter((a) => !paired.has(a)), current: gap.current.filter((b) => !oldIndexes.has(b)) };
    for (const match of matcher.match(rest, rewriteRule === 'in-place')) pair(match);
  }
  return current.map((_, b) => oldIndexes.get(b));
};
