import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import type { EntryBody } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

/** A document with other recipes as ingredients. */
const needing = (title: string, ...ids: readonly string[]) => ({
  title,
  ingredient_sections: [
    { ingredients: ids.map((id) => ({ text: `some ${id}`, recipe_ref: { recipe_id: id, title: `The ${id}` } })) },
  ],
});

const place = (ingredient: number) =>
  `body.recipe.ingredient_sections[0].ingredients[${ingredient}].recipe_ref.recipe_id`;

onEveryEngine('links between recipes', (engine) => {
  const service = serviceForSuite(engine);

  test('shows a sub-recipe from the library, or as the document describes it', async () => {
    const client = await service.newLibrary();
    const stock = await newEntry(client, { title: 'Stock', id: 'stock' });
    const soup = await newEntry(client, needing('Soup', 'stock', 'nowhere'));
    const known = { recipe_id: 'stock', entry_id: stock.id, title: 'Stock', state: 'active' };
    const unknown = { recipe_id: 'nowhere', title: 'The nowhere' };
    assert.deepEqual(soup.made_by, [known, unknown]);
    const path = `/api/v1/recipes/${soup.id}`;
    const read = await client.get<EntryBody>(path);
    assert.deepEqual(read.body.made_by, [known, unknown]);

    await client.put(`/api/v1/recipes/${stock.id}`, { recipe: { title: 'Clear stock' } }, { 'if-match': '"1"' });
    const renamed = await client.get<EntryBody>(path, { 'if-none-match': '"1"' });
    assert.deepEqual([renamed.status, renamed.body.made_by[0]?.['title']], [200, 'Clear stock']);
    await client.delete(`/api/v1/recipes/${stock.id}`, { 'if-match': '"2"' });
    assert.equal((await client.get<EntryBody>(path)).body.made_by[0]?.['state'], 'trashed');
  });

  test('does not resolve to a recipe in another library', async () => {
    await newEntry(await service.newLibrary(), { title: 'Theirs', id: 'secret' });
    const soup = await newEntry(await service.newLibrary(), needing('Soup', 'secret'));
    assert.deepEqual(soup.made_by, [{ recipe_id: 'secret', title: 'The secret' }]);
  });

  test('returns 422 if a recipe needs itself or closes a longer cycle', async () => {
    const client = await service.newLibrary();
    const self = await client.post('/api/v1/recipes', { recipe: { ...needing('A', 'other', 'a'), id: 'a' } });
    assert.deepEqual([self.status, self.body.errors?.[0]?.location], [422, place(1)]);
    assert.equal(self.body.violations?.[0]?.code, 'cycle');

    const a = await newEntry(client, { title: 'A', id: 'a' });
    await newEntry(client, { ...needing('B', 'a'), id: 'b' });
    await newEntry(client, { ...needing('C', 'x', 'b'), id: 'c' });
    const closing = await client.put(
      `/api/v1/recipes/${a.id}`,
      { recipe: needing('A', 'y', 'c') },
      { 'if-match': '"1"' },
    );
    assert.deepEqual([closing.status, closing.body.errors?.[0]?.location], [422, place(1)]);
    assert.deepEqual(closing.body.violations?.[0]?.params, { cycle: ['a', 'c', 'b', 'a'] });
    assert.equal((await client.get<EntryBody>(`/api/v1/recipes/${a.id}`)).body.revision, 1);
    // Two paths to the same recipe are not a cycle.
    await newEntry(client, { ...needing('D', 'b', 'c', 'a'), id: 'd' });
  });

  test('returns 422 if restoring a revision would close a cycle', async () => {
    const client = await service.newLibrary();
    const a = await newEntry(client, { ...needing('A', 'b'), id: 'a' });
    await client.put(`/api/v1/recipes/${a.id}`, { recipe: { title: 'A' } }, { 'if-match': '"1"' });
    await newEntry(client, { ...needing('B', 'a'), id: 'b' });
    const answer = await client.post(`/api/v1/recipes/${a.id}/revisions/1/restore`, undefined, { 'if-match': '"2"' });
    assert.deepEqual([answer.status, answer.body.errors?.[0]?.location], [422, 'path.revision']);
  });

  test('accepts thousands of sub-recipes in one recipe', async () => {
    const client = await service.newLibrary();
    const ids = Array.from({ length: 5000 }, (_, index) => `part-${index}`);
    const sections = Array.from({ length: 5 }, (_, part) => ({
      ingredients: ids
        .slice(part * 1000, part * 1000 + 1000)
        .map((id) => ({ text: 'x', recipe_ref: { recipe_id: id } })),
    }));
    const { id, made_by } = await newEntry(client, { title: 'All', ingredient_sections: sections });
    assert.equal(made_by.length, 5000);
    const taken = await client.put<EntryBody>(
      `/api/v1/recipes/${id}`,
      { recipe: { title: 'None' } },
      { 'if-match': '"1"' },
    );
    assert.deepEqual(taken.body.made_by, []);
  });

  test('allows only one of two concurrent changes that together close a cycle', async () => {
    const client = await service.newLibrary();
    const rounds = [1, 2, 3, 4, 5].map(async (round) => {
      const [a, b] = [`a${round}`, `b${round}`];
      const [first, second] = [
        await newEntry(client, { title: 'A', id: a }),
        await newEntry(client, { title: 'B', id: b }),
      ];
      const answers = await Promise.all([
        client.put(`/api/v1/recipes/${first.id}`, { recipe: needing('A', b) }, { 'if-match': '"1"' }),
        client.put(`/api/v1/recipes/${second.id}`, { recipe: needing('B', a) }, { 'if-match': '"1"' }),
      ]);
      assert.deepEqual(
        answers.map(({ status }) => status).toSorted((a, b) => a - b),
        [200, 422],
      );
    });
    await Promise.all(rounds);
  });
});
