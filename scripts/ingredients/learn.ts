import { FEATURES_PER_TOKEN, writeFeatures } from '../../src/domains/ingredients/line/tagger/features.ts';
import { labels } from '../../src/domains/ingredients/line/labeled-line.ts';
import { MAX_WORDS, computeLineContext } from '../../src/domains/ingredients/line/tagger/line-context.ts';
import type { Weights } from '../../src/domains/ingredients/line/tagger/weight-table.ts';
import { align } from './align.ts';
import type { Example } from './corpus.ts';
import { train } from './crf.ts';
import type { Model, Sentence } from './crf.ts';

export interface Learning {
  readonly epochs: number;
  readonly rate: number;
  readonly seed: number;
  readonly dropout: number;
  /** A feature that fewer lines have is not learned. */
  readonly rarest: number;
  /** How many features are kept. */
  readonly kept: number;
  /** What a weight is multiplied by before it is rounded to a byte. */
  readonly scale: number;
}

/** Found by trying on four fifths of the lines and measuring on the others. */
export const usualLearning: Learning = {
  epochs: 12,
  rate: 0.04,
  seed: 7,
  dropout: 0.1,
  rarest: 2,
  kept: 80_000,
  scale: 28,
};

const K = labels.length;

interface Hashed {
  readonly hashes: Int32Array;
  readonly gaps: Uint8Array;
  readonly gold: Uint8Array;
}

const room = new Int32Array(MAX_WORDS * FEATURES_PER_TOKEN);

const hashed = (example: Example): Hashed | undefined => {
  const aligned = align(example);
  if (aligned === undefined) return undefined;
  const surroundings = computeLineContext(aligned.tokens);
  const { tokens, gapClasses } = surroundings;
  writeFeatures(surroundings, room);
  if (tokens.length === 0) return undefined;
  const labelOf = new Map(aligned.tokens.map((token, index) => [token, aligned.labels[index] ?? 'other'] as const));
  return {
    hashes: room.slice(0, tokens.length * FEATURES_PER_TOKEN),
    gaps: gapClasses.slice(0, tokens.length),
    gold: Uint8Array.from(tokens, (token) => labels.indexOf(labelOf.get(token) ?? 'other')),
  };
};

/**
 * Learns the weights of the tagger from examples: once with every feature that is not too rare, and once more with
 * those alone that turned out to matter.
 */
export const learn = (
  examples: readonly Example[],
  learning: Learning,
  say: (message: string) => void = () => {},
): Weights => {
  const lines = examples.map(hashed).filter((line) => line !== undefined);
  say(`${lines.length} of ${examples.length} lines could be aligned with their labels.`);
  const common = frequent(lines, learning.rarest);
  const first = trainOn(lines, common, learning, say);
  const chosen = strongest(common, first, learning.kept);
  say(`${chosen.length} of ${common.length} features kept.`);
  return rounded(chosen, trainOn(lines, chosen, learning, say), learning.scale);
};

/** The features that are not too rare, the most frequent first. */
const frequent = (lines: readonly Hashed[], rarest: number): number[] => {
  const counts = new Map<number, number>();
  for (const { hashes } of lines) for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= rarest)
    .toSorted(([a, many], [b, more]) => more - many || a - b)
    .map(([hash]) => hash);
};

const trainOn = (
  lines: readonly Hashed[],
  features: readonly number[],
  { epochs, rate, seed, dropout }: Learning,
  say: (message: string) => void,
): Model => {
  const rowOf = new Map(features.map((hash, row) => [hash, row] as const));
  const sentences = lines.map(({ hashes, gaps, gold }): Sentence => ({
    rows: hashes.map((hash) => rowOf.get(hash) ?? -1),
    gaps,
    gold,
  }));
  const training = { rowCount: features.length, perToken: FEATURES_PER_TOKEN, epochs, rate, seed, dropout };
  return train(sentences, training, (epoch, loss) => say(`epoch ${epoch} of ${epochs}: loss ${loss.toFixed(4)}`));
};

const strengthOf = (weights: Float32Array, row: number): number => {
  let max = 0;
  for (let k = 0; k < K; k += 1) max = Math.max(max, Math.abs(weights[row * K + k] ?? 0));
  return max;
};

/** Those that matter most, in the order that they have. */
const strongest = (features: readonly number[], { weights }: Model, kept: number): number[] => {
  const strengths = features.map((_hash, row) => strengthOf(weights, row));
  const min = strengths.toSorted((a, b) => b - a)[kept - 1] ?? 0;
  return features.filter((_hash, row) => (strengths[row] ?? 0) >= min);
};

const rounded = (features: readonly number[], { weights, steps }: Model, scale: number): Weights => {
  const byte = (value: number) => Math.max(-127, Math.min(127, Math.round(value * scale)));
  return {
    hashes: Int32Array.from(features),
    rows: Int8Array.from(weights, byte),
    transitions: Int8Array.from(steps, byte),
  };
};
