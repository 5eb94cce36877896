import assert from 'node:assert/strict';

import { PREVIEWS, previewOf, recipeNode } from '../../../support/imports.ts';
import type { PlanAnswer } from '../../../support/imports.ts';
import { newEntry } from '../../../support/recipes.ts';
import type { EntryBody } from '../../../support/recipes.ts';
import { proves, section } from '../sentence.ts';
import type { Section } from '../sentence.ts';

const WEBHOOK = { name: 'Kitchen', url: 'https://example.org/hook', enabled: false, event_types: ['tag.*'] };

const CUPS = { 'cake.json': recipeNode('Cake', { recipeIngredient: ['2 cups flour'] }) };

export const versioning: readonly Section[] = [
  section(
    'Versioning',
    proves('The interface is versioned by the path prefix `/api/v1`.', async ({ client }) => {
      assert.equal((await client.get('/api/v1/tags')).status, 200);
      assert.equal((await client.get('/api/tags')).status, 404);
    }),
    proves('Concurrency uses revisions: recipes have integer `revision` (min 1),', async ({ client }) => {
      const { id, revision } = await newEntry(client);
      assert.equal(revision, 1);
      const path = `/api/v1/recipes/${id}`;
      const changed = await client.put<EntryBody>(path, { recipe: { title: 'Stew' } }, { 'if-match': '"1"' });
      assert.equal(changed.body.revision, 2);
    }),
    proves('tags, webhooks, pantry entries and shopping lists have `revision`,', async ({ client }) => {
      const webhook = await client.post<{ webhook: object }>('/api/v1/webhooks', WEBHOOK);
      for (const made of [
        (await client.post<object>('/api/v1/tags', { name: 'Soup' })).body,
        webhook.body.webhook,
        (await client.post<object>('/api/v1/pantry', { name: 'Flour' })).body,
        (await client.post<object>('/api/v1/shopping/lists', { name: 'Week' })).body,
      ]) {
        assert.equal('revision' in made && made.revision, 1);
      }
    }),
    proves('and conditional writes use `If-Match` with strong ETags.', async ({ client }) => {
      const { headers } = await client.post('/api/v1/tags', { name: 'Soup' });
      const path = headers.location ?? '';
      const { etag = '' } = (await client.get(path)).headers;
      assert.match(etag, /^"[^"]+"$/);
      const replace = (tag: string) => client.put(path, { name: 'Stew' }, { 'if-match': tag });
      assert.equal((await replace(`W/${etag}`)).status, 412);
      assert.equal((await replace(etag)).status, 200);
      assert.equal((await replace(etag)).status, 412);
    }),
    proves('Import previews have `preview_revision`,', async ({ client }) => {
      assert.equal((await previewOf(client, CUPS)).preview_revision, 1);
    }),
    proves('and plan operations state `expected_preview_revision`.', async ({ client }) => {
      const { id } = await previewOf(client, CUPS);
      const plans = `${PREVIEWS}/${id}/measurement-resolution-plans`;
      const interpretation = { kind: 'convention', convention: 'us' };
      for (const [expected_preview_revision, status] of [
        [undefined, 422],
        [2, 409],
        [1, 200],
      ] as const) {
        const planned = await client.post<PlanAnswer>(plans, { interpretation, expected_preview_revision });
        assert.equal(planned.status, status);
        if (status !== 200) continue;
        const path = `${plans}/${planned.body.plan.id}/apply`;
        assert.equal((await client.post(path, {})).status, 422);
        assert.equal((await client.post(path, { expected_preview_revision: 2 })).status, 409);
        const applied = await client.post<PlanAnswer>(path, { expected_preview_revision });
        assert.equal(applied.body.preview.preview_revision, 2);
      }
    }),
    proves(
      'The unit registry used by an import preview is identified by `unit_registry_version` (string).',
      async ({ client }) => {
        const { unit_registry_version: version } = await previewOf(client, CUPS);
        assert.match(version, /^\d{4}\.\d+$/);
      },
    ),
  ),
];
