// interface.md, "Bulk request" and "Bulk response".
import assert from 'node:assert/strict';

import type { JobBody } from '../../../../src/domains/jobs/index.ts';
import type { TestClient } from '../../../support/client.ts';
import { recipeNode, sendFiles } from '../../../support/imports.ts';
import { endedJob, itemsOfJob } from '../../../support/jobs.ts';
import type { ImportItemBody, ItemBody } from '../../../support/jobs.ts';
import { newRecipe } from '../../../support/recipes.ts';
import { proves, section } from '../sentence.ts';
import type { Section } from '../sentence.ts';

interface BulkBody {
  readonly policy: string;
  readonly items: readonly ItemBody[];
}

const OPERATIONS = ['tags', 'books', 'read', 'trash', 'restore'];

const pathOf = (operation: string): string => `/api/v1/bulk/recipes/${operation}`;

/** The status of the first item. */
const statusOf = async (client: TestClient, operation: string, input: object): Promise<string | undefined> => {
  const { status, body, text } = await client.post<BulkBody>(pathOf(operation), input);
  assert.equal(status, 200, text);
  return body.items[0]?.status;
};

const rejects = async (client: TestClient, operation: string, input: object, location: string): Promise<void> => {
  const { status, body, text } = await client.post(pathOf(operation), input);
  assert.equal(status, 422, text.slice(0, 500));
  assert.ok(
    body.errors?.some((error) => error.location === location),
    `${location}: ${text.slice(0, 500)}`,
  );
};

const newTag = async (client: TestClient): Promise<string> =>
  (await client.post<{ id: string }>('/api/v1/tags', { name: 'Quick' })).body.id;

const newBook = async (client: TestClient): Promise<string> =>
  (await client.post<{ id: string }>('/api/v1/books', { kind: 'personal', title: 'Book' })).body.id;

const membersOf = async (client: TestClient, book: string): Promise<readonly string[]> => {
  const { body } = await client.get<{ members: { entry_id: string }[] }>(`/api/v1/books/${book}`);
  return body.members.map(({ entry_id }) => entry_id);
};

