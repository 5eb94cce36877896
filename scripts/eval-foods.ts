// npm run eval:foods -- <folder> [--convention us] [--sample <n> --seed <n>] [--missing <n>] [--json]
//
// Parses every line of the *.jsonl files in a folder and counts how many of those that state a volume or a count get a
// weight. With --sample, prints that many lines of different foods for checking by hand; with --missing, the most
// frequent foods without a match.
import { parseArgs } from 'node:util';

import { conventions } from '../src/domains/units/index.ts';
import { drawSample, getFigures, measureLine, toMiddle } from './foods/measure-weights.ts';
import { readExamples } from './ingredients/corpus.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    convention: { type: 'string', default: 'us' },
    sample: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    missing: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
const convention = conventions.find((known) => known === values.convention);
if (folder === undefined || convention === undefined) {
  console.error('Name a folder with *.jsonl files: npm run eval:foods -- <folder> [--convention us] [--sample <n>]');
  process.exit(2);
}

const lines = readExamples(folder).flatMap(({ text }) => measureLine(text, convention) ?? []);
const figures = getFigures(lines);

if (values.json) console.log(JSON.stringify(figures));
else {
  const { volume_weighed: weighed, ...coverage } = figures;
  console.log(`Lines of ${folder} with a volume or a count and no weight; known food and weight in percent:\n`);
  console.table(coverage);
  console.log(`${weighed} percent of the volume gets a weight.`);
  for (const { line, measure, food, weight } of drawSample(lines, Number(values.sample), Number(values.seed))) {
    const name = [line.name, line.preparation].filter((part) => part !== undefined).join(', ');
    const grams = Math.round(toMiddle(weight?.grams ?? {}) * 10) / 10;
    console.log(`${measure} | ${name} | ${line.semantic_id} | ${food?.id} ${food?.name} | ${grams} g`);
  }
  const missing = Map.groupBy(
    lines.filter(({ food }) => food === undefined),
    ({ line }) => line.semantic_id,
  );
  for (const [id, some] of [...missing]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, Number(values.missing)))
    console.log(`${some.length} ${id}`);
}
