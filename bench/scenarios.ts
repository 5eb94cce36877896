import autocannon from 'autocannon';

import type { BenchService } from './bench-service.ts';

export interface Scenario {
  readonly name: string;
  /** Requests answered in a second. */
  run(service: BenchService, seconds: number): Promise<number>;
}

const READERS = 10;

/** A rate counts only where every answer was the one that was asked for. */
const rateOf = async (options: autocannon.Options, status: number): Promise<number> => {
  const result = await autocannon(options);
  const wrong =
    result.errors + result.timeouts + result.requests.total - (result.statusCodeStats?.[`${status}`]?.count ?? 0);
  // A request that is under way when the time is up has no answer and counts as none.
  if (wrong > (options.connections ?? 1)) throw new Error(`${options.url}: ${wrong} answers were not ${status}`);
  return result.requests.total / result.duration;
};

const get = (service: BenchService, path: string, seconds: number, headers: Record<string, string>) => ({
  url: `${service.address}/api/v1${path}`,
  connections: READERS,
  duration: seconds,
  headers: { ...service.credential, ...headers },
});

export const readConstant: Scenario = {
  name: 'constant object (the ceiling)',
  run: (service, seconds) => rateOf(get(service, '/bench/constant', seconds, {}), 200),
};

export const readTags: Scenario = {
  name: 'list of 50 tags',
  run: (service, seconds) => rateOf(get(service, '/tags', seconds, {}), 200),
};

export const revalidateTags: Scenario = {
  name: 'the same, not modified (304)',
  run: async (service, seconds) =>
    rateOf(get(service, '/tags', seconds, { 'if-none-match': await service.listTag() }), 304),
};

/** Every change makes the pages of its library be read anew, so this is the other end from reading alone. */
export const readTagsDuringWrites: Scenario = {
  name: 'list of 50 tags while one writes',
  run: async (service, seconds) => {
    const [rate] = await Promise.all([
      rateOf(get(service, '/tags', seconds, {}), 200),
      createTags(1).run(service, seconds),
    ]);
    return rate;
  },
};

let written = 0;

export const createTags = (clients: number): Scenario => ({
  name: `creation of a tag, ${clients} client${clients === 1 ? '' : 's'}`,
  run: (service, seconds) =>
    rateOf(
      {
        url: `${service.address}/api/v1/tags`,
        connections: clients,
        duration: seconds,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...service.credential },
        setupClient: (client) => {
          const next = (): void => client.setBody(JSON.stringify({ name: `tag ${(written += 1)} ${process.pid}` }));
          next();
          client.on('response', next);
        },
      },
      201,
    ),
});
