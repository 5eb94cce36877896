import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestContext } from 'node:test';

import type { TestClient } from '../../../test/support/client.ts';
import { onEveryEngine } from '../../../test/support/engines.ts';
import { untilTransactionWaits } from '../../../test/support/hold-writers.ts';
import { endedJob, itemsOfJob, jobWhere, readJob } from '../../../test/support/jobs.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import type { TestService } from '../../../test/support/test-service.ts';
import { systemClock } from '../clock/clock.ts';
import type { LibraryScope, Role, SessionId } from '../http/scope.ts';
import { asId, createUuidV7Generator } from '../ids/ids.ts';
import type { LibraryId, UserId } from '../ids/ids.ts';
import { createLog } from '../log/log.ts';
import { Problem } from '../problem/problem.ts';
import { StorageFull } from '../storage/storage-full.ts';
import type { ItemOutcome } from './job.ts';
import { AwaitingPreviewResult } from './job-kind.ts';
import type { ItemizedJobKind, JobKind, JobContext, WholeJobKind } from './job-kind.ts';
import { saveJobResult } from './job.store.ts';
import { queueJob } from './queue-job.ts';
import { startWorkers } from './workers.ts';

const newId = createUuidV7Generator(systemClock);

/** Short to keep tests fast, but long enough for a busy machine. */
const times = { concurrency: 1, leaseMs: 2000, pollMs: 20 };

/** A one-time event that tests can wait for. */
const signal = () => {
  const controller = new AbortController();
  return {
    fire: () => controller.abort(),
    fired: controller.signal.aborted ? Promise.resolve() : once(controller.signal, 'abort').then(() => undefined),
  };
};

const itemsKind = (perform: ItemizedJobKind['perform']): ItemizedJobKind => ({
  name: `test-${newId()}`,
  mode: 'items',
  access: 'editor',
  perform,
});

const wholeKind = (perform: WholeJobKind['perform']): WholeJobKind => ({
  name: `test-${newId()}`,
  mode: 'whole',
  access: 'viewer',
  perform,
});

const targets = (count: number): readonly object[] => Array.from({ length: count }, (_, number) => ({ number }));

const libraryOf = async (client: TestClient): Promise<string> =>
  (await client.post<{ library_id: string }>('/api/v1/recipes', { recipe: { title: 'x' } })).body.library_id;

