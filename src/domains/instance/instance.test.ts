// decisions.md, section 4: GET /instance (version, engine, sizes, job and webhook health).
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { before, test } from 'node:test';

import { eventually } from '../../../test/support/eventually.ts';
import { onEveryEngine } from '../../../test/support/engines.ts';
import { storedJob } from '../../../test/support/jobs.ts';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import { bearer, newLibrary, newMember, newToken, setUp, statusAndCode } from '../../../test/support/people.ts';
import type { Person } from '../../../test/support/people.ts';
import { newPicture } from '../../../test/support/pictures.ts';
import { receiverForSuite } from '../../../test/support/receiver.ts';
import { newRecipe } from '../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import { upload } from '../../../test/support/upload.ts';
import { registryVersion } from '../units/index.ts';
import type { InstanceState } from './index.ts';

const INSTANCE = '/api/v1/instance';

/** The clock stands still, so scheduled retries never become due. */
const START = '2026-03-01T12:00:00.000Z';

onEveryEngine('instance state', (engine) => {
  const clock = new ManualClock(START);
  const service = serviceForSuite(engine, {
    clock,
    settings: { TUREEN_AUTH: 'accounts', TUREEN_WEBHOOK_ALLOW_LOOPBACK: '1' },
    deliveries: { pollIntervalMs: 20 },
  });
  const receiver = receiverForSuite();
  let admin: Person;
  before(async () => {
    admin = await setUp(service);
  });

  const state = async (): Promise<InstanceState> => {
    const { status, body } = await admin.client.get<InstanceState>(INSTANCE);
    assert.equal(status, 200);
    return body;
  };

  /** Polls, because the result of a delivery is stored shortly after the receiver answers. */
  const waitForState = async (isExpected: (state: InstanceState) => boolean): Promise<InstanceState> => {
    let found = await state();
    await eventually(
      async () => {
        found = await state();
        return isExpected(found);
      },
      () => `the expected instance state, last seen: ${JSON.stringify(found)}`,
    );
    return found;
  };

  const subscribe = async (path: string, answer: number, at = '/api/v1/webhooks'): Promise<void> => {
    receiver.answer = (_received, response) => void response.writeHead(answer).end();
    const { status } = await admin.in(admin.library).post(at, {
      name: path,
      url: new URL(path, receiver.url).href,
      enabled: true,
      event_types: ['tag.created'],
    });
    assert.equal(status, 201);
    await admin.in(admin.library).post('/api/v1/tags', { name: path });
  };

  test('is readable only by an instance administrator (403 forbidden for others, even library owners)', async () => {
    const owner = await newMember(service, admin, admin.library, 'owner');
    assert.deepEqual(statusAndCode(await owner.client.get(INSTANCE)), [403, 'forbidden']);
    const program = bearer(service, await newToken(owner, 'write'));
    assert.deepEqual(statusAndCode(await program.get(INSTANCE)), [403, 'forbidden']);
    assert.deepEqual(statusAndCode(await service.client.get(INSTANCE)), [401, 'authentication-required']);
    assert.equal((await bearer(service, await newToken(admin, 'read')).get(INSTANCE)).status, 200);
  });

  test('reports version, start time and engine, and forbids caching', async () => {
    clock.advance({ seconds: 1 });
    const { headers, body } = await admin.client.get<InstanceState>(INSTANCE);
    assert.equal(headers['cache-control'], 'no-store');
    const { body: capabilities } = await service.client.get<{ version: string }>('/api/v1/capabilities');
    assert.deepEqual(
      [body.version, body.started_at, body.auth, body.unit_registry_version],
      [capabilities.version, START, 'accounts', registryVersion],
    );
    assert.equal(body.engine.name, engine.name === 'sqlite' ? 'SQLite' : 'PostgreSQL');
    assert.match(body.engine.version, /^\d+(\.\d+)+$/);
    assert.ok(body.sizes.database_bytes > 100_000);
  });

  test('counts resources across all libraries, each file once and without trashed recipes', async () => {
    const { sizes: first } = await state();
    await newMember(service, admin, admin.library, 'viewer');
    const client = admin.in(await newLibrary(admin));
    const ids = [await newRecipe(client), await newRecipe(client), await newRecipe(admin.in(admin.library))];
    const picture = await newPicture();
    for (const id of ids.slice(0, 2))
      assert.equal((await upload(client, `/api/v1/recipes/${id}`, picture)).status, 201);
    assert.equal((await client.delete(`/api/v1/recipes/${ids[0]}`, { 'if-match': '"1"' })).status, 200);
    assert.equal((await state()).sizes.assets, first.assets, 'cached for a minute');
    clock.advance({ minutes: 1 });
    const { sizes: second } = await state();
    const { database_bytes, ...counts } = second;
    assert.ok(database_bytes >= first.database_bytes);
    assert.deepEqual(counts, {
      assets: first.assets + 1,
      asset_bytes: first.asset_bytes + picture.length,
      libraries: first.libraries + 1,
      recipes: first.recipes + 2,
      users: first.users + 1,
    });
  });

  test('reports a database size that grows with its content', async () => {
    const { sizes } = await state();
    // Random, because repetitive text would compress to almost nothing.
    const description = randomBytes(4000).toString('hex');
    for (let count = 0; count < 20; count += 1) {
      const { status } = await admin
        .in(admin.library)
        .post('/api/v1/recipes', { recipe: { title: 'Long', description } });
      assert.equal(status, 201);
    }
    assert.ok((await state()).sizes.database_bytes > sizes.database_bytes);
  });

  test('counts jobs by state, without expired ones', async () => {
    assert.deepEqual((await state()).jobs, {
      queued: 0,
      running: 0,
      interrupted: 0,
      failed: 0,
      oldest_queued_at: null,
    });
    for (const one of ['queued', 'queued', 'running', 'interrupted', 'interrupted', 'failed', 'succeeded']) {
      await storedJob(service, admin.library, admin.id, one);
    }
    const expiredJob = await storedJob(service, admin.library, admin.id, 'failed');
    await service.write(`update job set expires_at = '${START}' where id = '${expiredJob}'`);
    assert.deepEqual((await state()).jobs, {
      queued: 2,
      running: 1,
      interrupted: 2,
      failed: 1,
      oldest_queued_at: '2026-01-01T00:00:00.000Z',
    });
  });

  test('counts failing and paused webhooks and waiting deliveries', async () => {
    const none = { enabled: 0, failing: 0, paused: 0, deliveries_waiting: 0, oldest_waiting_at: null };
    assert.deepEqual((await state()).webhooks, none);
    await subscribe('/gone', 410, '/api/v1/instance-webhooks');
    assert.deepEqual((await waitForState(({ webhooks }) => webhooks.paused === 1)).webhooks, { ...none, paused: 1 });
    const queuedAt = clock.now().toISOString();
    await subscribe('/failing', 500);
    assert.deepEqual((await waitForState(({ webhooks }) => webhooks.failing === 1)).webhooks, {
      enabled: 1,
      failing: 1,
      paused: 1,
      deliveries_waiting: 1,
      oldest_waiting_at: queuedAt,
    });
    receiver.answer = (_received, response) => void response.writeHead(204).end();
    clock.advance({ minutes: 1 });
    const recovered = await waitForState(({ webhooks }) => webhooks.failing === 0);
    assert.deepEqual(recovered.webhooks, { ...none, enabled: 1, paused: 1 });
  });
});

