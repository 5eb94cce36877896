import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A line of text, and what people read in it: the words of each part, in their order. */
export interface Example {
  readonly text: string;
  readonly name: string;
  readonly quantity?: string;
  readonly unit?: string;
  readonly size?: string;
  readonly preparation?: string;
  readonly comment?: string;
  readonly purpose?: string;
}

/** Every line of the `*.jsonl` files in a folder, in the order of their names. */
export const readExamples = (folder: string): Example[] =>
  globSync('*.jsonl', { cwd: folder })
    .toSorted()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Example);
