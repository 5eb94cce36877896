// npm run bench:shopping -- [--rounds 5] [--seconds 2] [--engine sqlite|postgres|both] [--json]
//
// Measures shopping lists: reading one, compared with a constant of the same size; checking off items, compared with
// writing the same rows directly; and reviewing the requirements of many recipes. Each round measures every rate once,
// and the median of the rounds counts. Targets are printed next to the figures and do not affect the exit code.
import { parseArgs } from 'node:util';

import { parseCount, parseEngineNames } from '../options.ts';
import { startPostgresEngine } from './engines/engine.postgres.ts';
import { sqliteEngine } from './engines/engine.sqlite.ts';
import type { ShoppingEngine } from './engines/engine.ts';
import { measureShopping } from './measure-shopping.ts';
import { formatDerivationReport, formatShoppingReport } from './report.ts';
import { timeDerivation } from './review/time-derivation.ts';

const starters = { sqlite: async () => sqliteEngine, postgres: startPostgresEngine };

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    engine: { type: 'string', default: 'both' },
    json: { type: 'boolean', default: false },
  },
});

/** Reviews of each kind per round. */
const REVIEWS_PER_ROUND = 20;

const names = parseEngineNames(values.engine);
const rounds = { rounds: parseCount('rounds', values.rounds), seconds: parseCount('seconds', values.seconds) };
const reviews = rounds.rounds * REVIEWS_PER_ROUND;

const print = (text: string): void => {
  if (!values.json) console.log(text);
};

const measureEngine = async (engine: ShoppingEngine) => {
  try {
    const figures = await measureShopping(engine, rounds, reviews);
    print(formatShoppingReport(figures));
    return figures;
  } finally {
    await engine.drop();
  }
};

const derivation = await timeDerivation(reviews);
print(formatDerivationReport(derivation));
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
if (values.json) console.log(JSON.stringify({ ...rounds, derivation, engines }));
