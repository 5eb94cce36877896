// Clients that read and tick shopping lists, in a thread of their own so that the test's work does not delay them.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

import type { LightClient, LightClientsData, LightReport } from './light-clients.ts';

const PAUSE_MS = 40;

const { origin, clients } = workerData as LightClientsData;
const agent = new Agent({ keepAlive: true, maxSockets: clients.length });

interface Answer {
  readonly status: number;
  readonly body: string;
}

const send = (method: string, path: string, headers: Readonly<Record<string, string>>, json?: object) =>
  new Promise<Answer>((resolve, reject) => {
    const body = json && JSON.stringify(json);
    const sent = request(`${origin}${path}`, {
      agent,
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    });
    sent.on('error', reject).on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('error', reject).on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
    sent.end(body);
  });

let waits: number[] = [];
let failures: string[] = [];
const over = new AbortController();

const timed = async (...[method, path, headers, json]: Parameters<typeof send>): Promise<string | undefined> => {
  const began = performance.now();
  const { status, body } = await send(method, path, headers, json);
  waits.push(performance.now() - began);
  if (status === 200) return body;
  failures.push(`${status} for ${method} ${path}: ${body.slice(0, 200)}`);
  return undefined;
};

const revisionIn = (list: string | undefined): number | undefined =>
  list === undefined ? undefined : (JSON.parse(list) as { revision: number }).revision;

/** Reads a recipe, the first page and the list, and ticks an item, again and again. */
const run = async ({ headers, list, item, recipe }: LightClient, index: number): Promise<void> => {
  const path = `/api/v1/shopping/lists/${list}`;
  let revision = revisionIn((await send('GET', path, headers)).body) ?? 1;
  // Not all in step.
  await sleep((PAUSE_MS / clients.length) * index);
  for (let bought = true; !over.signal.aborted; bought = !bought) {
    await timed('GET', `/api/v1/recipes/${recipe}`, headers);
    await sleep(PAUSE_MS);
    const change = { operation_id: randomUUID(), base_revision: revision, set: { bought } };
    revision = revisionIn(await timed('PATCH', `${path}/items/${item}`, headers, change)) ?? revision;
    await sleep(PAUSE_MS);
    await timed('GET', '/api/v1/recipes?limit=50', headers);
    await sleep(PAUSE_MS);
    await timed('GET', path, headers);
    await sleep(PAUSE_MS);
  }
};

parentPort?.on('message', (message) => {
  if (message === 'report') {
    parentPort?.postMessage({ waits, failures } satisfies LightReport);
    waits = [];
    failures = [];
  }
  if (message === 'end') over.abort();
});

await Promise.all(clients.map(run));
agent.destroy();
parentPort?.close();
