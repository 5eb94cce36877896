import { FEATURES_PER_TOKEN, writeFeatures } from './features.ts';
import { labels } from '../labeled-line.ts';
import type { Label } from '../labeled-line.ts';
import { GAP_CLASS_COUNT, MAX_WORDS, computeLineContext } from './line-context.ts';
import type { LineToken } from '../tokenize-line.ts';
import { toHashFingerprint } from './weight-table.ts';
import type { WeightTable } from './weight-table.ts';

const K = labels.length;
/**
 * Selects two of the four weights in a word, so that two sums are added up in one number. With a sum per label, parsing
 * 20,000 lines took 1.07 times as long. A sum fits in its 16 bits: it has 29 terms of at most 255.
 */
const PAIR = 0x00ff_00ff;

/** Finds the most likely labels of a line (Viterbi) under the weights of a conditional random field. */
export class Tagger {
  readonly #marks: Uint8Array;
  readonly #slots: Int32Array;
  readonly #entries: Int32Array;
  readonly #mask: number;
  readonly #transitions: Int8Array;
  readonly #features = new Int32Array(MAX_WORDS * FEATURES_PER_TOKEN);
  readonly #from = new Uint8Array(MAX_WORDS * K);
  readonly #emission = new Int32Array(K);
  #score = new Int32Array(K);
  #next = new Int32Array(K);

  constructor({ fingerprints, slots, entries, transitions }: WeightTable) {
    this.#marks = fingerprints;
    this.#slots = slots;
    this.#entries = entries;
    this.#mask = slots.length - 1;
    this.#transitions = transitions;
  }

  /**
   * The label of each token; punctuation is `other`. Words after the first `MAX_WORDS` are notes: no ingredient is that
   * long, and no line may take long.
   */
  label(line: readonly LineToken[]): Label[] {
    const found = line.map(({ kind }): Label => (kind === 'mark' ? 'other' : 'note'));
    const surroundings = computeLineContext(line);
    writeFeatures(surroundings, this.#features);
    const { tokens, gapClasses } = surroundings;
    const n = tokens.length;
    if (n === 0) return found;
    const from = this.#from;
    const emission = this.#emission;
    const transitions = this.#transitions;
    for (let i = 0; i < n; i += 1) {
      this.#emit(i);
      const score = this.#score;
      const next = this.#next;
      const steps = i === 0 ? GAP_CLASS_COUNT * K * K : (gapClasses[i] ?? 0) * K * K;
      for (let k = 0; k < K; k += 1) {
        let best = -0x7fff_ffff;
        let origin = 0;
        if (i === 0) best = transitions[steps + k] ?? 0;
        else {
          for (let j = 0; j < K; j += 1) {
            const value = (score[j] ?? 0) + (transitions[steps + j * K + k] ?? 0);
            if (value > best) {
              best = value;
              origin = j;
            }
          }
        }
        next[k] = best + (emission[k] ?? 0);
        from[i * K + k] = origin;
      }
      this.#score = next;
      this.#next = score;
    }
    let label = 0;
    for (let k = 1; k < K; k += 1) if ((this.#score[k] ?? 0) > (this.#score[label] ?? 0)) label = k;
    let at = line.length - 1;
    while (line[at] !== tokens[n - 1]) at -= 1;
    for (let i = n - 1; i >= 0; i -= 1) {
      while (line[at]?.kind === 'mark') at -= 1;
      found[at] = labels[label] ?? 'other';
      at -= 1;
      label = from[i * K + label] ?? 0;
    }
    return found;
  }

  /** Adds up the weights of the known features, two labels at a time. */
  #emit(token: number): void {
    const marks = this.#marks;
    const slots = this.#slots;
    const entries = this.#entries;
    const features = this.#features;
    const mask = this.#mask;
    const end = (token + 1) * FEATURES_PER_TOKEN;
    // Labels 0 and 2, 1 and 3, 4 and 6, 5 and 7: two sums in each number.
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let feature = token * FEATURES_PER_TOKEN; feature < end; feature += 1) {
      const hash = features[feature] ?? 0;
      const wanted = toHashFingerprint(hash);
      let slot = hash & mask;
      for (let mark = marks[slot] ?? 0; mark !== 0; mark = marks[slot] ?? 0) {
        if (mark === wanted) {
          const entry = slots[slot] ?? 0;
          if (entries[entry] === hash) {
            const low = entries[entry + 1] ?? 0;
            const high = entries[entry + 2] ?? 0;
            a += low & PAIR;
            b += (low >>> 8) & PAIR;
            c += high & PAIR;
            d += (high >>> 8) & PAIR;
            break;
          }
        }
        slot = (slot + 1) & mask;
      }
    }
    // Every weight has 128 added, which is the same for all labels of a token and does not change their order.
    const emission = this.#emission;
    emission[0] = a & 0xffff;
    emission[1] = b & 0xffff;
    emission[2] = a >>> 16;
    emission[3] = b >>> 16;
    emission[4] = c & 0xffff;
    emission[5] = d & 0xffff;
    emission[6] = c >>> 16;
    emission[7] = d >>> 16;
  }
}
