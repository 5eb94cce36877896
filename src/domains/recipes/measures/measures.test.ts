// decisions-2.md, section 2: the choice of a convention is recorded in the document.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { PREVIEWS, commit, previewOf, recipeNode } from '../../../../test/support/imports.ts';
import type { PlanAnswer } from '../../../../test/support/imports.ts';
import { statusAndCode } from '../../../../test/support/people.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import type { EntryBody } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { ProblemBody } from '../../../platform/problem/problem-body.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import type { RecipeMeasures } from './measures.schemas.ts';

const MISSING = '00000000-0000-7000-8000-000000000000';
const FIRST = { 'if-match': '"1"' };

const withLines = (...lines: readonly string[]) => ({
  title: 'Cake',
  language: 'en',
  ingredient_sections: [{ ingredients: lines.map((text) => ({ text })) }],
});

const pathOf = (id: string): string => `/api/v1/recipes/${id}/measures`;

const settle = (client: TestClient, id: string, convention: string, headers = FIRST) =>
  client.post<EntryBody & ProblemBody>(pathOf(id), { convention }, headers);

const measuresOf = async (client: TestClient, id: string): Promise<RecipeMeasures> =>
  (await client.get<RecipeMeasures>(pathOf(id))).body;

const lines = ['2 cups flour', '1 cup sugar', '1 tbsp butter', '200 g chocolate'];

/** The imported cake: measures still ambiguous, or answered by a plan. */
const importedCake = async (client: TestClient, convention?: string): Promise<EntryBody> => {
  const preview = await previewOf(client, { 'cake.json': recipeNode('Cake', { recipeIngredient: lines }) });
  if (convention !== undefined) {
    const plans = `${PREVIEWS}/${preview.id}/measurement-resolution-plans`;
    const revision = { expected_preview_revision: preview.preview_revision };
    const interpretation = { kind: 'convention', convention };
    const { body } = await client.post<PlanAnswer>(plans, { ...revision, interpretation });
    assert.equal((await client.post(`${plans}/${body.plan.id}/apply`, revision)).status, 200);
  }
  const { body } = await commit(client, preview.id, { item_ids: preview.items.map(({ id }) => id) });
  return (await client.get<EntryBody>(`/api/v1/recipes/${body.items[0]?.library_entry_id ?? ''}`)).body;
};

const ingredientsOf = ({ recipe }: EntryBody) =>
  (recipe as RecipeDocument).ingredient_sections?.flatMap(({ ingredients }) => ingredients ?? []) ?? [];

