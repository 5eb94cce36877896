// Reads from the service every 20 ms in a separate thread, so that the test's own work does not delay the reads.
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

import type { ReadingReport, ReadingThreadData } from './responsiveness.ts';

const READ_EVERY_MS = 20;

const { url, headers, shared } = workerData as ReadingThreadData;
const [READS, IS_OVER] = [0, 1];
const state = new Int32Array(shared);
const agent = new Agent({ keepAlive: true });

const statusOf = (): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
      response.resume();
    }).on('error', reject);
  });

let longestWaitMs = 0;
const statuses = new Set<number>();
// The first response takes longer, in the service and in the client.
statuses.add(await statusOf());
parentPort?.postMessage('ready');
do {
  const began = performance.now();
  statuses.add(await statusOf());
  const ms = performance.now() - began;
  Atomics.add(state, READS, 1);
  longestWaitMs = Math.max(longestWaitMs, ms);
  await sleep(Math.max(0, READ_EVERY_MS - ms));
  // Work may be done before a read has a response.
} while (Atomics.load(state, IS_OVER) === 0 || Atomics.load(state, READS) < 2);
agent.destroy();
parentPort?.postMessage({ statuses: [...statuses], longestWaitMs } satisfies ReadingReport);
