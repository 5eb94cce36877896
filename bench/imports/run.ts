// npm run bench:imports -- [--part pages|duplicates|both] [--rest 130] [--recipes 100000] [--documents 10000]
//                          [--engine sqlite|postgres|both] [--json]
//
// Measures reading ordinary pages, and the first one after a rest. Then measures finding duplicates of many documents in
// a large library: copies, copies with one ingredient removed, other recipes from a known URL, and new ones. Targets are
// printed next to the figures and do not affect the exit code, because machines are shared and noisy.
import { parseArgs } from 'node:util';

import { startPostgresEngine } from '../library/engine.postgres.ts';
import { sqliteEngine } from '../library/engine.sqlite.ts';
import type { LibraryEngine } from '../library/engine.ts';
import { createProgress } from '../library/progress.ts';
import { parseCount, parseEngineNames } from '../options.ts';
import { kinds } from './create-documents.ts';
import { measureDuplicates } from './measure-duplicates.ts';
import type { DuplicateFigures } from './measure-duplicates.ts';
import { measurePages } from './measure-pages.ts';
import type { PageFigures } from './measure-pages.ts';

const starters = { sqlite: async () => sqliteEngine, postgres: startPostgresEngine };

/** Targets for 10,000 documents in a library of 100,000 recipes. */
const TARGETS = { seconds: 10, stallMs: 100 };
/** Targets for a page, from its upload to its preview, and for the first page after a rest compared with the second. */
const PAGE_TARGETS = { pageMs: 25, restRatio: 2 };

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'both' },
    rest: { type: 'string', default: '130' },
    recipes: { type: 'string', default: '100000' },
    documents: { type: 'string', default: '10000' },
    engine: { type: 'string', default: 'both' },
    json: { type: 'boolean', default: false },
  },
});

const formatWithTarget = (value: number, unit: string, max: number): string =>
  `${value.toFixed(1)} ${unit}   at most ${max} ${unit}   ${value <= max ? 'met' : 'MISSED'}`;

const formatReport = ({ title }: LibraryEngine, figures: DuplicateFigures): string => {
  const { recipes, documents, seconds, processorSeconds, stallMs, found, fewMs } = figures;
  return [
    `\n${title}, ${documents} documents in a library of ${recipes}`,
    `  total                  ${formatWithTarget(seconds, 's', TARGETS.seconds)}`,
    `  CPU time               ${processorSeconds.toFixed(1)} s`,
    `  per document           ${((seconds / documents) * 1000).toFixed(2)} ms`,
    `  per document of 100    ${fewMs.toFixed(2)} ms`,
    `  longest event loop gap ${formatWithTarget(stallMs, 'ms', TARGETS.stallMs)}`,
    ...kinds.map((kind) => `  found: ${kind.padEnd(12)} ${(found[kind] * 100).toFixed(1)} %`),
  ].join('\n');
};

const formatPages = ({ title }: LibraryEngine, figures: PageFigures): string => {
  const { pageMs, shortTextMs, stages, restSeconds, firstMs, secondMs } = figures;
  const { parse, extraction, detection, analysis } = stages;
  return [
    `\n${title}, one page of 360 KB from its upload to its preview, median`,
    `  total                  ${formatWithTarget(pageMs, 'ms', PAGE_TARGETS.pageMs)}`,
    `    parsing HTML         ${parse.toFixed(1)} ms`,
    `    extraction           ${extraction.toFixed(1)} ms`,
    `    decoding, detection  ${detection.toFixed(1)} ms`,
    `    analysis             ${analysis.toFixed(1)} ms`,
    `    the rest             ${(pageMs - parse - extraction - detection - analysis).toFixed(1)} ms`,
    `  a few lines of text    ${shortTextMs.toFixed(1)} ms`,
    `  first page after ${restSeconds} s  ${firstMs.toFixed(1)} ms, the second ${secondMs.toFixed(1)} ms`,
    `  first : second         ${formatWithTarget(firstMs / secondMs, '×', PAGE_TARGETS.restRatio)}`,
  ].join('\n');
};

const size = { recipes: parseCount('recipes', values.recipes), documents: parseCount('documents', values.documents) };
const restSeconds = parseCount('rest', values.rest);
const { part } = values;
if (!['pages', 'duplicates', 'both'].includes(part)) throw new Error('--part must be pages, duplicates or both');

const measureEngine = async (engine: LibraryEngine) => {
  const progress = createProgress(engine.title);
  const pages = part === 'duplicates' ? undefined : await measurePages(engine, restSeconds, progress);
  if (pages !== undefined && !values.json) console.log(formatPages(engine, pages));
  if (part === 'pages') return { engine: engine.title, pages };
  const figures = await measureDuplicates(engine, size, progress);
  if (!values.json) console.log(formatReport(engine, figures));
  return { engine: engine.title, pages, ...figures };
};

const measured: object[] = [];
for (const name of parseEngineNames(values.engine)) {
  try {
    const engine = await starters[name]();
    try {
      measured.push(await measureEngine(engine));
    } finally {
      await engine.drop();
    }
  } catch (error) {
    // The results of the other engine are still useful.
    console.error(`${name}: measurement failed.`, error);
    measured.push({ engine: name, error: String(error) });
  }
}
if (values.json) console.log(JSON.stringify({ engines: measured }));
