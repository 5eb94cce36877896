// npm run train:ingredients -- <folder> [--folds <n>]
//
// Learns the weights of the tagger of English ingredient lines from the *.jsonl files in a folder and writes them to
// src/domains/ingredients/line/english.weights. The same lines give the same weights.
// With --folds nothing is written: the lines are read in n parts, each by weights learned from the others, and the
// figures tell what to expect of lines that were never seen.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { toParsedLine } from '../src/domains/ingredients/line/to-parsed-line.ts';
import { Tagger } from '../src/domains/ingredients/line/tagger/tagger.ts';
import { tokenizeLine } from '../src/domains/ingredients/line/tokenize-line.ts';
import { encodeTable, createWeightTable } from '../src/domains/ingredients/line/tagger/weight-table.ts';
import { readExamples } from './ingredients/corpus.ts';
import type { Example } from './ingredients/corpus.ts';
import { learn, usualLearning } from './ingredients/learn.ts';
import { answered, figuresOf, labelled } from './ingredients/measure.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { folds: { type: 'string' } } });
const [folder] = positionals;
const folds = Number(values.folds ?? 0);
if (folder === undefined || !Number.isInteger(folds)) {
  console.error('Name a folder with *.jsonl files: npm run train:ingredients -- <folder> [--folds <n>]');
  process.exit(2);
}
const examples = readExamples(folder);
const out = new URL('../src/domains/ingredients/line/english.weights', import.meta.url);

/** Lines as a tagger with just these weights reads them. */
const pairsBy = (tagger: Tagger, lines: readonly Example[]) =>
  lines.map((example) => {
    const tokens = tokenizeLine(example.text);
    const reading = toParsedLine({ text: example.text, tokens, labels: tagger.label(tokens), language: 'en' });
    return [labelled(example), answered(reading)] as const;
  });

if (folds < 2) {
  const bytes = encodeTable(createWeightTable(learn(examples, usualLearning, console.log)));
  writeFileSync(out, bytes);
  console.log(`${bytes.length} bytes written to ${out.pathname}.`);
} else {
  const pairs = Array.from({ length: folds }, (_, fold) => {
    const isOut = (_example: Example, index: number) => index % folds === fold;
    const weights = learn(
      examples.filter((example, index) => !isOut(example, index)),
      usualLearning,
    );
    const found = pairsBy(new Tagger(createWeightTable(weights)), examples.filter(isOut));
    console.log(`Fold ${fold + 1} of ${folds}:`, figuresOf(found));
    return found;
  });
  console.log('All lines, each read by weights that never saw it:', figuresOf(pairs.flat()));
}
