import assert from 'node:assert/strict';

import sharp from 'sharp';

import type { PreviewBody } from '../../../../src/domains/imports/previews/preview.schemas.ts';
import type { RevisionItem } from '../../../../src/domains/recipes/entries/recipe.schemas.ts';
import type { ProblemBody } from '../../../../src/platform/problem/problem-body.ts';
import type { TestClient } from '../../../support/client.ts';
import { PREVIEWS, commit, itemOf, previewOf, recipeNode } from '../../../support/imports.ts';
import type { PlanAnswer } from '../../../support/imports.ts';
import { newMember } from '../../../support/people.ts';
import { newPicture } from '../../../support/pictures.ts';
import { newEntry, newRecipe } from '../../../support/recipes.ts';
import type { EntryBody } from '../../../support/recipes.ts';
import type { TestResponse } from '../../../support/test-response.ts';
import { assetIdOf, upload } from '../../../support/upload.ts';
import { FOREIGN_HOST, MISSING, OTHER_PRINCIPAL, TOO_DEEP, UNPARSABLE, assertListed, statusesOf } from '../answers.ts';
import { provedBy, proves, section } from '../sentence.ts';
import type { Section, Subject } from '../sentence.ts';

const LOOKUP = '/api/v1/recipes/lookup';
const COMMIT_TEST = 'src/domains/imports/commit/commit.test.ts';
const PLANS_TEST = 'src/domains/imports/measurements/plans.test.ts';

interface LookupBody {
  readonly items: readonly { readonly id: string; readonly title: string }[];
  readonly unresolved_ids: readonly string[];
}

/** A recipe in the trash, at revision 2. */
const newTrashed = async (client: TestClient): Promise<EntryBody> => {
  const { id } = await newEntry(client);
  const { status, body } = await client.delete<EntryBody>(`/api/v1/recipes/${id}`, { 'if-match': '"1"' });
  assert.equal(status, 200);
  return body;
};

const restore = <T = EntryBody>(client: TestClient, id: string, headers = {}): Promise<TestResponse<T>> =>
  client.post<T>(`/api/v1/recipes/${id}/restore`, undefined, headers);

/** A recipe with two revisions, and the path of its history. */
const newHistory = async (client: TestClient): Promise<string> => {
  const path = `/api/v1/recipes/${await newRecipe(client)}`;
  await client.put(path, { recipe: { title: 'Stew' } }, { 'if-match': '"1"' });
  return `${path}/revisions`;
};

const revisionsAt = async (client: TestClient, path: string): Promise<readonly number[]> => {
  const { status, body } = await client.get<{ items: readonly RevisionItem[] }>(path);
  assert.equal(status, 200);
  return body.items.map(({ revision }) => revision);
};

/** The path of the derivatives of a new picture of 320 by 200 pixels. */
const newDerivatives = async (client: TestClient): Promise<string> => {
  const { headers } = await upload(client, `/api/v1/recipes/${await newRecipe(client)}`, await newPicture());
  return `${headers.location}/derivatives`;
};

/** A preview of two different recipes, Cake and Pie, with four amounts in cups. */
const newPreview = (client: TestClient): Promise<PreviewBody> =>
  previewOf(client, {
    'cake.json': recipeNode('Cake', { recipeIngredient: ['2 cups flour', '1 cup sugar'] }),
    'pie.json': recipeNode('Pie', { recipeIngredient: ['1 cup flour', '2 cups apples'] }),
  });

const plansOf = ({ id }: PreviewBody): string => `${PREVIEWS}/${id}/measurement-resolution-plans`;

const CUPS_ARE_US = { interpretation: { kind: 'canonical-unit', convention: 'us', unit_id: 'us.cup' } };

const plan = (client: TestClient, preview: PreviewBody, body: object = CUPS_ARE_US) =>
  client.post<PlanAnswer & ProblemBody>(plansOf(preview), {
    expected_preview_revision: preview.preview_revision,
    ...body,
  });