onEveryEngine('instance state in local mode', (engine) => {
  const service = serviceForSuite(engine);

  test('is readable by the local user, who is the administrator', async () => {
    const { status, body } = await service.client.get<InstanceState>(INSTANCE);
    assert.equal(status, 200);
    const { libraries, recipes, users, assets, asset_bytes } = body.sizes;
    assert.deepEqual([body.auth, libraries, recipes, users, assets, asset_bytes], ['local', 1, 0, 1, 0, 0]);
  });

  test('counts jobs and waiting deliveries up to 10,001', async () => {
    const { body: account } = await service.client.get<{ user: { id: string }; libraries: readonly { id: string }[] }>(
      '/api/v1/account',
    );
    const library = account.libraries[0]?.id ?? '';
    const webhook = { name: 'Many', url: 'https://example.org/', enabled: true, event_types: ['tag.created'] };
    const { body } = await service.client.post<{ webhook: { id: string } }>('/api/v1/webhooks', webhook);
    const numbers = 'with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 10100)';
    const job = await storedJob(service, library, account.user.id, 'queued');
    await service.write(`${numbers}
      insert into job (id, library_id, kind, state, revision, total, done, succeeded, failed, input, created_by,
        created_at, updated_at, expires_at, cancels)
      select job.id || '-' || n, library_id, kind, state, revision, total, done, succeeded, failed, input, created_by,
        created_at, updated_at, expires_at, cancels
      from job cross join numbers where job.id = '${job}'`);
    // Not due before the test ends.
    await service.write(`${numbers}
      insert into webhook_delivery (id, webhook_id, stream, number, type, occurred_at, actor_id, resource_type,
        resource_id, resource_revision, state, attempts, round_attempts, created_at, next_attempt_at)
      select 'delivery-' || n, '${body.webhook.id}', '${library}', n, 'tag.created', '2026-01-01T00:00:00.000Z', 'x', 'tag',
        'x', 1, 'retrying', 1, 1, '2026-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'
      from numbers`);
    const { jobs, webhooks } = (await service.client.get<InstanceState>(INSTANCE)).body;
    assert.deepEqual([jobs.queued, jobs.oldest_queued_at], [10_001, '2026-01-01T00:00:00.000Z']);
    assert.deepEqual([webhooks.deliveries_waiting, webhooks.oldest_waiting_at], [10_001, '2026-01-01T00:00:00.000Z']);
  });
});
