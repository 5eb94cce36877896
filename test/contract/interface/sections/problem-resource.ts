import assert from 'node:assert/strict';

import type { ProblemBody } from '../../../../src/platform/problem/problem-body.ts';
import { newMember } from '../../../support/people.ts';
import { newEntry } from '../../../support/recipes.ts';
import type { TestClient } from '../../../support/client.ts';
import type { TestResponse } from '../../../support/test-response.ts';
import { proves, section } from '../sentence.ts';
import type { Section } from '../sentence.ts';

const TAGS = '/api/v1/tags';

/** The part of the OpenAPI document that describes the type of a problem. */
interface ProblemSchema {
  readonly components: {
    readonly schemas: { readonly Problem: { readonly properties: { readonly type: { readonly default: string } } } };
  };
}

/** Two occurrences of the same problem: one about the name of a tag, one about its color. */
const twoProblems = async (client: TestClient): Promise<readonly [ProblemBody, ProblemBody]> => [
  (await client.post(TAGS, { name: 5 })).body,
  (await client.post(TAGS, { name: 'Soup', color: 5 })).body,
];

const assertHasFiveFields = ({ status: answered, body, text }: TestResponse<ProblemBody>, expected: number): void => {
  const { code, detail, status, title, type } = body;
  assert.deepEqual([answered, status], [expected, expected], text);
  for (const field of [code, detail, title, type]) assert.ok(typeof field === 'string' && field !== '', text);
};

export const problemResource: readonly Section[] = [
  section(
    'Problem (error body)',
    proves(
      '`code`: string, Stable application error code; clients may also use the suffix of `type`.',
      async ({ client }) => {
        for (const id of ['none', 'other']) {
          const { code, type } = (await client.get(`${TAGS}/${id}`)).body;
          assert.deepEqual([code, type.split('/').at(-1)], ['tag-not-found', 'tag-not-found']);
        }
      },
    ),
    proves('`detail`: string, Explanation specific to this occurrence.', async ({ client }) => {
      const [name, color] = await twoProblems(client);
      assert.match(name.detail, /body\.name/);
      assert.match(color.detail, /body\.color/);
    }),
    proves(
      '`errors`: array of object or null, Each entry: `location` (string, for example a body or path location), `message` (string), `value` (any).',
      async ({ client }) => {
        const [{ errors }] = await twoProblems(client);
        assert.deepEqual(
          errors?.map(({ location, value }) => [location, value]),
          [['body.name', 5]],
        );
        assert.match(String(errors?.[0]?.message), /\w/);
        const inPath = await client.get(`${TAGS}/a%00b`);
        assert.equal(inPath.body.errors?.[0]?.location, 'path.id');
      },
    ),
    proves('`instance`: string (uri), Identifies this occurrence.', async ({ client }) => {
      const [first, second] = await twoProblems(client);
      assert.equal(new URL(first.instance).protocol, 'urn:');
      assert.notEqual(first.instance, second.instance);
      const { body, headers } = await client.get(`${TAGS}/none`);
      assert.equal(body.instance, `urn:uuid:${String(headers['x-request-id'])}`);
    }),
    proves('`params`: object, Structured context for the code.', async ({ client }) => {
      const { id, recipe } = await newEntry(client);
      const stale = await client.put(`/api/v1/recipes/${id}`, { recipe }, { 'if-match': '"7"' });
      assert.deepEqual([stale.body.code, stale.body.params], ['precondition-failed', { current_revision: 1 }]);
    }),
    proves('`status`: integer, HTTP status.', async ({ client }) => {
      for (const { status, body } of [await client.get(`${TAGS}/none`), await client.post(TAGS, {})]) {
        assert.ok([404, 422].includes(status));
        assert.equal(body.status, status);
      }
    }),
    proves('`title`: string, Short summary that does not change between occurrences.', async ({ client }) => {
      const [first, second] = await twoProblems(client);
      assert.notEqual(first.detail, second.detail);
      assert.match(first.title, /^.{1,100}$/);
      assert.equal(first.title, second.title);
    }),
    proves(
      '`type`: string (uri), default `about:blank`, Reference to documentation of the error.',
      async ({ client }) => {
        const { type, code } = (await client.get(`${TAGS}/none`)).body;
        const { origin, pathname } = new URL(type);
        assert.equal(origin, client.origin);
        const page = await client.get(pathname);
        assert.equal(page.status, 200);
        assert.ok(page.text.includes(code));
        const { body } = await client.get<ProblemSchema>('/api/v1/openapi.json');
        assert.equal(body.components.schemas.Problem.properties.type.default, 'about:blank');
      },
    ),
    proves(
      '`violations`: array of object, Each entry: `code` (req string), `location` (req string), `params` (object).',
      async ({ client }) => {
        const { violations } = (await client.post(TAGS, { name: 'x'.repeat(101) })).body;
        assert.deepEqual(
          violations?.map(({ location }) => location),
          ['body.name'],
        );
        assert.match(String(violations?.[0]?.code), /\w/);
        assert.equal(typeof violations?.[0]?.params, 'object');
      },
    ),
    proves(
      'The 401 problem and the account problem require `code`, `detail`, `status`, `title` and `type` (all strings; `status` is an integer).',
      async ({ accounts, admin }) => {
        assertHasFiveFields(await accounts.client.get(TAGS), 401);
        const wrong = { authorization: 'Bearer nothing' };
        assertHasFiveFields(await accounts.client.get(TAGS, wrong), 401);
        const person = await newMember(accounts, admin, admin.library, 'viewer');
        const unknown = { library_id: 'none' };
        assertHasFiveFields(await person.client.post('/api/v1/account/library', unknown), 404);
      },
    ),
    proves('Account and authentication-boundary problems carry the same five fields.', async ({ accounts, admin }) => {
      const person = await newMember(accounts, admin, admin.library, 'viewer');
      const tickets = '/api/v1/auth/kitchen/native-link-tickets';
      const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' };
      const origin = { origin: accounts.client.origin };
      assertHasFiveFields(await person.client.get('/api/v1/account/audit'), 403);
      assertHasFiveFields(await accounts.client.post(tickets, challenge, origin), 401);
      assertHasFiveFields(await person.client.post(tickets, challenge, { ...origin, 'x-csrf-token': 'wrong' }), 403);
      assertHasFiveFields(await person.client.post(tickets, challenge, { origin: 'https://evil.example' }), 403);
      assertHasFiveFields(await person.client.post(tickets, challenge, origin), 404);
    }),
  ),
];
