// npm run bench:assets -- [--rounds 3] [--seconds 2] [--pictures 16] [--engine sqlite|postgres|both] [--json]
//
// Measures images: resizing them, compared with sharp alone on the same images with the same concurrency, and reading a
// cached one, compared with constant bytes of the same size. Each round measures every rate once, and the median of the
// rounds counts. Targets are printed next to the figures and do not affect the exit code.
import { parseArgs } from 'node:util';

import { startPostgresEngine } from '../library/engine.postgres.ts';
import { sqliteEngine } from '../library/engine.sqlite.ts';
import type { LibraryEngine } from '../library/engine.ts';
import { parseCount, parseEngineNames } from '../options.ts';
import { measureAssets } from './measure-assets.ts';
import { formatAssetReport } from './report.ts';

const starters = { sqlite: async () => sqliteEngine, postgres: startPostgresEngine };

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    pictures: { type: 'string', default: '16' },
    engine: { type: 'string', default: 'both' },
    json: { type: 'boolean', default: false },
  },
});

const names = parseEngineNames(values.engine);
const rounds = { rounds: parseCount('rounds', values.rounds), seconds: parseCount('seconds', values.seconds) };
const pictures = parseCount('pictures', values.pictures);

const measureEngine = async (engine: LibraryEngine) => {
  try {
    const figures = await measureAssets(engine, pictures, rounds);
    if (!values.json) console.log(formatAssetReport(figures));
    return figures;
  } finally {
    await engine.drop();
  }
};

const engines: object[] = [];
for (const name of names) {
  try {
    engines.push(await measureEngine(await starters[name]()));
  } catch (error) {
    // The results of the other engine are still useful.
    console.error(`${name}: measurement failed.`, error);
    engines.push({ engine: name, error: String(error) });
  }
}
if (values.json) console.log(JSON.stringify({ ...rounds, pictures, engines }));
