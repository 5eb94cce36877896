// npm run eval:pages -- <folder> [--json] [--failures] [--verbose]
//
// Reads every saved page in a folder (`x.html.gz` next to `x.expected.json`) the way an upload is read, and reports how
// many are correct, ignoring case, accents and punctuation:
//
// - title: identical.
// - ingredients: the F1 score of the lines is at least 0.9. A line is correct only if it is identical.
// - steps: the F1 score of the words of all steps is at least 0.9, however they are divided into steps.
// - all: all three of the above.
// - yield: the number is identical; for a range, either end. total_time: the minutes are identical. Both are counted only
//   for pages that state them.
//
// `--failures` lists the incorrect pages; `--verbose` also shows the differences.
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';

import { extractSavedPage } from './pages/extract-saved-page.ts';
import { computeFigures } from './pages/figures.ts';
import { readSavedPages } from './pages/saved-pages.ts';
import { listDifferences, isCorrect, scoreRecipe } from './pages/score.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, failures: { type: 'boolean' }, verbose: { type: 'boolean' } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error(
    'Usage: npm run eval:pages -- <folder with *.html.gz and *.expected.json> [--json] [--failures] [--verbose]',
  );
  process.exit(2);
}
const pages = readSavedPages(folder);
if (pages.length === 0) {
  console.error(`No pages in ${folder}.`);
  process.exit(2);
}

const results = [];
for (const page of pages) {
  const start = performance.now();
  const found = await extractSavedPage(page);
  const ms = performance.now() - start;
  results.push({ page, found, score: scoreRecipe(page.expected, found), ms });
}
const figures = computeFigures(results);

if (values.json === true) console.log(JSON.stringify(figures));
else {
  const showFailures = values.failures === true || values.verbose === true;
  for (const { page, found, score } of showFailures ? results.filter((result) => !isCorrect(result.score)) : []) {
    const { title, ingredients, steps } = score;
    console.log(`${page.name}: title ${title}, ingredients ${ingredients.toFixed(2)}, steps ${steps.toFixed(2)}`);
    if (values.verbose === true)
      for (const line of listDifferences(page.expected, found, score)) console.log(`  ${line}`);
  }
  const { pages: count, median_ms: median, ...fractions } = figures;
  console.log(`${count} pages in ${folder}, median ${median} ms per page. Correct (%):\n`);
  console.table({
    Tureen: Object.fromEntries(
      Object.entries(fractions).map(([name, fraction]) => [name, Math.round(fraction * 1000) / 10]),
    ),
  });
}
