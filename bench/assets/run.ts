// npm run bench:assets -- [--rounds 3] [--seconds 2] [--pictures 16] [--engine sqlite|postgres|both] [--json]
//
// What pictures cost: making smaller ones against sharp alone on the same pictures, as many at once; reading one that
// was made before against constant bytes of its size. Each round measures every rate once, and the median of the rounds
// is what counts. The bars are printed beside the figures and do not decide how the run ends.
import { parseArgs } from 'node:util';

import { countOf } from '../count-of.ts';
import { engineNames } from '../engine-names.ts';
import type { LibraryEngine } from '../library/engine.ts';
import { startPostgresEngine } from '../library/engine.postgres.ts';
import { sqliteEngine } from '../library/engine.sqlite.ts';
import { measureAssets } from './measure-assets.ts';
import { reportAssets } from './report.ts';

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

const names = engineNames(values.engine);
const rounds = { rounds: countOf('rounds', values.rounds), seconds: countOf('seconds', values.seconds) };
const pictures = countOf('pictures', values.pictures);

const measureOn = async (engine: LibraryEngine) => {
  try {
    const figures = await measureAssets(engine, pictures, rounds);
    if (!values.json) console.log(reportAssets(figures));
    return figures;
  } finally {
    await engine.drop();
  }
};

const engines: object[] = [];
for (const name of names) {
  try {
    engines.push(await measureOn(await starters[name]()));
  } catch (error) {
    // What the other engine gave is worth having all the same.
    console.error(`${name}: not measured.`, error);
    engines.push({ engine: name, error: String(error) });
  }
}
if (values.json) console.log(JSON.stringify({ ...rounds, pictures, engines }));
