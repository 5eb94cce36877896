import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import type { EntryBody } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import { isUuid } from '../../../platform/ids/ids.ts';

const ingredients = (count: number, foods = 'flour or rye'): object[] =>
  Array.from({ length: count }, (_, line) => ({ text: `${line + 1} cups of ${foods} no. ${line}`, x: [line] }));

/** Long enough to be parsed and prepared on a worker thread. */
const longRecipe = (title: string, more: object = {}) => ({
  title,
  language: 'en',
  ingredient_sections: [{ ingredients: ingredients(900) }],
  ...more,
});

interface Ids {
  readonly id: string;
  readonly ingredient_sections: readonly [{ readonly id: string; readonly ingredients: readonly { id: string }[] }];
}

const replace = (client: TestClient, id: string, recipe: object, ifMatch: string) =>
  client.put<EntryBody>(`/api/v1/recipes/${id}`, { recipe }, { 'if-match': ifMatch });

const changesOf = async (client: TestClient, id: string): Promise<readonly (readonly string[])[]> => {
  const { body } = await client.get<{ items: readonly { changes: readonly string[] }[] }>(
    `/api/v1/recipes/${id}/revisions`,
  );
  return body.items.map(({ changes }) => changes);
};

onEveryEngine('long recipes', (engine) => {
  const service = serviceForSuite(engine);

  test('stores a long recipe in full, gives each part its own id, and finds it by its words', async () => {
    const client = await service.newLibrary();
    const sent = longRecipe('Flour', { unknown: { deep: ['as', null, 'sent'] } });
    const { id, recipe } = await newEntry(client, sent);
    const {
      id: portable,
      ingredient_sections: [section],
    } = recipe as unknown as Ids;
    const ids = [portable, section.id, ...section.ingredients.map((one) => one.id)];
    assert.ok(
      ids.every((one) => isUuid(one) && one[14] === '7'),
      'some ids are not version 7 UUIDs',
    );
    assert.equal(new Set(ids).size, 902);
    const { format: _, id: __, ...kept } = recipe as unknown as Record<string, unknown>;
    const [{ id: ___, ...rest }] = recipe['ingredient_sections'] as [Record<string, unknown>];
    const lines = (rest['ingredients'] as Record<string, unknown>[]).map(({ id: ____, ...line }) => line);
    assert.deepEqual({ ...kept, ingredient_sections: [{ ...rest, ingredients: lines }] }, sent);
    assert.deepEqual((await client.get<EntryBody>(`/api/v1/recipes/${id}`)).body.recipe, recipe);
    const { body } = await client.get<{ items: readonly { id: string }[] }>('/api/v1/recipes?q=rye');
    assert.deepEqual(
      body.items.map((item) => item.id),
      [id],
    );
  });

  test('reports the same violations for a long body as for a short one', async () => {
    const client = await service.newLibrary();
    const padding = { padding: 'x'.repeat(40_000) };
    for (const wrong of [
      { title: 1 },
      {},
      { title: 'A', ingredient_sections: [{ ingredients: [{ id: 'a' }, { id: 'a' }] }] },
      { title: 'A', published_on: '2026-02-30' },
      { title: 'A', times: { assertions: [{ kind: 'rise', min: 'PT2H', max: 'PT1H' }] }, keywords: [1] },
    ]) {
      const short = await client.post('/api/v1/recipes', { recipe: wrong });
      const long = await client.post('/api/v1/recipes', { recipe: { ...wrong, ...padding } });
      assert.equal(short.status, 422);
      assert.deepEqual({ ...long.body, instance: '' }, { ...short.body, instance: '' });
    }
    const raw = async (text: string) => {
      const { status, body } = await client.send('POST', '/api/v1/recipes', {
        raw: text,
        headers: { 'content-type': 'application/json' },
      });
      return [status, body.code];
    };
    const long = JSON.stringify(padding.padding);
    assert.deepEqual(await raw(`{"recipe":${long}`), [400, 'malformed-json']);
    assert.deepEqual(await raw(`{"no recipe":${long}}`), [422, 'validation-failed']);
    assert.deepEqual(await raw(`{"recipe":{"title":"A","__proto__":${long}}}`), [400, 'malformed-json']);
    assert.deepEqual(await raw(`{"recipe":{"title":"\\u0000","x":${long}}}`), [422, 'validation-failed']);
    const deep = `${'['.repeat(70)}${']'.repeat(70)}`;
    assert.deepEqual(await raw(`{"recipe":{"title":"A","x":${long},"y":${deep}}}`), [413, 'payload-too-large']);
    const unknown = await replace(client, randomUUID(), longRecipe('A'), '"1"');
    assert.deepEqual([unknown.status, (unknown.body as unknown as { code: string }).code], [404, 'recipe-not-found']);
  });

  test('replays the response to a retried creation regardless of the order of properties', async () => {
    const client = await service.newLibrary();
    const headers = { 'idempotency-key': randomUUID() };
    const recipe = longRecipe('Once');
    const first = await client.post<EntryBody>('/api/v1/recipes', { recipe }, headers);
    const reordered = Object.fromEntries(Object.entries(recipe).toReversed());
    const again = await client.post<EntryBody>('/api/v1/recipes', { recipe: reordered }, headers);
    assert.deepEqual(
      [first.status, again.status, again.body.id, again.headers['idempotent-replayed']],
      [201, 201, first.body.id, 'true'],
    );
    const other = await client.post('/api/v1/recipes', { recipe: longRecipe('Other') }, headers);
    assert.deepEqual([other.status, other.body.code], [409, 'idempotency-conflict']);
  });

  test('does not block other writes while a long recipe is prepared', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client);
    const answered = new AbortController();
    // Other lines than in the other tests: lines that were parsed recently take much less time.
    const sections = ['barley or oats', 'rice or corn'].map((foods) => ({ ingredients: ingredients(900, foods) }));
    const long = replace(client, id, longRecipe('Long', { ingredient_sections: sections }), '"1"').finally(() =>
      answered.abort(),
    );
    let written = 0;
    do {
      await newEntry(client, { title: `Short ${written}` });
      written += 1;
    } while (!answered.signal.aborted);
    assert.equal((await long).status, 200);
    assert.ok(written > 3, `only ${written} other recipes were written`);
  });

  test('compares a long recipe with the revision it replaces, even if another change got in first', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client, { title: 'A' });
    const long = replace(client, id, longRecipe('A'), '*');
    const short = await replace(client, id, { title: 'A', description: 'Meanwhile.' }, '*');
    assert.deepEqual([short.status, short.body.revision], [200, 2]);
    assert.deepEqual([(await long).status, (await long).body.revision], [200, 3]);
    const added = ['language', 'ingredient_sections'];
    assert.deepEqual((await changesOf(client, id)).slice(0, 2), [['description', ...added], ['description']]);
    const restored = await client.post<EntryBody>(`/api/v1/recipes/${id}/revisions/2/restore`, undefined, {
      'if-match': '"3"',
    });
    assert.deepEqual([restored.status, restored.body.recipe.title], [200, 'A']);
    assert.deepEqual((await changesOf(client, id))[0], ['description', ...added]);
  });
});
