import assert from 'node:assert/strict';

import { newEntry } from '../../../support/recipes.ts';
import { MISSING, TOO_DEEP, UNPARSABLE, assertListed, statusesOf } from '../answers.ts';
import { provedBy, proves, section } from '../sentence.ts';
import type { Section } from '../sentence.ts';

const TAGS = '/api/v1/tags';
const SERVER_TEST = 'src/platform/http/server.test.ts';
const FACETS = '/api/v1/facets';
const FACET = { kind: 'course', value: 'Soup' };

/** The operations under Endpoints, each with the error statuses that are listed there. */
const LISTED: Readonly<Record<string, readonly number[]>> = {
  replaceWebhook: [401],
  testInstanceWebhook: [401],
  listInstanceWebhookDeliveries: [401],
  addGroceries: [401, 409, 422, 500],
  reviewShoppingList: [401],
  getShoppingList: [401],
  listPantry: [401],
  lookupRecipes: [401],
  restoreRecipe: [400, 401, 404, 409, 412, 422],
  listRevisions: [401, 404, 422, 500],
  getRecipeAssetDerivative: [401, 403, 404, 413, 415, 422, 500],
  // The 413 of this one has its own sentence.
  getImportPreview: [401, 403, 404, 409, 422],
  commitImportPreview: [400, 401, 403, 404, 409],
  createMeasurementPlan: [400, 401, 403, 404, 409, 413, 422, 500, 503],
  applyMeasurementPlan: [400, 401, 403, 404, 409, 413, 422, 500, 503],
  getBookAssetDerivative: [401, 403, 404, 413, 415, 422, 500],
  exportBook: [401, 404, 413, 422, 500],
  replaceTag: [400, 401, 404, 409, 412, 422, 428, 500],
  createFacet: [401, 409, 422, 500],
  replaceFacet: [400, 401, 404, 409, 412, 422, 428, 500],
  deleteFacet: [400, 401, 404, 409, 412, 422, 428, 500],
  replaceSavedMeal: [400, 401, 404, 412, 422, 428, 500],
  selectLibrary: [401],
  listPasskeys: [401],
  listAudit: [401],
  createNativeLinkTicket: [401, 403, 404, 429],
};

