// interface.md, PUT /saved-meals/{id}: a second header validates the representation, including its recipe details.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { mealKinds, mealWith, newMeal } from '../../../../test/support/meals.ts';
import type { MealBody, MealKind } from '../../../../test/support/meals.ts';
import { statusAndCode } from '../../../../test/support/people.ts';
import { newRecipe } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

const first = { 'if-match': '"1"' };
const kinds = Object.keys(mealKinds) as readonly MealKind[];

const tagsOf = (answer: { headers: Readonly<Record<string, unknown>> }) => ({
  revision: String(answer.headers['etag']),
  representation: String(answer.headers['x-representation-etag']),
});

const retitle = async (client: TestClient, id: string, revision: number, title: string): Promise<void> => {
  const answer = await client.put(`/api/v1/recipes/${id}`, { recipe: { title } }, { 'if-match': `"${revision}"` });
  assert.equal(answer.status, 200);
};

for (const kind of kinds) {
  onEveryEngine(`ETag and X-Representation-ETag of ${kind}`, (engine) => {
    const service = serviceForSuite(engine);

    const start = async () => {
      const client = await service.newLibrary();
      const entry_id = await newRecipe(client, 'Soup');
      const made = await client.post<MealBody>(`/api/v1/${kind}`, mealWith(kind, [{ id: 'a', entry_id }]));
      return { client, entry_id, made, path: String(made.headers.location) };
    };

    test('returns 400 malformed-etag for a malformed X-If-Representation-Match and 412 for a stale one', async () => {
      const { client, path, made } = await start();
      const { representation } = tagsOf(made);
      const body = mealWith(kind, []);
      for (const send of [
        (headers: Record<string, string>) => client.put(path, body, headers),
        (headers: Record<string, string>) => client.delete(path, headers),
      ]) {
        for (const unreadable of ['', 'x', '"1', '*, "1"', representation.slice(1)]) {
          const answer = await send({ ...first, 'x-if-representation-match': unreadable });
          assert.deepEqual(statusAndCode(answer), [400, 'malformed-etag'], unreadable);
          assert.match(answer.body.detail, /X-If-Representation-Match/);
        }
        for (const stale of ['"1"', `W/${representation}`, '"0", "1"', '""']) {
          const answer = await send({ ...first, 'x-if-representation-match': stale });
          assert.deepEqual(statusAndCode(answer), [412, 'precondition-failed'], stale);
          const { params } = answer.body;
          assert.deepEqual(params, { current_revision: 1, current_representation: representation });
        }
      }
      assert.equal((await client.get<MealBody>(path)).body.revision, 1);
    });

    test('checks existence, content and If-Match before X-If-Representation-Match', async () => {
      const { client, path } = await start();
      const stale = { 'x-if-representation-match': '"x"' };
      const body = mealWith(kind, []);
      assert.equal((await client.put(`/api/v1/${kind}/none`, body, { ...first, ...stale })).status, 404);
      assert.equal((await client.put(path, mealWith(kind, [{}]), { ...first, ...stale })).status, 422);
      assert.equal((await client.put(path, body, stale)).status, 428);
      assert.equal((await client.delete(path, stale)).status, 428);
      const answer = await client.put(path, body, { 'if-match': '"7"', ...stale });
      assert.deepEqual([answer.status, answer.body.params], [412, { current_revision: 1 }]);
      const garbled = await client.put(path, body, { 'if-match': '"7"', 'x-if-representation-match': 'x' });
      assert.equal(garbled.status, 412);
    });

    test('changes X-Representation-ETag, but not ETag, whenever a recipe of the meal changes', async () => {
      const { client, path, entry_id, made } = await start();
      const created = tagsOf(made);
      assert.equal(created.revision, '"1"');
      assert.match(created.representation, /^"[!-~]+"$/);
      assert.notEqual(created.representation, created.revision);
      assert.deepEqual(tagsOf(await client.get(path)), created);
      assert.deepEqual(tagsOf(await client.send('HEAD', path)), created);
      const seen = new Set([created.representation]);
      const changes = [
        () => retitle(client, entry_id, 1, 'Stew'),
        // Restoring an earlier title does not restore the earlier representation.
        () => retitle(client, entry_id, 2, 'Soup'),
        () => client.delete(`/api/v1/recipes/${entry_id}`, { 'if-match': '"3"' }),
        () => client.post(`/api/v1/recipes/${entry_id}/restore`, undefined, { 'if-match': '"4"' }),
        () => client.delete(`/api/v1/recipes/${entry_id}`, { 'if-match': '"5"' }),
        () => client.delete(`/api/v1/recipes/${entry_id}/permanently`, { 'if-match': '"6"' }),
      ];
      for (const change of changes) {
        await change();
        const { revision, representation } = tagsOf(await client.get(path));
        assert.equal(revision, '"1"');
        assert.ok(!seen.has(representation), 'a representation tag was reused');
        seen.add(representation);
      }
    });

    test('rejects a change if a recipe has changed since the given representation, and accepts it otherwise', async () => {
      const { client, path, entry_id, made } = await start();
      const { representation } = tagsOf(made);
      const dishes = [{ id: 'a', entry_id, notes: 'Hot.' }];
      await retitle(client, entry_id, 1, 'Stew');
      const held = { ...first, 'x-if-representation-match': representation };
      assert.deepEqual(statusAndCode(await client.put(path, mealWith(kind, dishes), held)), [
        412,
        'precondition-failed',
      ]);
      assert.deepEqual(statusAndCode(await client.delete(path, held)), [412, 'precondition-failed']);
      const now = tagsOf(await client.get(path)).representation;
      const list = { ...first, 'x-if-representation-match': `"other", ${now}` };
      const put = await client.put<MealBody>(path, mealWith(kind, dishes), list);
      assert.deepEqual([put.status, put.body.dishes[0]?.recipe_title], [200, 'Stew']);
      assert.deepEqual(tagsOf(put), tagsOf(await client.get(path)));
      // Without the header only the revision is checked, and `*` only requires that the meal exists.
      await retitle(client, entry_id, 2, 'Soup');
      assert.equal((await client.put(path, mealWith(kind, dishes), { 'if-match': '"2"' })).status, 200);
      const any = { 'if-match': '"3"', 'x-if-representation-match': '*' };
      assert.equal((await client.delete(path, any)).status, 204);
    });

    test('ignores changes to recipes that are not in the meal', async () => {
      const { client, path } = await start();
      const other = await newRecipe(client, 'Other');
      const before = tagsOf(await client.get(path));
      await retitle(client, other, 1, 'Another');
      assert.deepEqual(tagsOf(await client.get(path)), before);
      const plain = await newMeal(client, kind, [{ display_name: 'Bread' }]);
      const twice = [await client.get(`/api/v1/${kind}/${plain.id}`), await client.get(`/api/v1/${kind}/${plain.id}`)];
      assert.equal(new Set(twice.map((answer) => tagsOf(answer).representation)).size, 1);
    });

    test('returns 304 for the revision only while the recipe details are unchanged since it was written', async () => {
      const { client, path, entry_id } = await start();
      const held = () => client.get<MealBody>(path, { 'if-none-match': '"1"' });
      const unchanged = await held();
      assert.equal(unchanged.status, 304);
      assert.match(tagsOf(unchanged).representation, /^"1\./);
      await retitle(client, entry_id, 1, 'Stew');
      for (let round = 0; round < 2; round += 1) {
        const { status, body } = await held();
        assert.deepEqual([status, body.dishes[0]?.recipe_title], [200, 'Stew']);
      }
      assert.equal((await client.get(path, { 'if-none-match': '*' })).status, 200);
      await retitle(client, entry_id, 2, 'Soup');
      assert.equal((await held()).status, 200);
      // The next revision records the recipe's current state.
      const put = await client.put(path, mealWith(kind, [{ id: 'a', entry_id }]), first);
      assert.equal(put.status, 200);
      assert.equal((await client.get(path, { 'if-none-match': '"2"' })).status, 304);
      await client.delete(`/api/v1/recipes/${entry_id}`, { 'if-match': '"3"' });
      const { status, body } = await client.get<MealBody>(path, { 'if-none-match': '"2"' });
      assert.deepEqual([status, body.dishes[0]?.recipe_status], [200, 'trashed']);
    });
  });
}
