// npm run bench:library -- [--recipes 100000] [--engine sqlite|postgres|both] [--json]
//
// Measures a large library, which is filled over HTTP and then searched and listed by one client. Targets are printed
// next to the figures and do not affect the exit code, because machines are shared and noisy.
import { parseArgs } from 'node:util';

import { parseEngineNames } from '../options.ts';
import { startPostgresEngine } from './engine.postgres.ts';
import { sqliteEngine } from './engine.sqlite.ts';
import type { LibraryEngine } from './engine.ts';
import { MIN_RECIPES } from './grow-library.ts';
import { measureLibrary } from './measure-library.ts';
import { createProgress } from './progress.ts';
import { formatReport } from './report.ts';

const starters = { sqlite: async () => sqliteEngine, postgres: startPostgresEngine };

const { values } = parseArgs({
  options: {
    recipes: { type: 'string', default: '100000' },
    engine: { type: 'string', default: 'both' },
    json: { type: 'boolean', default: false },
  },
});

const parseRecipeCount = (text: string): number => {
  const count = Number(text);
  if (Number.isInteger(count) && count >= MIN_RECIPES) return count;
  throw new Error(`--recipes must be an integer of at least ${MIN_RECIPES}`);
};

const measureEngine = async (engine: LibraryEngine, recipes: number) => {
  try {
    const figures = await measureLibrary(engine, recipes, createProgress(engine.title));
    if (!values.json) console.log(formatReport(engine, recipes, figures));
    return { engine: engine.title, ...figures };
  } finally {
    await engine.drop();
  }
};

const names = parseEngineNames(values.engine);
const recipes = parseRecipeCount(values.recipes);
const measured: object[] = [];
for (const name of names) {
  try {
    measured.push(await measureEngine(await starters[name](), recipes));
  } catch (error) {
    // The results of the other engine are still useful.
    console.error(`${name}: measurement failed.`, error);
    measured.push({ engine: name, error: String(error) });
  }
}
if (values.json) console.log(JSON.stringify({ recipes, engines: measured }));
