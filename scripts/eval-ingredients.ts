// npm run eval:ingredients -- <folder> [--json]
//
// Parses every line of the *.jsonl files in a folder and counts how many were parsed correctly: first amount, first unit,
// name, and all three, ignoring case, punctuation and plurals of units. Shows the same for parse-ingredient beside it.
// A line of such a file is an object with `text` and the words of each part: `quantity`, `unit`, `name`, …
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';

import { parseLine } from '../src/domains/ingredients/index.ts';
import { readExamples } from './ingredients/corpus.ts';
import { answered, figuresOf, labelled } from './ingredients/measure.ts';
import type { Answer, Figures } from './ingredients/measure.ts';
import { peerAnswer, peerReading } from './ingredients/peer.ts';

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

/** The best of three runs, after one to warm up: other programs on the machine make it slower, never faster. */
const timed = <T>(
  read: (text: string) => T,
  answerOf: (reading: T) => Answer,
): { readonly figures: Figures; readonly perSecond: number } => {
  const figures = figuresOf(examples.map((example) => [labelled(example), answerOf(read(example.text))] as const));
  let best = Infinity;
  for (let run = 0; run < 3; run += 1) {
    const begin = performance.now();
    for (const { text } of examples) read(text);
    best = Math.min(best, performance.now() - begin);
  }
  return { figures, perSecond: Math.round((examples.length / best) * 1000) };
};

const ours = timed((text) => parseLine(text, 'en'), answered);
const peer = timed(peerReading, peerAnswer);
const result = {
  lines: examples.length,
  ...ours.figures,
  lines_per_second: ours.perSecond,
  peer: { ...peer.figures, lines_per_second: peer.perSecond },
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
