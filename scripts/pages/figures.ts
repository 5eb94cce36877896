import { isRight, isRightPart } from './score.ts';
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

const shareOf = (answers: readonly boolean[]): number => {
  const share = answers.filter(Boolean).length / answers.length;
  return answers.length === 0 ? 0 : Math.round(share * 10_000) / 10_000;
};

const medianOf = (numbers: readonly number[]): number => {
  const middle = numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
  return Math.round(middle * 10) / 10;
};

export const figuresOf = (results: readonly { readonly score: Score; readonly ms: number }[]): Figures => {
  const scores = results.map(({ score }) => score);
  return {
    pages: results.length,
    title: shareOf(scores.map(({ title }) => title === 1)),
    ingredients: shareOf(scores.map(({ ingredients }) => isRightPart(ingredients))),
    steps: shareOf(scores.map(({ steps }) => isRightPart(steps))),
    all: shareOf(scores.map(isRight)),
    yield: shareOf(scores.flatMap(({ yield: right }) => right ?? [])),
    total_time: shareOf(scores.flatMap(({ totalTime }) => totalTime ?? [])),
    median_ms: medianOf(results.map(({ ms }) => ms)),
  };
};
