import type { LineReading } from '../../../src/domains/ingredients/index.ts';

/** As many as one request may ask for, and as long as a line may be. */
const MOST_LINES = 500;
const LONGEST_LINE = 10_000;

/** The same text in another language may mean something else. */
export const readingKey = (language: string, text: string): string => `${language}\n${text.trim()}`;

export type Readings = ReadonlyMap<string, LineReading>;

/** The lines that are not read yet, each once, as many as go into one request. */
export const unreadLines = (texts: readonly string[], language: string, known: Readings): readonly string[] => {
  const lines = new Set(texts.map((text) => text.trim()));
  return [...lines]
    .filter((line) => line !== '' && line.length <= LONGEST_LINE && !known.has(readingKey(language, line)))
    .slice(0, MOST_LINES);
};

export const withReadings = (known: Readings, language: string, readings: readonly LineReading[]): Readings =>
  new Map([...known, ...readings.map((reading) => [readingKey(language, reading.text), reading] as const)]);
