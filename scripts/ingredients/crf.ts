import { labels } from '../../src/domains/ingredients/line/labeled-line.ts';
import { GAP_CLASS_COUNT } from '../../src/domains/ingredients/line/tagger/line-context.ts';

/** The words and numerals of one line: rows of features, the gap before each, and the label of each by its number. */
export interface Sentence {
  /** `perToken` rows for each token; -1 where the feature is too rare to have one. */
  readonly rows: Int32Array;
  readonly gaps: Uint8Array;
  readonly gold: Uint8Array;
}

export interface Model {
  /** A weight for each label, for each row. */
  readonly weights: Float32Array;
  /** From label to label, for each class of gap; then from the start of a line. */
  readonly steps: Float32Array;
}

export interface Training {
  readonly rowCount: number;
  readonly perToken: number;
  readonly epochs: number;
  readonly rate: number;
  readonly seed: number;
  /** The share of features that is left out at each step, so that no feature is relied upon alone. */
  readonly dropout: number;
}

const K = labels.length;
const START = GAP_CLASS_COUNT * K * K;
const STEPS = START + K;
/** Gradients below this change nothing that matters, and most are. */
const NEGLIGIBLE = 1e-4;

/**
 * Trains a linear-chain conditional random field: AdaGrad on the likelihood of each line in turn, in an order that
 * depends on the seed alone, so that the same lines give the same weights. Those of the last half of the run are
 * averaged, which does what pulling them to zero would do, and did it better here.
 */
export const train = (
  sentences: readonly Sentence[],
  training: Training,
  progress: (epoch: number, loss: number) => void = () => {},
): Model => {
  const learner = new Learner(training, Math.max(...sentences.map(({ gold }) => gold.length)));
  const average = { weights: new Float32Array(training.rowCount * K), steps: new Float32Array(STEPS) };
  const next = generator(training.seed);
  const order = Uint32Array.from(sentences.keys());
  let summed = 0;
  for (let epoch = 1; epoch <= training.epochs; epoch += 1) {
    shuffle(order, next);
    let loss = 0;
    for (const index of order) {
      const sentence = sentences[index];
      if (sentence !== undefined) loss += learner.learn(thinned(sentence, training.dropout, next));
    }
    progress(epoch, loss / sentences.length);
    if (epoch * 2 > training.epochs) {
      addTo(average.weights, learner.weights);
      addTo(average.steps, learner.steps);
      summed += 1;
    }
  }
  return { weights: average.weights.map((w) => w / summed), steps: average.steps.map((w) => w / summed) };
};

class Learner {
  readonly weights: Float32Array;
  readonly steps = new Float32Array(STEPS);
  readonly #weightSquares: Float32Array;
  readonly #stepSquares = new Float32Array(STEPS).fill(1e-3);
  readonly #expSteps = new Float64Array(STEPS);
  readonly #emission: Float64Array;
  readonly #forward: Float64Array;
  readonly #backward: Float64Array;
  readonly #scale: Float64Array;
  readonly #perToken: number;
  readonly #rate: number;

  constructor({ rowCount, perToken, rate }: Training, longest: number) {
    this.weights = new Float32Array(rowCount * K);
    this.#weightSquares = new Float32Array(rowCount * K).fill(1e-3);
    this.#emission = new Float64Array(longest * K);
    this.#forward = new Float64Array(longest * K);
    this.#backward = new Float64Array(longest * K);
    this.#scale = new Float64Array(longest);
    this.#perToken = perToken;
    this.#rate = rate;
  }

  /** Takes one gradient step for a line and returns the negative log-likelihood of its labels before the step. */
  learn(sentence: Sentence): number {
    const offset = this.#emit(sentence);
    const logZ = offset + this.#sumOverAll(sentence);
    const gold = this.#goldScore(sentence);
    this.#learnSteps(sentence);
    this.#learnWeights(sentence);
    return logZ - gold;
  }

  /** Exponentiates the scores of each token, scaled so that its best is one, and returns the sum of the best scores. */
  #emit({ rows, gold }: Sentence): number {
    const [emission, weights] = [this.#emission, this.weights];
    let offset = 0;
    for (let i = 0; i < gold.length; i += 1) {
      const base = i * K;
      emission.fill(0, base, base + K);
      for (let f = i * this.#perToken; f < (i + 1) * this.#perToken; f += 1) {
        const row = rows[f] ?? -1;
        if (row < 0) continue;
        for (let k = 0; k < K; k += 1) emission[base + k] = (emission[base + k] ?? 0) + (weights[row * K + k] ?? 0);
      }
      const best = Math.max(...emission.subarray(base, base + K));
      offset += best;
      for (let k = 0; k < K; k += 1) emission[base + k] = Math.exp((emission[base + k] ?? 0) - best);
    }
    for (let t = 0; t < STEPS; t += 1) this.#expSteps[t] = Math.exp(this.steps[t] ?? 0);
    return offset;
  }

