import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';

import { openApi } from '../support/answer-check.ts';
import { onEveryEngine } from '../support/engines.ts';
import { recipeNode } from '../support/imports.ts';
import { storedJob } from '../support/jobs.ts';
import { newLibrary, newMember, newToken, setUp } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import { minimalPdf, newPicture } from '../support/pictures.ts';
import { serviceForSuite } from '../support/test-service.ts';
import type { TestService } from '../support/test-service.ts';
import { fileForm, upload } from '../support/upload.ts';

const MISSING = '00000000-0000-7000-8000-000000000000';
const REQUEST_ID = '11111111-1111-7111-8111-111111111111';

/** Something that belongs to another user. */
type Kind =
  | 'recipe'
  | 'cook'
  | 'library'
  | 'user'
  | 'invitation'
  | 'tag'
  | 'facet'
  | 'book'
  | 'asset'
  | 'pantry-entry'
  | 'meal'
  | 'saved-meal'
  | 'shopping-list'
  | 'job'
  | 'preview'
  | 'webhook'
  | 'token'
  | 'session'
  | 'passkey';

const operation = { operation_id: 'x', base_revision: 1 };
const selection = { id: 'x', choice_id: 'x', selected: true };
/** The token of an empty review. */
const token = deflateRawSync(JSON.stringify({ list: 'x', revision: 1, minute: 1, digest: 'x', input: {} })).toString(
  'base64url',
);

const webhook = { name: 'X', url: 'https://example.org/', enabled: false, event_types: null };

const plan = { expected_preview_revision: 1, interpretation: { kind: 'keep-authored' } };

/** Instead of JSON: a form with a file. */
const FILE = Symbol('a file');

/**
 * Operations by path, with the kind of id that replaces `*`. `{id}` is the caller's own library, `{recipe}` a recipe in
 * it.
 */
