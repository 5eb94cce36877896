import { parseStep } from '../../../ingredients/index.ts';
import { toLanguage } from '../../../units/index.ts';
import type { Language } from '../../../units/index.ts';

export interface Timer {
  readonly start: number;
  readonly end: number;
  readonly markup: string;
}

/** Candidates for timers: a number that every parser understands, a space, and a word. */
const CANDIDATE = /(?<![\p{L}\p{N}.,/])(\d+(?:\.\d+)?) (\p{L}+)/gu;

/**
 * Context needed to recognize a complete time: `15 to 20 minutes` and `1 hour 30 minutes` differ from their last part.
 */
const [BEFORE, BEHIND] = [30, 25];

/** Caches per language whether a word after a number is a unit of time; most texts use the same few. */
const units = new Map<string, boolean>();
/** Bounded, because the words come from user input. */
const MAX_UNITS = 1000;

const isTimeUnit = (word: string, language: Language): boolean => {
  const key = `${language} ${word}`;
  const known = units.get(key);
  if (known !== undefined) return known;
  const alone = `10 ${word}`;
  const isOne = parseStep(alone, { language }).times.some(({ start, end }) => start === 0 && end === alone.length);
  if (units.size >= MAX_UNITS) units.clear();
  units.set(key, isOne);
  return isOne;
};

/** Start of the context to the left, not in the middle of a word. */
const startOf = (text: string, at: number): number => {
  const start = Math.max(0, at - BEFORE);
  const space = text.indexOf(' ', start);
  return start === 0 || space === -1 || space >= at ? start : space + 1;
};

/** The times in a step that can become timers. Parses only the text around each number, not the whole step. */
export const findTimers = (text: string, tag: string | undefined): Timer[] => {
  const language = toLanguage(tag) ?? 'en';
  return [...text.matchAll(CANDIDATE)].flatMap(({ 0: wording, 1: number = '', 2: unit = '', index }) => {
    if (!isTimeUnit(unit, language)) return [];
    const from = startOf(text, index);
    const end = index + wording.length;
    const { times } = parseStep(text.slice(from, end + BEHIND), { language });
    const isWhole = times.some((time) => from + time.start === index && from + time.end === end);
    return isWhole ? [{ start: index, end, markup: `~{${number}%${unit}}` }] : [];
  });
};
