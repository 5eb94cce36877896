import { commonSubsequence } from './common-subsequence.ts';
import type { Pair } from './common-subsequence.ts';
import { lettersOf, likeness } from './likeness.ts';
import type { Letters } from './likeness.ts';

/**
 * When a new text may count as a rewritten old one: never, if it is similar, or also if it merely has the same
 * position.
 */
export type Rewriting = 'never' | 'alike' | 'in-place';

/** Maximum number of similarity comparisons. Real edits need about a hundred. */
const MOST_COMPARISONS = 20_000;
/** Minimum similarity of a rewritten text if only its position suggests it. */
const LEAST_LIKENESS = 0.25;

/** A range of both lists between two unchanged texts. */
interface Gap {
  readonly old: number[];
  readonly young: number[];
}

/** The gaps of both lists between consecutive pairs. */
const gapsIn = ({ old, young }: Gap, pairs: readonly Pair[]): Gap[] => {
  const ends: readonly Pair[] = [...pairs, [Infinity, Infinity]];
  let [a, b] = [0, 0];
  return ends.flatMap(([endOld, endYoung]) => {
    const gap: Gap = { old: [], young: [] };
    for (; a < old.length && (old[a] ?? 0) < endOld; a += 1) gap.old.push(old[a] ?? 0);
    for (; b < young.length && (young[b] ?? 0) < endYoung; b += 1) gap.young.push(young[b] ?? 0);
    if (old[a] === endOld) a += 1;
    if (young[b] === endYoung) b += 1;
    return gap.old.length > 0 && gap.young.length > 0 ? [gap] : [];
  });
};

/** The order-preserving pairs of a gap with the highest total similarity. */
const mostAlike = ({ old, young }: Gap, alike: (pair: Pair) => number): Pair[] => {
  const width = young.length + 1;
  const best = new Float64Array((old.length + 1) * width);
  const at = (i: number, j: number): number => best[i * width + j] ?? 0;
  const scores = old.map((a) => young.map((b) => alike([a, b])));
  const score = (i: number, j: number): number => scores[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = young.length - 1; j >= 0; j -= 1) {
      best[i * width + j] = Math.max(at(i + 1, j), at(i, j + 1), at(i + 1, j + 1) + score(i, j));
    }
  }
  const pairs: Pair[] = [];
  for (let [i, j] = [0, 0]; i < old.length && j < young.length;) {
    const [a, b] = [old[i] ?? 0, young[j] ?? 0];
    if (score(i, j) > 0 && at(i, j) === at(i + 1, j + 1) + score(i, j)) {
      pairs.push([a, b]);
      i += 1;
      j += 1;
    } else if (at(i, j) === at(i + 1, j)) i += 1;
    else j += 1;
  }
  return pairs;
};

/** The positions of each text, each used once, first one first. */
class Places {
  readonly #byText = new Map<string, number[]>();

  constructor(texts: readonly string[], isFree: (index: number) => boolean) {
    // In reverse, so that the first position can be popped from the end.
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

/** If a gap has as many new texts as old ones, each replaces the one at its position, even if they are not similar. */
const inTurn = ({ old, young }: Gap): Pair[] =>
  old.length === young.length ? old.map((a, index): Pair => [a, young[index] ?? 0]) : [];

/** Pairs texts that were rewritten in place. */
class Rewritten {
  readonly #old: readonly string[];
  readonly #young: readonly string[];
  readonly #letters = new Map<string, Letters>();
  #left = MOST_COMPARISONS;

  constructor(old: readonly string[], young: readonly string[]) {
    this.#old = old;
    this.#young = young;
  }

  in(gap: Gap, byPlace: boolean): Pair[] {
    if (byPlace && gap.old.length === 1 && gap.young.length === 1) return inTurn(gap);
    this.#left -= gap.old.length * gap.young.length;
    const pairs = this.#left < 0 ? [] : mostAlike(gap, (pair) => this.#likeness(pair));
    return byPlace ? [...pairs, ...gapsIn(gap, pairs).flatMap(inTurn)] : pairs;
  }

  #likeness([a, b]: Pair): number {
    const alike = likeness(this.#lettersOf(this.#old[a] ?? ''), this.#lettersOf(this.#young[b] ?? ''));
    return alike < LEAST_LIKENESS ? 0 : alike;
  }

  #lettersOf(text: string): Letters {
    const letters = this.#letters.get(text) ?? lettersOf(text);
    this.#letters.set(text, letters);
    return letters;
  }
}

/**
 * Maps each new text to the position of the old text it came from, if any: first unchanged texts in order, then moved
 * ones, then texts rewritten between two unchanged ones.
 */
export const align = (
  old: readonly string[],
  young: readonly string[],
  rewriting: Rewriting,
): (number | undefined)[] => {
  const from = new Map<number, number>();
  const taken = new Set<number>();
  const pair = ([a, b]: Pair): void => {
    from.set(b, a);
    taken.add(a);
  };
  const stayed = commonSubsequence(old, young);
  for (const one of stayed) pair(one);
  const places = new Places(old, (index) => !taken.has(index));
  for (const [b, text] of young.entries()) {
    const a = from.has(b) ? undefined : places.take(text);
    if (a !== undefined) pair([a, b]);
  }
  const rewritten = new Rewritten(old, young);
  const all = { old: [...old.keys()], young: [...young.keys()] };
  for (const gap of rewriting === 'never' ? [] : gapsIn(all, stayed)) {
    const left = { old: gap.old.filter((a) => !taken.has(a)), young: gap.young.filter((b) => !from.has(b)) };
    for (const one of rewritten.in(left, rewriting === 'in-place')) pair(one);
  }
  return young.map((_, b) => from.get(b));
};
