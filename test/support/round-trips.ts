import { openPostgresWire } from './postgres-wire.ts';
import type { PostgresWire } from './postgres-wire.ts';

/** A PostgreSQL behind a proxy that counts round trips. */
export interface CountingWire extends PostgresWire {
  readonly roundTrips: number;
  /** The round trips of the work: the minimum of several runs, because background work may interfere. */
  during(work: () => Promise<unknown>): Promise<number>;
}

const TIMES = 5;

const SYNC = 'S';
const SIMPLE_QUERY = 'Q';

export const countRoundTrips = async (url: string): Promise<CountingWire> => {
  let roundTrips = 0;
  const wire = await openPostgresWire(url, () => {
    let unanswered = 0;
    return {
      // A query that is sent before the one before it is answered is part of the same round trip.
      read: ({ type }) => {
        if (type !== SYNC && type !== SIMPLE_QUERY) return;
        if (unanswered === 0) roundTrips += 1;
        unanswered += 1;
      },
      ready: () => {
        unanswered = Math.max(0, unanswered - 1);
      },
    };
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
