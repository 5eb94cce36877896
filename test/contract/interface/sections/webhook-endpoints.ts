// interface.md, "Endpoints": what is common to all of them, and those of webhooks.
import assert from 'node:assert/strict';

import type { DeliveryBody, WebhookBody } from '../../../../src/domains/webhooks/webhook.schemas.ts';
import { bearer, newLibrary } from '../../../support/people.ts';
import type { TestClient } from '../../../support/client.ts';
import type { TestService } from '../../../support/test-service.ts';
import { proves, section } from '../sentence.ts';
import type { Section } from '../sentence.ts';

const WEBHOOKS = '/api/v1/webhooks';
const INSTANCE_WEBHOOKS = '/api/v1/instance-webhooks';
const MISSING = '00000000-0000-7000-8000-000000000000';
const CONTENT_ID = `sha256:${'0a'.repeat(32)}`;

/** Not enabled, and at an address that deliveries refuse, so that nothing is ever sent. */
const input = { name: 'Kitchen', url: 'https://localhost:1/', enabled: false, event_types: ['recipe.*'] };

/** Every operation of the chapter, with an id of nothing. */
const OPERATIONS: readonly (readonly [method: string, path: string])[] = [
  ['PUT', `/webhooks/${MISSING}`],
  ['POST', `/instance-webhooks/${MISSING}/test`],
  ['GET', `/instance-webhooks/${MISSING}/deliveries`],
  ['POST', '/shopping/lists/week/items'],
  ['POST', '/shopping/lists/week/review'],
  ['GET', '/shopping/lists/week'],
  ['GET', '/pantry'],
  ['POST', '/recipes/lookup'],
  ['POST', `/recipes/${MISSING}/restore`],
  ['GET', `/recipes/${MISSING}/revisions`],
  ['GET', `/recipes/${MISSING}/assets/${CONTENT_ID}/derivatives/card`],
  ['GET', `/recipes/import-previews/${MISSING}`],
  ['POST', `/recipes/import-previews/${MISSING}/commit`],
  ['POST', `/recipes/import-previews/${MISSING}/measurement-resolution-plans`],
  ['POST', `/recipes/import-previews/${MISSING}/measurement-resolution-plans/${MISSING}/apply`],
  ['POST', '/bulk/recipes/tags'],
  ['GET', `/books/${MISSING}/assets/${CONTENT_ID}/derivatives/card`],
  ['GET', `/books/${MISSING}/export/portable-bundle`],
  ['PUT', `/tags/${MISSING}`],
  ['POST', '/facets'],
  ['PUT', `/facets/${MISSING}`],
  ['DELETE', `/facets/${MISSING}`],
  ['PUT', `/saved-meals/${MISSING}`],
  ['POST', '/account/library'],
  ['GET', '/account/passkeys'],
  ['GET', '/account/audit'],
  ['POST', '/auth/kitchen/native-link-tickets'],
];

/** Every operation of the chapter answers this client with 401 and the code. */
const isUnauthorized = async (client: TestClient, code: string): Promise<void> => {
  for (const [method, path] of OPERATIONS) {
    const json = method === 'GET' || method === 'DELETE' ? undefined : {};
    const { status, body } = await client.send(method, `/api/v1${path}`, { json });
    assert.deepEqual([status, body.code], [401, code], `${method} ${path}`);
  }
};

const newWebhook = async (client: TestClient, path = WEBHOOKS): Promise<WebhookBody> => {
  const { status, body, text } = await client.post<{ webhook: WebhookBody }>(path, input);
  assert.equal(status, 201, text);
  return body.webhook;
};

const typesOf = (count: number): readonly string[] => Array.from({ length: count }, () => 'recipe.created');

const urlOf = (length: number): string => 'https://localhost:1/'.padEnd(length, 'x');

/** The path of a new library webhook. */
const newPath = async (client: TestClient): Promise<string> => `${WEBHOOKS}/${(await newWebhook(client)).id}`;

const rejects = async (client: TestClient, change: object, location: string): Promise<void> => {
  const { status, body } = await client.put(await newPath(client), { ...input, ...change });
  assert.deepEqual([status, body.errors?.[0]?.location], [422, location]);
};

/** Does something with a new instance webhook, which does not outlive it. */
const withInstanceWebhook = async (
  { client }: TestService,
  work: (path: string, webhook: WebhookBody) => Promise<void>,
): Promise<void> => {
  const webhook = await newWebhook(client, INSTANCE_WEBHOOKS);
  const path = `${INSTANCE_WEBHOOKS}/${webhook.id}`;
  try {
    await work(path, webhook);
  } finally {
    await client.delete(path);
  }
};

/** 401 without and with a wrong credential, and a problem for anything else. */
const answersErrors = async (accounts: TestService, admin: TestClient, method: string, path: string) => {
  const json = method === 'PUT' ? input : undefined;
  const codeOf = async (client: TestClient) => {
    const { status, body } = await client.send(method, path, { json });
    return [status, body.code];
  };
  assert.deepEqual(await codeOf(accounts.client), [401, 'authentication-required']);
  assert.deepEqual(await codeOf(bearer(accounts, 'wrong')), [401, 'invalid-credentials']);
  assert.deepEqual(await codeOf(admin), [404, 'webhook-not-found']);
};

