// interface.md, "States and transitions".
import assert from 'node:assert/strict';

import type { JobBody } from '../../../../src/domains/jobs/index.ts';
import type { PreviewBody } from '../../../../src/domains/imports/previews/preview.schemas.ts';
import type { Invitation } from '../../../../src/domains/libraries/invitations/invitation.schemas.ts';
import type { DeliveryBody } from '../../../../src/domains/webhooks/webhook.schemas.ts';
import type { ProblemBody } from '../../../../src/platform/problem/problem-body.ts';
import { openApi } from '../../../support/answer-check.ts';
import type { TestClient } from '../../../support/client.ts';
import { PREVIEWS, commit, itemOf, previewOf, recipeNode, sendFiles } from '../../../support/imports.ts';
import type { PlanAnswer } from '../../../support/imports.ts';
import { endedJob, readJob } from '../../../support/jobs.ts';
import { newLibrary, registerWith } from '../../../support/people.ts';
import { newEntry, newRecipe } from '../../../support/recipes.ts';
import type { EntryBody } from '../../../support/recipes.ts';
import { TestList } from '../../../support/shopping.ts';
import { proves, provedBy, section } from '../sentence.ts';
import type { Section } from '../sentence.ts';

const PAUSES_TEST = 'test/events/pauses.test.ts';
const PASSKEY_TEST = 'src/domains/accounts/passkeys/passkey-sign-in.test.ts';
const LINK_TEST = 'src/domains/accounts/native/native-link.test.ts';

const HOURS_24_MS = 24 * 3_600_000;

const readPreview = (client: TestClient, id: string) => client.get<PreviewBody & ProblemBody>(`${PREVIEWS}/${id}`);

/** The state of an import job after it has read a recipe with these ingredients. */
const importedUnder = async (client: TestClient, policy: string, ...recipeIngredient: readonly string[]) => {
  const node = recipeNode(`Recipe of ${recipeIngredient.join(', ')}`, { recipeIngredient });
  const { body } = await sendFiles<JobBody>(client, { 'recipe.json': node }, '/api/v1/jobs/import-previews', {
    policy,
  });
  return endedJob(client, body.id);
};

const countRecipes = async (client: TestClient): Promise<number> =>
  (await client.get<{ total: number }>('/api/v1/recipes')).body.total;

/** The analysis of importing a recipe with this address. */
const analysisOf = async (client: TestClient, node: object): Promise<string | undefined> =>
  (await previewOf(client, { 'recipe.json': node })).items[0]?.analysis.status;