onEveryEngine('the measures of a recipe', (engine) => {
  const service = serviceForSuite(engine);

  test('refuses what cannot be settled, and changes nothing', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client, withLines('2 cups flour'));
    assert.deepEqual(statusAndCode(await settle(client, MISSING, 'us')), [404, 'recipe-not-found']);
    assert.deepEqual(statusAndCode(await client.get(pathOf(MISSING))), [404, 'recipe-not-found']);
    for (const convention of ['customary', 'as-written', '']) {
      assert.deepEqual(statusAndCode(await settle(client, id, convention)), [422, 'validation-failed']);
    }
    assert.deepEqual(statusAndCode(await client.post(pathOf(id), {}, FIRST)), [422, 'validation-failed']);
    const unconditional = await client.post(pathOf(id), { convention: 'us' });
    assert.deepEqual(statusAndCode(unconditional), [428, 'precondition-required']);
    const stale = await settle(client, id, 'us', { 'if-match': '"7"' });
    assert.deepEqual(statusAndCode(stale), [412, 'precondition-failed']);

    const { id: butter } = await newEntry(client, withLines('1 stick butter'));
    const none = await settle(client, butter, 'us');
    assert.deepEqual(statusAndCode(none), [422, 'validation-failed']);
    assert.deepEqual(
      none.body.violations?.map(({ location, code }) => [location, code]),
      [['body.convention', 'no-candidate']],
    );
    assert.deepEqual((await measuresOf(client, butter)).conventions, []);

    const { id: clear } = await newEntry(client, withLines('200 g flour', 'salt'));
    assert.deepEqual(statusAndCode(await settle(client, clear, 'us')), [409, 'no-ambiguous-measures']);
    assert.deepEqual((await measuresOf(client, clear)).measures, []);

    await client.delete(`/api/v1/recipes/${id}`, FIRST);
    assert.deepEqual(statusAndCode(await settle(client, id, 'us', { 'if-match': '"2"' })), [409, 'recipe-trashed']);
    assert.equal((await client.get<EntryBody>(`/api/v1/recipes/${clear}`)).body.revision, 1);
  });

  test('lists what is ambiguous and which conventions settle it', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client, withLines(...lines, '1 stick butter'));
    const { entry_id, revision, measures, conventions } = await measuresOf(client, id);
    assert.deepEqual([entry_id, revision], [id, 1]);
    assert.deepEqual(
      measures.map(({ authored_form, occurrences }) => [authored_form, occurrences]),
      [
        ['cups', 1],
        ['cup', 1],
        ['tbsp', 1],
        ['stick', 1],
      ],
    );
    assert.ok(measures[0]?.candidate_unit_ids.includes('us.cup'));
    assert.deepEqual(
      conventions.map(({ convention, occurrences }) => [convention, occurrences]),
      ['us', 'imperial', 'metric', 'au', 'ca', 'jp'].map((convention) => [convention, 3]),
    );
  });

  test('settles a recipe as a plan of its import would have, as a new revision', async () => {
    const client = await service.newLibrary();
    const open = await importedCake(client);
    const settled = await settle(client, open.id, 'us');
    assert.deepEqual([settled.status, settled.body.revision, settled.headers.etag], [200, 2, '"2"'], settled.text);
    const planned = await importedCake(await service.newLibrary(), 'us');
    assert.deepEqual(ingredientsOf(settled.body), ingredientsOf(planned));
    assert.deepEqual(
      ingredientsOf(settled.body).map(({ text, quantity }) => [text, quantity?.unit]),
      [
        ['2 cups flour', 'us.cup'],
        ['1 cup sugar', 'us.cup'],
        ['1 tbsp butter', 'us.tablespoon'],
        ['200 g chocolate', 'metric.gram'],
      ],
    );
    assert.deepEqual((await measuresOf(client, open.id)).measures, []);

    const again = await settle(client, open.id, 'metric', { 'if-match': '"2"' });
    assert.deepEqual(statusAndCode(again), [409, 'no-ambiguous-measures']);
    const { body: history } = await client.get<{ items: readonly { cause: string; changes: readonly string[] }[] }>(
      `/api/v1/recipes/${open.id}/revisions`,
    );
    assert.equal(history.items[0]?.cause, 'api');
    assert.ok(
      history.items[0]?.changes.every((change) => change.startsWith('ingredient_sections')),
      'only ingredients',
    );
    const first = await client.get<EntryBody>(`/api/v1/recipes/${open.id}/revisions/1`);
    assert.equal(ingredientsOf(first.body)[0]?.quantity?.unit, undefined, 'the earlier revision stays');
  });

  test('settles lines that were only written, and keeps the lines and everything else', async () => {
    const client = await service.newLibrary();
    const recipe = { ...withLines(...lines), description: 'Dark.', 'x-own': { kept: true } };
    const entry = await newEntry(client, recipe);
    const { status, body, text } = await settle(client, entry.id, 'au');
    assert.equal(status, 200, text);
    const [flour, , butter, chocolate] = ingredientsOf(body);
    assert.deepEqual(
      [flour?.text, flour?.name, flour?.quantity?.unit, butter?.quantity?.unit],
      ['2 cups flour', 'flour', 'au.cup', 'au.tablespoon'],
    );
    assert.deepEqual(chocolate, ingredientsOf(entry)[3], 'a clear line is left alone');
    const { ingredient_sections: _before, ...before } = entry.recipe as RecipeDocument;
    const { ingredient_sections: _after, ...after } = body.recipe as RecipeDocument;
    assert.deepEqual(after, before);
  });

  test('leaves alone what a person has confirmed', async () => {
    const client = await service.newLibrary();
    const kept = { text: '2 cups flour', normalization: { method: 'unresolved', review: 'confirmed' } };
    const { id } = await newEntry(client, { title: 'Bread', ingredient_sections: [{ ingredients: [kept] }] });
    assert.deepEqual((await measuresOf(client, id)).measures, []);
    assert.deepEqual(statusAndCode(await settle(client, id, 'us')), [409, 'no-ambiguous-measures']);
  });

  test('checks the revision before anything else', async () => {
    const client = await service.newLibrary();
    const clear = await newEntry(client, withLines('200 g leek'));
    assert.equal((await settle(client, clear.id, 'us', { 'if-match': '"7"' })).status, 412);
    const stick = await newEntry(client, withLines('1 stick butter'));
    assert.equal((await settle(client, stick.id, 'jp', { 'if-match': '"7"' })).status, 412);
  });

  test('settles a long recipe on a thread', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client, withLines(...Array.from({ length: 150 }, (_, at) => `${at + 1} cups flour`)));
    assert.equal((await measuresOf(client, id)).measures[0]?.occurrences, 150);
    const { status, body } = await settle(client, id, 'ca');
    assert.deepEqual([status, ingredientsOf(body).at(-1)?.quantity?.unit], [200, 'ca.cup']);
  });
});
