// Two thousand clients that send their bodies at a byte per second for a minute, signed in or not: others get through.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import type { TestClient } from '../support/client.ts';
import { onEveryEngine } from '../support/engines.ts';
import type { Engine } from '../support/engines.ts';
import { PASSWORD, newMember, newToken, setUp } from '../support/people.ts';
import { WatchedService, assertResponsive } from '../support/responsiveness.ts';
import type { WatchedWork } from '../support/responsiveness.ts';
import { SlowBody } from '../support/slow-body.ts';
import type { SlowRequest } from '../support/slow-body.ts';
import { TestService } from '../support/test-service.ts';

const CONNECTIONS = 2000;
const DURATION_MS = 60_000;
const ALONE_MS = 10_000;
const MAX_WAIT_MS = 500;
const BYTE_EVERY_MS = 1000;
const REQUEST_EVERY_MS = 20;

const settings = { TUREEN_AUTH: 'accounts' };

const requireOpenFiles = (needed: number): void => {
  const allowed = Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
  assert.ok(allowed >= needed, `this test opens ${needed} files, but \`ulimit -n\` is ${allowed}`);
};

/** Keeps this many slow connections open, replacing each that is closed. */
class SlowClients implements AsyncDisposable {
  readonly #requests: readonly SlowRequest[];
  readonly #open = new Set<SlowBody>();
  readonly #running: Promise<unknown>;
  #isOver = false;
  opened = 0;

  constructor(count: number, requests: readonly SlowRequest[]) {
    this.#requests = requests;
    this.#running = Promise.all(Array.from({ length: count }, (_, index) => this.#keepOne(index)));
  }

  get open(): number {
    return this.#open.size;
  }

  async #keepOne(index: number): Promise<void> {
    const request = this.#requests[index % this.#requests.length];
    if (request === undefined) throw new Error('no request was given');
    await sleep((index * BYTE_EVERY_MS) / CONNECTIONS);
    while (!this.#isOver) {
      const slow = await SlowBody.open(request).catch(() => undefined);
      if (slow !== undefined) {
        this.opened += 1;
        this.#open.add(slow);
        while (!this.#isOver && !slow.isClosed) {
          await sleep(BYTE_EVERY_MS);
          void slow.send('"');
        }
        this.#open.delete(slow);
        slow.leave();
      }
      await sleep(BYTE_EVERY_MS);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }
}

type Senders = Readonly<Record<string, () => Promise<{ readonly status: number }>>>;

/** Requests all of them in turn for the given time. Each must succeed; returns the longest wait for each. */
const runAll = async (senders: Senders, durationMs: number): Promise<ReadonlyMap<string, number>> => {
  const longest = new Map<string, number>();
  const deadline = performance.now() + durationMs;
  while (performance.now() < deadline) {
    for (const [what, send] of Object.entries(senders)) {
      const began = performance.now();
      const { status } = await send();
      const ms = performance.now() - began;
      assert.ok(status < 300, `${what} was answered with ${status}`);
      longest.set(what, Math.max(longest.get(what) ?? 0, ms));
      await sleep(Math.max(0, REQUEST_EVERY_MS - ms));
    }
  }
  return longest;
};

const waitsText = (longest: ReadonlyMap<string, number>): string =>
  [...longest].map(([what, ms]) => `${what} ${Math.round(ms)} ms`).join(', ');

const watchSlowBodies = async (engine: Engine): Promise<WatchedWork> => {
  requireOpenFiles(CONNECTIONS + 500);
  const prepared = new TestService(engine, { settings });
  await prepared.start();
  const admin = await setUp(prepared);
  const slowToken = await newToken(await newMember(prepared, admin, admin.library, 'editor'), 'write');
  const other = await newMember(prepared, admin, admin.library, 'editor');
  const otherToken = await newToken(other, 'write');
  await prepared.stop();
  try {
    await using service = await WatchedService.start({ ...prepared.settings, ...settings });
    const { origin } = service.client;
    const clientWith = (token: string): TestClient =>
      service.client.with({ authorization: `Bearer ${token}`, 'x-service-library': admin.library });
    const [client, sameUser] = [clientWith(otherToken), clientWith(slowToken)];
    const attempt = { username: other.username, password: PASSWORD };
    let count = 0;
    const name = (): string => `Tag ${(count += 1)}`;
    const others: Senders = {
      health: () => client.get('/healthz'),
      readiness: () => client.get('/readyz'),
      read: () => client.get('/api/v1/recipes?limit=10'),
      write: () => client.post('/api/v1/tags', { name: name() }),
      'read of the same user': () => sameUser.get('/api/v1/tags?limit=10'),
      'write of the same user': () => sameUser.post('/api/v1/tags', { name: name() }),
      'sign-in from the same address': () => service.client.post('/api/v1/auth/sign-in', attempt),
    };
    // The first responses take longer; after that, the machine's own load becomes visible.
    await runAll(others, 1);
    const alone = await runAll(others, ALONE_MS);

    const headers = { authorization: `Bearer ${slowToken}`, 'x-service-library': admin.library };
    await using slow = new SlowClients(CONNECTIONS, [
      { origin, path: '/api/v1/auth/sign-in', bytes: 100_000 },
      { origin, path: '/api/v1/recipes', bytes: 100_000, headers },
    ]);
    const { result: waits, seen } = await service.whileReading({ path: '/healthz' }, () => runAll(others, DURATION_MS));
    assert.ok(slow.opened >= CONNECTIONS, `only ${slow.opened} slow connections were opened`);
    const longestWaitMs = Math.max(seen.longestWaitMs, ...waits.values());
    const note = `${slow.opened} slow connections opened, ${slow.open} open at the end; longest waits: ${waitsText(waits)}; without slow connections: ${waitsText(alone)}`;
    return { name: 'answering', seen: { ...seen, longestWaitMs }, note };
  } finally {
    await prepared.remove();
  }
};

onEveryEngine('2,000 clients with slow bodies', (engine) => {
  test('do not delay other requests beyond half a second for a minute', async (t) => {
    await assertResponsive(t, async () => [await watchSlowBodies(engine)], { maxWaitMs: MAX_WAIT_MS });
  });
});
