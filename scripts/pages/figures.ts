import { isCorrect, isPartCorrect } from './score.ts';
import type { Score } from './score.ts';

/** Fractions between 0 and 1, except for the number of pages and the median time. */
export interface Figures {
  readonly pages: number;
  readonly title: number;
  readonly ingredients: number;
  readonly steps: number;
  readonly all: number;
  readonly yield: number;
  readonly total_time: number;
  readonly median_ms: number;
}

const toFraction = (results: readonly boolean[]): number => {
  const fraction = results.filter(Boolean).length / results.length;
  return results.length === 0 ? 0 : Math.round(fraction * 10_000) / 10_000;
};

const computeMedian = (numbers: readonly number[]): number => {
  const middle = numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
  return Math.round(middle * 10) / 10;
};

export const computeFigures = (results: readonly { readonly score: Score; readonly ms: number }[]): Figures => {
  const scores = results.map(({ score }) => score);
  return {
    pages: results.length,
    title: toFraction(scores.map(({ title }) => title === 1)),
    ingredients: toFraction(scores.map(({ ingredients }) => isPartCorrect(ingredients))),
    steps: toFraction(scores.map(({ steps }) => isPartCorrect(steps))),
    all: toFraction(scores.map(isCorrect)),
    yield: toFraction(scores.flatMap(({ yield: right }) => right ?? [])),
    total_time: toFraction(scores.flatMap(({ totalTime }) => totalTime ?? [])),
    median_ms: computeMedian(results.map(({ ms }) => ms)),
  };
};
