// npm run bench:imports -- [--recipes 100000] [--documents 10000] [--engine sqlite|postgres|both] [--json]
//
// What it costs to find which of many documents a large library has already: copies, copies with an ingredient less,
// others from an address that is known, and new ones. The bars are printed beside the figures and do not decide how the
// run ends: machines are shared and noisy.
import { parseArgs } from 'node:util';

import { countOf } from '../count-of.ts';
import { engineNames } from '../engine-names.ts';
import type { LibraryEngine } from '../library/engine.ts';
import { startPostgresEngine } from '../library/engine.postgres.ts';
import { sqliteEngine } from '../library/engine.sqlite.ts';
import { progressOf } from '../library/progress.ts';
import { kinds } from './asked-documents.ts';
import { measureAlike } from './measure-alike.ts';
import type { AlikeFigures } from './measure-alike.ts';

const starters = { sqlite: async () => sqliteEngine, postgres: startPostgresEngine };

/** For 10,000 documents in 100,000 recipes. */
const BARS = { seconds: 10, stallMs: 100 };

const { values } = parseArgs({
  options: {
    recipes: { type: 'string', default: '100000' },
    documents: { type: 'string', default: '10000' },
    engine: { type: 'string', default: 'both' },
    json: { type: 'boolean', default: false },
  },
});

const barred = (value: number, unit: string, most: number): string =>
  `${value.toFixed(1)} ${unit}   at most ${most} ${unit}   ${value <= most ? 'met' : 'MISSED'}`;

const report = ({ title }: LibraryEngine, figures: AlikeFigures): string => {
  const { recipes, documents, seconds, processorSeconds, stallMs, found, fewMs } = figures;
  return [
    `\n${title}, ${documents} documents in a library of ${recipes}`,
    `  all of them            ${barred(seconds, 's', BARS.seconds)}`,
    `  of the processor       ${processorSeconds.toFixed(1)} s`,
    `  each                   ${((seconds / documents) * 1000).toFixed(2)} ms`,
    `  each of a hundred      ${fewMs.toFixed(2)} ms`,
    `  longest without a turn ${barred(stallMs, 'ms', BARS.stallMs)}`,
    ...kinds.map((kind) => `  found, of ${kind.padEnd(12)} ${(found[kind] * 100).toFixed(1)} %`),
  ].join('\n');
};

const size = { recipes: countOf('recipes', values.recipes), documents: countOf('documents', values.documents) };

const measureOn = async (engine: LibraryEngine) => {
  try {
    const figures = await measureAlike(engine, size, progressOf(engine.title));
    if (!values.json) console.log(report(engine, figures));
    return { engine: engine.title, ...figures };
  } finally {
    await engine.drop();
  }
};

const measured: object[] = [];
for (const name of engineNames(values.engine)) {
  try {
    measured.push(await measureOn(await starters[name]()));
  } catch (error) {
    // What the other engine gave is worth having all the same.
    console.error(`${name}: not measured.`, error);
    measured.push({ engine: name, error: String(error) });
  }
}
if (values.json) console.log(JSON.stringify({ engines: measured }));
