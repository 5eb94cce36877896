import { openPostgresWire } from './postgres-wire.ts';
import type { PostgresWire } from './postgres-wire.ts';

/** A PostgreSQL reached through a wire that counts how often the client asked for an answer. */
export interface CountingWire extends PostgresWire {
  readonly roundTrips: number;
  /** How many the work takes: the fewest of several times, since work in the background may come in between. */
  during(work: () => Promise<unknown>): Promise<number>;
}

const TIMES = 5;

const SYNC = 'S';
const SIMPLE_QUERY = 'Q';

export const countRoundTrips = async (url: string): Promise<CountingWire> => {
  let roundTrips = 0;
  const wire = await openPostgresWire(url, () => ({ type }) => {
    if (type === SYNC || type === SIMPLE_QUERY) roundTrips += 1;
  });
  return {
    ...wire,
    get roundTrips() {
      return roundTrips;
    },
    during: async (work) => {
      let fewest = Infinity;
      for (let time = 0; time < TIMES; time += 1) {
        const before = roundTrips;
        await work();
        fewest = Math.min(fewest, roundTrips - before);
      }
      return fewest;
    },
  };
};
