import assert from 'node:assert/strict';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite, test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { openApi } from '../../../../test/support/answer-check.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import { listProblemCodes } from '../../problem/problem-catalog.ts';
import { chooseEncoding } from '../compression.ts';

onEveryEngine('service pages', (engine) => {
  const service = serviceForSuite(engine);
  const guarded = serviceForSuite(engine, { settings: { TUREEN_METRICS_TOKEN: 'let me see' } });

  test('/healthz reports that the process is alive, /readyz that the database responds', async () => {
    assert.deepEqual((await service.client.get<object>('/healthz')).body, { status: 'ok' });
    const { status, body } = await service.client.get<{ status: string; engine: string }>('/readyz');
    assert.deepEqual([status, body.status], [200, 'ready']);
    assert.equal(body.engine, engine.name === 'sqlite' ? 'SQLite' : 'PostgreSQL');
  });

  test('/metrics returns Prometheus text to clients on this machine', async () => {
    await service.client.get('/api/v1/capabilities');
    const { status, text, headers } = await service.client.get('/metrics');
    assert.equal(status, 200);
    assert.match(String(headers['content-type']), /^text\/plain; version=0\.0\.4/);
    assert.match(
      text,
      /tureen_http_request_duration_seconds_count\{operation="getCapabilities",method="GET",status="200"\} 1/,
    );
    for (const line of text.trim().split('\n')) {
      assert.match(line, /^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? -?[\d.e+-]+)$/);
    }
  });

  test('/metrics rejects clients behind a proxy on this machine', async () => {
    for (const header of ['x-forwarded-for', 'forwarded']) {
      assert.equal((await service.client.get('/metrics', { [header]: 'for=192.0.2.1' })).status, 403);
    }
  });

  test('/metrics requires the token if one is configured', async () => {
    for (const authorization of [undefined, 'Bearer wrong', 'let me see', 'Bearer ']) {
      const answer = await guarded.client.get('/metrics', { ...(authorization !== undefined && { authorization }) });
      assert.deepEqual([answer.status, answer.body.code], [403, 'forbidden']);
    }
    assert.equal((await guarded.client.get('/metrics', { authorization: 'Bearer let me see' })).status, 200);
  });

  test('/problems lists every code, and each has a page', async () => {
    const index = await service.client.get('/problems');
    for (const code of listProblemCodes()) {
      assert.ok(index.text.includes(`/problems/${code}"`), code);
      const page = await service.client.get(`/problems/${code}`);
      assert.deepEqual([page.status, page.headers['content-type']], [200, 'text/html; charset=utf-8']);
    }
  });

  test('/api/v1/openapi.json serves the committed document, and /api/v1/docs a reference that loads no external resources', async () => {
    assert.deepEqual((await service.client.get<object>('/api/v1/openapi.json')).body, openApi);
    const docs = await service.client.get('/api/v1/docs');
    assert.equal(docs.status, 200);
    for (const operations of Object.values(openApi.paths)) {
      for (const { operationId } of Object.values(operations)) assert.ok(docs.text.includes(`id="${operationId}"`));
    }
    assert.doesNotMatch(docs.text, /<script|<link|src="http|@import|url\(/i);
    assert.match(String(docs.headers['content-security-policy']), /default-src 'none'/);
  });

  test('sends the security headers with every response', async () => {
    for (const path of ['/healthz', '/api/v1/capabilities', '/nothing', '/api/v1/docs', '/api/v1/tags/%zz']) {
      const { headers } = await service.client.get(path);
      assert.equal(headers['x-content-type-options'], 'nosniff', path);
      assert.equal(headers['x-frame-options'], 'DENY', path);
      assert.equal(headers['referrer-policy'], 'no-referrer', path);
      assert.match(String(headers['content-security-policy']), /default-src 'none'.*frame-ancestors 'none'/, path);
    }
  });

  test('compresses large responses if the client accepts it, and never small ones', async () => {
    const plain = await service.client.get('/api/v1/openapi.json');
    const brotli = await service.client.get('/api/v1/openapi.json', { 'accept-encoding': 'gzip, br' });
    const gzip = await service.client.get('/api/v1/openapi.json', { 'accept-encoding': 'gzip;q=1.0, br;q=0' });
    assert.deepEqual([brotli.headers['content-encoding'], gzip.headers['content-encoding']], ['br', 'gzip']);
    assert.equal(brotliDecompressSync(brotli.bytes).toString(), plain.text);
    assert.equal(gunzipSync(gzip.bytes).toString(), plain.text);
    assert.ok(brotli.bytes.length < plain.bytes.length / 4);
    const tiny = await service.client.get('/healthz', { 'accept-encoding': 'br' });
    assert.equal(tiny.headers['content-encoding'], undefined);
  });

  test('compresses short responses too', async () => {
    const path = '/api/v1/capabilities';
    const plain = await service.client.get(path);
    assert.ok(plain.bytes.length > 1024 && plain.bytes.length < 32 * 1024, String(plain.bytes.length));
    const brotli = await service.client.get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const gzip = await service.client.get(path, { 'accept-encoding': 'gzip, br;q=0.5' });
    assert.deepEqual([brotli.headers['content-encoding'], gzip.headers['content-encoding']], ['br', 'gzip']);
    assert.equal(brotliDecompressSync(brotli.bytes).toString(), plain.text);
    assert.equal(gunzipSync(gzip.bytes).toString(), plain.text);
    for (const { bytes } of [brotli, gzip]) assert.ok(bytes.length < plain.bytes.length * 0.75, String(bytes.length));
  });
});

suite('Accept-Encoding', () => {
  for (const [accept, expected] of [
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['identity', undefined],
    ['gzip;q=0', undefined],
    ['br;q=nonsense', undefined],
    ['', undefined],
  ] as const) {
    test(`"${accept}" selects ${expected ?? 'no encoding'}`, () => assert.equal(chooseEncoding(accept), expected));
  }
});
