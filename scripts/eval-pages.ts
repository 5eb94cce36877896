// npm run eval:pages -- <folder> [--json] [--failures] [--verbose]
//
// Reads every saved page of a folder, `x.html.gz` beside `x.expected.json`, as it would be read from an upload, and tells
// how many were read right, after folding case, accents and punctuation:
//
// - title: it is the same.
// - ingredients: the F1 of the lines is 0.9 or more, a line being right where it is the same.
// - steps: the F1 of the words of all steps is 0.9 or more, however the page divides them into steps.
// - all: the three of them.
// - yield: the number is the same, of a range either end. total_time: the minutes are the same. Both only where the page has one.
//
// `--failures` names the pages that are wrong, `--verbose` also tells what differs.
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';

import { figuresOf } from './pages/figures.ts';
import { readFolder } from './pages/folder.ts';
import { readSavedPage } from './pages/read-saved-page.ts';
import { differences, isRight, scoreOf } from './pages/score.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, failures: { type: 'boolean' }, verbose: { type: 'boolean' } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('Name a folder with *.html.gz and *.expected.json files: npm run eval:pages -- <folder> [--json]');
  process.exit(2);
}
const pages = readFolder(folder);
if (pages.length === 0) {
  console.error(`There is no page in ${folder}.`);
  process.exit(2);
}

const results = [];
for (const page of pages) {
  const begin = performance.now();
  const found = await readSavedPage(page);
  const ms = performance.now() - begin;
  results.push({ page, found, score: scoreOf(page.expected, found), ms });
}
const figures = figuresOf(results);

if (values.json === true) console.log(JSON.stringify(figures));
else {
  const isTold = values.failures === true || values.verbose === true;
  for (const { page, found, score } of isTold ? results.filter((result) => !isRight(result.score)) : []) {
    const { title, ingredients, steps } = score;
    console.log(`${page.name}: title ${title}, ingredients ${ingredients.toFixed(2)}, steps ${steps.toFixed(2)}`);
    if (values.verbose === true) for (const line of differences(page.expected, found, score)) console.log(`  ${line}`);
  }
  const { pages: count, median_ms: median, ...shares } = figures;
  console.log(`${count} pages of ${folder}, ${median} ms each (median), read right in percent:\n`);
  console.table({
    Tureen: Object.fromEntries(Object.entries(shares).map(([name, share]) => [name, Math.round(share * 1000) / 10])),
  });
}