export const states: readonly Section[] = [
  section(
    'States and transitions',
    proves(
      "Recipe entry: active, bulk trash, per item, with the item's recipe revision, trashed, Entry gains `deleted_at`.",
      async ({ client }) => {
        const [kept, trashed] = [await newRecipe(client), await newRecipe(client)];
        const { body } = await client.post<{ items: { status: string }[] }>('/api/v1/bulk/recipes/trash', {
          items: [
            { id: kept, revision: 2 },
            { id: trashed, revision: 1 },
          ],
        });
        assert.deepEqual(
          body.items.map(({ status }) => status),
          ['revision-conflict', 'succeeded'],
        );
        const entry = async (id: string) => (await client.get<EntryBody>(`/api/v1/recipes/${id}`)).body;
        const [before, after] = [await entry(kept), await entry(trashed)];
        assert.deepEqual([before.state, before.deleted_at], ['active', undefined]);
        assert.deepEqual([after.state, typeof after.deleted_at], ['trashed', 'string']);
      },
    ),
    proves(
      'Recipe entry: trashed, restore operation, `If-Match` carries the strong ETag of the revision being changed, active, Returns the restored entry.',
      async ({ client }) => {
        const { id } = await newEntry(client, { title: 'Leek soup' });
        const path = `/api/v1/recipes/${id}`;
        const trashed = await client.delete<EntryBody>(path, { 'if-match': '"1"' });
        const etag = String(trashed.headers.etag);
        for (const stale of ['"1"', `W/${etag}`]) {
          assert.equal((await client.post(`${path}/restore`, undefined, { 'if-match': stale })).status, 412);
        }
        const { status, body } = await client.post<EntryBody>(`${path}/restore`, undefined, { 'if-match': etag });
        assert.deepEqual([status, body.id, body.state, body.recipe.title], [200, id, 'active', 'Leek soup']);
        assert.ok(!('deleted_at' in body));
      },
    ),
    provedBy(
      'Webhook: enabled, repeated delivery failures, threshold of failures, paused, Queued deliveries are kept and no new ones are added; `pause_reason` is set.',
      PAUSES_TEST,
      'is paused after twenty failures in a row and keeps its queue until it is enabled again',
    ),
    provedBy(
      'Webhook: paused, owner turns it enabled, receiver fixed, enabled, Owner may resend deliveries from history.',
      PAUSES_TEST,
      'is paused immediately if its receiver is gone, and can resend the failed delivery',
    ),
    proves(
      'Import preview: staged, commit with selected items, items committed, staged with remaining items (or nothing remaining), Response lists committed items and the remaining preview; the preview can be fetched later and shows only uncommitted candidates.',
      async ({ client }) => {
        const preview = await previewOf(client, {
          'a.json': recipeNode('Apple cake', { recipeIngredient: ['3 apples'] }),
          'b.json': recipeNode('Bean stew', { recipeIngredient: ['500 g beans'] }),
        });
        const [cake, stew] = [itemOf(preview, 'Apple cake').id, itemOf(preview, 'Bean stew').id];
        const first = await commit(client, preview.id, { item_ids: [cake] });
        assert.deepEqual(
          first.body.items.map(({ item_id, outcome }) => [item_id, outcome]),
          [[cake, 'created']],
        );
        assert.deepEqual(
          first.body.remaining?.items.map(({ id }) => id),
          [stew],
        );
        assert.deepEqual((await readPreview(client, preview.id)).body, first.body.remaining);
        const last = await commit(client, preview.id, { item_ids: [stew] });
        assert.equal(last.body.remaining, undefined);
        assert.deepEqual((await readPreview(client, preview.id)).body.items, []);
      },
    ),
    proves(
      'Import preview: staged, measurement plan apply, `expected_preview_revision` equals the current `preview_revision`, staged, revised, Returns the applied plan and revised preview.',
      async ({ client }) => {
        const node = recipeNode('Cake', { recipeIngredient: ['1 cup flour'] });
        const preview = await previewOf(client, { 'cake.json': node });
        const plans = `${PREVIEWS}/${preview.id}/measurement-resolution-plans`;
        const { body: planned } = await client.post<PlanAnswer>(plans, {
          expected_preview_revision: preview.preview_revision,
          interpretation: { kind: 'canonical-unit', unit_id: 'us.cup' },
        });
        const apply = (expected_preview_revision: number) =>
          client.post<PlanAnswer & ProblemBody>(`${plans}/${planned.plan.id}/apply`, { expected_preview_revision });
        const wrong = await apply(preview.preview_revision + 1);
        assert.deepEqual([wrong.status, wrong.body.code], [409, 'preview-revision-conflict']);
        const { status, body } = await apply(preview.preview_revision);
        assert.deepEqual([status, body.plan], [200, planned.plan]);
        assert.deepEqual([body.preview.preview_revision, body.preview.unanswered], [preview.preview_revision + 1, []]);
        assert.deepEqual((await readPreview(client, preview.id)).body, body.preview);
      },
    ),
    proves(
      'Import job: awaiting preview, policy `require-no-warnings` or `allow-warnings`, import meets the policy, committed automatically, Other policies leave it waiting at a preview until a commit.',
      async ({ client }) => {
        const clean = await importedUnder(client, 'require-no-warnings', '2 onions');
        assert.deepEqual([clean.state, await countRecipes(client)], ['succeeded', 1]);
        const warned = await importedUnder(client, 'require-no-warnings', '1 cup flour');
        assert.deepEqual([warned.state, await countRecipes(client)], ['awaiting-preview', 1]);
        const allowed = await importedUnder(client, 'allow-warnings', '1 cup sugar');
        assert.deepEqual([allowed.state, await countRecipes(client)], ['succeeded', 2]);
        const reviewed = await importedUnder(client, 'review', '3 leeks');
        assert.deepEqual([reviewed.state, await countRecipes(client)], ['awaiting-preview', 2]);
        const preview = (await readPreview(client, String(reviewed.result?.['preview_id']))).body;
        await commit(client, preview.id, { item_ids: preview.items.map(({ id }) => id) });
        assert.deepEqual([(await readJob(client, reviewed.id)).state, await countRecipes(client)], ['succeeded', 3]);
      },
    ),
    provedBy(
      'Job: any, resume, job interrupted, resumed, Items reported as `outcome-unknown` are not repeated.',
      'src/platform/jobs/jobs.test.ts',
      'interrupts a job whose lease has expired, and continues it only when it is resumed',
    ),
    provedBy('Passkey challenge: issued, use, once', PASSKEY_TEST, 'accepts a challenge only once'),
    provedBy(
      'Passkey challenge: within five minutes, consumed, Expired or reused challenges fail.',
      PASSKEY_TEST,
      'a challenge expires after five minutes',
    ),
    provedBy(
      'Native link ticket: issued, used as `link_ticket`, once',
      LINK_TEST,
      'accepts exactly one of 50 concurrent uses of a ticket',
    ),
    provedBy('Native link ticket: within one minute', LINK_TEST, 'a ticket expires after one minute'),
    provedBy(
      'Native link ticket: same PKCE challenge',
      LINK_TEST,
      'accepts a ticket only once, even if its first use is rejected',
    ),
    provedBy(
      'Native link ticket: and same session, consumed',
      LINK_TEST,
      'rejects a ticket in another session, and accepts it in its own session or without one',
    ),
    proves(
      'Import preview item `analysis.status` values: `new`, `definite-match`, `likely-duplicate`, `ambiguous`.',
      async ({ client }) => {
        const soup = recipeNode('Leek soup', { recipeIngredient: ['3 leeks', '500 g potatoes', '1 litre stock'] });
        const linked = { ...soup, url: 'https://example.org/leek' };
        assert.equal(await analysisOf(client, linked), 'new');
        const first = await previewOf(client, { 'soup.json': linked });
        await commit(client, first.id, { item_ids: first.items.map(({ id }) => id) });
        assert.equal(await analysisOf(client, soup), 'likely-duplicate');
        assert.equal(await analysisOf(client, linked), 'definite-match');
        await newEntry(client, { title: 'Leek soup', source: { url: linked.url } });
        assert.equal(await analysisOf(client, linked), 'ambiguous');
      },
    ),
    proves('Commit outcomes: `created`, `replaced`, `skipped`.', async ({ client }) => {
      const target = await newRecipe(client, 'Old stew');
      const preview = await previewOf(client, {
        'a.json': recipeNode('Apple cake', { recipeIngredient: ['3 apples'] }),
        'b.json': recipeNode('Bean stew', { recipeIngredient: ['500 g beans'] }),
        'c.json': recipeNode('Carrot soup', { recipeIngredient: ['8 carrots'] }),
      });
      const { body } = await commit(client, preview.id, {
        resolutions: [
          { action: 'separate', item_id: itemOf(preview, 'Apple cake').id },
          { action: 'update', item_id: itemOf(preview, 'Bean stew').id, target_entry_id: target },
          { action: 'skip', item_id: itemOf(preview, 'Carrot soup').id },
        ],
      });
      assert.deepEqual(
        body.items.map(({ outcome }) => outcome),
        ['created', 'replaced', 'skipped'],
      );
      assert.equal(await countRecipes(client), 2);
    }),
    proves('A preview expires at `expires_at`.', async ({ client, local }) => {
      const { id, expires_at } = await previewOf(client, { 'a.json': recipeNode('Leek soup') });
      assert.ok(Date.parse(expires_at) > Date.now());
      assert.equal((await readPreview(client, id)).status, 200);
      const past = new Date(Date.now() - 1000).toISOString();
      await local.write(`update import_preview set expires_at = '${past}' where id = '${id}'`);
      const { status, body } = await readPreview(client, id);
      assert.deepEqual([status, body.code], [404, 'import-preview-not-found']);
    }),
    proves('Job and download lifetime: 24 hours after the job is created.', async ({ client }) => {
      await newRecipe(client);
      const { body } = await client.post<JobBody>('/api/v1/jobs/exports', { scope: 'library', format: 'markdown' });
      assert.equal(Date.parse(body.expires_at) - Date.parse(body.created_at), HOURS_24_MS);
      assert.equal((await endedJob(client, body.id)).expires_at, body.expires_at);
      assert.equal((await client.get(`/api/v1/jobs/${body.id}/download`)).status, 200);
    }),
    provedBy(
      'After that they expire.',
      'src/domains/jobs/job.test.ts',
      'expires jobs and their items 24 hours after creation',
    ),
    proves('Shopping item flags `bought`, `deleted` and `merged_into` exist.', async ({ client }) => {
      const list = await TestList.create(client);
      await list.addNamed('milk', 'onion', 'onions');
      const milk = await list.item('milk');
      assert.deepEqual([milk.bought, milk.deleted, milk.merged_into], [false, false, undefined]);
      await list.change('milk', { bought: true, deleted: true });
      await list.merge('onion', 'onions');
      const { bought, deleted } = await list.item('milk');
      assert.deepEqual([bought, deleted, (await list.item('onion')).merged_into], [true, true, 'onions']);
    }),
    proves('Delivery `state` is a free string.', async ({ client }) => {
      const { WebhookDelivery: schema } = openApi.components.schemas as Readonly<
        Record<string, { readonly properties?: Readonly<Record<string, { type?: string; enum?: unknown }>> }>
      >;
      const { type, enum: values } = schema?.properties?.['state'] ?? {};
      assert.deepEqual([type, values], ['string', undefined]);
      const input = { name: 'Kitchen', url: 'https://localhost:1/', enabled: false, event_types: null };
      const { body } = await client.post<{ webhook: { id: string } }>('/api/v1/webhooks', input);
      const tested = await client.post<DeliveryBody>(`/api/v1/webhooks/${body.webhook.id}/test`, undefined);
      assert.deepEqual([tested.status, typeof tested.body.state], [202, 'string']);
    }),
    proves(
      'Invitation has `accepted_at` and `revoked_at` (null while neither has happened) and `expires_at`.',
      async ({ accounts, admin }) => {
        const library = await newLibrary(admin);
        const path = `/api/v1/libraries/${library}/invitations`;
        const created = await admin.client.post<{ invitation: Invitation; secret: string }>(path, { role: 'viewer' });
        const { accepted_at, revoked_at, expires_at, created_at } = created.body.invitation;
        assert.deepEqual([accepted_at, revoked_at], [null, null]);
        assert.ok(expires_at > created_at);
        await registerWith(accounts, created.body.secret);
        const [used] = (await admin.client.get<{ invitations: Invitation[] }>(path)).body.invitations;
        assert.deepEqual([typeof used?.accepted_at, used?.revoked_at], ['number', null]);
      },
    ),
  ),
];