const apply = (client: TestClient, { plan: { id }, preview }: PlanAnswer, body: object) =>
  client.post<PlanAnswer & ProblemBody>(`${plansOf(preview)}/${id}/apply`, body);

const occurrencesOf = ({ plan: { effects } }: PlanAnswer): number =>
  effects.reduce((sum, { occurrences }) => sum + occurrences, 0);

/** What a viewer is answered, who may not import anything. */
const asViewer = async (
  { accounts, admin }: Subject,
  method: string,
  path: string,
  json?: object,
): Promise<TestResponse<ProblemBody>> => {
  const viewer = await newMember(accounts, admin, admin.library, 'viewer');
  return viewer.in(admin.library).send(method, path, { json });
};

/** The statuses of both plan operations, which take a revision in their body. */
const refusesLikeAPlan = async (subject: Subject, path: string, missing: string, valid: object): Promise<void> => {
  const { client, accounts } = subject;
  assert.deepEqual(
    statusesOf(
      await client.send('POST', path, UNPARSABLE),
      await accounts.client.post(path, valid),
      await asViewer(subject, 'POST', path, valid),
      await client.post(missing, valid),
      await client.post(path, { ...valid, expected_preview_revision: 7 }),
      await client.send('POST', path, TOO_DEEP),
      await client.post(path, {}),
    ),
    [400, 401, 403, 404, 409, 413, 422],
  );
};

