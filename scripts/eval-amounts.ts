// npm run eval:amounts -- <folder> [--json] [--sample <count>] [--seed <number>] [--from <part of a source>]
//
// Shows every ingredient line of a corpus doubled and in metric units. Prints by language how many lines were scaled,
// have nothing to scale, or could not be scaled, and how many with cups or ounces were converted. --sample prints random
// lines beside what became of them, to check by hand.
import { parseArgs } from 'node:util';

import { languages } from '../src/domains/units/index.ts';
import { evaluateLine } from './amounts/evaluate-line.ts';
import { readCorpusLines } from './amounts/read-corpus-lines.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    sample: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '' },
  },
});
const [folder] = positionals;
const lines = folder === undefined ? [] : readCorpusLines(folder).filter(({ source }) => source.includes(values.from));
if (lines.length === 0) {
  console.error('Name a folder with ingredients/*.jsonl or pages/*.expected.json: npm run eval:amounts -- <folder>');
  process.exit(2);
}

const evaluated = lines.map((line) => ({ ...line, ...evaluateLine(line) }));

const percentOf = (part: number, whole: number): number => (whole === 0 ? 100 : Math.round((part / whole) * 1000) / 10);

const countLines = (some: typeof evaluated) => {
  const countScaling = (scaling: string): number => some.filter(({ doubled }) => doubled.scaling === scaling).length;
  const convertible = some.filter(({ isConvertible }) => isConvertible).length;
  const converted = some.filter(({ isConverted }) => isConverted).length;
  const notScaled = countScaling('not-scaled');
  return {
    lines: some.length,
    scaled: countScaling('scaled'),
    unchanged: countScaling('unchanged'),
    'not scaled': notScaled,
    'not scaled, %': percentOf(notScaled, some.length),
    convertible,
    converted,
    'converted, %': percentOf(converted, convertible),
  };
};

const rows: Record<string, ReturnType<typeof countLines>> = { all: countLines(evaluated) };
for (const language of languages) {
  const some = evaluated.filter((line) => line.language === language);
  if (some.length > 0) rows[language] = countLines(some);
}

if (values.json === true) console.log(JSON.stringify(rows));
else console.table(rows);

/** A linear congruential generator, so that a seed always gives the same sample. */
let state = Number(values.seed);
const nextIndex = (length: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((state / 2 ** 31) * length);
};

for (let count = Number(values.sample); count > 0; count -= 1) {
  const line = evaluated[nextIndex(evaluated.length)];
  if (line === undefined) break;
  const { text, language, doubled, metric } = line;
  console.log(`${language} ${text}\n   x2 ${doubled.scaling === 'not-scaled' ? '(not scaled)' : doubled.text}`);
  if (metric.text !== text) console.log(`    m ${metric.text}`);
}
