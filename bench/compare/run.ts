// npm run bench:compare -- <checkout> [--engine both] [--pairs 30] [--only text] [--json]
//
// Compares this checkout with another one, such as a clone of the version before a change with its dependencies
// installed. Services of both run at the same time, and short bursts of the same requests go to one and the other in
// turns: the speed of a shared machine changes within minutes, but hardly within half a second. Prints the median of
// the ratios of all pairs (above 1: this checkout is faster), between which values half of them lie, and the ratio of
// the CPU time that the services used per request (below 1: this checkout needs less). CPU times need Linux.
import path from 'node:path';
import { parseArgs } from 'node:util';

import { asAdministrator, databaseIn } from '../../test/support/postgres-databases.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { parseCount, parseEngineNames } from '../options.ts';
import type { EngineName } from '../options.ts';
import { median, quantile } from '../statistics.ts';
import { startContestant } from './contestant.ts';
import type { Contestant } from './contestant.ts';
import { scenarios } from './scenarios.ts';
import type { Scenario } from './scenarios.ts';
import { SocketClient } from './socket-client.ts';

const BURST_MS = 250;
const WARM_UP_BURSTS = 6;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', default: 'both' },
    pairs: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});
const [other] = positionals;
if (other === undefined)
  throw new Error('name the checkout to compare with: npm run bench:compare -- ../tureen-before');
const pairs = parseCount('pairs', values.pairs);
const checkouts = [path.resolve(other), path.join(import.meta.dirname, '../..')];

/** A contestant while a scenario runs. */
interface Lane {
  burst(ms: number): Promise<number>;
  readonly contestant: Contestant;
  close(): void;
}

const openLane = async (contestant: Contestant, scenario: Scenario): Promise<Lane> => {
  const clients = (await scenario.prepare(contestant)).map((next) => ({
    next,
    connection: new SocketClient(contestant.address),
  }));
  return {
    contestant,
    burst: async (ms) => {
      const startedAt = performance.now();
      let done = 0;
      const run = async ({ next, connection }: (typeof clients)[number]): Promise<void> => {
        while (performance.now() - startedAt < ms) {
          const status = await connection.send(next());
          if (status !== scenario.status) throw new Error(`${scenario.name}: ${status}`);
          done += 1;
        }
      };
      await Promise.all(clients.map(run));
      return (done / (performance.now() - startedAt)) * 1000;
    },
    close: () => {
      for (const { connection } of clients) connection.close();
    },
  };
};

interface Figures {
  readonly engine: EngineName;
  readonly scenario: string;
  /** Requests per second, medians. */
  readonly before: number;
  readonly after: number;
  /** After by before. */
  readonly ratio: number;
  readonly lower: number;
  readonly upper: number;
  /** CPU time per request, after by before. */
  readonly cpu: number;
}

const mean = (all: readonly number[]): number => all.reduce((sum, value) => sum + value, 0) / all.length;

const compare = async (
  engine: EngineName,
  contestants: readonly Contestant[],
  scenario: Scenario,
): Promise<Figures> => {
  const lanes = await Promise.all(contestants.map((contestant) => openLane(contestant, scenario)));
  try {
    for (let burst = 0; burst < WARM_UP_BURSTS; burst += 1) for (const lane of lanes) await lane.burst(BURST_MS);
    const rates = lanes.map((): number[] => []);
    const cpu = lanes.map((): number[] => []);
    for (let pair = 0; pair < pairs; pair += 1) {
      const order = [...lanes.keys()];
      for (const index of pair % 2 === 0 ? order : order.toReversed()) {
        const lane = lanes[index];
        if (lane === undefined) continue;
        const before = await lane.contestant.cpuMs();
        const startedAt = performance.now();
        const rate = await lane.burst(BURST_MS);
        const requests = (rate * (performance.now() - startedAt)) / 1000;
        rates[index]?.push(rate);
        cpu[index]?.push(((await lane.contestant.cpuMs()) - before) / requests);
      }
    }
    const [before = [], after = []] = rates;
    const [cpuBefore = [], cpuAfter = []] = cpu;
    const ratios = after.map((rate, pair) => rate / (before[pair] ?? Number.NaN));
    return {
      engine,
      scenario: scenario.name,
      before: median(before),
      after: median(after),
      ratio: median(ratios),
      lower: quantile(ratios, 0.25),
      upper: quantile(ratios, 0.75),
      cpu: mean(cpuAfter) / mean(cpuBefore),
    };
  } finally {
    for (const lane of lanes) lane.close();
  }
};

const formatLine = ({ engine, scenario, before, after, ratio, lower, upper, cpu }: Figures): string =>
  `${engine.padEnd(8)} ${scenario.padEnd(40)} ${before.toFixed(0).padStart(6)} → ${after.toFixed(0).padStart(6)} /s  ` +
  `${ratio.toFixed(2)} × (${lower.toFixed(2)} to ${upper.toFixed(2)})  CPU ${cpu.toFixed(2)} ×`;

const compareOn = async (engine: EngineName, settings: readonly Readonly<Record<string, string>>[]): Promise<void> => {
  const contestants: Contestant[] = [];
  try {
    for (const [index, checkout] of checkouts.entries()) {
      contestants.push(await startContestant(checkout, settings[index] ?? {}));
    }
    for (const scenario of scenarios.filter(({ name }) => name.includes(values.only))) {
      const figures = await compare(engine, contestants, scenario);
      console.log(values.json ? JSON.stringify(figures) : formatLine(figures));
    }
  } finally {
    for (const contestant of contestants) await contestant.stop();
  }
};

const runs: Readonly<Record<EngineName, () => Promise<void>>> = {
  sqlite: () => compareOn('sqlite', [{}, {}]),
  postgres: async () => {
    const server = await startPostgres();
    try {
      const names = ['compare_before', 'compare_after'];
      for (const name of names) await asAdministrator(server.url, `create database ${name}`);
      await compareOn(
        'postgres',
        names.map((name) => ({ DATABASE_URL: databaseIn(server.url, name) })),
      );
    } finally {
      await server.stop();
    }
  },
};

for (const engine of parseEngineNames(values.engine)) await runs[engine]();