const requests: readonly (readonly [method: string, path: string, kind: Kind, json?: unknown])[] = [
  ['GET', '/api/v1/libraries/*', 'library'],
  ['PUT', '/api/v1/libraries/*', 'library', { name: 'X' }],
  ['PUT', '/api/v1/libraries/*/settings', 'library', { assumed_convention: 'us' }],
  ['DELETE', '/api/v1/libraries/*', 'library'],
  ['GET', '/api/v1/libraries/*/members', 'library'],
  ['GET', '/api/v1/libraries/*/invitations', 'library'],
  ['POST', '/api/v1/libraries/*/invitations', 'library', { role: 'viewer' }],
  ['PATCH', '/api/v1/libraries/{id}/members/*', 'user', { role: 'viewer' }],
  ['DELETE', '/api/v1/libraries/{id}/members/*', 'user'],
  ['DELETE', '/api/v1/libraries/{id}/invitations/*', 'invitation'],
  ['GET', '/api/v1/tags/*', 'tag'],
  ['PUT', '/api/v1/tags/*', 'tag', { name: 'X' }],
  ['DELETE', '/api/v1/tags/*', 'tag'],
  ['GET', '/api/v1/facets/*', 'facet'],
  ['PUT', '/api/v1/facets/*', 'facet', { kind: 'course', value: 'X' }],
  ['DELETE', '/api/v1/facets/*', 'facet'],
  ['GET', '/api/v1/books/*', 'book'],
  ['PUT', '/api/v1/books/*', 'book', { kind: 'personal', title: 'X' }],
  ['DELETE', '/api/v1/books/*', 'book'],
  ['PUT', '/api/v1/books/*/members', 'book', { members: [] }],
  ['GET', '/api/v1/recipes/*', 'recipe'],
  ['PUT', '/api/v1/recipes/*', 'recipe', { recipe: { title: 'X' } }],
  ['DELETE', '/api/v1/recipes/*', 'recipe'],
  ['POST', '/api/v1/recipes/*/restore', 'recipe'],
  ['DELETE', '/api/v1/recipes/*/permanently', 'recipe'],
  ['GET', '/api/v1/recipes/*/scaled', 'recipe'],
  ['GET', '/api/v1/recipes/*/measures', 'recipe'],
  ['POST', '/api/v1/recipes/*/measures', 'recipe', { convention: 'us' }],
  ['GET', '/api/v1/recipes/*/revisions', 'recipe'],
  ['GET', '/api/v1/recipes/*/revisions/{revision}', 'recipe'],
  ['POST', '/api/v1/recipes/*/revisions/{revision}/restore', 'recipe'],
  ['PUT', '/api/v1/recipes/*/organization', 'recipe', { tags: [] }],
  ['PUT', '/api/v1/recipes/*/favorite', 'recipe', { favorite: true }],
  ['GET', '/api/v1/recipes/*/cooked', 'recipe'],
  ['POST', '/api/v1/recipes/*/cooked', 'recipe', {}],
  ['DELETE', '/api/v1/recipes/{recipe}/cooked/*', 'cook'],
  ['POST', '/api/v1/recipes/*/assets', 'recipe', FILE],
  ['GET', '/api/v1/recipes/*/assets/{asset}', 'recipe'],
  ['DELETE', '/api/v1/recipes/*/assets/{asset}', 'recipe'],
  ['GET', '/api/v1/recipes/*/assets/{asset}/derivatives/{preset}', 'recipe'],
  ['POST', '/api/v1/books/*/assets', 'book', FILE],
  ['GET', '/api/v1/books/*/assets/{asset}', 'book'],
  ['DELETE', '/api/v1/books/*/assets/{asset}', 'book'],
  ['GET', '/api/v1/books/*/assets/{asset}/derivatives/{preset}', 'book'],
  ['GET', '/api/v1/pantry/*', 'pantry-entry'],
  ['PUT', '/api/v1/pantry/*', 'pantry-entry', { name: 'X' }],
  ['DELETE', '/api/v1/pantry/*', 'pantry-entry'],
  ['GET', '/api/v1/meals/*', 'meal'],
  ['PUT', '/api/v1/meals/*', 'meal', { date: '2026-03-14', slot: 'dinner', dishes: [] }],
  ['DELETE', '/api/v1/meals/*', 'meal'],
  ['GET', '/api/v1/saved-meals/*', 'saved-meal'],
  ['PUT', '/api/v1/saved-meals/*', 'saved-meal', { name: 'X', dishes: [] }],
  ['DELETE', '/api/v1/saved-meals/*', 'saved-meal'],
  ['POST', '/api/v1/saved-meals/*/plan', 'saved-meal', { date: '2026-03-14', slot: 'dinner' }],
  ['GET', '/api/v1/shopping/lists/*', 'shopping-list'],
  ['PATCH', '/api/v1/shopping/lists/*', 'shopping-list', { ...operation, name: 'X' }],
  ['DELETE', '/api/v1/shopping/lists/*', 'shopping-list'],
  ['POST', '/api/v1/shopping/lists/*/items', 'shopping-list', { items: [{ id: 'x', name: 'X' }] }],
  ['PATCH', '/api/v1/shopping/lists/*/items/{item}', 'shopping-list', { ...operation, set: { bought: true } }],
  ['POST', '/api/v1/shopping/lists/*/items/{item}/merge', 'shopping-list', { ...operation, into: 'X' }],
  ['PUT', '/api/v1/shopping/lists/*/arrangement', 'shopping-list', { ...operation, item_ids: [] }],
  ['PUT', '/api/v1/shopping/lists/*/selections', 'shopping-list', { ...operation, selections: [selection] }],
  ['POST', '/api/v1/shopping/lists/*/clear-bought', 'shopping-list', operation],
  ['POST', '/api/v1/shopping/lists/*/review', 'shopping-list', {}],
  ['POST', '/api/v1/shopping/lists/*/apply', 'shopping-list', { operation_id: 'x', token }],
  ['GET', '/api/v1/books/*/export/portable-bundle', 'book'],
  ['GET', '/api/v1/recipes/import-previews/*', 'preview'],
  ['DELETE', '/api/v1/recipes/import-previews/*', 'preview'],
  ['PUT', '/api/v1/recipes/import-previews/*/items/{item}/text', 'preview', { text: 'X' }],
  ['GET', '/api/v1/recipes/import-previews/*/items/{item}/photo', 'preview'],
  ['POST', '/api/v1/recipes/import-previews/*/commit', 'preview', { item_ids: [] }],
  ['POST', '/api/v1/recipes/import-previews/*/measurement-resolution-plans', 'preview', plan],
  [
    'POST',
    '/api/v1/recipes/import-previews/*/measurement-resolution-plans/{item}/apply',
    'preview',
    { expected_preview_revision: 1 },
  ],
  ['GET', '/api/v1/jobs/*', 'job'],
  ['GET', '/api/v1/jobs/*/items', 'job'],
  ['GET', '/api/v1/jobs/*/download', 'job'],
  ['POST', '/api/v1/jobs/*/resume', 'job'],
  ['POST', '/api/v1/jobs/*/cancel', 'job'],
  ['GET', '/api/v1/webhooks/*', 'webhook'],
  ['PUT', '/api/v1/webhooks/*', 'webhook', webhook],
  ['DELETE', '/api/v1/webhooks/*', 'webhook'],
  ['POST', '/api/v1/webhooks/*/rotate-secret', 'webhook'],
  ['POST', '/api/v1/webhooks/*/test', 'webhook'],
  ['GET', '/api/v1/webhooks/*/deliveries', 'webhook'],
  ['POST', '/api/v1/webhooks/*/deliveries/{item}/resend', 'webhook'],
  ['DELETE', '/api/v1/account/tokens/*', 'token'],
  ['DELETE', '/api/v1/account/sessions/*', 'session'],
  ['PATCH', '/api/v1/account/passkeys/*', 'passkey', { name: 'X' }],
  ['DELETE', '/api/v1/account/passkeys/*', 'passkey'],
];

