// decisions.md, section 1, row by row.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { onEveryEngine } from '../../../test/support/engines.ts';
import { openApi } from '../../../test/support/answer-check.ts';
import type { TestClient } from '../../../test/support/client.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';

interface Tag {
  readonly id: string;
  readonly name: string;
}

interface Page {
  readonly items: readonly Tag[];
  readonly next_cursor: string | null;
}

const newTag = async (client: TestClient, name = 'Tag'): Promise<string> =>
  `/api/v1/tags/${(await client.post<Tag>('/api/v1/tags', { name })).body.id}`;

onEveryEngine('conventions', (engine) => {
  const service = serviceForSuite(engine);

  test('Identifiers: ids are UUIDv7 and ascend over time', async () => {
    const client = await service.newLibrary();
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c']) ids.push((await client.post<Tag>('/api/v1/tags', { name })).body.id);
    for (const id of ids) assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    assert.deepEqual(ids, ids.toSorted());
  });

  test('Integers: values beyond 2^53 - 1 are rejected with 422 instead of being rounded', async () => {
    const client = await service.newLibrary();
    const { id } = (await client.post<{ id: string }>('/api/v1/shopping/lists', { name: 'Week' })).body;
    const rename = (revision: string) =>
      client.send('PATCH', `/api/v1/shopping/lists/${id}`, {
        raw: `{"operation_id":"x","name":"Month","base_revision":${revision}}`,
        headers: { 'content-type': 'application/json' },
      });
    for (const revision of ['9007199254740993', '9223372036854775807', '1e30']) {
      const { status, body } = await rename(revision);
      assert.deepEqual([status, body.errors?.[0]?.location], [422, 'body.base_revision'], revision);
      assert.match(String(body.errors?.[0]?.message), /9007199254740991/);
    }
  });

  test('Lists: limit is 1 to 100, default 50; any other limit and an invalid cursor return 422', async () => {
    const client = await service.newLibrary();
    await Promise.all(Array.from({ length: 101 }, (_, index) => newTag(client, `Tag ${index}`)));
    assert.equal((await client.get<Page>('/api/v1/tags')).body.items.length, 50);
    assert.equal((await client.get<Page>('/api/v1/tags?limit=1')).body.items.length, 1);
    assert.equal((await client.get<Page>('/api/v1/tags?limit=100')).body.items.length, 100);
    for (const limit of ['0', '101', '-1', '1.5', 'ten', '', '1&limit=2']) {
      const answer = await client.get(`/api/v1/tags?limit=${limit}`);
      assert.deepEqual([answer.status, answer.body.errors?.[0]?.location], [422, 'query.limit'], limit);
    }
    const foreign = Buffer.from('["a","b"]').toString('base64url');
    for (const cursor of ['', 'x', '%F0%9F', foreign, Buffer.from('{}').toString('base64url'), 'x'.repeat(2001)]) {
      const answer = await client.get(`/api/v1/tags?cursor=${cursor}`);
      assert.ok([400, 422].includes(answer.status), cursor);
      if (answer.status === 422) assert.equal(answer.body.errors?.[0]?.location, 'query.cursor', cursor);
    }
  });

  test('ETag: If-Match accepts a list of tags or a single *; a weak tag never matches', async () => {
    const client = await service.newLibrary();
    const path = await newTag(client);
    let revision = 1;
    const put = (ifMatch: string) => client.put(path, { name: 'Tag' }, { 'if-match': ifMatch });
    for (const accepted of ['"R"', '"1000", "R"', '"R","1000"', '*', ' * ', ', "R" ,', 'W/"R", "R"', '"a,b", "R"']) {
      const answer = await put(accepted.replaceAll('R', String(revision)));
      assert.equal(answer.status, 200, accepted);
      revision += 1;
      assert.equal(answer.headers.etag, `"${revision}"`);
    }
    for (const stale of ['"1000"', 'W/"R"', '"1000", "1001"', '""', '"abc"', '"0R"']) {
      const answer = await put(stale.replaceAll('R', String(revision)));
      assert.deepEqual([answer.status, answer.body.code], [412, 'precondition-failed'], stale);
      assert.deepEqual(answer.body.params, { current_revision: revision });
    }
    for (const garbage of [
      'R',
      '"R',
      'R"',
      '"R "',
      '"1" "2"',
      '*, "R"',
      '"R", *',
      'w/"R"',
      "'R'",
      '',
      'W/R',
      '"1";"2"',
    ]) {
      const answer = await put(garbage.replaceAll('R', String(revision)));
      assert.deepEqual([answer.status, answer.body.code], [400, 'malformed-etag'], garbage);
    }
    const missing = await client.put(path, { name: 'Tag' });
    assert.deepEqual([missing.status, missing.body.code], [428, 'precondition-required']);
    assert.equal((await client.get(path)).headers.etag, `"${revision}"`);
  });

  test('ETag: other errors (403, 404, 422) take precedence over 412', async () => {
    const client = await service.newLibrary();
    const path = await newTag(client);
    const stale = { 'if-match': '"99"' };
    assert.equal((await client.put(path, { name: '' }, stale)).status, 422);
    assert.equal((await client.put('/api/v1/tags/none', { name: 'x' }, stale)).status, 404);
    assert.equal((await client.put(path, { name: 'x' }, { ...stale, 'x-service-library': 'none' })).status, 404);
    assert.equal((await client.put(path, { name: 'x' }, { ...stale, origin: 'http://evil.example' })).status, 403);
  });

  test('Conditional reads: If-None-Match returns 304 for every resource with an ETag', async () => {
    const client = await service.newLibrary();
    const tag = await newTag(client);
    const facet = await client.post<Tag>('/api/v1/facets', { kind: 'course', value: 'Soup' });
    const library = (await service.client.get<Page>('/api/v1/libraries')).body.items[0]?.id;
    const paths = [
      tag,
      `/api/v1/facets/${facet.body.id}`,
      `/api/v1/libraries/${library}`,
      '/api/v1/tags',
      '/api/v1/facets',
      '/api/v1/libraries',
      '/api/v1/capabilities',
    ];
    for (const path of paths) {
      const { headers } = await client.get(path);
      const etag = headers.etag ?? '';
      assert.match(etag, /^"[^"]+"$/, path);
      for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const answer = await client.get(path, { 'if-none-match': held });
        assert.deepEqual([answer.status, answer.text, answer.headers.etag], [304, '', etag], `${path} ${held}`);
        assert.equal(answer.headers['cache-control'], 'private, no-cache');
      }
      for (const held of ['"other"', 'garbage', '', '"', etag.slice(0, -1)]) {
        assert.equal((await client.get(path, { 'if-none-match': held })).status, 200, `${path} ${held}`);
      }
    }
  });

  test('Conditional reads: a list is modified by any change that could appear in it', async () => {
    const client = await service.newLibrary();
    const read = async (held: string) => client.get<Page>('/api/v1/tags', { 'if-none-match': held });
    const empty = (await read('')).headers.etag ?? '';
    const path = await newTag(client, 'First');
    const one = await read(empty);
    assert.deepEqual(
      one.body.items.map(({ name }) => name),
      ['First'],
    );
    await client.put(path, { name: 'Renamed' }, { 'if-match': '"1"' });
    const renamed = await read(one.headers.etag ?? '');
    assert.deepEqual(
      renamed.body.items.map(({ name }) => name),
      ['Renamed'],
    );
    await client.delete(path, { 'if-match': '"2"' });
    assert.deepEqual((await read(renamed.headers.etag ?? '')).body.items, []);
    const other = await service.newLibrary();
    assert.notEqual((await other.get('/api/v1/tags')).headers.etag, empty);
  });

  test('HEAD works wherever GET does', async () => {
    const client = await service.newLibrary();
    const tag = await newTag(client);
    for (const path of [
      tag,
      '/api/v1/tags',
      '/api/v1/capabilities',
      '/healthz',
      '/problems',
      '/api/v1/docs',
      '/nothing',
    ]) {
      const get = await client.get(path);
      const head = await client.send('HEAD', path);
      assert.deepEqual(
        [head.status, head.text, head.headers.etag, head.headers['content-length'], head.headers['content-type']],
        [get.status, '', get.headers.etag, get.headers['content-length'], get.headers['content-type']],
        path,
      );
    }
    const { headers } = await client.get(tag);
    assert.equal((await client.send('HEAD', tag, { headers: { 'if-none-match': headers.etag } })).status, 304);
  });

  test('Caching: library data is private, no-cache with an ETag; problems are no-store', async () => {
    const client = await service.newLibrary();
    const { headers } = await client.get(await newTag(client));
    assert.deepEqual([headers['cache-control'], headers.etag], ['private, no-cache', '"1"']);
    assert.match(String(headers.vary), /x-service-library/i);
    assert.equal((await client.get('/api/v1/tags/none')).headers['cache-control'], 'no-store');
  });

  test('Request id: every response has one, a valid incoming id is reused, and Problem.instance is its URN', async () => {
    const validId = '0192f0c1-7b1a-7000-8000-0123456789ab';
    for (const path of ['/api/v1/capabilities', '/healthz', '/nothing', '/api/v1/tags/none']) {
      assert.equal((await service.client.get(path, { 'x-request-id': validId })).headers['x-request-id'], validId);
      for (const invalidId of ['', 'abc', `${validId}x`, validId.toUpperCase(), '<script>']) {
        const { headers } = await service.client.get(path, { 'x-request-id': invalidId });
        assert.notEqual(headers['x-request-id'], invalidId);
        assert.match(String(headers['x-request-id']), /^[0-9a-f-]{36}$/);
      }
    }
    const { body, headers } = await service.client.get('/nothing');
    assert.equal(body.instance, `urn:uuid:${String(headers['x-request-id'])}`);
  });

  test('Problem: type is the URL of a page that documents the code', async () => {
    const { body, status } = await service.client.get('/nothing');
    assert.equal(body.type, `${service.client.origin}/problems/route-not-found`);
    assert.deepEqual([body.status, body.title], [status, 'There is nothing at this path']);
    const page = await service.client.get(new URL(body.type).pathname);
    assert.equal(page.status, 200);
    assert.match(page.text, /route-not-found/);
    const unknown = await service.client.get('/problems/no-such-code');
    assert.deepEqual([unknown.status, unknown.body.code], [404, 'problem-not-found']);
  });

  test('Problem: a 422 response has both errors and violations, with locations', async () => {
    const client = await service.newLibrary();
    const { body } = await client.post('/api/v1/tags', { name: 5, color: ['red'] });
    assert.deepEqual(
      body.errors?.map(({ location }) => location),
      ['body.name', 'body.color'],
    );
    assert.deepEqual(
      body.violations?.map(({ location, code }) => [location, code]),
      [
        ['body.name', 'type'],
        ['body.color', 'type'],
      ],
    );
    assert.equal(body.errors?.[0]?.value, 5);
  });

  test('Bad input: unparsable JSON returns 400 malformed-json', async () => {
    const client = await service.newLibrary();
    const json = { 'content-type': 'application/json' };
    for (const raw of [
      '{',
      '{"name":}',
      'nonsense',
      '{"name":"a"}}',
      '{"__proto__":{}}',
      '{"name":{"__\\u0070roto__":1}}',
      '{"name":[{"\\u005F\\u005fproto__":1}]}',
      Buffer.from([0x22, 0xff, 0x22]),
    ]) {
      const answer = await client.send('POST', '/api/v1/tags', { headers: json, raw });
      assert.deepEqual([answer.status, answer.body.code], [400, 'malformed-json'], String(raw));
      // The input may be a secret.
      assert.ok(!answer.text.includes('nonsense'));
    }
  });

  test('Bad input: an unsupported content type returns 415 unsupported-media-type', async () => {
    const client = await service.newLibrary();
    for (const headers of [
      {},
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/xml' },
      { 'content-type': 'nonsense' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    ]) {
      const answer = await client.send('POST', '/api/v1/tags', { headers, raw: '{"name":"a"}' });
      assert.deepEqual([answer.status, answer.body.code], [415, 'unsupported-media-type'], JSON.stringify(headers));
    }
    const utf8 = { 'content-type': 'application/json; charset=UTF-8' };
    assert.equal((await client.send('POST', '/api/v1/tags', { headers: utf8, raw: '{"name":"a"}' })).status, 201);
  });

  test('Bad input: a schema violation, U+0000 or a lone surrogate returns 422 validation-failed', async () => {
    const client = await service.newLibrary();
    for (const json of [
      null,
      [],
      'text',
      5,
      {},
      { name: 'a\u0000b' },
      { name: 'a', color: '\u0000' },
      { name: 'a\ud800' },
      { '\udc00': 1 },
    ]) {
      const answer = await client.post('/api/v1/tags', json);
      assert.deepEqual([answer.status, answer.body.code], [422, 'validation-failed'], JSON.stringify(json));
    }
    const empty = await client.send('POST', '/api/v1/tags', { headers: { 'content-type': 'application/json' } });
    assert.equal(empty.status, 422);
    assert.equal((await client.get('/api/v1/tags/a%00b')).body.errors?.[0]?.location, 'path.id');
    assert.equal((await client.get('/api/v1/tags?cursor=a%00b')).body.errors?.[0]?.location, 'query.cursor');
  });

  test('Bad input: an unknown path returns 404 route-not-found, an undecodable path 400 malformed-request', async () => {
    for (const path of ['/', '/api', '/api/v1', '/api/v1/', '/api/v2/tags', '/api/v1/tags/', '/API/V1/TAGS']) {
      const answer = await service.client.get(path);
      assert.deepEqual([answer.status, answer.body.code], [404, 'route-not-found'], path);
    }
    const answer = await service.client.get('/api/v1/tags/%zz');
    assert.deepEqual([answer.status, answer.body.code], [400, 'malformed-request']);
  });

  test('Bad input: an unsupported method returns 405 method-not-allowed with an Allow header', async () => {
    for (const [method, path, allow] of [
      ['PUT', '/api/v1/tags', 'GET, HEAD, POST'],
      ['PATCH', '/api/v1/tags/some', 'DELETE, GET, HEAD, PUT'],
      ['POST', '/api/v1/capabilities', 'GET, HEAD'],
      ['POST', '/healthz', 'GET, HEAD'],
      ['OPTIONS', '/api/v1/tags', 'GET, HEAD, POST'],
      ['PROPFIND', '/api/v1/tags', 'GET, HEAD, POST'],
    ] as const) {
      const answer = await service.client.send(method, path);
      assert.deepEqual([answer.status, answer.body.code, answer.headers.allow], [405, 'method-not-allowed', allow]);
    }
  });

  test('X-Service-Principal: naming another user returns 409 principal-mismatch and has no effect', async () => {
    const client = await service.newLibrary();
    const [user] = await service.rows('select id from account_user');
    const other = await client.post('/api/v1/tags', { name: 'Queued' }, { 'x-service-principal': 'someone-else' });
    assert.deepEqual([other.status, other.body.code], [409, 'principal-mismatch']);
    assert.equal((await client.get<Page>('/api/v1/tags')).body.items.length, 0);
    const own = await client.post('/api/v1/tags', { name: 'Queued' }, { 'x-service-principal': String(user?.['id']) });
    assert.equal(own.status, 201);
  });
});

