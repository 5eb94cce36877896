// Many open streams, some of them unread, and a burst of changes: memory use and delays.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

import type { EventBody } from '../../src/platform/outbox/event.ts';
import { startProcess } from '../crash/service-process.ts';
import type { ServiceProcess } from '../crash/service-process.ts';
import { TestClient } from '../support/client.ts';
import type { Engine } from '../support/engines.ts';
import { mostMemory } from '../support/memory.ts';
import { numberOf, writeTags } from './library-tags.ts';
import type { Answered } from './library-tags.ts';
import { openPlain } from './plain-stream.ts';
import type { PlainStream } from './plain-stream.ts';

/** Enough for events to arrive by the dozen, so that each stream is sent a lot at once. */
const WRITERS = 64;
const MAX_MEGABYTES = 60;
const PATIENCE_MS = 60_000;
const POLL_MS = 50;

/** The options that `npm start` uses. */
const settings = {
  NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=1000',
  TUREEN_LIMIT_EVENT_STREAMS_PER_USER: '4000',
};

export interface Streams {
  readonly streams: number;
  /** How many of these are not read. */
  readonly stalled: number;
  readonly changes: number;
  /** Maximum delay of an event; meaningless on a busy machine. */
  readonly maxLagMs?: number;
}

/** Waits for the condition, and names it if it is never met. */
const until = async (what: string, isMet: () => boolean | Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isMet())) {
    assert.ok(performance.now() < deadline, `timed out waiting for ${what}`);
    await pause(POLL_MS);
  }
};

const memoryNow = async ({ pid }: ServiceProcess): Promise<number> =>
  (await mostMemory(pid, Promise.resolve())).megabytes;

/** How many streams the service has open. */
const openStreams = async (client: TestClient): Promise<number> => {
  const { text } = await client.get('/metrics');
  return Number(/^tureen_event_streams_open (\d+)$/m.exec(text)?.[1]);
};

interface Library {
  readonly id: string;
  readonly client: TestClient;
}

const newLibrary = async (client: TestClient): Promise<Library> => {
  const { body } = await client.post<{ id: string }>('/api/v1/libraries', { name: 'Followed' });
  return { id: body.id, client: client.with({ 'x-service-library': body.id }) };
};

/** The number of the newest event. */
const newestOf = async ({ client }: Library): Promise<number> => {
  const reader = await client.follow();
  await reader.until(({ lastEventId }) => lastEventId !== '', 'id');
  reader.leave();
  return numberOf(reader.lastEventId);
};

/** When the change behind each event was confirmed, in event order. */
const answersInOrder = async (
  { id, client }: Library,
  first: number,
  answered: Answered,
): Promise<readonly number[]> => {
  const reader = await client.follow({ 'last-event-id': `${id}.${first - 1}` });
  await reader.count(answered.size);
  reader.leave();
  return reader.events.map(({ data }) => answered.get((data as EventBody).resource.id) ?? NaN);
};

const openAll = async (
  library: Library,
  first: number,
  { streams, stalled }: Streams,
): Promise<{ readonly read: readonly PlainStream[]; readonly stalled: readonly PlainStream[] }> => {
  const all: PlainStream[] = [];
  for (let count = 0; count < streams; count += 1) {
    all.push(await openPlain({ origin: library.client.origin, library: library.id, first, onChange: () => undefined }));
  }
  const read = all.slice(stalled);
  for (const stream of read) stream.read();
  return { read, stalled: all.slice(0, stalled) };
};

const run = async (service: ServiceProcess, client: TestClient, wanted: Streams): Promise<string> => {
  const { changes, maxLagMs = Infinity } = wanted;
  // The same without any stream, to subtract what the changes themselves need.
  const warm = await newLibrary(client);
  const warming = performance.now();
  await writeTags({ writers: WRITERS, changes, clientOf: () => warm.client });
  const alone = (performance.now() - warming) / 1000;

  const library = await newLibrary(client);
  const first = (await newestOf(library)) + 1;
  await until('all streams to close', async () => (await openStreams(client)) === 0);
  const before = await memoryNow(service);
  const { read, stalled } = await openAll(library, first, wanted);
  const open = await memoryNow(service);

  const begun = performance.now();
  const { result: answered, megabytes: most } = await mostMemory(
    service.pid,
    (async () => {
      const answered = await writeTags({ writers: WRITERS, changes, clientOf: () => library.client });
      await until('every reader to get every event', () => read.every(({ times }) => times.length >= changes));
      return answered;
    })(),
  );
  const seconds = (performance.now() - begun) / 1000;
  const after = await memoryNow(service);
  const dropped = read.length + stalled.length - (await openStreams(client));

  const answers = await answersInOrder(library, first, answered);
  const lags = read.flatMap(({ times }) => times.map((time, at) => Math.max(0, time - (answers[at] ?? NaN))));
  lags.sort((a, b) => a - b);
  const longest = lags.at(-1) ?? NaN;
  // What the system had buffered for the unread streams is theirs; then they were disconnected, or they get the rest.
  for (const stream of stalled) stream.read();
  const isDone = ({ isClosed, times }: PlainStream): boolean => isClosed || times.length >= changes;
  await until('every stalled reader to finish', () => stalled.every(isDone));

  const figures = [
    `${read.length} streams read and ${stalled.length} not; ${changes} changes in ${seconds.toFixed(1)} s, and in ${alone.toFixed(1)} s without any stream`,
    `${Math.round(before)} MB before, ${Math.round(open)} MB open, at most ${Math.round(most)} MB, ${Math.round(after)} MB after`,
    `lag p50 ${lags[Math.floor(lags.length / 2)]?.toFixed(0)} ms, p99 ${lags[Math.floor(lags.length * 0.99)]?.toFixed(0)} ms, max ${longest.toFixed(0)} ms`,
    `${dropped} disconnected, ${stalled.filter(({ isClosed }) => isClosed).length} of the stalled`,
  ].join('; ');
  const all = [...read, ...stalled];
  assert.deepEqual(
    all.flatMap(({ faults: violations }) => violations),
    [],
    figures,
  );
  assert.equal(read.filter(({ isClosed }) => isClosed).length, 0, figures);
  assert.ok(after - before < MAX_MEGABYTES, figures);
  assert.ok(longest < maxLagMs, figures);
  for (const stream of all) stream.leave();
  await until('all streams to close', async () => (await openStreams(client)) === 0);
  return figures;
};

/** Opens many streams on a separate process and makes many changes. Returns statistics. */
export const openMany = async (engine: Engine, wanted: Streams): Promise<string> => {
  const database = await engine.createDatabase();
  const service = await startProcess({ ...database.settings, ...settings });
  const client = new TestClient(service.address);
  try {
    return await run(service, client, wanted);
  } finally {
    client.close();
    await service.kill();
    await database.drop();
  }
};
