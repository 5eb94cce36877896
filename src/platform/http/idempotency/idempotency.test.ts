// decisions.md, section 2, rule by rule.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { holdRow, holdWriters } from '../../../../test/support/hold-writers.ts';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import { loadConfig } from '../../../app/tureen.ts';
import { sweepReceipts } from './retention.ts';

interface Created {
  readonly id: string;
  readonly revision: number;
}

const facet = { kind: 'course', value: 'Soup' };

onEveryEngine('Idempotency-Key', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, { clock, timeouts: { idempotencyMs: 300 } });
  /**
   * Waits for the first of several requests as long as the service does by default, so that a busy machine does not
   * fail the test.
   */
  const patient = serviceForSuite(engine, { clock });

  test('accepts a key of 200 characters, and rejects an empty or longer one with 422 at header.idempotency-key', async () => {
    const client = await service.newLibrary();
    for (const key of ['', 'k'.repeat(201)]) {
      const answer = await client.post('/api/v1/facets', facet, { 'idempotency-key': key });
      assert.deepEqual([answer.status, answer.body.code], [422, 'validation-failed']);
      assert.equal(answer.body.errors?.[0]?.location, 'header.idempotency-key');
      assert.equal(answer.body.violations?.[0]?.location, 'header.idempotency-key');
    }
    assert.equal((await client.post('/api/v1/facets', facet, { 'idempotency-key': 'k'.repeat(200) })).status, 201);
  });

  test('same key, same input: replays the first status and Location with the resource as it is now, with no second effect', async () => {
    const client = await service.newLibrary();
    const key = { 'idempotency-key': 'once' };
    const first = await client.post<Created>('/api/v1/facets', facet, key);
    const path = `/api/v1/facets/${first.body.id}`;
    const changed = await client.put<Created>(path, { ...facet, value: 'Changed since' }, { 'if-match': '"1"' });
    // The same JSON with its properties in a different order.
    const second = await client.post<Created>('/api/v1/facets', { value: 'Soup', kind: 'course' }, key);
    assert.equal(first.headers['idempotent-replayed'], undefined);
    assert.equal(second.headers['idempotent-replayed'], 'true');
    assert.deepEqual(
      [second.status, second.headers.etag, second.headers.location, second.body],
      [201, '"2"', first.headers.location, changed.body],
    );
    const { body } = await client.get<{ items: readonly unknown[] }>('/api/v1/facets');
    assert.equal(body.items.length, 1);
  });

  test('same key, different input or operation: returns 409 idempotency-conflict and has no effect', async () => {
    const client = await service.newLibrary();
    const key = { 'idempotency-key': 'taken' };
    await client.post('/api/v1/facets', facet, key);
    for (const answer of [
      await client.post('/api/v1/facets', { ...facet, value: 'Salad' }, key),
      await client.post('/api/v1/facets', { ...facet, extra: 1 }, key),
      await client.post('/api/v1/tags', { name: 'Soup' }, key),
    ]) {
      assert.deepEqual([answer.status, answer.body.code], [409, 'idempotency-conflict']);
    }
    const tags = await client.get<{ items: readonly unknown[] }>('/api/v1/tags');
    const facets = await client.get<{ items: readonly unknown[] }>('/api/v1/facets');
    assert.deepEqual([tags.body.items.length, facets.body.items.length], [0, 1]);
  });

  test('scopes a key to its library', async () => {
    const key = { 'idempotency-key': 'shared' };
    for (const client of [await service.newLibrary(), await service.newLibrary()]) {
      const answer = await client.post('/api/v1/facets', facet, key);
      assert.deepEqual([answer.status, answer.headers['idempotent-replayed']], [201, undefined]);
    }
  });

  test('creates a library only once per key', async () => {
    const key = { 'idempotency-key': 'one library' };
    const first = await service.client.post<Created>('/api/v1/libraries', { name: 'Once' }, key);
    const second = await service.client.post<Created>('/api/v1/libraries', { name: 'Once' }, key);
    assert.deepEqual([second.status, second.body], [201, first.body]);
  });

  test('does the work once for 50 concurrent requests with one key', async () => {
    const client = await patient.newLibrary();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        client.post<Created>('/api/v1/tags', { name: 'One' }, { 'idempotency-key': 'all' }),
      ),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1);
    assert.equal(answers.filter(({ headers }) => headers['idempotent-replayed'] === undefined).length, 1);
    const id = answers[0]?.body.id;
    const events = await patient.rows(`select count(*) as count from event where resource_id = '${id}'`);
    assert.equal(events[0]?.['count'], 1);
  });

  test('first request still running: waits and replays, or returns 409 idempotency-in-progress with Retry-After: 1', async () => {
    const client = await service.newLibrary();
    const key = { 'idempotency-key': 'slow' };
    const release = await holdWriters(service);
    const first = client.post('/api/v1/tags', { name: 'Slow' }, key);
    try {
      const second = await client.post('/api/v1/tags', { name: 'Slow' }, key);
      assert.deepEqual([second.status, second.body.code], [409, 'idempotency-in-progress']);
      assert.equal(second.headers['retry-after'], '1');
    } finally {
      await release();
    }
    const { status } = await first;
    // On PostgreSQL the first request waited for the lock until its timeout and did nothing.
    assert.ok(status === 201 || status === 409, String(status));
    assert.equal((await client.post('/api/v1/tags', { name: 'Slow' }, key)).status, 201);
  });

  test('returns 503, not idempotency-in-progress, if the first request waits too long for another lock', async () => {
    const client = await service.newLibrary();
    const { id } = (await client.post<Created>('/api/v1/shopping/lists', { name: 'Held' })).body;
    const release = await holdRow(service, `select 1 from shopping_list where id = '${id}' for update`);
    const items = [{ id: 'milk', name: 'Milk' }];
    const add = () => client.post(`/api/v1/shopping/lists/${id}/items`, { items }, { 'idempotency-key': 'waits' });
    try {
      // Engines without row locks hold nothing here, so the request succeeds.
      const { status, body, headers } = await add();
      if (release !== undefined) {
        assert.deepEqual([status, body.code, headers['retry-after']], [503, 'unavailable', '1']);
      }
    } finally {
      await release?.();
    }
    assert.equal((await add()).status, 200);
  });

  test('created resource deleted since: returns 404 created-resource-missing and does not create it again', async () => {
    const client = await service.newLibrary();
    const key = { 'idempotency-key': 'deleted' };
    const { body } = await client.post<Created>('/api/v1/facets', facet, key);
    await client.delete(`/api/v1/facets/${body.id}`, { 'if-match': '"1"' });
    const retry = await client.post('/api/v1/facets', facet, key);
    assert.deepEqual([retry.status, retry.body.code], [404, 'created-resource-missing']);
    const facets = await client.get<{ items: readonly unknown[] }>('/api/v1/facets');
    assert.equal(facets.body.items.length, 0);
  });

  test('keeps a receipt across a restart', async () => {
    const key = { 'idempotency-key': 'across a restart' };
    const before = await service.newLibrary();
    const first = await before.post<Created>('/api/v1/facets', facet, key);
    const [row] = await service.rows(`select library_id from facet where id = '${first.body.id}'`);
    await service.restart();
    const after = service.client.with({ 'x-service-library': String(row?.['library_id']) });
    const second = await after.post<Created>('/api/v1/facets', facet, key);
    assert.deepEqual([second.body, second.headers['idempotent-replayed']], [first.body, 'true']);
  });

  test('checks authorization again before a replay', async () => {
    const client = await service.newLibrary();
    const key = { 'idempotency-key': 'demoted' };
    const { body } = await client.post<Created>('/api/v1/facets', facet, key);
    await service.write(
      `update library_member set role = 'viewer' where library_id = (select library_id from facet where id = '${body.id}')`,
    );
    assert.equal((await client.post('/api/v1/facets', facet, key)).status, 403);
  });

  test('stores a receipt only on success, so a corrected request may reuse its key', async () => {
    const client = await service.newLibrary();
    const key = { 'idempotency-key': 'corrected' };
    await client.post('/api/v1/facets', facet);
    assert.equal((await client.post('/api/v1/facets', { kind: 'course' }, key)).status, 422);
    assert.equal((await client.post('/api/v1/facets', facet, key)).status, 409);
    const corrected = await client.post('/api/v1/facets', { ...facet, value: 'Stew' }, key);
    assert.deepEqual([corrected.status, corrected.headers['idempotent-replayed']], [201, undefined]);
  });

  test('keeps a receipt for 48 hours, then returns 410 receipt-expired for up to 30 days, swept or not, and then forgets it', async () => {
    const client = await service.newLibrary();
    const key = { 'idempotency-key': 'aging' };
    const { limits } = loadConfig({}, '');
    const sweep = () => sweepReceipts(service.database, clock, limits);
    const retry = async () => (await client.post('/api/v1/tags', { name: 'Old' }, key)).status;
    assert.equal(await retry(), 201);
    clock.advance({ hours: 47, minutes: 59 });
    await sweep();
    assert.equal(await retry(), 201);
    clock.advance({ minutes: 2 });
    const expired = await client.post('/api/v1/tags', { name: 'Old' }, key);
    assert.deepEqual([expired.status, expired.body.code], [410, 'receipt-expired']);
    await sweep();
    clock.advance({ days: 27 });
    assert.equal(await retry(), 410);
    clock.advance({ days: 2 });
    // Now the key counts as new, and only the tag's name is still taken.
    const forgotten = await client.post('/api/v1/tags', { name: 'Old' }, key);
    assert.deepEqual([forgotten.status, forgotten.body.code], [409, 'tag-name-taken']);
    assert.equal((await client.post('/api/v1/tags', { name: 'New' }, key)).status, 201);
    clock.advance({ days: 31 });
    await sweep();
    const receipts = await service.rows("select count(*) as count from receipt where key = 'aging'");
    assert.equal(receipts[0]?.['count'], 0);
  });

  test('advertises the retention as limits.retry_receipt_hours in the capabilities', async () => {
    const { body } = await service.client.get<{ limits: Record<string, number> }>('/api/v1/capabilities');
    assert.equal(body.limits['retry_receipt_hours'], 24);
  });
});
