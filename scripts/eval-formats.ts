// npm run eval:formats -- <folder> [--json]
//
// Reads every file in a folder the way an import does. Reports for each file how many recipes were found, what prevents
// any of them from being imported, and which longer lines of its ingredients and steps appear in no document. Those
// lines are collected without the readers under evaluation: all lines of a text file, and all strings in the relevant
// fields of a JSON file. Some are not part of a recipe, so review the list. Exits with 1 if anything is blocked or lost.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { parseCooklangCases } from './formats/cooklang-cases.ts';
import type { CooklangCase } from './formats/cooklang-cases.ts';
import { evaluate } from './formats/evaluate.ts';
import type { Evaluation } from './formats/evaluate.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
const [folder] = positionals;
if (folder === undefined) {
  console.error('Usage: npm run eval:formats -- <folder with files of any format> [--json]');
  process.exit(2);
}

/** Evaluates a test suite as if it were a single file. */
const evaluateCases = async (name: string, cases: readonly CooklangCase[]): Promise<Evaluation> => {
  const evaluated: (readonly [CooklangCase, Evaluation])[] = [];
  for (const testCase of cases)
    evaluated.push([testCase, await evaluate(testCase.name, Buffer.from(testCase.source), 'cooklang')]);
  const sum = (count: (evaluation: Evaluation) => number): number =>
    evaluated.reduce((total, [, evaluation]) => total + count(evaluation), 0);
  return {
    file: name,
    formats: evaluated[0]?.[1].formats ?? [],
    recipes: sum(({ recipes }) => recipes),
    photos: sum(({ photos }) => photos),
    blocking: evaluated.flatMap(([{ hasSteps }, { blocking }]) => (hasSteps ? blocking : [])),
    lines: sum(({ lines }) => lines ?? 0),
    lost: evaluated.flatMap(([{ name: title }, { lost }]) => lost.map((line) => `${title}: ${line}`)),
  };
};

const evaluateFile = async (name: string): Promise<Evaluation> => {
  const bytes = readFileSync(join(folder, name));
  const cases = /\.ya?ml$/i.test(name) ? parseCooklangCases(bytes.toString()) : undefined;
  return cases === undefined ? evaluate(name, bytes) : evaluateCases(name, cases);
};

const evaluations: Evaluation[] = [];
for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
  if (entry.isFile()) evaluations.push(await evaluateFile(entry.name));
}
if (evaluations.length === 0) {
  console.error(`No files in ${folder}.`);
  process.exit(2);
}

if (values.json === true) console.log(JSON.stringify(evaluations));
else {
  console.table(
    evaluations.map(({ file, formats, recipes, photos, blocking, lines, lost }) => ({
      file,
      format: formats.join(', '),
      recipes,
      photos,
      blocked: blocking.length,
      lines: lines ?? 'unknown',
      lost: lost.length,
    })),
  );
  for (const { file, blocking, lost } of evaluations) {
    for (const reason of blocking) console.log(`${file}: blocked: ${reason}`);
    for (const line of lost) console.log(`${file}: not found: ${line}`);
  }
}
process.exitCode = evaluations.some(({ blocking, lost }) => blocking.length > 0 || lost.length > 0) ? 1 : 0;