/** Ids that belong to the instance rather than a user: those of providers, users and instance webhooks. */
const INSTANCE_IDS = /\{provider\}|\/users\/\{id\}$|\/instance-webhooks\//;

/** The path without its parameter names. */
const bare = (operation: string): string => operation.replaceAll(/\{\w+\}|\*/g, '{}');

suite('ids of other users', () => {
  test('covers every operation with an id', () => {
    const documented = Object.entries(openApi.paths)
      .filter(([path]) => path.includes('{') && !INSTANCE_IDS.test(path))
      .flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`));
    const covered = requests.map(([method, path]) => `${method} ${path}`);
    assert.deepEqual(covered.map(bare).toSorted(), documented.map(bare).toSorted());
  });
});

/** Creates one of everything a user can own. */
const thingsOf = async (service: TestService, person: Person): Promise<Readonly<Record<Kind, string>>> => {
  const library = await newLibrary(person, 'Theirs');
  const there = person.in(library);
  const idOf = async (path: string, json: unknown) => (await there.post<{ id: string }>(path, json)).body.id;
  const firstOf = async (path: string) =>
    (await person.client.get<{ items: { id: string }[] }>(path)).body.items[0]?.id ?? '';
  const invitations = `/api/v1/libraries/${library}/invitations`;
  const invited = await person.client.post<{ invitation: { id: string } }>(invitations, { role: 'viewer' });
  await newToken(person, 'read');
  const passkey = '22222222-2222-7222-8222-222222222222';
  await service.write(
    `insert into passkey (id, user_id, credential_id, public_key, counter, transports, name, created_at)
     values ('${passkey}', '${person.id}', 'x', 'x', 0, '', 'Theirs', '2026-01-01T00:00:00.000Z')`,
  );
  const recipe = await idOf('/api/v1/recipes', { recipe: { title: 'Theirs' } });
  const book = await idOf('/api/v1/books', { kind: 'personal', title: 'Theirs' });
  const picture = await newPicture();
  await upload(there, `/api/v1/recipes/${recipe}`, picture);
  const asset = await upload(there, `/api/v1/books/${book}`, picture);
  return {
    recipe,
    cook: await idOf(`/api/v1/recipes/${recipe}/cooked`, {}),
    library,
    user: person.id,
    invitation: invited.body.invitation.id,
    tag: await idOf('/api/v1/tags', { name: 'Theirs' }),
    facet: await idOf('/api/v1/facets', { kind: 'course', value: 'Soup' }),
    book,
    asset: asset.body.id,
    'pantry-entry': await idOf('/api/v1/pantry', { name: 'Theirs' }),
    meal: await idOf('/api/v1/meals', { date: '2026-03-14', slot: 'dinner', dishes: [] }),
    'saved-meal': await idOf('/api/v1/saved-meals', { name: 'Theirs', dishes: [] }),
    'shopping-list': await idOf('/api/v1/shopping/lists', { name: 'Theirs' }),
    job: await storedJob(service, library, person.id),
    preview: await idOf('/api/v1/recipes/import-previews', { text: JSON.stringify(recipeNode('Theirs')) }),
    webhook: (await there.post<{ webhook: { id: string } }>('/api/v1/webhooks', webhook)).body.webhook.id,
    token: await firstOf('/api/v1/account/tokens'),
    session: await firstOf('/api/v1/account/sessions'),
    passkey,
  };
};

onEveryEngine('ids of other users', (engine) => {
  const service = serviceForSuite(engine, { settings: { TUREEN_AUTH: 'accounts' } });
  let me: Person;
  let mine = '';
  let recipe = '';
  let theirs: Readonly<Record<Kind, string>>;

  before(async () => {
    const admin = await setUp(service);
    me = await newMember(service, admin, admin.library, 'viewer');
    mine = await newLibrary(me, 'Mine');
    theirs = await thingsOf(service, admin);
    const made = await me.in(mine).post<{ id: string }>('/api/v1/recipes', { recipe: { title: 'Mine' } });
    recipe = made.body.id;
  });

  const send = async (method: string, path: string, json?: unknown) => {
    const headers = {
      'x-service-library': mine,
      'if-match': '"1"',
      'x-request-id': REQUEST_ID,
      ...(path.endsWith('/items') && { 'idempotency-key': 'x' }),
    };
    const form = fileForm(minimalPdf());
    const sent = json === FILE ? { raw: form.raw, headers: { ...headers, ...form.headers } } : { json, headers };
    const answer = await me.client.send(method, path, sent);
    const { date: _date, ...rest } = answer.headers;
    return { status: answer.status, headers: rest, text: answer.text };
  };

  const everywhere = async (library: string) => [
    await send('GET', `/api/v1/account/audit?library_id=${library}`),
    await send('POST', '/api/v1/account/library', { library_id: library }),
    (await me.client.get('/api/v1/tags', { 'x-service-library': library, 'x-request-id': REQUEST_ID })).text,
  ];

  for (const [method, path, kind, json] of requests) {
    test(`${method} ${path}: returns the same 404 as for an unknown id, byte for byte`, async () => {
      const own = path
        .replace('{id}', mine)
        .replace('{recipe}', recipe)
        .replace('{asset}', theirs.asset)
        .replace('{preset}', 'thumb')
        .replace('{revision}', '1')
        .replace('{item}', 'x');
      const foreign = await send(method, own.replace('*', theirs[kind]), json);
      assert.equal(foreign.status, 404);
      assert.deepEqual(foreign, await send(method, own.replace('*', MISSING), json));
    });
  }

  test('returns the same 404 for a library in X-Service-Library, in a filter, or when selecting it', async () => {
    const foreign = await everywhere(theirs.library);
    assert.match(JSON.stringify(foreign), /^(?:.*library-not-found){3}/);
    assert.deepEqual(foreign, await everywhere(MISSING));
  });
});
