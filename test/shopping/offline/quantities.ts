import assert from 'node:assert/strict';

import { exact, exactOf, plus, times } from './rational.ts';
import type { Exact } from './rational.ts';

type Dimension = 'mass' | 'volume' | 'count';

interface Unit {
  readonly dimension: Dimension;
  readonly convention: string;
  readonly size: Exact;
  /** As the service writes it, in singular and plural. */
  readonly words: readonly string[];
}

const metric = (dimension: Dimension, size: bigint, word: string): Unit => ({
  dimension,
  convention: 'metric',
  size: exact(size),
  words: [word],
});

/** 236.5882365 ml. */
const CUP = exact(473_176_473n, 2_000_000n);

const inUs = (size: Exact, word: string): Unit => ({
  dimension: 'volume',
  convention: 'us',
  size,
  words: [word, `${word}s`],
});

const units: Readonly<Record<string, Unit>> = {
  'metric.gram': metric('mass', 1n, 'g'),
  'metric.kilogram': metric('mass', 1000n, 'kg'),
  'metric.millilitre': metric('volume', 1n, 'ml'),
  'us.cup': inUs(CUP, 'cup'),
  'us.tablespoon': inUs(times(CUP, exact(1n, 16n)), 'tablespoon'),
  none: { dimension: 'count', convention: '', size: exact(1n), words: [''] },
};

const unitsByWord = new Map(Object.values(units).flatMap((unit) => unit.words.map((word) => [word, unit] as const)));

/** A total: one number for each dimension, and the texts that are not quantities. */
export interface Sum {
  readonly [dimension: string]: Exact;
}

/** A text counts once, however often it appears. */
const ONCE = exact(1n);

export const nothing: Sum = {};

/** An amount of a unit. */
export const amountOf = (value: Exact, unit = 'none'): Sum => {
  const { dimension, size } = units[unit] ?? assert.fail(`the test does not know the unit ${unit}`);
  return { [dimension]: times(value, size) };
};

const isDimension = (key: string): key is Dimension => key === 'mass' || key === 'volume' || key === 'count';

export const together = (sums: readonly Sum[]): Sum => {
  const all: Record<string, Exact> = {};
  for (const [key, value] of sums.flatMap((sum) => Object.entries(sum))) {
    const before = isDimension(key) ? all[key] : undefined;
    all[key] = before === undefined ? value : plus(before, value);
  }
  return all;
};

const NUMBER_AND_UNIT = /^(\d+ \d+\/\d+|\d+\/\d+|\d+\.\d+|\d+)(?: (.+))?$/;

/** One part of a sum: its amount, and which other parts it should have been added to. */
const readPart = (part: string): { readonly heap: string; readonly sum: Sum } => {
  const [, number = '', word = ''] = NUMBER_AND_UNIT.exec(part) ?? [];
  const [value, unit] = [exactOf(number), unitsByWord.get(word)];
  if (value === undefined || unit === undefined) return { heap: part, sum: { [`"${part}"`]: ONCE } };
  const { dimension, convention, size } = unit;
  return { heap: `${convention} ${dimension}`, sum: { [dimension]: times(value, size) } };
};

/**
 * Parses what the service wrote: `1 1/2 cups + 200 g + to taste`. Convertible amounts must have been added up, except
 * that cups and milliliters may stay separate, because their sum is an unreadable number.
 */
export const readSum = (text: string): Sum => {
  const parts = text === '' ? [] : text.split(' + ').map(readPart);
  const heaps = new Set(parts.map(({ heap }) => heap));
  assert.equal(heaps.size, parts.length, `${JSON.stringify(text)} has parts that should be added up`);
  return together(parts.map(({ sum }) => sum));
};
