// npm run bench:shopping -- [--rounds 5] [--seconds 2] [--engine sqlite|postgres|both] [--json]
//
// What a shopping list costs: reading it against a constant of the same size, ticking it against the bare rows that a
// tick writes, reviewing what many recipes take. Each round measures every rate once, and the median of the rounds is
// what counts. The bars are printed beside the figures and do not decide how the run ends.
import { parseArgs } from 'node:util';

import { countOf } from '../count-of.ts';
import { engineNames } from '../engine-names.ts';
import type { ShoppingEngine } from './engine.ts';
import { startPostgresEngine } from './engine.postgres.ts';
import { sqliteEngine } from './engine.sqlite.ts';
import { measureShopping } from './measure-shopping.ts';
import { reportDerivation, reportShopping } from './report.ts';
import { timeDerivation } from './time-derivation.ts';

const starters = { sqlite: async () => sqliteEngine, postgres: startPostgresEngine };

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    engine: { type: 'string', default: 'both' },
    json: { type: 'boolean', default: false },
  },
});

/** Reviews of each kind in a round. */
const REVIEWS = 20;

const names = engineNames(values.engine);
const rounds = { rounds: countOf('rounds', values.rounds), seconds: countOf('seconds', values.seconds) };
const reviews = rounds.rounds * REVIEWS;

const tell = (text: string): void => {
  if (!values.json) console.log(text);
};

const measureOn = async (engine: ShoppingEngine) => {
  try {
    const figures = await measureShopping(engine, rounds, reviews);
    tell(reportShopping(figures));
    return figures;
  } finally {
    await engine.drop();
  }
};

const derivation = await timeDerivation(reviews);
tell(reportDerivation(derivation));
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
if (values.json) console.log(JSON.stringify({ ...rounds, derivation, engines }));
