import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { toLanguage } from '../../src/domains/units/index.ts';
import type { Language } from '../../src/domains/units/index.ts';

export interface CorpusLine {
  readonly language: Language;
  readonly text: string;
  /** The file it is from. */
  readonly source: string;
}

interface ExpectedPage {
  readonly language?: string | null;
  readonly ingredients?: readonly string[];
}

/** The labeled lines of `*.jsonl` files, which are English. */
const readLabeledLines = (folder: string): readonly CorpusLine[] =>
  globSync('*.jsonl', { cwd: folder })
    .toSorted()
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line): CorpusLine => {
          const { text } = JSON.parse(line) as { readonly text: string };
          return { language: 'en', text, source: path.basename(file, '.jsonl') };
        }),
    );

/** The lines of `*.expected.json` files, in the languages that Tureen reads. */
const readPageLines = (folder: string): readonly CorpusLine[] =>
  globSync('*.expected.json', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const { language: tag, ingredients = [] } = JSON.parse(
        readFileSync(path.join(folder, file), 'utf8'),
      ) as ExpectedPage;
      const language = toLanguage(tag ?? undefined);
      return language === undefined ? [] : ingredients.map((text) => ({ language, text, source: file }));
    });

/** All ingredient lines of a corpus with the folders `ingredients` and `pages`; none if there is no such folder. */
export const readCorpusLines = (corpus: string): readonly CorpusLine[] =>
  existsSync(corpus)
    ? [...readLabeledLines(path.join(corpus, 'ingredients')), ...readPageLines(path.join(corpus, 'pages'))]
    : [];