export const recipeEndpoints: readonly Section[] = [
  section(
    'Recipes and imports',
    proves('POST /api/v1/recipes/lookup: Resolve recipe selections.', async ({ client }) => {
      const [soup, stew] = [await newRecipe(client, 'Soup'), await newRecipe(client, 'Stew')];
      const { body } = await client.post<LookupBody>(LOOKUP, { ids: [stew, soup] });
      assert.deepEqual(
        body.items.map(({ id, title }) => [id, title]),
        [
          [stew, 'Stew'],
          [soup, 'Soup'],
        ],
      );
    }),
    proves('Body: `ids` (req, array of string or null, at least 1).', async ({ client }) => {
      const ids = [await newRecipe(client)];
      for (const body of [{}, { ids: null }, { ids: [] }, { ids: [5] }]) {
        const answer = await client.post(LOOKUP, body);
        assert.deepEqual([answer.status, answer.body.code], [422, 'validation-failed'], JSON.stringify(body));
      }
      assert.equal((await client.post(LOOKUP, { ids })).status, 200);
    }),
    proves(
      '200: `{items (req, array of Recipe summary or null), unresolved_ids (req, array of string or null)}`.',
      async ({ client }) => {
        const id = await newRecipe(client);
        const { status, body } = await client.post<LookupBody>(LOOKUP, { ids: [MISSING, id] });
        assert.equal(status, 200);
        assert.deepEqual(
          body.items.map((item) => item.id),
          [id],
        );
        assert.deepEqual(body.unresolved_ids, [MISSING]);
      },
    ),
    proves('401; default error.', async ({ accounts }) => {
      const { status, body } = await accounts.client.post(LOOKUP, { ids: [MISSING] });
      assert.deepEqual([status, body.code], [401, 'authentication-required']);
      assertListed('lookupRecipes', 401);
    }),

    proves('POST /api/v1/recipes/{id}/restore: Restore a recipe from trash.', async ({ client }) => {
      const { id } = await newTrashed(client);
      assert.equal((await restore(client, id, { 'if-match': '"2"' })).body.state, 'active');
      assert.equal((await client.get<EntryBody>(`/api/v1/recipes/${id}`)).body.state, 'active');
    }),
    proves('`id` is the library entry identifier.', async ({ client }) => {
      const { id, recipe_id } = await newTrashed(client);
      assert.equal((await restore(client, recipe_id, { 'if-match': '"2"' })).status, 404);
      assert.equal((await restore(client, id, { 'if-match': '"2"' })).body.id, id);
    }),
    proves('Header: `If-Match`, the strong ETag of the revision being changed.', async ({ client }) => {
      const { id } = await newTrashed(client);
      for (const stale of ['"1"', 'W/"2"']) {
        assert.equal((await restore(client, id, { 'if-match': stale })).status, 412, stale);
      }
      const { etag } = (await client.get(`/api/v1/recipes/${id}`)).headers;
      assert.equal((await restore(client, id, { 'if-match': etag })).status, 200);
    }),
    proves('200: Recipe entry; the response carries headers.', async ({ client }) => {
      const { id, recipe_id, recipe } = await newTrashed(client);
      const { status, headers, body } = await restore(client, id, { 'if-match': '"2"' });
      assert.deepEqual([status, headers.etag], [200, '"3"']);
      assert.deepEqual([body.id, body.recipe_id, body.recipe], [id, recipe_id, recipe]);
    }),
    proves('400, 401, 404, 409, 412, 422 and further error statuses.', async ({ client, accounts }) => {
      const [trashed, active] = [await newTrashed(client), await newEntry(client)];
      assert.deepEqual(
        statusesOf(
          await restore(client, trashed.id, { 'if-match': '2' }),
          await restore(accounts.client, trashed.id, { 'if-match': '"2"' }),
          await restore(client, MISSING, { 'if-match': '"2"' }),
          await restore(client, active.id, { 'if-match': '"1"' }),
          await restore(client, trashed.id, { 'if-match': '"1"' }),
          await restore(client, '%00', { 'if-match': '"2"' }),
          await restore(client, trashed.id),
        ),
        [400, 401, 404, 409, 412, 422, 428],
      );
    }),

    proves('GET /api/v1/recipes/{id}/revisions: List recipe revisions.', async ({ client }) => {
      assert.deepEqual(await revisionsAt(client, await newHistory(client)), [2, 1]);
    }),
    proves('Query: `limit` (example default 50), `offset` (example default 0).', async ({ client }) => {
      const path = await newHistory(client);
      for (let revision = 2; revision < 52; revision += 1) {
        const recipe = { title: `Title ${revision}` };
        await client.put(path.replace('/revisions', ''), { recipe }, { 'if-match': `"${revision}"` });
      }
      const shown = await revisionsAt(client, path);
      assert.deepEqual([shown.length, shown[0]], [50, 52]);
      assert.deepEqual(await revisionsAt(client, `${path}?limit=2&offset=3`), [49, 48]);
    }),
    proves('200: `{items: [...]}` of revision history items.', async ({ client }) => {
      const { status, body } = await client.get<{ items: readonly RevisionItem[] }>(await newHistory(client));
      assert.equal(status, 200);
      const [item] = body.items;
      assert.deepEqual([item?.cause, item?.changes, item?.state], ['api', ['title'], 'active']);
    }),
    proves('401, 404, 422, 500.', async ({ client, accounts }) => {
      const path = await newHistory(client);
      assert.deepEqual(
        statusesOf(
          await accounts.client.get(path),
          await client.get(`/api/v1/recipes/${MISSING}/revisions`),
          await client.get(`${path}?limit=0`),
        ),
        [401, 404, 422],
      );
      assertListed('listRevisions', 500);
    }),

    proves(
      'GET /api/v1/recipes/{id}/assets/{asset_id}/derivatives/{preset}: Get a recipe asset derivative.',
      async ({ client }) => {
        const recipe = `/api/v1/recipes/${await newRecipe(client)}`;
        const picture = await newPicture('png', { width: 800, height: 400 });
        await upload(client, recipe, picture);
        const { status, bytes } = await client.get(`${recipe}/assets/${assetIdOf(picture)}/derivatives/card`);
        const { width, height } = await sharp(bytes).metadata();
        assert.deepEqual([status, width, height], [200, 640, 320]);
      },
    ),
    proves(
      'Header: `If-None-Match` (revalidates a cached image after access is checked).',
      async ({ client, local }) => {
        const path = `${await newDerivatives(client)}/thumb`;
        const cached = { 'if-none-match': (await client.get(path)).headers.etag };
        assert.equal((await client.get(path, cached)).status, 304);
        assert.equal((await (await local.newLibrary()).get(path, cached)).status, 404);
      },
    ),
    proves('200: a resized image (binary).', async ({ client }) => {
      const { status, headers, bytes } = await client.get(`${await newDerivatives(client)}/thumb`);
      const { format, width, height } = await sharp(bytes).metadata();
      assert.deepEqual([status, headers['content-type']], [200, `image/${format}`]);
      assert.deepEqual([width, height], [256, 160]);
    }),
    proves('304 when the authorized derivative matches `If-None-Match`.', async ({ client }) => {
      const path = `${await newDerivatives(client)}/thumb`;
      const { etag } = (await client.get(path)).headers;
      const same = await client.get(path, { 'if-none-match': etag });
      assert.deepEqual([same.status, same.bytes.length], [304, 0]);
      assert.equal((await client.get(path, { 'if-none-match': '"another"' })).status, 200);
    }),
    proves('401, 403, 404, 413, 415, 422, 500.', async ({ client, accounts }) => {
      const path = await newDerivatives(client);
      const recipe = `/api/v1/recipes/${await newRecipe(client)}`;
      const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
      const { headers } = await upload(client, recipe, pdf, 'soup.pdf');
      assert.deepEqual(
        statusesOf(
          await accounts.client.get(`${path}/thumb`),
          await client.get(`${path}/thumb`, FOREIGN_HOST),
          await client.get(`${recipe}/assets/sha256:${'0'.repeat(64)}/derivatives/thumb`),
          await client.get(`${headers.location}/derivatives/thumb`),
          await client.get(`${path}/huge`),
        ),
        [401, 403, 404, 415, 422],
      );
      // `rejects a picture above the current limit (413)` in derivative.test.ts provokes the 413.
      assertListed('getRecipeAssetDerivative', 413, 500);
    }),

    proves('GET /api/v1/recipes/import-previews/{preview_id}: Get an import preview.', async ({ client }) => {
      const preview = await newPreview(client);
      assert.deepEqual((await client.get<PreviewBody>(`${PREVIEWS}/${preview.id}`)).body, preview);
    }),
    proves(
      '200: Import preview as it stands, with already imported candidates taken out, so a review can be finished in passes.',
      async ({ client }) => {
        const preview = await newPreview(client);
        const titles = async (): Promise<readonly string[]> => {
          const { status, body } = await client.get<PreviewBody>(`${PREVIEWS}/${preview.id}`);
          assert.equal(status, 200);
          return body.items.map(({ recipe }) => recipe.title);
        };
        assert.deepEqual(await titles(), ['Cake', 'Pie']);
        await commit(client, preview.id, { item_ids: [itemOf(preview, 'Cake').id] });
        assert.deepEqual(await titles(), ['Pie']);
        await commit(client, preview.id, { item_ids: [itemOf(preview, 'Pie').id] });
        assert.deepEqual(await titles(), []);
      },
    ),
    proves('401, 403, 404, 409, 413, 422 and further error statuses.', async (subject) => {
      const { client, accounts } = subject;
      const path = `${PREVIEWS}/${(await newPreview(client)).id}`;
      assert.deepEqual(
        statusesOf(
          await accounts.client.get(path),
          await asViewer(subject, 'GET', path),
          await client.get(`${PREVIEWS}/${MISSING}`),
          await client.get(path, OTHER_PRINCIPAL),
          await client.get(`${PREVIEWS}/%00`),
        ),
        [401, 403, 404, 409, 422],
      );
      assertListed('getImportPreview', 413, 500);
    }),

    proves(
      'POST /api/v1/recipes/import-previews/{preview_id}/commit: Commit an import preview.',
      async ({ client }) => {
        const preview = await newPreview(client);
        const { body } = await commit(client, preview.id, { item_ids: [itemOf(preview, 'Pie').id] });
        const { body: entry } = await client.get<EntryBody>(`/api/v1/recipes/${body.items[0]?.library_entry_id}`);
        assert.equal(entry.recipe.title, 'Pie');
      },
    ),
    provedBy(
      'Body: either `item_ids` (array of string or null) with `on_duplicate` (string),',
      COMMIT_TEST,
      'on_duplicate: skips by default, creates a revision with `replace`, and keeps both with `separate`',
    ),
    provedBy(
      'or `resolutions` (array or null) naming the action per item: `{action (req; `separate`, `update`, `skip`), item_id (req), target_entry_id}`.',
      COMMIT_TEST,
      'resolutions: supports `separate`, `update` with a target, and `skip`',
    ),
    provedBy(
      '`retain_source_item_ids` (array of string or null, max 500): uploaded preview item ids whose original files are retained with the imported revision.',
      COMMIT_TEST,
      'retains the original file with the recipe on request',
    ),
    proves(
      '200: `{items (req, array of Commit result item or null), remaining (optional Import preview)}`.',
      async ({ client }) => {
        const preview = await newPreview(client);
        const all = await commit(client, preview.id, { item_ids: preview.items.map(({ id }) => id) });
        assert.equal(all.status, 200);
        assert.deepEqual(
          all.body.items.map(({ outcome, title }) => [outcome, title]),
          [
            ['created', 'Cake'],
            ['created', 'Pie'],
          ],
        );
        assert.equal('remaining' in all.body, false);
      },
    ),
    proves('A preview with items left over is returned as `remaining`.', async ({ client }) => {
      const preview = await newPreview(client);
      const { body } = await commit(client, preview.id, { item_ids: [itemOf(preview, 'Cake').id] });
      assert.equal(body.remaining?.id, preview.id);
      assert.deepEqual(
        body.remaining.items.map(({ recipe }) => recipe.title),
        ['Pie'],
      );
    }),
    proves('400, 401, 403, 404, 409 and further error statuses.', async (subject) => {
      const { client, accounts } = subject;
      const path = `${PREVIEWS}/${(await newPreview(client)).id}/commit`;
      const body = { item_ids: [MISSING] };
      assert.deepEqual(
        statusesOf(
          await client.send('POST', path, UNPARSABLE),
          await accounts.client.post(path, body),
          await asViewer(subject, 'POST', path, body),
          await client.post(`${PREVIEWS}/${MISSING}/commit`, body),
          await client.post(path, body, OTHER_PRINCIPAL),
          await client.post(path, body),
        ),
        [400, 401, 403, 404, 409, 422],
      );
    }),

    proves(
      'POST /api/v1/recipes/import-previews/{preview_id}/measurement-resolution-plans: Create a measurement plan.',
      async ({ client }) => {
        const { status, body } = await plan(client, await newPreview(client));
        assert.deepEqual([status, occurrencesOf(body)], [200, 4]);
      },
    ),
    proves(
      'Body: `excluded_item_ids` (array of string), `excluded_occurrence_ids` (array of string),',
      async ({ client }) => {
        const preview = await newPreview(client);
        const targets = itemOf(preview, 'Cake').diagnostics.flatMap((diagnostic) => diagnostic.targets ?? []);
        const { body } = await plan(client, preview, {
          ...CUPS_ARE_US,
          excluded_item_ids: [itemOf(preview, 'Pie').id],
          excluded_occurrence_ids: [targets[0]?.resolution?.id],
        });
        assert.equal(occurrencesOf(body), 1);
      },
    ),
    proves('`expected_preview_revision` (integer),', async ({ client }) => {
      const preview = await newPreview(client);
      const { status, body } = await plan(client, preview, { ...CUPS_ARE_US, expected_preview_revision: 2 });
      assert.deepEqual([status, body.code], [409, 'preview-revision-conflict']);
      for (const wrong of [undefined, '1', 1.5]) {
        const answer = await plan(client, preview, { ...CUPS_ARE_US, expected_preview_revision: wrong });
        assert.deepEqual([answer.status, answer.body.errors?.[0]?.location], [422, 'body.expected_preview_revision']);
      }
    }),
    proves(
      '`interpretation` (object: `kind`, for example `canonical-unit`; `convention`, for example `us`; `unit_id` string),',
      async ({ client }) => {
        const preview = await newPreview(client);
        for (const interpretation of [
          { kind: 'canonical-unit', convention: 'us', unit_id: 'us.cup' },
          { kind: 'canonical-unit', unit_id: 'us.cup' },
          { kind: 'convention', convention: 'us' },
        ]) {
          const { status, body } = await plan(client, preview, { interpretation });
          assert.equal(status, 200, JSON.stringify(body));
          assert.deepEqual(new Set(body.plan.effects.map(({ unit_id }) => unit_id)), new Set(['us.cup']));
        }
      },
    ),
    proves('`resolution_group_ids` (array of string).', async ({ client }) => {
      const preview = await newPreview(client);
      const group = preview.resolution_groups.find(({ authored_form }) => authored_form === 'cups');
      const { body } = await plan(client, preview, { ...CUPS_ARE_US, resolution_group_ids: [group?.id] });
      assert.deepEqual(
        body.plan.effects.map(({ resolution_group_id, occurrences }) => [resolution_group_id, occurrences]),
        [[group?.id, 2]],
      );
    }),
    proves(
      '200: `{preview: Import preview}` showing the validated effects without changing the staged recipes.',
      async ({ client }) => {
        const preview = await newPreview(client);
        const { status, body } = await plan(client, preview);
        assert.equal(status, 200);
        const [example] = body.preview.resolution_groups[0]?.examples ?? [];
        assert.match(String(example?.after), /US/);
        assert.deepEqual((await client.get<PreviewBody>(`${PREVIEWS}/${preview.id}`)).body, preview);
      },
    ),
    proves('Create a measurement plan: 400, 401, 403, 404, 409, 413, 422, 500, 503.', async (subject) => {
      const preview = await newPreview(subject.client);
      const body = { ...CUPS_ARE_US, expected_preview_revision: 1 };
      await refusesLikeAPlan(subject, plansOf(preview), plansOf({ ...preview, id: MISSING }), body);
      assertListed('createMeasurementPlan', 500, 503);
    }),

    proves(
      'POST /api/v1/recipes/import-previews/{preview_id}/measurement-resolution-plans/{plan_id}/apply: Apply a measurement plan.',
      async ({ client }) => {
        const preview = await newPreview(client);
        const planned = await plan(client, preview);
        assert.equal(preview.unanswered.length, 1);
        assert.equal((await apply(client, planned.body, { expected_preview_revision: 1 })).status, 200);
        const { body } = await client.get<PreviewBody>(`${PREVIEWS}/${preview.id}`);
        assert.deepEqual(body.unanswered, []);
      },
    ),
    proves('Body: `expected_preview_revision` (integer).', async ({ client }) => {
      const planned = await plan(client, await newPreview(client));
      for (const wrong of [{}, { expected_preview_revision: '1' }]) {
        assert.equal((await apply(client, planned.body, wrong)).status, 422);
      }
      assert.equal((await apply(client, planned.body, { expected_preview_revision: 2 })).status, 409);
      assert.equal((await apply(client, planned.body, { expected_preview_revision: 1 })).status, 200);
    }),
    provedBy(
      '200: the applied plan and the revised Import preview.',
      PLANS_TEST,
      'applies a plan to all recipes at once, and gives the preview a new revision',
    ),
    proves('Apply a measurement plan: 400, 401, 403, 404, 409, 413, 422, 500, 503.', async (subject) => {
      const preview = await newPreview(subject.client);
      const { body } = await plan(subject.client, preview);
      const [path, missing] = [body.plan.id, MISSING].map((id) => `${plansOf(preview)}/${id}/apply`);
      await refusesLikeAPlan(subject, path ?? '', missing ?? '', { expected_preview_revision: 1 });
      assertListed('applyMeasurementPlan', 500, 503);
    }),
  ),
];