export const bulkObjects: readonly Section[] = [
  section(
    'Bulk request (all bulk operations)',
    proves('No additional properties.', async ({ client }) => {
      const items = [{ id: await newRecipe(client), revision: 1 }];
      for (const operation of OPERATIONS) await rejects(client, operation, { items, more: 1 }, 'body.more');
    }),
    proves('`items` (req, array of Target, 1 to 10000)', async ({ client }) => {
      for (const operation of OPERATIONS) {
        for (const items of [undefined, []]) await rejects(client, operation, { items }, 'body.items');
      }
      const target = { id: await newRecipe(client), revision: 1 };
      assert.equal(await statusOf(client, 'read', { items: [target] }), 'succeeded');
      const most = Array.from({ length: 10_000 }, () => target);
      await rejects(client, 'read', { items: [...most, target] }, 'body.items');
      const queued = await client.post<JobBody>(pathOf('read'), { items: most });
      assert.deepEqual([queued.status, queued.body.progress.total], [202, 10_000]);
      assert.equal((await client.post(`/api/v1/jobs/${queued.body.id}/cancel`, {})).status, 200);
    }),
    proves('`add_tags` and `remove_tags` (array of string or null, max 100 each)', async ({ client }) => {
      const items = [{ id: await newRecipe(client), revision: 1 }];
      const tag = await newTag(client);
      const tags = (count: number) => Array.from({ length: count }, () => tag);
      await rejects(client, 'tags', { items, add_tags: tags(101) }, 'body.add_tags');
      await rejects(client, 'tags', { items, remove_tags: tags(101) }, 'body.remove_tags');
      await rejects(client, 'tags', { items, add_tags: [5] }, 'body.add_tags[0]');
      assert.equal(await statusOf(client, 'tags', { items, add_tags: tags(100), remove_tags: null }), 'succeeded');
      const next = [{ ...items[0], revision: 2 }];
      assert.equal(
        await statusOf(client, 'tags', { items: next, add_tags: null, remove_tags: tags(100) }),
        'succeeded',
      );
    }),
    proves('`book_id` (string)', async ({ client }) => {
      const [id, book] = [await newRecipe(client), await newBook(client)];
      const input = { items: [{ id, revision: 1 }], book_revision: 1, member: true };
      await rejects(client, 'books', { ...input, book_id: 5 }, 'body.book_id');
      assert.equal(await statusOf(client, 'books', { ...input, book_id: book }), 'succeeded');
      assert.deepEqual(await membersOf(client, book), [id]);
    }),
    proves('`book_revision` (integer, min 0)', async ({ client }) => {
      const [id, book] = [await newRecipe(client), await newBook(client)];
      const input = { items: [{ id, revision: 1 }], book_id: book, member: true };
      for (const book_revision of [-1, 1.5, '1']) {
        await rejects(client, 'books', { ...input, book_revision }, 'body.book_revision');
      }
      assert.equal(await statusOf(client, 'books', { ...input, book_revision: 0 }), 'revision-conflict');
      assert.equal(await statusOf(client, 'books', { ...input, book_revision: 1 }), 'succeeded');
    }),
    proves('`member` (boolean).', async ({ client }) => {
      const [id, book] = [await newRecipe(client), await newBook(client)];
      const change = (revision: number, member: unknown) => ({
        items: [{ id, revision }],
        book_id: book,
        book_revision: revision,
        member,
      });
      await rejects(client, 'books', change(1, 'yes'), 'body.member');
      assert.equal(await statusOf(client, 'books', change(1, true)), 'succeeded');
      assert.deepEqual(await membersOf(client, book), [id]);
      assert.equal(await statusOf(client, 'books', change(2, false)), 'succeeded');
      assert.deepEqual(await membersOf(client, book), []);
    }),
    proves('Target carries at least `id` (string) and `revision` (integer).', async ({ client }) => {
      const id = await newRecipe(client);
      await rejects(client, 'trash', { items: [{ revision: 1 }] }, 'body.items[0].id');
      await rejects(client, 'trash', { items: [{ id: 5, revision: 1 }] }, 'body.items[0].id');
      await rejects(client, 'trash', { items: [{ id }] }, 'body.items[0].revision');
      await rejects(client, 'trash', { items: [{ id, revision: '1' }] }, 'body.items[0].revision');
      assert.equal(await statusOf(client, 'trash', { items: [{ id, revision: 2 }] }), 'revision-conflict');
      assert.equal(await statusOf(client, 'trash', { items: [{ id, revision: 1, more: 1 }] }), 'succeeded');
    }),
  ),

  section(
    'Bulk response',
    proves('`policy` (value `partial-success`)', async ({ client }) => {
      const items = [{ id: await newRecipe(client), revision: 1 }];
      const { body } = await client.post<BulkBody>(pathOf('read'), { items });
      assert.equal(body.policy, 'partial-success');
    }),
    proves('and `items`: each `{recipe', async ({ client }) => {
      const [soup, stew] = [await newRecipe(client, 'Soup'), await newRecipe(client, 'Stew')];
      const items = [soup, stew].map((id) => ({ id, revision: 1 }));
      const { body } = await client.post<BulkBody>(pathOf('trash'), { items });
      assert.deepEqual(
        body.items.map(({ recipe }) => [recipe?.id, recipe?.title]),
        [
          [soup, 'Soup'],
          [stew, 'Stew'],
        ],
      );
    }),
    proves('import (optional: diagnostics, outcome, state such as pending)', async ({ client }) => {
      const node = recipeNode('Cake', { recipeIngredient: ['1 cup flour'] });
      const { body } = await sendFiles<JobBody>(client, { 'cake.json': node }, '/api/v1/jobs/import-previews');
      await endedJob(client, body.id);
      const [item] = await itemsOfJob<ImportItemBody>(client, body.id);
      const { state, outcome, diagnostics } = item?.import ?? assert.fail('no import');
      assert.deepEqual([state, outcome, diagnostics.map(({ code }) => code)], ['pending', null, ['unit-ambiguous']]);
    }),
    proves('status (for example succeeded)}`.', async ({ client }) => {
      const id = await newRecipe(client);
      const targets = [
        { id, revision: 1 },
        { id: 'unknown', revision: 1 },
        { id, revision: 7 },
      ];
      const { status, body } = await client.post<BulkBody>(pathOf('read'), { items: targets });
      assert.deepEqual(
        [status, body.items.map((item) => item.status)],
        [200, ['succeeded', 'not-found', 'revision-conflict']],
      );
    }),
    proves('A 202 response carries a persistent job.', async ({ client, local }) => {
      const id = await newRecipe(client);
      const { status, body, headers } = await client.post<JobBody>(
        pathOf('trash'),
        { items: [{ id, revision: 1 }] },
        { 'idempotency-key': 'trash it' },
      );
      assert.deepEqual([status, headers.location], [202, `/api/v1/jobs/${body.id}`]);
      const { state, progress } = await endedJob(client, body.id);
      assert.deepEqual([state, progress.total, progress.succeeded], ['succeeded', 1, 1]);
      assert.deepEqual(
        (await itemsOfJob(client, body.id)).map((item) => [item.id, item.status]),
        [[id, 'succeeded']],
      );
      const stored = await local.rows(`select state from job where id = '${body.id}'`);
      assert.equal(stored[0]?.['state'], 'succeeded');
    }),
  ),
];