const nested = (depth: number): string => `{"name":"Deep","extra":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;

onEveryEngine('limits', (engine) => {
  const service = serviceForSuite(engine, {
    settings: { TUREEN_LIMIT_JSON_BODY_BYTES: '1000', TUREEN_LIMIT_WRITES_PER_MINUTE: '5' },
  });

  test('lists all limits as configured in the capabilities', async () => {
    const { body } = await service.client.get<{ limits: object }>('/api/v1/capabilities');
    assert.deepEqual(body.limits, {
      json_body_bytes: 1000,
      heavy_requests_per_user: 1000,
      event_loop_delay_ms: 0,
      document_body_bytes: 16 * 1024 ** 2,
      json_depth: 64,
      upload_file_bytes: 64 * 1024 ** 2,
      upload_request_bytes: 256 * 1024 ** 2,
      image_pixels: 40_000_000,
      archive_entries: 10_000,
      archive_expanded_bytes: 1024 ** 3,
      archive_ratio: 200,
      archive_depth: 2,
      retry_receipt_hours: 24,
      grocery_addition_items: 500,
      shopping_list_items: 2000,
      pantry_entries: 5000,
      book_chapters: 1000,
      book_members: 10_000,
      bulk_items: 10_000,
      bulk_tags: 100,
      dish_plain_items: 100,
      export_ids: 10_000,
      import_files: 500,
      indexed_ingredients: 1000,
      indexed_text_characters: 50_000,
      indexed_words: 4000,
      ingredient_lines: 500,
      lookup_ids: 10_000,
      meal_dishes: 100,
      public_json_body_bytes: 64 * 1024,
      recipe_filters: 50,
      recipe_labels: 100,
      retained_sources: 500,
      review_portions: 1000,
      searched_tags: 5000,
      webhooks: 50,
      bulk_synchronous_items: 100,
      import_items: 10_000,
      concurrent_requests: 1000,
      connections: 8000,
      open_bodies: 1000,
      open_bodies_per_user: 100,
      open_bodies_anonymous: 200,
      open_bodies_per_address: 50,
      body_bytes_per_second: 500,
      body_grace_seconds: 30,
      event_streams: 4000,
      event_streams_per_user: 50,
      queued_jobs: 50,
      writes_per_minute: 5,
      sign_in_failures_per_name: 10,
      sign_in_failures_per_address: 50,
      challenges_per_minute: 60,
    });
  });

  test('returns 413 payload-too-large for a body that is too large or too deep, and 429 rate-limited for one write too many', async () => {
    const json = { 'content-type': 'application/json' };
    const send = (raw: string) => service.client.send('POST', '/api/v1/tags', { headers: json, raw });
    const large = await send(JSON.stringify({ name: 'x', extra: 'x'.repeat(1000) }));
    assert.deepEqual([large.status, large.body.code], [413, 'payload-too-large']);
    assert.deepEqual(large.body.params, { limit: 'json_body_bytes', maximum: 1000 });
    const deep = await send(nested(65));
    assert.deepEqual([deep.status, deep.body.code], [413, 'payload-too-large']);
    assert.deepEqual(deep.body.params, { limit: 'json_depth', maximum: 64 });
    assert.equal((await send(nested(64))).status, 201);

    assert.equal((await service.client.post('/api/v1/tags', { name: 'Four' })).status, 201);
    const answers = [
      await service.client.post('/api/v1/tags', { name: 'Five' }),
      await service.client.post('/api/v1/tags', { name: 'Six' }),
    ];
    const limited = answers.find(({ status }) => status === 429);
    assert.equal(limited?.body.code, 'rate-limited');
    assert.match(String(limited?.headers['retry-after']), /^([1-9]|[1-5]\d|60)$/);
    assert.equal((await service.client.get('/api/v1/tags')).status, 200);
  });
});

suite('openapi.json', () => {
  test('gives every operation a unique id and the problems that any operation may return', () => {
    const operations = Object.values(openApi.paths).flatMap((path) => Object.values(path));
    const ids = operations.map(({ operationId }) => operationId);
    assert.equal(new Set(ids).size, ids.length);
    for (const { responses } of operations) {
      for (const status of ['401', '422', '500', 'default']) assert.ok(responses[status], status);
    }
  });
});
