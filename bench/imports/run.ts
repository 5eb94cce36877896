// npm run bench:imports -- [--recipes 100000] [--documents 10000] [--engine sqlite|postgres|both] [--json]
//
// Measures finding duplicates of many documents in a large library: copies, copies with one ingredient removed, other
// recipes from a known URL, and new ones. Targets are printed next to the figures and do not affect the exit code,
// because machines are shared and noisy.
import { parseArgs } from 'node:util';

import { startPostgresEngine } from '../library/engine.postgres.ts';
import { sqliteEngine } from '../library/engine.sqlite.ts';
import type { LibraryEngine } from '../library/engine.ts';
import { createProgress } from '../library/progress.ts';
import { parseCount, parseEngineNames } from '../options.ts';
import { kinds } from './create-documents.ts';
import { measureDuplicates } from './measure-duplicates.ts';
import type { DuplicateFigures } from './measure-duplicates.ts';

const starters = { sqlite: async () => sqliteEngine, postgres: startPostgresEngine };

/** Targets for 10,000 documents in a library of 100,000 recipes. */
const TARGETS = { seconds: 10, stallMs: 100 };

const { values } = parseArgs({
  options: {
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

const size = { recipes: parseCount('recipes', values.recipes), documents: parseCount('documents', values.documents) };

const measureEngine = async (engine: LibraryEngine) => {
  try {
    const figures = await measureDuplicates(engine, size, createProgress(engine.title));
    if (!values.json) console.log(formatReport(engine, figures));
    return { engine: engine.title, ...figures };
  } finally {
    await engine.drop();
  }
};

const measured: object[] = [];
for (const name of parseEngineNames(values.engine)) {
  try {
    measured.push(await measureEngine(await starters[name]()));
  } catch (error) {
    // The results of the other engine are still useful.
    console.error(`${name}: measurement failed.`, error);
    measured.push({ engine: name, error: String(error) });
  }
}
if (values.json) console.log(JSON.stringify({ engines: measured }));
