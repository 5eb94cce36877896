import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import { newLibrary, newMember, setUp } from '../../../../test/support/people.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import type { EntryBody } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { Cook } from '../cooking-log/cook.schemas.ts';

interface Log {
  readonly items: readonly Cook[];
  readonly next_cursor: string | null;
}

onEveryEngine('recipe organization and cooking log', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, { clock });

  test('gives the organization its own revision without creating a recipe revision', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client);
    const tag = (await client.post<{ id: string }>('/api/v1/tags', { name: 'Soup' })).body.id;
    const facet = (await client.post<{ id: string }>('/api/v1/facets', { kind: 'course', value: 'Main' })).body.id;
    const path = `/api/v1/recipes/${id}/organization`;
    const input = { tags: [tag], facets: [facet] };
    for (const [tags, code] of [
      [{}, 'precondition-required'],
      [{ 'if-match': '"2"' }, 'precondition-failed'],
    ] as const) {
      assert.equal((await client.put(path, input, tags)).body.code, code);
    }
    const answer = await client.put<object>(path, input, { 'if-match': '"1"' });
    assert.deepEqual(answer.body, { revision: 2, tags: [tag], facets: [facet], books: [] });
    assert.equal(answer.headers.etag, '"2"');
    const entry = (await client.get<EntryBody>(`/api/v1/recipes/${id}`)).body;
    assert.deepEqual([entry.revision, entry.organization], [1, answer.body]);
    const history = await client.get<{ items: readonly unknown[] }>(`/api/v1/recipes/${id}/revisions`);
    assert.equal(history.body.items.length, 1);
  });

  test('lists the cooking log newest first, and derives times_cooked and last_cooked from it', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client);
    const path = `/api/v1/recipes/${id}/cooked`;
    const today = await client.post<Cook>(path, {});
    assert.equal(today.status, 201);
    assert.deepEqual([today.body.date, today.body.notes, today.body.revision], ['2026-03-01', '', 1]);
    assert.equal(today.headers.location, `${path}/${today.body.id}`);
    const before = await client.post<Cook>(path, { date: '2026-02-14', notes: 'More salt.', revision: 1 });
    await client.post<Cook>(path, { date: '2024-02-29', notes: null });
    const entry = async () => (await client.get<EntryBody>(`/api/v1/recipes/${id}`)).body;
    assert.deepEqual([(await entry()).times_cooked, (await entry()).last_cooked], [3, '2026-03-01']);
    assert.equal((await entry()).revision, 1);

    assert.equal((await client.delete(`${path}/${today.body.id}`)).status, 204);
    assert.equal((await client.delete(`${path}/${today.body.id}`)).body.code, 'cook-not-found');
    assert.deepEqual([(await entry()).times_cooked, (await entry()).last_cooked], [2, '2026-02-14']);
    const log = await client.get<Log>(path);
    assert.deepEqual(
      log.body.items.map(({ date, notes }) => [date, notes]),
      [
        ['2026-02-14', 'More salt.'],
        ['2024-02-29', ''],
      ],
    );
    const page = await client.get<Log>(`${path}?limit=1`);
    assert.deepEqual(page.body.items, [before.body]);
    const rest = await client.get<Log>(`${path}?limit=1&cursor=${page.body.next_cursor}`);
    assert.deepEqual([rest.body.items[0]?.date, rest.body.next_cursor], ['2024-02-29', null]);
  });

  test('rejects an invalid date, a date in the future in every time zone and an unknown revision with 422', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client);
    const path = `/api/v1/recipes/${id}/cooked`;
    for (const date of ['2026-02-30', '2025-02-29', '2026-13-01', 'yesterday', '', '2026-03-03', '9999-12-31', 5]) {
      const answer = await client.post(path, { date });
      assert.deepEqual([answer.status, answer.body.errors?.[0]?.location], [422, 'body.date'], String(date));
    }
    assert.equal((await client.post(path, { date: '2026-03-02' })).status, 201);
    for (const revision of [0, 2, 1.5]) {
      const answer = await client.post(path, { revision });
      assert.deepEqual([answer.status, answer.body.errors?.[0]?.location], [422, 'body.revision']);
    }
    assert.equal((await client.post(path, { notes: 'x'.repeat(10_001) })).status, 422);
  });

  test('does not delete a cooking log entry through another recipe', async () => {
    const client = await service.newLibrary();
    const [one, two] = [await newEntry(client), await newEntry(client)];
    const cook = (await client.post<Cook>(`/api/v1/recipes/${one.id}/cooked`, {})).body.id;
    assert.equal((await client.delete(`/api/v1/recipes/${two.id}/cooked/${cook}`)).body.code, 'cook-not-found');
  });
});

onEveryEngine('favorites', (engine) => {
  const service = serviceForSuite(engine, { settings: { TUREEN_AUTH: 'accounts' } });

  test('keeps favorites private to each user, and offers them to viewers too', async () => {
    const owner = await setUp(service);
    const library = await newLibrary(owner, 'Shared');
    const viewer = await newMember(service, owner, library, 'viewer');
    const [hers, his] = [owner.in(library), viewer.in(library)];
    const { id } = await newEntry(hers);
    const path = `/api/v1/recipes/${id}`;
    const answer = await his.put<EntryBody>(`${path}/favorite`, { favorite: true });
    assert.deepEqual([answer.status, answer.body.favorite, answer.body.revision], [200, true, 1]);
    // This holds even if they share a cache and one sends the ETag of the other's response.
    const [tag, list] = [{ 'if-none-match': '"1"' }, '/api/v1/recipes?favorite=true'];
    assert.equal((await hers.get<EntryBody>(path, tag)).body.favorite, false);
    assert.equal((await his.get<EntryBody>(path, tag)).body.favorite, true);
    const { etag } = (await his.get(list)).headers;
    assert.equal((await hers.get<{ total: number }>(list, { 'if-none-match': etag })).body.total, 0);
    assert.equal((await his.get(list, { 'if-none-match': etag })).status, 304);
    assert.equal((await his.put<EntryBody>(`${path}/favorite`, { favorite: false })).body.favorite, false);
    for (const json of [{}, { favorite: null }, { favorite: 'yes' }]) {
      assert.equal((await his.put(`${path}/favorite`, json)).status, 422);
    }
  });
});