  /** Forward and backward over all ways to label the line, scaled so that each forward step sums to one. */
  #sumOverAll({ gaps, gold }: Sentence): number {
    const [forward, backward, emission, exp, scale] = [
      this.#forward,
      this.#backward,
      this.#emission,
      this.#expSteps,
      this.#scale,
    ];
    const n = gold.length;
    let log = 0;
    for (let i = 0; i < n; i += 1) {
      const step = (gaps[i] ?? 0) * K * K;
      let total = 0;
      for (let k = 0; k < K; k += 1) {
        let value = i === 0 ? (exp[START + k] ?? 0) : 0;
        if (i > 0) {
          for (let j = 0; j < K; j += 1) value += (forward[(i - 1) * K + j] ?? 0) * (exp[step + j * K + k] ?? 0);
        }
        value *= emission[i * K + k] ?? 0;
        forward[i * K + k] = value;
        total += value;
      }
      scale[i] = total;
      log += Math.log(total);
      for (let k = 0; k < K; k += 1) forward[i * K + k] = (forward[i * K + k] ?? 0) / total;
    }
    backward.fill(1, (n - 1) * K, n * K);
    for (let i = n - 2; i >= 0; i -= 1) {
      const step = (gaps[i + 1] ?? 0) * K * K;
      for (let j = 0; j < K; j += 1) {
        let value = 0;
        for (let k = 0; k < K; k += 1) {
          const ahead = (emission[(i + 1) * K + k] ?? 0) * (backward[(i + 1) * K + k] ?? 0);
          value += (exp[step + j * K + k] ?? 0) * ahead;
        }
        backward[i * K + j] = value / (scale[i + 1] ?? 1);
      }
    }
    return log;
  }

  #goldScore({ rows, gaps, gold }: Sentence): number {
    let score = 0;
    for (let i = 0; i < gold.length; i += 1) {
      const k = gold[i] ?? 0;
      for (let f = i * this.#perToken; f < (i + 1) * this.#perToken; f += 1) {
        const row = rows[f] ?? -1;
        if (row >= 0) score += this.weights[row * K + k] ?? 0;
      }
      score += this.steps[i === 0 ? START + k : (gaps[i] ?? 0) * K * K + (gold[i - 1] ?? 0) * K + k] ?? 0;
    }
    return score;
  }

  /** What the model expects less what the line has. */
  #learnSteps({ gaps, gold }: Sentence): void {
    const [forward, backward, emission, exp] = [this.#forward, this.#backward, this.#emission, this.#expSteps];
    const expected = new Float64Array(STEPS);
    for (let k = 0; k < K; k += 1) expected[START + k] = (forward[k] ?? 0) * (backward[k] ?? 0);
    expected[START + (gold[0] ?? 0)] = (expected[START + (gold[0] ?? 0)] ?? 0) - 1;
    for (let i = 1; i < gold.length; i += 1) {
      const step = (gaps[i] ?? 0) * K * K;
      for (let k = 0; k < K; k += 1) {
        const here = ((emission[i * K + k] ?? 0) * (backward[i * K + k] ?? 0)) / (this.#scale[i] ?? 1);
        for (let j = 0; j < K; j += 1) {
          const at = step + j * K + k;
          expected[at] = (expected[at] ?? 0) + (forward[(i - 1) * K + j] ?? 0) * (exp[at] ?? 0) * here;
        }
      }
      const at = step + (gold[i - 1] ?? 0) * K + (gold[i] ?? 0);
      expected[at] = (expected[at] ?? 0) - 1;
    }
    for (let t = 0; t < STEPS; t += 1) {
      const g = expected[t] ?? 0;
      if (g === 0) continue;
      const square = (this.#stepSquares[t] ?? 0) + g * g;
      this.#stepSquares[t] = square;
      this.steps[t] = (this.steps[t] ?? 0) - (this.#rate * g) / Math.sqrt(square);
    }
  }

  #learnWeights({ rows, gold }: Sentence): void {
    const [weights, squares] = [this.weights, this.#weightSquares];
    for (let i = 0; i < gold.length; i += 1) {
      for (let k = 0; k < K; k += 1) {
        const g = (this.#forward[i * K + k] ?? 0) * (this.#backward[i * K + k] ?? 0) - (gold[i] === k ? 1 : 0);
        if (g < NEGLIGIBLE && g > -NEGLIGIBLE) continue;
        for (let f = i * this.#perToken; f < (i + 1) * this.#perToken; f += 1) {
          const row = rows[f] ?? -1;
          if (row < 0) continue;
          const w = row * K + k;
          const square = (squares[w] ?? 0) + g * g;
          squares[w] = square;
          weights[w] = (weights[w] ?? 0) - (this.#rate * g) / Math.sqrt(square);
        }
      }
    }
  }
}

const thinned = (sentence: Sentence, dropout: number, next: (below: number) => number): Sentence =>
  dropout === 0
    ? sentence
    : { ...sentence, rows: sentence.rows.map((row) => (next(1000) < dropout * 1000 ? -1 : row)) };

const addTo = (sum: Float32Array, values: Float32Array): void => {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (values[at] ?? 0);
};

/** Small, quick and the same everywhere: an xorshift. */
const generator = (seed: number) => {
  let state = seed | 1;
  return (below: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
};

const shuffle = (order: Uint32Array, next: (below: number) => number): void => {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = next(i + 1);
    const kept = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = kept;
  }
};
