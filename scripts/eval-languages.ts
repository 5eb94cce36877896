// npm run eval:languages -- [<folder>] [--json] [--show <language>]
//
// Measures what a parse request loses without its language. Parses ingredient lines in requests of 5, 10 and 20, with
// and without the language, and prints the share of lines with the same quantities, name and semantic id. The lines are
// those in this repository and those of the `*.expected.json` files in a folder, which have `language` and
// `ingredients`.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { parseLines } from '../src/domains/ingredients/parse-lines.ts';
import type { ParsedIngredientLine } from '../src/domains/ingredients/index.ts';
import { languages, toLanguage } from '../src/domains/units/index.ts';
import type { Language } from '../src/domains/units/index.ts';
import { exampleLines } from './languages/example-lines.ts';

const REQUEST_SIZES = [5, 10, 20] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, show: { type: 'string' } },
});

interface ExpectedPage {
  readonly language?: string | null;
  readonly ingredients?: readonly string[];
}

/** Recipes by language, each a list of lines. */
const recipes = new Map<Language, (readonly string[])[]>(
  languages.map((language) => [language, [exampleLines[language]]]),
);
const [folder] = positionals;
if (folder !== undefined) {
  for (const file of globSync('*.expected.json', { cwd: folder }).toSorted()) {
    const page = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as ExpectedPage;
    const language = toLanguage(page.language ?? undefined);
    if (language !== undefined) recipes.get(language)?.push(page.ingredients ?? []);
  }
}

const resultOf = ({ quantities, name, semantic_id: food }: ParsedIngredientLine): string =>
  JSON.stringify([quantities, name, food]);

interface Comparison {
  readonly lines: number;
  readonly same: number;
}

/** Requests never mix recipes, so the last request of a recipe may be shorter. */
const compare = async (language: Language, size: number): Promise<Comparison> => {
  let [lines, same] = [0, 0];
  for (const recipe of recipes.get(language) ?? []) {
    for (let at = 0; at < recipe.length; at += size) {
      const request = recipe.slice(at, at + size);
      const [withLanguage, guessed] = [await parseLines(request, language), await parseLines(request)];
      for (const [index, expected] of withLanguage.entries()) {
        const actual = guessed[index];
        const isSame = actual !== undefined && resultOf(actual) === resultOf(expected);
        lines += 1;
        same += isSame ? 1 : 0;
        if (!isSame && values.show === language) console.log(`${size}: ${expected.text}`);
      }
    }
  }
  return { lines, same };
};

const rows: Record<string, Record<string, number>> = {};
for (const language of languages) {
  const row: Record<string, number> = {};
  for (const size of REQUEST_SIZES) {
    const { lines, same } = await compare(language, size);
    row['lines'] = lines;
    row[`requests of ${size}`] = Math.round((same / lines) * 1000) / 10;
  }
  rows[language] = row;
}

if (values.json === true) console.log(JSON.stringify(rows));
else {
  console.log('Lines parsed the same without the language as with it, in percent:\n');
  console.table(rows);
}
