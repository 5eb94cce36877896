import { toNumber } from '../../../units/index.ts';
import { readLineAmounts } from '../read-line-amounts.ts';
import type { LineNumber } from '../read-line-amounts.ts';
import { showLine } from '../show-line.ts';
import type { LineView } from '../show-line.ts';

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** Shorter words are units, articles and prepositions, which may change with an amount. */
const MIN_WORD_LENGTH = 4;
/** Enough of a word to recognize its other form: `leaf`, `leaves`, `Eier`, `Ei`. */
const STEM_LENGTH = 2;
/** Words about an amount that is stated twice, which are not shown if the other statement is. */
const ABOUT = /^(?:about|approx\w*|scant|generous|heap\w+|good|circa|environ|ungefähr|ongeveer|aprox\w*|cerca|plus)$/iu;

const COMPOUND_BETWEEN = /^\.?\s*$/u;

/** The beginnings of all longer words that are neither part of an amount nor of its unit. */
const listStems = (text: string, numbers: readonly LineNumber[]): readonly string[] => {
  const isInNumber = (at: number): boolean =>
    numbers.some(({ start, end, unit }) => (at >= start && at < end) || (unit && at >= unit.start && at < unit.end));
  return [...text.matchAll(WORD)]
    .filter(({ 0: word, index }) => word.length >= MIN_WORD_LENGTH && !ABOUT.test(word) && !isInNumber(index))
    .map(([word]) => word.slice(0, STEM_LENGTH).toLowerCase());
};

/** The number of amounts. `1 lb 4 oz` is one amount. */
const countAmounts = (text: string, numbers: readonly LineNumber[]): number =>
  numbers.filter(({ role, restates, start }, index) => {
    const previous = numbers[index - 1]?.unit;
    const isContinued = previous !== undefined && COMPOUND_BETWEEN.test(text.slice(previous.end, start));
    return role === 'amount' && restates === undefined && !isContinued;
  }).length;

/**
 * What a line of unknown composition lost when it is shown: a word, or an amount. Undefined if nothing. It relies on
 * reading the shown line as well as the authored one.
 */
export const findLineLoss = (line: string, view: LineView): string | undefined => {
  const { text, scaling } = showLine(line, view);
  const mustStay = toNumber(view.factor) === 1 && view.convention === undefined;
  if (mustStay || scaling === 'not-scaled') return text === line ? undefined : `"${line}" changed to "${text}"`;
  const { numbers } = readLineAmounts(line, view.language);
  const shown = text.toLowerCase();
  const lost = listStems(line, numbers).find((stem) => !shown.includes(stem));
  if (lost !== undefined) return `"${line}" lost ${lost}… in "${text}"`;
  // A converted size may read as an amount: `Four 1-ounce squares`, `Four 28 g squares`.
  if (view.convention !== undefined) return undefined;
  const before = countAmounts(line, numbers);
  const after = countAmounts(text, readLineAmounts(text, view.language).numbers);
  return before === after ? undefined : `"${line}" has ${before} amounts, "${text}" ${after}`;
};