export const errors: readonly Section[] = [
  section(
    'Errors',
    proves('Error bodies use `application/problem+json` in the Problem shape.', async ({ client }) => {
      for (const answer of [
        await client.get(`${TAGS}/${MISSING}`),
        await client.post(TAGS, {}),
        await client.get('/api/v1/nothing'),
        await client.send('POST', TAGS, UNPARSABLE),
      ]) {
        assert.equal(answer.headers['content-type'], 'application/problem+json');
        const { code, detail, instance, status, title, type } = answer.body;
        assert.equal(status, answer.status);
        for (const text of [code, detail, title]) assert.match(text, /\S/);
        for (const uri of [instance, type]) assert.ok(URL.canParse(uri), uri);
      }
    }),
    proves('`code` is stable; `type` may carry the same code as a suffix.', async ({ client }) => {
      const [first, second] = [await client.get(`${TAGS}/${MISSING}`), await client.get(`${TAGS}/another`)];
      assert.deepEqual([first.body.code, second.body.code], ['tag-not-found', 'tag-not-found']);
      assert.ok(first.body.type.endsWith('/tag-not-found'), first.body.type);
    }),
    proves('Codes named: `authentication-required` (401), `invalid-credentials` (401),', async ({ accounts }) => {
      const [none, wrong] = [
        await accounts.client.get(TAGS),
        await accounts.client.get(TAGS, { authorization: 'Bearer wrong' }),
      ];
      assert.deepEqual([none.status, none.body.code], [401, 'authentication-required']);
      assert.deepEqual([wrong.status, wrong.body.code], [401, 'invalid-credentials']);
    }),
    proves('`idempotency-conflict` (409, an `Idempotency-Key` reused with different input).', async ({ client }) => {
      const key = { 'idempotency-key': 'once' };
      assert.equal((await client.post(FACETS, FACET, key)).status, 201);
      const { status, body } = await client.post(FACETS, { ...FACET, value: 'Stew' }, key);
      assert.deepEqual([status, body.code], [409, 'idempotency-conflict']);
    }),
    proves(
      'Status codes used: 400 bad request, 401, 403 forbidden, 404 not found, 409 conflict,',
      async ({ client, accounts }) => {
        await client.post(TAGS, { name: 'Soup' });
        assert.deepEqual(
          statusesOf(
            await client.send('POST', TAGS, UNPARSABLE),
            await accounts.client.get(TAGS),
            await client.post(TAGS, { name: 'Stew' }, { origin: 'https://evil.example' }),
            await client.get(`${TAGS}/${MISSING}`),
            await client.post(TAGS, { name: 'soup' }),
          ),
          [400, 401, 403, 404, 409],
        );
      },
    ),
    proves('412 precondition failed (stale `If-Match`),', async ({ client }) => {
      const path = `/api/v1/recipes/${(await newEntry(client)).id}`;
      await client.put(path, { recipe: { title: 'Stew' } }, { 'if-match': '"1"' });
      const stale = await client.put(path, { recipe: { title: 'Broth' } }, { 'if-match': '"1"' });
      assert.deepEqual([stale.status, stale.body.code], [412, 'precondition-failed']);
    }),
    proves('413 request entity too large, 415 unsupported media type,', async ({ client }) => {
      assert.equal((await client.send('POST', TAGS, TOO_DEEP)).status, 413);
      const text = { raw: 'Soup', headers: { 'content-type': 'text/plain' } };
      assert.equal((await client.send('POST', TAGS, text)).status, 415);
    }),
    proves('422 unprocessable entity, 428 precondition required (missing `If-Match`),', async ({ client }) => {
      const path = `/api/v1/recipes/${(await newEntry(client)).id}`;
      assert.equal((await client.put(path, { recipe: {} }, { 'if-match': '"1"' })).status, 422);
      const missing = await client.put(path, { recipe: { title: 'Stew' } });
      assert.deepEqual([missing.status, missing.body.code], [428, 'precondition-required']);
    }),
    provedBy(
      '500,',
      SERVER_TEST,
      'returns 500 internal-error for an internal error and reveals no details to the client',
    ),
    provedBy(
      '503.',
      SERVER_TEST,
      'returns 503 unavailable with Retry-After when overloaded, and recovers when the load is gone',
    ),
    proves('Per-operation statuses are listed under Endpoints.', async () => {
      for (const [operationId, statuses] of Object.entries(LISTED)) assertListed(operationId, ...statuses);
    }),
    proves('Validation failures carry `violations` or `errors` entries with locations.', async ({ client }) => {
      const { status, body } = await client.post(TAGS, { name: 5, color: ['red'] });
      assert.equal(status, 422);
      for (const entries of [body.violations, body.errors]) {
        assert.deepEqual(
          entries?.map(({ location }) => location),
          ['body.name', 'body.color'],
        );
      }
    }),
    provedBy(
      'Preview photograph retrieval answers 404 with a problem type saying whether the photograph is pending or unavailable.',
      'src/domains/imports/preview.test.ts',
      'answers 404 photo-pending for a slow photo, and photo-unavailable for one that does not exist',
    ),
    provedBy(
      'A retry after the retention period of an idempotency receipt must not be sent automatically: the client reads server state first.',
      'src/platform/http/idempotency/idempotency.test.ts',
      'keeps a receipt for 48 hours, then returns 410 receipt-expired for up to 30 days, swept or not, and then forgets it',
    ),
    proves(
      'If a resource was deleted in the meantime, a retry reports it missing and does not recreate it.',
      async ({ client }) => {
        const key = { 'idempotency-key': 'once' };
        const { id } = (await client.post<{ id: string }>(FACETS, FACET, key)).body;
        await client.delete(`${FACETS}/${id}`, { 'if-match': '"1"' });
        const { status, body } = await client.post(FACETS, FACET, key);
        assert.deepEqual([status, body.code], [404, 'created-resource-missing']);
        assert.deepEqual((await client.get<{ items: readonly object[] }>(FACETS)).body.items, []);
      },
    ),
    provedBy(
      'A bulk item that the service cannot classify is reported as `outcome-unknown`, meaning it may or may not have changed.',
      'src/domains/bulk/run-bulk.test.ts',
      'reports an unexpected error as outcome-unknown, together with the results of earlier items',
    ),
    provedBy(
      'It is not repeated; the client reads the resource before acting again.',
      'src/platform/jobs/jobs.test.ts',
      'interrupts a job whose lease has expired, and continues it only when it is resumed',
    ),
  ),
];
