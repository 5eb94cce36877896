// npm run eval:ingredients -- <folder> [--json]
//
// Reads every line of the *.jsonl files in a folder and tells how many were read right: first amount, first unit, name,
// and all three, after folding case, punctuation and the plural of units. Beside them the same for parse-ingredient.
// A line of such a file is an object with `text` and the words of each part: `quantity`, `unit`, `name`, …
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';

import { readLine } from '../src/domains/ingredients/index.ts';
import { readExamples } from './ingredients/corpus.ts';
import { answered, figuresOf, labelled } from './ingredients/measure.ts';
import { peerAnswer } from './ingredients/peer.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
const [folder] = positionals;
if (folder === undefined) {
  console.error('Name a folder with *.jsonl files: npm run eval:ingredients -- <folder> [--json]');
  process.exit(2);
}
const examples = readExamples(folder);
if (examples.length === 0) {
  console.error(`There is no line in the *.jsonl files of ${folder}.`);
  process.exit(2);
}

const labels = examples.map(labelled);
const pairsWith = <T>(answers: readonly T[]) => labels.map((label, index) => [label, answers[index] as T] as const);

/** The best of three runs, after one to warm up: other programs on the machine make it slower, never faster. */
const timed = <T>(read: (text: string) => T): { readonly read: readonly T[]; readonly perSecond: number } => {
  let best = Infinity;
  const answers = examples.map(({ text }) => read(text));
  for (let run = 0; run < 3; run += 1) {
    const begin = performance.now();
    for (const { text } of examples) read(text);
    best = Math.min(best, performance.now() - begin);
  }
  return { read: answers, perSecond: Math.round((examples.length / best) * 1000) };
};

const ours = timed((text) => readLine(text, 'en'));
const peer = timed(peerAnswer);
const result = {
  lines: examples.length,
  ...figuresOf(pairsWith(ours.read.map(answered))),
  lines_per_second: ours.perSecond,
  peer: { ...figuresOf(pairsWith(peer.read)), lines_per_second: peer.perSecond },
};

if (values.json === true) console.log(JSON.stringify(result));
else {
  const { quantity, unit, name, all, lines_per_second: rate } = result;
  console.log(`${result.lines} lines of ${folder}, read right in percent:\n`);
  console.table({
    Tureen: { quantity, unit, name, all, 'lines a second': rate },
    'parse-ingredient': {
      quantity: result.peer.quantity,
      unit: result.peer.unit,
      name: result.peer.name,
      all: result.peer.all,
      'lines a second': result.peer.lines_per_second,
    },
  });
}
