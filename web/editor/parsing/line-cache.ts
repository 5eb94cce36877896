import type { ParsedIngredientLine } from '../../../src/domains/ingredients/index.ts';

/** Limits of the parse request: lines per request, and characters per line. */
const MAX_LINES = 500;
const MAX_LINE_LENGTH = 10_000;

/** Includes the language, since the same text may mean something else in another one. */
export const toCacheKey = (language: string, text: string): string => `${language}\n${text.trim()}`;

export type LineCache = ReadonlyMap<string, ParsedIngredientLine>;

/** Lines not parsed yet, without duplicates, at most one request's worth. */
export const getUnparsedLines = (texts: readonly string[], language: string, known: LineCache): readonly string[] => {
  const lines = new Set(texts.map((text) => text.trim()));
  return [...lines]
    .filter((line) => line !== '' && line.length <= MAX_LINE_LENGTH && !known.has(toCacheKey(language, line)))
    .slice(0, MAX_LINES);
};

export const addToCache = (known: LineCache, language: string, readings: readonly ParsedIngredientLine[]): LineCache =>
  new Map([...known, ...readings.map((reading) => [toCacheKey(language, reading.text), reading] as const)]);
