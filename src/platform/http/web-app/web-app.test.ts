import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, suite, test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { engines } from '../../../../test/support/engines.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

const SCRIPT = 'console.log("tureen");\n'.repeat(100);

/** A miniature build output. */
const buildIn = (folder: string): void => {
  mkdirSync(path.join(folder, 'assets'));
  const write = (name: string, content: string | Buffer): void => writeFileSync(path.join(folder, name), content);
  write('index.html', '<!doctype html><meta property="csp-nonce" nonce="__NONCE__"><title>Tureen</title>');
  write('assets/index-B1b2.js', SCRIPT);
  write('assets/index-B1b2.js.br', brotliCompressSync(SCRIPT));
  write('assets/index-B1b2.js.gz', gzipSync(SCRIPT));
  write('assets/removed-C3d4.css', 'p {}');
  write('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('service-worker.js', '// keeps the app');
  write('secret.env', 'not for anyone');
};

// One engine is enough, because the app's files are not stored in the database.
const [engine = assert.fail('no engine is configured')] = engines;

suite('serving the web app', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tureen-web-app-'));
  buildIn(folder);
  after(() => rmSync(folder, { recursive: true }));
  const service = serviceForSuite(engine, { webApp: folder });
  const accounts = serviceForSuite(engine, { webApp: folder, settings: { TUREEN_AUTH: 'accounts' } });
  const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  test('serves the page at / and at every app route when a browser requests it', async () => {
    for (const address of [
      '/',
      '/plan',
      '/recipes/01a1df50-9991-7000-a873-90b7fff9baa1?servings=6',
      '/setup?token=x',
    ]) {
      const { status, headers, text } = await service.client.get(address, asBrowser);
      assert.deepEqual([status, headers['content-type']], [200, 'text/html; charset=utf-8'], address);
      assert.match(text, /<title>Tureen/);
    }
  });

  test('redirects a browser whose sign-in at a provider fails to a page that says why', async () => {
    for (const step of ['login', 'callback?state=x&code=y', 'native-login?redirect_uri=http%3A%2F%2F127.0.0.1%2F']) {
      const address = `/api/v1/auth/unknown/${step}`;
      const { status, headers } = await accounts.client.get(address, asBrowser);
      assert.equal(status, 302, address);
      assert.match(String(headers['location']), /^\/refused\?code=(?:provider-not-found|validation-failed)$/, address);
      const { status: ofProgram } = await accounts.client.get(address, { accept: 'application/json' });
      assert.ok(ofProgram === 404 || ofProgram === 422, address);
    }
    assert.equal((await accounts.client.get('/api/v1/tags', asBrowser)).status, 401);
  });

  test('still returns 404 to other clients and for unknown files', async () => {
    for (const [address, headers] of [
      ['/plan', { accept: 'application/json' }],
      ['/plan', {}],
      ['/api/v1/nothing', asBrowser],
      ['/assets/gone.js', { accept: '*/*' }],
      ['/secret.env', { accept: '*/*' }],
      ['/assets/../secret.env', { accept: '*/*' }],
    ] as const) {
      const { status, body } = await service.client.get<{ code: string }>(address, headers);
      assert.deepEqual([status, body.code], [404, 'route-not-found'], address);
    }
    const { status, body } = await service.client.post<{ code: string }>('/plan', {});
    assert.deepEqual([status, body.code], [404, 'route-not-found']);
    const posted = await service.client.post<{ code: string }>('/assets/index-B1b2.js', {});
    assert.deepEqual(
      [posted.status, posted.body.code, posted.headers['allow']],
      [405, 'method-not-allowed', 'GET, HEAD'],
    );
  });

  test('sends a policy that allows only this origin and no inline scripts, with a fresh nonce each time', async () => {
    const nonces = new Set<string>();
    for (let round = 0; round < 3; round += 1) {
      const { headers, text } = await service.client.get('/', asBrowser);
      const policy = String(headers['content-security-policy']);
      const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      assert.match(policy, /default-src 'none'; script-src 'self';/);
      assert.doesNotMatch(policy, /unsafe|data:|https?:|\*/);
      assert.ok(text.includes(`nonce="${nonce}"`));
      assert.equal(headers['cache-control'], 'no-cache');
      nonces.add(nonce);
    }
    assert.equal(nonces.size, 3);
  });

  test('sends precompressed files, and lets hashed files be cached forever', async () => {
    for (const [accept, encoding, bytes] of [
      ['br, gzip', 'br', brotliCompressSync(SCRIPT)],
      ['gzip', 'gzip', gzipSync(SCRIPT)],
      ['identity', undefined, Buffer.from(SCRIPT)],
    ] as const) {
      const answer = await fetch(`${service.client.origin}/assets/index-B1b2.js`, {
        method: 'HEAD',
        headers: { 'accept-encoding': accept },
      });
      assert.equal(answer.status, 200);
      assert.equal(answer.headers.get('content-encoding') ?? undefined, encoding);
      assert.equal(answer.headers.get('content-length'), String(bytes.length));
      assert.equal(answer.headers.get('content-type'), 'text/javascript; charset=utf-8');
      assert.match(answer.headers.get('cache-control') ?? '', /immutable/);
    }
    assert.equal((await service.client.get('/assets/index%2DB1b2.js')).status, 200);
    // As in a browser: compressed in transit and decompressed on arrival.
    assert.equal(await (await fetch(`${service.client.origin}/assets/index-B1b2.js`)).text(), SCRIPT);
  });

  test('lets the service worker fetch the files that it caches', async () => {
    const { headers } = await service.client.get('/service-worker.js');
    const policy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
    assert.equal(headers['content-security-policy'], policy);
  });

  test('returns 404 for a file that was removed by a new build', async () => {
    rmSync(path.join(folder, 'assets/removed-C3d4.css'));
    const { status, body } = await service.client.get<{ code: string }>('/assets/removed-C3d4.css');
    assert.deepEqual([status, body.code], [404, 'route-not-found']);
  });

  test('has other files revalidated, and returns 304 if they are unchanged', async () => {
    const first = await service.client.get('/icon.svg');
    assert.deepEqual([first.status, first.headers['cache-control']], [200, 'no-cache']);
    const second = await service.client.get('/icon.svg', { 'if-none-match': String(first.headers.etag) });
    assert.deepEqual([second.status, second.text], [304, '']);
  });

  test('serves only the API and a page with setup instructions if the app has not been built', async (t) => {
    const bare = service.beside({ webApp: path.join(folder, 'nothing') });
    await bare.start();
    t.after(() => bare.stop());
    assert.equal((await bare.client.get('/', asBrowser)).status, 404);
    assert.match((await bare.client.get('/setup', asBrowser)).text, /Become the administrator/);
  });
});
