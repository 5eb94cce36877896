// npm run bench:library -- [--recipes 100000] [--engine sqlite|postgres|both] [--json]
//
// What a large library costs: it is filled over HTTP, then searched and listed by one client. The bars are printed
// beside the figures and do not decide how the run ends: machines are shared and noisy.
import { parseArgs } from 'node:util';

import { engineNames } from '../engine-names.ts';
import type { LibraryEngine } from './engine.ts';
import { startPostgresEngine } from './engine.postgres.ts';
import { sqliteEngine } from './engine.sqlite.ts';
import { LEAST_RECIPES } from './grow-library.ts';
import { measureLibrary } from './measure-library.ts';
import { progressOf } from './progress.ts';
import { report } from './report.ts';

const starters = { sqlite: async () => sqliteEngine, postgres: startPostgresEngine };

const { values } = parseArgs({
  options: {
    recipes: { type: 'string', default: '100000' },
    engine: { type: 'string', default: 'both' },
    json: { type: 'boolean', default: false },
  },
});

const countOf = (text: string): number => {
  const count = Number(text);
  if (Number.isInteger(count) && count >= LEAST_RECIPES) return count;
  throw new Error(`--recipes is a whole number from ${LEAST_RECIPES} on`);
};

const measureOn = async (engine: LibraryEngine, recipes: number) => {
  try {
    const figures = await measureLibrary(engine, recipes, progressOf(engine.title));
    if (!values.json) console.log(report(engine, recipes, figures));
    return { engine: engine.title, ...figures };
  } finally {
    await engine.drop();
  }
};

const names = engineNames(values.engine);
const recipes = countOf(values.recipes);
const measured: object[] = [];
for (const name of names) {
  try {
    measured.push(await measureOn(await starters[name](), recipes));
  } catch (error) {
    // What the other engine gave is worth having all the same.
    console.error(`${name}: not measured.`, error);
    measured.push({ engine: name, error: String(error) });
  }
}
if (values.json) console.log(JSON.stringify({ recipes, engines: measured }));