export const webhookEndpoints: readonly Section[] = [
  section(
    'Endpoints',
    proves('Common: every operation below requires authentication (see Authentication).', ({ accounts }) =>
      isUnauthorized(accounts.client, 'authentication-required'),
    ),
    proves('Every operation may answer 401.', ({ accounts }) =>
      isUnauthorized(bearer(accounts, 'wrong'), 'invalid-credentials'),
    ),
    proves('Errors use the Problem shape.', async ({ client }) => {
      const answers = [
        await client.get(`/api/v1/recipes/${MISSING}/revisions`),
        await client.post('/api/v1/facets', {}),
        await client.put(`/api/v1/tags/${MISSING}`, { name: 'X' }),
      ];
      assert.deepEqual(
        answers.map(({ status }) => status),
        [404, 422, 404],
      );
      for (const { status, headers, body } of answers) {
        assert.equal(headers['content-type'], 'application/problem+json');
        const { code, detail, instance, title, type, status: stated } = body;
        for (const text of [code, detail, instance, title, type]) assert.equal(typeof text, 'string');
        assert.equal(stated, status);
      }
    }),
    proves('Path identifiers are strings.', async ({ client }) => {
      for (const id of ['1', 'any-text', '%F0%9F%8D%B2', 'x'.repeat(300)]) {
        for (const path of [`recipes/${id}/revisions`, `tags/${id}`, `recipes/import-previews/${id}`]) {
          assert.equal((await client.get(`/api/v1/${path}`)).status, 404, path);
        }
      }
    }),
    proves('Operations marked (csrf) need `X-CSRF-Token` with a browser session.', async ({ accounts, admin }) => {
      const library_id = await newLibrary(admin);
      const browser = accounts.client.with({ cookie: `tureen_session=${admin.session}` });
      const refused = await browser.post('/api/v1/account/library', { library_id });
      assert.deepEqual([refused.status, refused.body.code], [403, 'csrf-token-invalid']);
      const allowed = { 'x-csrf-token': admin.csrf, 'x-service-library': library_id };
      const tag = await browser.post('/api/v1/tags', { name: 'Quick' }, allowed);
      assert.equal(tag.status, 201);
    }),
  ),

  section(
    'Webhooks',
    proves('**PUT /api/v1/webhooks/{id}** Update a library webhook.', async ({ client }) => {
      const path = await newPath(client);
      const changed = { name: 'Pantry', url: 'https://localhost:2/', enabled: true, event_types: ['tag.created'] };
      assert.equal((await client.put(path, changed)).status, 200);
      const { name, url, enabled, event_types } = (await client.get<WebhookBody>(path)).body;
      assert.deepEqual({ name, url, enabled, event_types }, changed);
    }),
    proves('Header: `If-Match` (string, optional).', async ({ client }) => {
      const path = await newPath(client);
      assert.equal((await client.put(path, input)).status, 200);
      assert.equal((await client.put(path, input, { 'if-match': '"1"' })).status, 412);
      assert.equal((await client.put(path, input, { 'if-match': '"2"' })).status, 200);
    }),
    proves('Body: `enabled` (req boolean)', async ({ client }) => {
      for (const enabled of [undefined, 'yes', 1]) await rejects(client, { enabled }, 'body.enabled');
      const { body } = await client.put<WebhookBody>(await newPath(client), { ...input, enabled: true });
      assert.equal(body.enabled, true);
    }),
    proves('`event_types` (req, array of string or null, 1 to 50 items)', async ({ client }) => {
      for (const event_types of [undefined, [], typesOf(51), 'recipe.created']) {
        await rejects(client, { event_types }, 'body.event_types');
      }
      const path = await newPath(client);
      for (const event_types of [null, typesOf(1), typesOf(50)]) {
        assert.equal((await client.put(path, { ...input, event_types })).status, 200);
      }
    }),
    proves('`name` (req, 1 to 100 chars)', async ({ client }) => {
      for (const name of [undefined, '', 'x'.repeat(101)]) await rejects(client, { name }, 'body.name');
      for (const name of ['x', 'x'.repeat(100)]) {
        const { body } = await client.put<WebhookBody>(await newPath(client), { ...input, name });
        assert.equal(body.name, name);
      }
    }),
    proves('`url` (req, 1 to 2048 chars).', async ({ client }) => {
      for (const url of [undefined, '', urlOf(2049)]) await rejects(client, { url }, 'body.url');
      const { body } = await client.put<WebhookBody>(await newPath(client), { ...input, url: urlOf(2048) });
      assert.equal(body.url, urlOf(2048));
    }),
    proves('200: Webhook record; header `ETag` (string).', async ({ client }) => {
      const webhook = await newWebhook(client);
      const { status, body, headers } = await client.put<WebhookBody>(`${WEBHOOKS}/${webhook.id}`, input);
      assert.deepEqual([status, headers.etag], [200, '"2"']);
      assert.deepEqual({ ...body, updated_at: '' }, { ...webhook, revision: 2, updated_at: '' });
    }),
    proves('401: authentication-required or invalid-credentials.', async ({ accounts, admin }) => {
      const owner = admin.in(await newLibrary(admin));
      const path = await newPath(owner);
      for (const [client, code] of [
        [accounts.client, 'authentication-required'],
        [bearer(accounts, 'wrong'), 'invalid-credentials'],
      ] as const) {
        const { status, body } = await client.put(path, input);
        assert.deepEqual([status, body.code], [401, code]);
      }
      assert.equal((await owner.put(path, input)).status, 200);
    }),
    proves('Other statuses: default error.', async ({ client }) => {
      const path = await newPath(client);
      const answers = [
        await client.put(`${WEBHOOKS}/${MISSING}`, input),
        await client.put(path, input, { 'if-match': '"7"' }),
        await client.put(path, {}),
      ];
      assert.deepEqual(
        answers.map(({ status, body }) => [status, body.status, body.code]),
        [
          [404, 404, 'webhook-not-found'],
          [412, 412, 'precondition-failed'],
          [422, 422, 'validation-failed'],
        ],
      );
    }),
    proves('**POST /api/v1/instance-webhooks/{id}/test** Send a test delivery of an instance webhook.', ({ local }) =>
      withInstanceWebhook(local, async (path) => {
        const { body } = await local.client.post<DeliveryBody>(`${path}/test`, undefined);
        assert.equal(body.event_type, 'webhook.test');
        const { body: listed } = await local.client.get<DeliveryBody[]>(`${path}/deliveries`);
        assert.deepEqual(
          listed.map(({ id }) => id),
          [body.id],
        );
      }),
    ),
    proves('No body.', ({ local }) =>
      withInstanceWebhook(local, async (path) => {
        assert.equal((await local.client.send('POST', `${path}/test`)).status, 202);
      }),
    ),
    proves('202: Webhook delivery record.', ({ local }) =>
      withInstanceWebhook(local, async (path, webhook) => {
        const { status, body } = await local.client.post<DeliveryBody>(`${path}/test`, undefined);
        assert.deepEqual([status, body.subscription_id, body.state, body.attempts], [202, webhook.id, 'queued', 0]);
        for (const text of [body.id, body.event_id, body.created_at]) assert.equal(typeof text, 'string');
      }),
    ),
    proves('POST …/test: 401; default error.', ({ accounts, admin }) =>
      answersErrors(accounts, admin.client, 'POST', `${INSTANCE_WEBHOOKS}/${MISSING}/test`),
    ),
    proves('**GET /api/v1/instance-webhooks/{id}/deliveries** List deliveries.', ({ local }) =>
      withInstanceWebhook(local, async (path) => {
        const sent: string[] = [];
        for (let count = 0; count < 2; count += 1) {
          sent.push((await local.client.post<DeliveryBody>(`${path}/test`, undefined)).body.id);
        }
        const { body } = await local.client.get<DeliveryBody[]>(`${path}/deliveries`);
        assert.deepEqual(body.map(({ id }) => id).toSorted(), sent.toSorted());
      }),
    ),
    proves('Query: `offset` (integer, 0 to 1000), `limit` (integer, default 25, 1 to 100).', ({ local }) =>
      withInstanceWebhook(local, async (path) => {
        for (let count = 0; count < 26; count += 1) await local.client.post(`${path}/test`, undefined);
        const list = (query: string) => local.client.get<DeliveryBody[]>(`${path}/deliveries${query}`);
        const countOf = async (query: string): Promise<number> => (await list(query)).body.length;
        assert.equal(await countOf(''), 25);
        assert.deepEqual([await countOf('?limit=1'), await countOf('?limit=100')], [1, 26]);
        assert.deepEqual([await countOf('?offset=0'), await countOf('?offset=25')], [25, 1]);
        assert.equal(await countOf('?offset=1000'), 0);
        for (const query of ['offset=-1', 'offset=1001', 'offset=x', 'limit=0', 'limit=101', 'limit=1.5']) {
          const { status, body } = await local.client.get(`${path}/deliveries?${query}`);
          assert.deepEqual([status, body.errors?.[0]?.location], [422, `query.${query.split('=')[0]}`]);
        }
      }),
    ),
    proves('200: array of Webhook delivery or null.', ({ local }) =>
      withInstanceWebhook(local, async (path) => {
        const none = await local.client.get<DeliveryBody[]>(`${path}/deliveries`);
        assert.deepEqual([none.status, none.body], [200, []]);
        const { body: sent } = await local.client.post<DeliveryBody>(`${path}/test`, undefined);
        const [listed] = (await local.client.get<DeliveryBody[]>(`${path}/deliveries`)).body;
        const { id, subscription_id, event_id, event_type, created_at } = sent;
        assert.deepEqual({ ...listed, id, subscription_id, event_id, event_type, created_at }, listed);
      }),
    ),
    proves('GET …/deliveries: 401; default error.', ({ accounts, admin }) =>
      answersErrors(accounts, admin.client, 'GET', `${INSTANCE_WEBHOOKS}/${MISSING}/deliveries`),
    ),
  ),
];
