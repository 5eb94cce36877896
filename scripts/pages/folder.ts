import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Reading } from './score.ts';

/** A saved page and what a person read off it. */
export interface SavedPage {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly url: string | undefined;
  readonly expected: Reading;
}

/** What of an `*.expected.json` is compared. */
interface Expected {
  readonly title?: string;
  readonly canonical_url?: string;
  readonly ingredients?: readonly string[];
  readonly instructions_list?: readonly string[];
  readonly instructions?: string;
  readonly yields?: string | null;
  readonly total_time?: number | null;
}

/** The number in words such as `4 servings`, or both ends of `4–6`. */
export const numbersIn = (text: string | null | undefined): number[] => {
  const [, first, last] = /(\d+(?:[.,]\d+)?)(?:\s*(?:-|–|to)\s*(\d+))?/.exec(text ?? '') ?? [];
  return [first, last].flatMap((number) => (number === undefined ? [] : Number(number.replace(',', '.'))));
};

const readingOf = (expected: Expected): Reading => ({
  title: expected.title ?? '',
  ingredients: expected.ingredients ?? [],
  steps: expected.instructions_list ?? (expected.instructions ?? '').split('\n'),
  servings: numbersIn(expected.yields),
  totalMinutes: expected.total_time ?? undefined,
});

const ENDING = '.html.gz';

/** The pages of a folder: each `x.html.gz` with an `x.expected.json` beside it. */
export const readFolder = (folder: string): SavedPage[] => {
  const files = readdirSync(folder).toSorted();
  const names = files.filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -ENDING.length));
  return names.flatMap((name) => {
    if (!files.includes(`${name}.expected.json`)) return [];
    const expected = JSON.parse(readFileSync(join(folder, `${name}.expected.json`), 'utf8')) as Expected;
    const url = URL.canParse(expected.canonical_url ?? '') ? expected.canonical_url : undefined;
    return [{ name, bytes: readFileSync(join(folder, `${name}${ENDING}`)), url, expected: readingOf(expected) }];
  });
};
