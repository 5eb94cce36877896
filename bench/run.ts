// npm run bench
//
// Prints every figure as a ratio to another one of the same run: machines are shared and noisy, and ratios less so.
// Each round measures all scenarios once, and the median of the rounds counts.
import { startPostgres } from '../test/support/postgres-server.ts';
import { startBenchService } from './bench-service.ts';
import type { BenchService } from './bench-service.ts';
import { measureLineRates, measureParserStart } from './ingredients.ts';
import {
  createRecipes,
  createTags,
  readConstant,
  readRecipes,
  readTags,
  readTagsDuringWrites,
  revalidateTags,
} from './scenarios.ts';
import type { Scenario } from './scenarios.ts';
import { FROM_BUNDLE, FROM_SOURCES, measureNodeStart, measureServiceStart } from './start-time.ts';
import type { StartFigures } from './start-time.ts';
import { median } from './statistics.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2);

type Rates = ReadonlyMap<string, number>;

const measure = async (service: BenchService, scenarios: readonly Scenario[]): Promise<Rates> => {
  const rates = new Map<string, number[]>(scenarios.map(({ name }) => [name, []]));
  for (const scenario of scenarios) await scenario.run(service, 0.5);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const scenario of scenarios) rates.get(scenario.name)?.push(await scenario.run(service, SECONDS));
  }
  return new Map([...rates].map(([name, values]) => [name, median(values)]));
};

const report = (title: string, rates: Rates, base: string): void => {
  const floor = rates.get(base) ?? Number.NaN;
  console.log(`\n${title}`);
  for (const [name, rate] of rates) {
    console.log(
      `  ${name.padEnd(34)} ${String(Math.round(rate)).padStart(7)} /s   ${(rate / floor).toFixed(2)} × ${base}`,
    );
  }
};

const readScenarios = [readConstant, readTags, revalidateTags, readRecipes, readTagsDuringWrites];
const tagScenarios = [createTags(1), createTags(32)];
const writeScenarios = [...tagScenarios, createRecipes(1), createRecipes(16)];

const bench = async (title: string, environment: Readonly<Record<string, string>>, scenarios: readonly Scenario[]) => {
  const service = await startBenchService(environment);
  try {
    report(title, await measure(service, scenarios), scenarios[0]?.name ?? '');
  } finally {
    await service.stop();
  }
};

/** Of `npm start`, with warm caches: docs/decisions/0045-the-service-is-bundled.md. */
const MAX_START_MS = 500;
const MAX_START_MEGABYTES = 120;

const row = (name: string, value: number, more: string): void =>
  console.log(`  ${name.padEnd(34)} ${String(Math.round(value)).padStart(7)} ${more}`);

const verdict = (value: number, max: number, unit: string): string =>
  `at most ${max} ${unit}   ${Math.round(value) <= max ? 'met' : 'MISSED'}`;

const benchStart = async (): Promise<void> => {
  const floors: number[] = [];
  const sources: StartFigures[] = [];
  const bundles: StartFigures[] = [];
  await measureServiceStart(FROM_SOURCES);
  await measureServiceStart(FROM_BUNDLE);
  for (let round = 0; round < ROUNDS; round += 1) {
    floors.push(measureNodeStart());
    sources.push(await measureServiceStart(FROM_SOURCES));
    bundles.push(await measureServiceStart(FROM_BUNDLE));
  }
  const floor = median(floors);
  const sourceMs = median(sources.map(({ ms }) => ms));
  const bundleMs = median(bundles.map(({ ms }) => ms));
  const bundleMegabytes = median(bundles.map(({ megabytes }) => megabytes));
  const ratio = (ms: number): string => `${(ms / floor).toFixed(1)} × Node alone`;
  console.log('\nStart');
  row('Node alone', floor, 'ms');
  row('from sources, until ready', sourceMs, `ms   ${ratio(sourceMs)}`);
  row('  after the first request', median(sources.map(({ megabytes }) => megabytes)), 'MB');
  row('npm start, until ready', bundleMs, `ms   ${ratio(bundleMs)}   ${verdict(bundleMs, MAX_START_MS, 'ms')}`);
  row('  after the first request', bundleMegabytes, `MB   ${verdict(bundleMegabytes, MAX_START_MEGABYTES, 'MB')}`);
};

const benchLines = (): void => {
  measureParserStart();
  const rounds = Array.from({ length: ROUNDS }, () => ({ ...measureLineRates(SECONDS / 2), ...measureParserStart() }));
  const ours = median(rounds.map((round) => round.ours));
  const peer = median(rounds.map((round) => round.peer));
  const load = median(rounds.map((round) => round.loadMs));
  const first = median(rounds.map((round) => round.firstLineMs));
  const floor = measureNodeStart();
  console.log('\nIngredient lines');
  row('parse-ingredient', peer, '/s');
  row('Tureen', ours, `/s   ${(ours / peer).toFixed(2)} × parse-ingredient`);
  row('loading the parser', load, `ms   ${(load / floor).toFixed(1)} × Node alone`);
  row('first line', first, `ms   ${(first / floor).toFixed(1)} × Node alone`);
};

await benchStart();
benchLines();
await bench('SQLite, reads', {}, readScenarios);
await bench('SQLite, reads with a bearer token', { TUREEN_AUTH: 'accounts' }, readScenarios);
await bench('SQLite, writes', {}, writeScenarios);
await bench('SQLite, writes with every commit slowed by 2 ms', { BENCH_COMMIT_DELAY_MS: '2' }, tagScenarios);

const postgres = await startPostgres();
try {
  console.log(`\n${postgres.origin}`);
  await bench('PostgreSQL, reads', { DATABASE_URL: postgres.url }, readScenarios);
  await bench(
    'PostgreSQL, reads with a bearer token',
    { DATABASE_URL: postgres.url, TUREEN_AUTH: 'accounts' },
    readScenarios,
  );
  await bench('PostgreSQL, writes', { DATABASE_URL: postgres.url }, writeScenarios);
} finally {
  await postgres.stop();
}
