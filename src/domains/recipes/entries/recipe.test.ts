import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { statusAndCode } from '../../../../test/support/people.ts';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import type { EntryBody } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

const isUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const allergen = (length: number) => ({
  title: 'Bounds',
  allergen_declarations: [{ text: 'ü'.repeat(length), substance: 's'.repeat(1000), presence: 'contains' }],
});
const amount = (length: number) => ({
  title: 'Bounds',
  ingredient_sections: [
    { ingredients: [{ text: 'much', quantity: { kind: 'simple', amount: { value: '9'.repeat(length) } } }] },
  ],
});
const terms = (count: number) => ({
  title: 'Bounds',
  ingredient_sections: [
    {
      ingredients: [
        {
          text: 'sum',
          quantity: {
            kind: 'sum',
            terms: [{ kind: 'simple', amount: { value: '1' }, unit: 'metric.gram' }],
            options: [
              {
                kind: 'sum',
                terms: Array.from({ length: count }, () => ({
                  kind: 'simple',
                  amount: { value: '1' },
                  unit: 'metric.gram',
                })),
              },
            ],
          },
        },
      ],
    },
  ],
});
const ascii = (length: number) => ({
  title: 'Bounds',
  allergen_declarations: [{ text: 'a'.repeat(length), substance: 's', presence: 'may_contain' }],
});

