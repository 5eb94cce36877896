import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, suite, test } from 'node:test';

import type { ShoppingListBody } from '../../src/domains/shopping/index.ts';
import { accountQuery } from '../api/account.ts';
import type { AccountState } from '../api/account.ts';
import { caller } from '../api/client.ts';
import { ProblemError, UnreachableError } from '../api/problem.ts';
import { queryClient } from '../api/query-client.ts';
import { ChangeSync } from './change-sync.ts';
import type { QueuedChange } from './list-change.ts';
import { createLocalList } from './optimistic-list.ts';
import { ChangeQueue } from './queued-changes.ts';

const STEP_MS = 100;

/** Passes time in steps, and lets promises settle. */
const advance = async (ms: number): Promise<void> => {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    mock.timers.tick(STEP_MS);
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
};

const problem = (status: number, retryAfter?: number): ProblemError =>
  new ProblemError({ code: 'internal-error', status, title: '', detail: '', type: '' }, retryAfter);

const account = { user: { id: 'ada' }, libraries: [], last_event_ids: {} } as unknown as AccountState;

/** A page with a queue, and a service that answers with what `failures` has for a list. */
const setUp = () => {
  queryClient.setQueryData(accountQuery.queryKey, account);
  Object.assign(caller, { userId: 'ada', libraryId: 'home' });
  const stored = new Map<string, QueuedChange>();
  const queue = new ChangeQueue({
    read: async () => ({ generation: '', changes: [...stored.values()] }),
    write: async (writing) => {
      for (const [id, queued] of writing) {
        if (queued === undefined) stored.delete(id);
        else stored.set(id, queued);
      }
      return '';
    },
    requestPersistence: () => undefined,
  });
  const failures = new Map<string, Error>();
  /** `list name` of each attempt, with its time. */
  const attempts: { readonly sent: string; readonly at: number }[] = [];
  const saved: string[] = [];
  const send = async ({ listId, change }: QueuedChange): Promise<ShoppingListBody> => {
    const sent = `${listId} ${change.kind === 'rename' ? change.name : ''}`;
    attempts.push({ sent, at: Date.now() });
    const failure = failures.get(listId);
    if (failure !== undefined) throw failure;
    saved.push(sent);
    return createLocalList(listId, '');
  };
  const sync = new ChangeSync({ queue, send, runInOneTab: async (act) => act().then(() => true) });
  const rename = (listId: string, name: string): void => {
    queue.add(listId, 1, { kind: 'rename', name });
    sync.now();
  };
  const countAttempts = (listId: string): number => attempts.filter(({ sent }) => sent.startsWith(listId)).length;
  return { queue, sync, failures, attempts, saved, rename, countAttempts };
};

suite('sending queued changes', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'Date'] }));
  afterEach(() => {
    queryClient.clear();
    mock.timers.reset();
    Object.assign(caller, { userId: '', libraryId: '' });
  });

  test('goes on with other lists if the service fails at one', async () => {
    const { sync, failures, saved, rename } = setUp();
    failures.set('week', problem(500));
    rename('week', 'a');
    rename('party', 'b');
    rename('week', 'c');
    rename('party', 'd');
    await advance(1000);
    assert.deepEqual(saved, ['party b', 'party d']);
    assert.deepEqual([sync.obstacle(), sync.failedLists()], [undefined, ['week']]);

    // Those of the list follow in order.
    failures.clear();
    await advance(10_000);
    assert.deepEqual(saved, ['party b', 'party d', 'week a', 'week c']);
    assert.deepEqual(sync.failedLists(), []);
  });

  test('retries a failing list less and less often, whatever happens to others', async () => {
    const { failures, attempts, rename, countAttempts } = setUp();
    failures.set('week', problem(500));
    rename('week', 'a');
    for (let change = 0; change < 60; change += 1) {
      rename('party', String(change));
      await advance(1000);
    }
    const times = attempts.filter(({ sent }) => sent === 'week a').map(({ at }) => at);
    const gaps = times.slice(1).map((time, at) => Math.round((time - (times[at] ?? 0)) / 1000));
    assert.deepEqual(gaps, [2, 4, 8, 16]);
    assert.equal(countAttempts('party'), 60);
  });

  test('retries a failing list at once if the user asks for it', async () => {
    const { sync, failures, saved, rename } = setUp();
    failures.set('week', problem(500, 3600));
    rename('week', 'a');
    await advance(5000);
    failures.clear();
    await advance(5000);
    assert.deepEqual(saved, []);
    sync.reconnect();
    // Reconnecting loads the account, which fails here, unless it is known.
    queryClient.setQueryData(accountQuery.queryKey, account);
    await advance(1000);
    assert.deepEqual(saved, ['week a']);
  });

  test('waits with everything if the service is unreachable, busy or out of order', async () => {
    for (const failure of [new UnreachableError('Not reached.'), problem(503), problem(429)]) {
      const { sync, failures, rename, countAttempts } = setUp();
      failures.set('week', failure);
      rename('week', 'a');
      rename('party', 'b');
      await advance(500);
      assert.deepEqual([countAttempts('party'), sync.obstacle(), sync.failedLists()], [0, 'unreachable', []]);
    }
  });

  test('waits with everything if the session has ended', async () => {
    const { sync, failures, rename, countAttempts } = setUp();
    failures.set('week', problem(401));
    rename('week', 'a');
    rename('party', 'b');
    await advance(1000);
    assert.deepEqual([countAttempts('party'), sync.obstacle()], [0, 'signed-out']);
  });
});
