import type { BenchService } from './bench-service.ts';
import { measureRequestRate } from './request-rate.ts';

export interface Scenario {
  readonly name: string;
  /** Requests per second. */
  run(service: BenchService, seconds: number): Promise<number>;
}

const READERS = 10;

const createRequest = (service: BenchService, path: string, seconds: number, headers: Record<string, string>) => ({
  url: `${service.address}/api/v1${path}`,
  connections: READERS,
  duration: seconds,
  headers: { ...service.credential, ...headers },
});

export const readConstant: Scenario = {
  name: 'constant object (upper bound)',
  run: (service, seconds) => measureRequestRate(createRequest(service, '/bench/constant', seconds, {}), 200),
};

export const readTags: Scenario = {
  name: 'list of 50 tags',
  run: (service, seconds) => measureRequestRate(createRequest(service, '/tags', seconds, {}), 200),
};

export const revalidateTags: Scenario = {
  name: 'list of 50 tags, 304 Not Modified',
  run: async (service, seconds) =>
    measureRequestRate(createRequest(service, '/tags', seconds, { 'if-none-match': await service.getListEtag() }), 304),
};

/** Each recipe in turn. They are few, so all but the first readings are answered from memory. */
export const readRecipes: Scenario = {
  name: 'one recipe of 30 lines',
  run: (service, seconds) => {
    const { url, ...request } = createRequest(service, '', seconds, {});
    const requests = service.recipes.map((path) => ({ path: `/api/v1${path}` }));
    return measureRequestRate({ ...request, url, requests }, 200);
  },
};

/** The opposite of read-only load: every change invalidates the library's cached pages. */
export const readTagsDuringWrites: Scenario = {
  name: 'list of 50 tags during writes',
  run: async (service, seconds) => {
    const [rate] = await Promise.all([
      measureRequestRate(createRequest(service, '/tags', seconds, {}), 200),
      createTags(1).run(service, seconds),
    ]);
    return rate;
  },
};

let created = 0;

export const createTags = (clients: number): Scenario => ({
  name: `creating a tag, ${clients} client${clients === 1 ? '' : 's'}`,
  run: (service, seconds) =>
    measureRequestRate(
      {
        url: `${service.address}/api/v1/tags`,
        connections: clients,
        duration: seconds,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...service.credential },
        setupClient: (client) => {
          const next = (): void => client.setBody(JSON.stringify({ name: `tag ${(created += 1)} ${process.pid}` }));
          next();
          client.on('response', next);
        },
      },
      201,
    ),
});
