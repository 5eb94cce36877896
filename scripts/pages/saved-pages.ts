import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { ExtractedRecipe } from './score.ts';

/** A saved page and the recipe a person extracted from it. */
export interface SavedPage {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly url: string | undefined;
  readonly expected: ExtractedRecipe;
}

/** The fields of `*.expected.json` that are compared. */
interface Expected {
  readonly title?: string;
  readonly canonical_url?: string;
  readonly ingredients?: readonly string[];
  readonly instructions_list?: readonly string[];
  readonly instructions?: string;
  readonly yields?: string | null;
  readonly total_time?: number | null;
}

/** The number in `4 servings`, or both ends of `4–6`. */
export const parseNumbers = (text: string | null | undefined): number[] => {
  const [, first, last] = /(\d+(?:[.,]\d+)?)(?:\s*(?:-|–|to)\s*(\d+))?/.exec(text ?? '') ?? [];
  return [first, last].flatMap((number) => (number === undefined ? [] : Number(number.replace(',', '.'))));
};

const toExtractedRecipe = (expected: Expected): ExtractedRecipe => ({
  title: expected.title ?? '',
  ingredients: expected.ingredients ?? [],
  steps: expected.instructions_list ?? (expected.instructions ?? '').split('\n'),
  servings: parseNumbers(expected.yields),
  totalMinutes: expected.total_time ?? undefined,
});

const PAGE_SUFFIX = '.html.gz';

/** The pages in a folder: each `x.html.gz` with an `x.expected.json` next to it. */
export const readSavedPages = (folder: string): SavedPage[] => {
  const files = readdirSync(folder).toSorted();
  const names = files.filter((file) => file.endsWith(PAGE_SUFFIX)).map((file) => file.slice(0, -PAGE_SUFFIX.length));
  return names.flatMap((name) => {
    if (!files.includes(`${name}.expected.json`)) return [];
    const expected = JSON.parse(readFileSync(join(folder, `${name}.expected.json`), 'utf8')) as Expected;
    const url = URL.canParse(expected.canonical_url ?? '') ? expected.canonical_url : undefined;
    return [
      { name, bytes: readFileSync(join(folder, `${name}${PAGE_SUFFIX}`)), url, expected: toExtractedRecipe(expected) },
    ];
  });
};