onEveryEngine('jobs', (engine) => {
  const service: TestService = serviceForSuite(engine, { workerSettings: { pollMs: 50 } });

  /** A new library, with a client and a scope that act in it. */
  const createLibrary = async () => {
    const client = await service.newLibrary();
    const { body: library } = await client.get<{ id: string }>(`/api/v1/libraries/${await libraryOf(client)}`);
    const { body: account } = await client.get<{ user: { id: string } }>('/api/v1/account');
    const scope: LibraryScope = {
      requestId: newId(),
      clock: systemClock,
      newId,
      userId: asId<UserId>(account.user.id),
      instanceAdmin: false,
      credential: { kind: 'local', id: asId<SessionId>('') },
      libraryId: asId<LibraryId>(library.id),
      role: 'owner',
      version: 0,
    };
    return { client, scope };
  };

  const workers = (
    t: TestContext,
    kind: JobKind,
    roleOf: () => Promise<Role | undefined> = async () => 'owner',
    concurrency = times.concurrency,
  ) => {
    const started = startWorkers({
      database: service.database,
      clock: systemClock,
      newId,
      log: createLog('silent'),
      kinds: [kind],
      findRole: roleOf,
      ...times,
      concurrency,
    });
    t.after(() => started.stop());
    return started;
  };

  const queue = (scope: LibraryScope, kind: JobKind, targets: readonly object[] = []) =>
    service.database.transaction((tx) =>
      queueJob(tx, scope, { queued_jobs: 1000 }, { kind: kind.name, input: {}, targets }),
    );

  test('gives each item the status of its outcome, and counts successes and failures', async (t) => {
    const { client, scope } = await createLibrary();
    const outcomes: readonly (() => ItemOutcome)[] = [
      () => ({ status: 'succeeded' }),
      () => ({ status: 'unchanged' }),
      () => {
        throw new Problem('recipe-not-found');
      },
      () => {
        throw new Problem('forbidden');
      },
      () => {
        throw new Problem('precondition-failed', { params: { current_revision: 3 } });
      },
      () => {
        throw new Problem('recipe-trashed');
      },
      () => {
        throw new Error('nobody foresaw this');
      },
    ];
    const kind = itemsKind(async (_tx, _scope, _job, { position }) => outcomes[position]?.() ?? assert.fail());
    workers(t, kind);
    const { id } = await queue(scope, kind, targets(outcomes.length));
    const job = await endedJob(client, id);
    assert.deepEqual([job.state, job.progress], ['succeeded', { total: 7, done: 7, succeeded: 2, failed: 5 }]);
    assert.deepEqual(
      (await itemsOfJob(client, id)).map(({ status }) => status),
      ['succeeded', 'unchanged', 'not-found', 'forbidden', 'revision-conflict', 'invalid', 'outcome-unknown'],
    );
  });

  test('rolls back the work of a rejected item and keeps that of a successful one', async (t) => {
    const { client, scope } = await createLibrary();
    const kind = itemsKind(async (tx, { libraryId }, _job, { position }) => {
      const name = `item ${position}`;
      await tx.query.updateTable('library').set({ name }).where('id', '=', libraryId).execute();
      if (position === 1) throw new Problem('forbidden');
      return { status: 'succeeded' };
    });
    workers(t, kind);
    const { id } = await queue(scope, kind, targets(2));
    await endedJob(client, id);
    const { body } = await client.get<{ name: string }>(`/api/v1/libraries/${scope.libraryId}`);
    assert.equal(body.name, 'item 0');
  });

  test('marks the remaining items forbidden when the user loses the required role', async (t) => {
    const { client, scope } = await createLibrary();
    let role: Role | undefined = 'editor';
    const kind = itemsKind(async (_tx, _scope, _job, { position }) => {
      if (position === 1) role = 'viewer';
      return { status: 'succeeded' };
    });
    workers(t, kind, async () => role);
    const { id } = await queue(scope, kind, targets(4));
    await endedJob(client, id);
    assert.deepEqual(
      (await itemsOfJob(client, id)).map(({ status }) => status),
      ['succeeded', 'succeeded', 'forbidden', 'forbidden'],
    );
  });

  test('cancels a queued job at once, a running one after its current item, and skips the rest', async (t) => {
    const { client, scope } = await createLibrary();
    const [reached, proceed] = [signal(), signal()];
    const kind = itemsKind(async (_tx, _scope, _job, { position }) => {
      if (position === 1) {
        reached.fire();
        await proceed.fired;
      }
      return { status: 'succeeded' };
    });
    const waiting = await queue(scope, kind, targets(2));
    const cancelled = await client.post<{ state: string }>(`/api/v1/jobs/${waiting.id}/cancel`, {});
    assert.deepEqual([cancelled.status, cancelled.body.state], [200, 'cancelled']);
    assert.deepEqual(
      (await itemsOfJob(client, waiting.id)).map(({ status }) => status),
      ['skipped', 'skipped'],
    );

    // The current item holds the job, and on SQLite the whole database, so the request waits for it.
    const { id } = await queue(scope, kind, targets(50));
    workers(t, kind);
    await reached.fired;
    const cancelling = client.post<{ state: string }>(`/api/v1/jobs/${id}/cancel`, {});
    await untilTransactionWaits(service);
    proceed.fire();
    assert.equal((await cancelling).status, 200);
    const job = await endedJob(client, id);
    assert.equal(job.state, 'cancelled');
    const items = await itemsOfJob(client, id);
    assert.deepEqual(
      items.slice(0, 2).map(({ status }) => status),
      ['succeeded', 'succeeded'],
    );
    assert.equal(items.at(-1)?.status, 'skipped');
    assert.equal(items.filter(({ status }) => status === 'succeeded').length, job.progress.succeeded);
    // Canceling again changes nothing.
    assert.equal((await client.post<{ state: string }>(`/api/v1/jobs/${id}/cancel`, {})).body.state, 'cancelled');
  });

  test('interrupts a job whose lease has expired, and continues it only when it is resumed', async (t) => {
    const { client, scope } = await createLibrary();
    const done: number[] = [];
    const kind = itemsKind(async (_tx, _scope, _job, { position }) => {
      done.push(position);
      return { status: 'succeeded' };
    });
    const { id } = await queue(scope, kind, targets(4));
    const early = await client.post(`/api/v1/jobs/${id}/resume`, {});
    assert.deepEqual(
      [early.status, early.body.code, early.body.params],
      [409, 'job-not-interrupted', { state: 'queued' }],
    );
    // The state that a worker leaves behind if it is killed after two items.
    await service.write(`update job_item set status = 'succeeded' where job_id = '${id}' and position = 0`);
    await service.write(`update job_item set status = 'outcome-unknown' where job_id = '${id}' and position = 1`);
    await service.write(
      `update job set state = 'running', worker = 'gone', lease_until = '2020-01-01T00:00:00.000Z',
         done = 2, succeeded = 1, failed = 1 where id = '${id}'`,
    );
    workers(t, kind);
    await jobWhere(client, id, ({ state }) => state === 'interrupted');
    assert.deepEqual(done, []);
    const resumed = await client.post<{ state: string }>(`/api/v1/jobs/${id}/resume`, {});
    assert.deepEqual([resumed.status, resumed.body.state], [200, 'queued']);
    const job = await endedJob(client, id);
    assert.deepEqual([job.state, job.progress], ['succeeded', { total: 4, done: 4, succeeded: 3, failed: 1 }]);
    // Items reported as outcome-unknown are not repeated.
    assert.deepEqual(done, [2, 3]);
    const late = await client.post(`/api/v1/jobs/${id}/resume`, {});
    assert.equal(late.body.code, 'job-not-interrupted');
    const ended = await client.post(`/api/v1/jobs/${id}/cancel`, {});
    assert.deepEqual([ended.status, ended.body.code], [409, 'job-ended']);
  });

  test('stops a worker that has lost its lease', async (t) => {
    const { client, scope } = await createLibrary();
    const [reached, proceed] = [signal(), signal()];
    const done: number[] = [];
    const kind = wholeKind(async ({ signal: cut }: JobContext) => {
      reached.fire();
      await once(cut, 'abort');
      done.push(1);
      await proceed.fired;
      throw new Error('cut short');
    });
    const { id } = await queue(scope, kind);
    workers(t, kind);
    await reached.fired;
    await service.write(`update job set worker = 'another' where id = '${id}'`);
    const job = await jobWhere(client, id, () => done.length === 1);
    assert.equal(job.state, 'running');
    proceed.fire();
  });

  test('reports the progress and the result of a whole job', async (t) => {
    const { client, scope } = await createLibrary();
    const proceed = signal();
    const kind = wholeKind(async ({ report }) => {
      report(3, 10);
      await proceed.fired;
      return { file: 'x' };
    });
    const { id } = await queue(scope, kind);
    workers(t, kind);
    await jobWhere(client, id, ({ progress }) => progress.done === 3 && progress.total === 10);
    proceed.fire();
    const job = await endedJob(client, id);
    assert.deepEqual([job.state, job.result, job.progress.succeeded], ['succeeded', { file: 'x' }, 10]);
    const nothing = await client.get(`/api/v1/jobs/${id}/download`);
    assert.deepEqual([nothing.status, nothing.body.code], [404, 'download-missing']);
  });

  test('stops a whole job at its next write when the user loses the role or the job is canceled', async (t) => {
    const { client, scope } = await createLibrary();
    let role: Role | undefined = 'owner';
    const written: string[] = [];
    const write = ({ database, requireLease }: JobContext, what: string) =>
      database.transaction(async (tx) => {
        await requireLease(tx);
        written.push(what);
      });
    const forbidden = wholeKind(async (running) => {
      await write(running, 'before');
      role = undefined;
      await write(running, 'after');
      return {};
    });
    workers(t, forbidden, async () => role);
    const { id } = await queue(scope, forbidden);
    const { state, problem } = await endedJob(client, id);
    assert.deepEqual([state, problem?.code, written], ['failed', 'forbidden', ['before']]);

    const cancelled = wholeKind(async (running) => {
      await client.post(`/api/v1/jobs/${running.job.id}/cancel`, undefined);
      await write(running, 'cancelled');
      return {};
    });
    workers(t, cancelled);
    const other = await queue(scope, cancelled);
    assert.deepEqual([(await endedJob(client, other.id)).state, written], ['cancelled', ['before']]);
  });

  test('does not wait for a preview decision that was made before the waiting state was written', async (t) => {
    const { client, scope } = await createLibrary();
    for (const state of ['awaiting-preview', 'succeeded', 'cancelled'] as const) {
      const kind = wholeKind(async ({ database, job }) => {
        await database.transaction(async (tx) => saveJobResult(tx, scope, job.id, { preview_id: 'p' }));
        return new AwaitingPreviewResult(async () => state);
      });
      const started = workers(t, kind);
      const { id } = await queue(scope, kind);
      const job = await endedJob(client, id);
      assert.deepEqual([job.state, job.result], [state, { preview_id: 'p' }]);
      await started.stop();
    }
  });

  test('records the problem that made a job fail, or internal-error if the failure was unexpected', async (t) => {
    const { client, scope } = await createLibrary();
    const kind = wholeKind(async () => {
      throw new Problem('book-not-found');
    });
    workers(t, kind);
    const { id } = await queue(scope, kind);
    const job = await endedJob(client, id);
    assert.deepEqual([job.state, job.problem?.code], ['failed', 'book-not-found']);
    const full = wholeKind(async () => {
      throw new StorageFull('no room');
    });
    workers(t, full);
    assert.equal((await endedJob(client, (await queue(scope, full)).id)).problem?.code, 'storage-full');
    const other = wholeKind(async () => {
      throw new Error('nobody foresaw this');
    });
    workers(t, other);
    const failed = await endedJob(client, (await queue(scope, other)).id);
    assert.deepEqual([failed.state, failed.problem?.code], ['failed', 'internal-error']);
  });

  test('requeues a job when its service stops, and lets another worker continue it at once', async (t) => {
    const { client, scope } = await createLibrary();
    const reached = signal();
    const done: number[] = [];
    const kind = itemsKind(async (_tx, _scope, _job, { position }) => {
      done.push(position);
      if (position === 1) reached.fire();
      return { status: 'succeeded' };
    });
    const first = workers(t, kind);
    const { id } = await queue(scope, kind, targets(200));
    await reached.fired;
    await first.stop();
    const left = await readJob(client, id);
    assert.equal(left.state, 'queued');
    assert.ok(left.progress.done < 200);
    workers(t, kind);
    const job = await endedJob(client, id);
    assert.deepEqual(job.progress, { total: 200, done: 200, succeeded: 200, failed: 0 });
    assert.deepEqual(done, [...Array.from({ length: 200 }).keys()]);
  });

  test('does not repeat an item that is already done, since a lost commit may have succeeded', async (t) => {
    const { client, scope } = await createLibrary();
    const done: number[] = [];
    const kind = itemsKind(async (tx, _scope, job, { position }) => {
      done.push(position);
      // As if this worker had committed the next item before it lost its connection.
      if (position === 0) {
        await tx.query
          .updateTable('job_item')
          .set({ status: 'succeeded' })
          .where('job_id', '=', job.id)
          .where('position', '=', 1)
          .execute();
      }
      return { status: 'succeeded' };
    });
    workers(t, kind);
    const { id } = await queue(scope, kind, targets(3));
    await endedJob(client, id);
    assert.deepEqual(done, [0, 2]);
  });

  test('runs one job per library at a time, however many workers there are', async (t) => {
    const { client, scope } = await createLibrary();
    let [running, max] = [0, 0];
    const kind = wholeKind(async () => {
      running += 1;
      max = Math.max(max, running);
      await pause(20);
      running -= 1;
      return {};
    });
    const jobs = await Promise.all(Array.from({ length: 6 }, () => queue(scope, kind)));
    for (let count = 0; count < 4; count += 1) workers(t, kind);
    for (const { id } of jobs) assert.equal((await endedJob(client, id)).state, 'succeeded');
    assert.equal(max, 1);
  });

  test('does not let a user with jobs in many libraries block the job of another user', async (t) => {
    const libraries = await Promise.all(Array.from({ length: 6 }, createLibrary));
    const other = { ...(libraries[5]?.scope ?? assert.fail()), userId: newId<UserId>() };
    const begun: string[] = [];
    const [fourBegan, release] = [signal(), signal()];
    const kind = wholeKind(async ({ job }) => {
      if (begun.push(job.libraryId) === 4) fourBegan.fire();
      await release.fired;
      return {};
    });
    for (const { scope } of libraries.slice(0, 5)) await queue(scope, kind);
    await queue(other, kind);
    workers(t, kind, async () => 'owner', 4);
    await fourBegan.fired;
    assert.ok(begun.includes(other.libraryId), 'one user took all worker slots');
    release.fire();
  });

  test('requeues a job if the service is stopped while claiming it', async (t) => {
    const { client, scope } = await createLibrary();
    const kind = wholeKind(async ({ signal: cut }) => {
      if (!cut.aborted) await once(cut, 'abort');
      throw new Error('cut short');
    });
    const stopping = Promise.withResolvers<void>();
    const started = workers(t, kind, async () => {
      stopping.resolve(started.stop());
      return 'owner';
    });
    const { id } = await queue(scope, kind);
    await stopping.promise;
    assert.equal((await readJob(client, id)).state, 'queued');
  });

  test('shares the queue among several workers without processing an item twice', async (t) => {
    const libraries = await Promise.all(Array.from({ length: 4 }, createLibrary));
    const done: string[] = [];
    const kind = itemsKind(async (_tx, _scope, job, { position }) => {
      done.push(`${job.id} ${position}`);
      return { status: 'succeeded' };
    });
    for (let count = 0; count < 4; count += 1) workers(t, kind);
    const jobs = await Promise.all(libraries.map(({ scope }) => queue(scope, kind, targets(30))));
    await Promise.all(jobs.map(({ id }, index) => endedJob(libraries[index]?.client ?? assert.fail(), id)));
    assert.equal(done.length, 120);
    assert.equal(new Set(done).size, 120);
  });

  test('lists only the jobs of the library, newest first', async () => {
    const { client, scope } = await createLibrary();
    const kind = itemsKind(async () => ({ status: 'succeeded' }));
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.unshift((await queue(scope, kind, targets(1))).id);
    const list = (query: string) =>
      client.get<{ items: readonly { id: string }[]; next_cursor: string | null }>(`/api/v1/jobs${query}`);
    const page = await list('?limit=2');
    const rest = await list(`?cursor=${page.body.next_cursor ?? ''}`);
    assert.deepEqual(
      [...page.body.items, ...rest.body.items].map(({ id }) => id),
      ids,
    );
    assert.equal(rest.body.next_cursor, null);
    const { client: stranger } = await createLibrary();
    assert.deepEqual((await stranger.get<{ items: unknown[] }>('/api/v1/jobs')).body.items, []);
    assert.equal((await stranger.get(`/api/v1/jobs/${ids[0] ?? ''}`)).body.code, 'job-not-found');
    assert.equal((await list('?cursor=x')).status, 422);
    assert.equal((await client.get(`/api/v1/jobs/${ids[0] ?? ''}/items?cursor=WyJ4Il0`)).status, 422);
  });
});