onEveryEngine('recipes', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, { clock });

  test('rejects an invalid document with 422 and the location of each violation', async () => {
    const client = await service.newLibrary();
    const cases: readonly (readonly [unknown, string])[] = [
      [{}, 'body.recipe'],
      [{ recipe: null }, 'body.recipe'],
      [{ recipe: {} }, 'body.recipe.title'],
      [{ recipe: { title: '' } }, 'body.recipe.title'],
      [{ recipe: { title: 'x'.repeat(501) } }, 'body.recipe.title'],
      [
        {
          recipe: {
            title: 'X',
            ingredient_sections: [{ ingredients: [{ quantity: { kind: 'simple', amount: { value: '01' } } }] }],
          },
        },
        'body.recipe.ingredient_sections[0].ingredients[0].quantity.amount.value',
      ],
      [
        {
          recipe: {
            title: 'X',
            instruction_sections: [{ steps: [{ text: 'Mix.', ingredient_uses: [{ ingredient_id: 'no' }] }] }],
          },
        },
        'body.recipe.instruction_sections[0].steps[0].ingredient_uses[0].ingredient_id',
      ],
    ];
    for (const [json, location] of cases) {
      const answer = await client.post('/api/v1/recipes', json);
      assert.deepEqual([answer.status, answer.body.code], [422, 'validation-failed'], answer.text);
      assert.ok(
        answer.body.errors?.some((error) => error.location === location),
        answer.text,
      );
      assert.ok(answer.body.violations?.some((violation) => violation.location === location));
    }
  });

  test('returns 404 from every operation for an unknown recipe or one from another library', async () => {
    const mine = await service.newLibrary();
    const foreign = (await newEntry(await service.newLibrary())).id;
    for (const id of [foreign, 'nothing', 'x'.repeat(300), '%F0%9F%8D%B2']) {
      const path = `/api/v1/recipes/${id}`;
      const answers = [
        await mine.get(path),
        await mine.put(path, { recipe: { title: 'Mine' } }, { 'if-match': '"1"' }),
        await mine.put(path, { recipe: { title: 'Mine' } }),
        await mine.delete(path, { 'if-match': '"7"' }),
        await mine.post(`${path}/restore`, undefined, { 'if-match': '"1"' }),
        await mine.delete(`${path}/permanently`, { 'if-match': '"1"' }),
        await mine.get(`${path}/revisions`),
        await mine.get(`${path}/revisions/1`),
        await mine.get(`${path}/scaled?scale=2`),
        await mine.put(`${path}/favorite`, { favorite: true }),
        await mine.put(`${path}/organization`, { tags: [] }, { 'if-match': '"1"' }),
        await mine.get(`${path}/cooked`),
        await mine.post(`${path}/cooked`, {}),
      ];
      for (const { status, body } of answers) assert.deepEqual([status, body.code], [404, 'recipe-not-found']);
    }
  });

  test('returns 201 with the entry, Location and ETag on creation', async () => {
    const client = await service.newLibrary();
    const answer = await client.post<EntryBody>('/api/v1/recipes', { recipe: { title: 'Leek soup' } });
    assert.equal(answer.status, 201);
    const { id, recipe_id, revision, state, recipe, organization, favorite, times_cooked } = answer.body;
    assert.match(id, isUuid);
    assert.deepEqual([revision, state, favorite, times_cooked], [1, 'active', false, 0]);
    assert.deepEqual(organization, { revision: 1, tags: [], facets: [], books: [] });
    assert.deepEqual(recipe, { format: 'tureen.recipe/1', id: recipe_id, title: 'Leek soup' });
    assert.equal(answer.headers.etag, '"1"');
    assert.equal(answer.headers.location, `/api/v1/recipes/${id}`);
    const read = await client.get<EntryBody>(`/api/v1/recipes/${id}`);
    assert.deepEqual(read.body, answer.body);
    assert.equal(read.headers.etag, '"1"');
  });

  test('creates no second recipe on a retry with the same Idempotency-Key', async () => {
    const client = await service.newLibrary();
    const key = { 'idempotency-key': 'once' };
    const first = await client.post<EntryBody>('/api/v1/recipes', { recipe: { title: 'Once' } }, key);
    const again = await client.post<EntryBody>('/api/v1/recipes', { recipe: { title: 'Once' } }, key);
    assert.deepEqual([again.status, again.body, again.headers.etag], [201, first.body, '"1"']);
    assert.equal(again.headers['idempotent-replayed'], 'true');
    const other = await client.post('/api/v1/recipes', { recipe: { title: 'Other' } }, key);
    assert.deepEqual([other.status, other.body.code], [409, 'idempotency-conflict']);
    const retry = () => client.post('/api/v1/recipes', { recipe: { title: 'Once' } }, key);
    const path = `/api/v1/recipes/${first.body.id}`;
    await client.delete(path, { 'if-match': '"1"' });
    assert.deepEqual(statusAndCode(await retry()), [404, 'created-resource-missing']);
    await client.post(`${path}/restore`, undefined, { 'if-match': '"2"' });
    assert.equal((await retry()).status, 201);
    await client.delete(path, { 'if-match': '"3"' });
    await client.delete(`${path}/permanently`, { 'if-match': '"4"' });
    assert.deepEqual(statusAndCode(await retry()), [404, 'created-resource-missing']);
  });

  test('keeps unknown properties of a document', async () => {
    const client = await service.newLibrary();
    const recipe = { title: 'Stew', 'x-mood': { deep: [1, { er: null }] }, yields: [{ text: '4', 'x-y': true }] };
    const { id } = (await client.post<EntryBody>('/api/v1/recipes', { recipe })).body;
    const read = (await client.get<EntryBody>(`/api/v1/recipes/${id}`)).body.recipe;
    assert.deepEqual([read['x-mood'], read['yields']], [{ deep: [1, { er: null }] }, [{ text: '4', 'x-y': true }]]);
  });

  test('accepts documents at the size limits, and rejects larger ones with 422 and the location', async () => {
    const client = await service.newLibrary();
    const place = 'body.recipe.ingredient_sections[0].ingredients[0].quantity';
    const cases: readonly (readonly [(size: number) => object, number, string])[] = [
      [allergen, 900_000, ''],
      [amount, 128, `${place}.amount.value`],
      [terms, 100, `${place}.options[0].terms`],
    ];
    for (const [make, max, location] of cases) {
      const kept = await client.post<EntryBody>('/api/v1/recipes', { recipe: make(max) });
      assert.equal(kept.status, 201, kept.text.slice(0, 300));
      const read = await client.get<EntryBody>(`/api/v1/recipes/${kept.body.id}`);
      assert.deepEqual(read.body.recipe, kept.body.recipe);
      if (location === '') continue;
      const refused = await client.post('/api/v1/recipes', { recipe: make(max + 1) });
      assert.equal(refused.status, 422);
      assert.equal(refused.body.errors?.[0]?.location, location);
    }
    assert.equal((await client.post('/api/v1/recipes', { recipe: ascii(1_000_000) })).status, 201);
    const long = await client.post('/api/v1/recipes', { recipe: ascii(1_000_001) });
    assert.deepEqual(
      [long.status, long.body.errors?.[0]?.location],
      [422, 'body.recipe.allergen_declarations[0].text'],
    );
  });

  test('replaces a document as the next revision, and requires the current strong ETag in If-Match', async () => {
    const client = await service.newLibrary();
    const { id, recipe_id } = await newEntry(client, { title: 'Before', description: 'x' });
    const path = `/api/v1/recipes/${id}`;
    const recipe = { title: 'After' };
    const refusals = [
      [undefined, 428, 'precondition-required'],
      ['"2"', 412, 'precondition-failed'],
      ['W/"1"', 412, 'precondition-failed'],
      ['1', 400, 'malformed-etag'],
    ] as const;
    for (const [tag, status, code] of refusals) {
      const answer = await client.put(path, { recipe }, tag === undefined ? {} : { 'if-match': tag });
      assert.deepEqual([answer.status, answer.body.code], [status, code]);
      if (status === 412) assert.equal(answer.body.params?.['current_revision'], 1);
    }
    const answer = await client.put<EntryBody>(path, { recipe }, { 'if-match': '"1"' });
    assert.deepEqual([answer.status, answer.headers.etag], [200, '"2"']);
    assert.deepEqual(answer.body.recipe, { format: 'tureen.recipe/1', id: recipe_id, title: 'After' });
    assert.deepEqual((await client.get<EntryBody>(path)).body, answer.body);
    const other = await client.put(path, { recipe: { title: 'X', id: 'another' } }, { 'if-match': '"2"' });
    assert.deepEqual([other.status, other.body.errors?.[0]?.location], [422, 'body.recipe.id']);
  });

  test('does not return 304 after favorites, tags or the cooking log change without a new revision', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client);
    const path = `/api/v1/recipes/${id}`;
    const getIfChanged = (revision: number) => client.get<EntryBody>(path, { 'if-none-match': `"${revision}"` });
    assert.equal((await getIfChanged(1)).status, 304);
    // Clocks can be set back and can differ between instances.
    clock.advance({ seconds: -5 });
    await client.put(`${path}/organization`, { tags: [] }, { 'if-match': '"1"' });
    const organized = await getIfChanged(1);
    assert.deepEqual([organized.status, organized.headers.etag, organized.body.organization.revision], [200, '"1"', 2]);
    await client.put(path, { recipe: { title: 'Next' } }, { 'if-match': '"1"' });
    assert.equal((await getIfChanged(2)).status, 304);
    await client.post(`${path}/cooked`, {});
    assert.equal((await getIfChanged(2)).status, 200);
    await client.put(path, { recipe: { title: 'Third' } }, { 'if-match': '"2"' });
    assert.equal((await getIfChanged(3)).status, 304);
    await client.put(`${path}/favorite`, { favorite: true });
    const favorite = await getIfChanged(3);
    assert.deepEqual([favorite.status, favorite.headers.etag, favorite.body.favorite], [200, '"3"', true]);
  });

  test('shows every change, also by another instance, however often the recipe was read', async () => {
    const client = await service.newLibrary();
    await using beside = service.beside();
    await beside.start();
    // A SQLite database has only one instance.
    const otherService = engine.name === 'postgres' ? beside : service;
    const filling = await newEntry(client, { title: 'Filling' });
    const line = { text: '1 filling', recipe_ref: { recipe_id: filling.recipe_id, title: 'Filling' } };
    const { id, library_id } = await newEntry(client, {
      title: 'Pie',
      ingredient_sections: [{ ingredients: [line] }],
    });
    const other = otherService.client.with({ 'x-service-library': library_id });
    const path = `/api/v1/recipes/${id}`;
    const { body: tag } = await other.post<{ id: string }>('/api/v1/tags', { name: 'Sweet' });
    const recipe = { title: 'Tart', ingredient_sections: [{ ingredients: [line] }] };
    const changes: readonly (() => Promise<{ status: number; text: string }>)[] = [
      () => other.put(`${path}/organization`, { tags: [tag.id] }, { 'if-match': '"1"' }),
      () => other.put(`${path}/favorite`, { favorite: true }),
      () => other.post(`${path}/cooked`, {}),
      () => other.put(`/api/v1/recipes/${filling.id}`, { recipe: { title: 'Jam' } }, { 'if-match': '"1"' }),
      () => other.put(path, { recipe }, { 'if-match': '"1"' }),
      () => other.delete(path, { 'if-match': '"2"' }),
      () => other.post(`${path}/restore`, {}, { 'if-match': '"3"' }),
      () => other.delete(`/api/v1/tags/${tag.id}`, { 'if-match': '"1"' }),
    ];
    let before: EntryBody | undefined;
    for (const [index, change] of changes.entries()) {
      // Cached on the second request.
      for (let reads = 0; reads < 3; reads += 1) before = (await client.get<EntryBody>(path)).body;
      const { status, text } = await change();
      assert.ok(status < 300, `change ${index}: ${text}`);
      const { body } = await client.get<EntryBody>(path);
      assert.notDeepEqual(body, before, `change ${index}`);
      assert.deepEqual(body, (await other.get<EntryBody>(path)).body, `change ${index}`);
    }
  });

  test('excludes trashed recipes from the recipe count of the library', async () => {
    const client = await service.newLibrary();
    const { library_id, id } = await newEntry(client);
    await newEntry(client);
    const count = async () => {
      const { body } = await client.get<{ recipe_count: number }>(`/api/v1/libraries/${library_id}`, {
        'if-none-match': '"1"',
      });
      return body.recipe_count;
    };
    assert.equal(await count(), 2);
    await client.delete(`/api/v1/recipes/${id}`, { 'if-match': '"1"' });
    assert.equal(await count(), 1);
    await client.post(`/api/v1/recipes/${id}/restore`, undefined, { 'if-match': '"2"' });
    assert.equal(await count(), 2);
  });
});
