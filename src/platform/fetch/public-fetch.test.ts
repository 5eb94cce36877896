import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { after, before, suite, test } from 'node:test';
import { createServer as createTlsServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';

import { PublicFetchError } from './public-fetch-error.ts';
import type { PublicFetchErrorReason } from './public-fetch-error.ts';
import { createPublicFetch } from './public-fetch.ts';
import { toFetchProblem } from './to-fetch-problem.ts';
import { selfSigned } from './self-signed.fixtures.ts';

const MEBIBYTE = 1024 * 1024;
const LIMIT = 10 * MEBIBYTE;

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

/** A resolver that never answers. */
const hang = (): Promise<never> => new Promise(() => undefined);

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

const refuses = (promise: Promise<unknown>, reason: PublicFetchErrorReason): Promise<void> =>
  assert.rejects(promise, (error) => {
    assert.ok(error instanceof PublicFetchError, String(error));
    assert.equal(error.reason, reason, String(error.cause));
    return true;
  });

const problemFor = (reason: PublicFetchErrorReason) => {
  const { code, status, params, message } = toFetchProblem(new PublicFetchError(reason));
  return [code, status, params, message];
};

/** The responses of the site, by path. */
const pages: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>> = {
  '/': (_, response) => response.writeHead(200, { 'content-type': 'Text/HTML; Charset="UTF-8"' }).end('<h1>Soup</h1>'),
  '/latin': (_, response) => response.writeHead(200, { 'content-type': 'text/plain;charset=ISO-8859-1' }).end('é'),
  '/untyped': (_, response) => response.end('?'),
  '/mistyped': (_, response) => response.writeHead(200, { 'content-type': ';;' }).end('?'),
  '/missing': (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('gone'),
  '/headers': (request, response) => response.end(JSON.stringify(request.headers)),
  '/full': (_, response) => response.end(Buffer.alloc(LIMIT, 'a')),
  '/over': (_, response) => response.end(Buffer.alloc(LIMIT + 1, 'a')),
  '/announced': (_, response) => response.writeHead(200, { 'content-length': String(LIMIT + 1) }).flushHeaders(),
  '/endless': (_, response) => {
    const more = (): void => void response.write(Buffer.alloc(MEBIBYTE), () => response.destroyed || more());
    more();
  },
  '/silent': () => undefined,
  '/drip': (_, response) => {
    const drip = setInterval(() => response.write('.'), 5);
    response.on('close', () => clearInterval(drip));
  },
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half');
    response.destroy();
  },
  '/upgrade': (_, response) => response.writeHead(101, { connection: 'upgrade', upgrade: 'soup' }).end(),
  '/damaged': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip'),
  '/halved': (_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('soup'.repeat(99)).subarray(0, 20)),
  '/unknown-encoding': (_, response) => response.writeHead(200, { 'content-encoding': 'utf-8' }).end('soup'),
  '/many-encodings': (_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip, gzip, gzip' }).end(gzipSync(gzipSync(gzipSync('soup')))),
  '/twice': (_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip, br' }).end(brotliCompressSync(gzipSync('soup'))),
  '/nothing': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(),
  '/relative/a': (_, response) => response.writeHead(302, { location: '../latin?x=1#y' }).end('elsewhere'),
  '/unicode': (_, response) => response.writeHead(301, { location: Buffer.from('/é').toString('latin1') }).end(),
  '/%C3%A9': (_, response) => response.end('é'),
  '/nowhere': (_, response) => response.writeHead(302).end('?'),
  '/cookie': (_, response) => response.writeHead(302, { location: '/headers', 'set-cookie': 'a=b' }).end(),
  '/lasting': (_, response) => response.writeHead(302, { location: '/' }).write('a redirect that never ends'),
};

const encodings = {
  gzip: gzipSync,
  'x-gzip': gzipSync,
  deflate: deflateSync,
  br: brotliCompressSync,
  zstd: zstdCompressSync,
} as const;

suite('fetching URLs that users submit', () => {
  let lastSocket: unknown;
  const server = createServer((request, response) => {
    lastSocket = request.socket;
    const { pathname, search } = new URL(request.url ?? '', 'http://x');
    const [, kind = '', rest = ''] = pathname.split('/');
    const page = pages[pathname];
    if (page !== undefined) page(request, response);
    else if (kind === 'chain') {
      response.writeHead(308, { location: Number(rest) > 1 ? `/chain/${Number(rest) - 1}` : '/' }).end();
    } else if (kind === 'encoded' || kind === 'bomb') {
      const encode = Object.entries(encodings).find(([name]) => name === rest)?.[1] ?? deflateRawSync;
      const body = kind === 'bomb' ? Buffer.alloc(LIMIT + 1) : Buffer.from('soup'.repeat(1000));
      const encoding = rest === 'raw' ? 'deflate' : rest;
      response.writeHead(200, { 'content-encoding': encoding }).end(encode(body));
    } else response.writeHead(500).end(search);
  });
  let origin = '';
  before(async () => {
    origin = `http://127.0.0.1:${await listen(server)}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const allow = ['127.0.0.0/8'];
  const fetch = createPublicFetch({ allow, version: '1.2.3' });
  const hasty = createPublicFetch({ allow, bounds: { timeMs: 60, bytes: LIMIT, redirects: 5 } });

  test('rejects a response larger than 10 MiB, with or without a declared length, and stops reading', async () => {
    for (const path of ['/over', '/announced', '/endless']) await refuses(fetch(`${origin}${path}`), 'too-large');
  });

  test('rejects a body larger than 10 MiB after decompression, in every encoding', async () => {
    for (const encoding of [...Object.keys(encodings), 'raw']) {
      await refuses(fetch(`${origin}/bomb/${encoding}`), 'too-large');
    }
  });

  test('times out if a site sends nothing or trickles data', async () => {
    for (const path of ['/silent', '/drip']) await refuses(hasty(`${origin}${path}`), 'timeout');
  });

  test('times out if a name lookup hangs', async () => {
    const bounds = { timeMs: 20, bytes: LIMIT, redirects: 5 };
    await refuses(createPublicFetch({ allow, resolve: hang, bounds })('http://slow.example/'), 'timeout');
  });

  test('lets the caller abort, and rejects with the abort reason', async () => {
    const reason = new Error('enough');
    await assert.rejects(fetch(`${origin}/silent`, { signal: AbortSignal.abort(reason) }), reason);
    const giveUp = new AbortController();
    const pending = fetch(`${origin}/drip`, { signal: giveUp.signal });
    server.once('request', () => giveUp.abort(reason));
    await assert.rejects(pending, reason);
  });

  test('rejects a response that is cut off, upgraded or badly encoded', async () => {
    await refuses(fetch(`${origin}/cut`), 'unreachable');
    await refuses(fetch(`${origin}/upgrade`), 'unreachable');
    for (const path of ['/damaged', '/halved', '/many-encodings'])
      await refuses(fetch(`${origin}${path}`), 'bad-answer');
  });

  test('rejects a response that is not HTTP', async () => {
    const other = createTcpServer((socket) => socket.end('220 mail.example ESMTP\r\n'));
    const port = await listen(other);
    await refuses(fetch(`http://127.0.0.1:${port}/`), 'bad-answer');
    other.close();
    await refuses(fetch(`http://127.0.0.1:${port}/`), 'unreachable');
  });

  test('distinguishes an unknown name from a failing resolver', async () => {
    const failing = (code: string) =>
      createPublicFetch({ allow, resolve: () => Promise.reject(Object.assign(new Error('no'), { code })) });
    await refuses(failing('ENOTFOUND')('http://nobody.example/'), 'not-found');
    await refuses(failing('EAI_AGAIN')('http://nobody.example/'), 'unreachable');
    await refuses(
      createPublicFetch({ allow, resolve: () => Promise.resolve([]) })('http://nobody.example/'),
      'not-found',
    );
  });

  test('requires a valid certificate for the requested name, whatever the environment says', async (t) => {
    const names: string[] = [];
    const secure = createTlsServer({
      ...selfSigned,
      SNICallback: (name, done) => {
        names.push(name);
        done(null);
      },
    });
    secure.on('secureConnection', (socket) => socket.end('HTTP/1.1 200 OK\r\n\r\nsoup'));
    secure.on('tlsClientError', () => undefined);
    const port = await listen(secure);
    const trusted = getCACertificates('default');
    t.after(() => {
      delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
      setDefaultCACertificates(trusted);
      secure.close();
    });
    const byName = createPublicFetch({ allow, resolve: () => Promise.resolve(['127.0.0.1']) });
    t.mock.method(process, 'emitWarning', () => undefined);
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
    await refuses(byName(`https://secure.example:${port}/`), 'unreachable');
    setDefaultCACertificates([selfSigned.cert]);
    await refuses(byName(`https://other.example:${port}/`), 'unreachable');
    await refuses(byName(`https://127.0.0.1:${port}/`), 'unreachable');
    assert.equal(textOf((await byName(`https://secure.example.:${port}/`)).bytes), 'soup');
    assert.deepEqual(names, ['secure.example', 'other.example', 'secure.example']);
  });

  test('follows up to five redirects, including relative ones and ones whose body never ends', async () => {
    assert.equal((await fetch(`${origin}/chain/5`)).url, `${origin}/`);
    await refuses(fetch(`${origin}/chain/6`), 'too-many-redirects');
    const { url, charset } = await fetch(`${origin}/relative/a`);
    assert.deepEqual([url, charset], [`${origin}/latin?x=1#y`, 'iso-8859-1']);
    assert.equal(textOf((await fetch(`${origin}/unicode`)).bytes), 'é');
    assert.equal(textOf((await fetch(`${origin}/lasting`)).bytes), '<h1>Soup</h1>');
    assert.equal((await fetch(`${origin}/nowhere`)).status, 302);
  });

  test('returns status, media type, charset and bytes, even for an error response', async () => {
    const { bytes, ...page } = await fetch(`${origin}/`);
    assert.deepEqual(page, { url: `${origin}/`, status: 200, mediaType: 'text/html', charset: 'utf-8' });
    assert.equal(textOf(bytes), '<h1>Soup</h1>');
    for (const path of ['/untyped', '/mistyped']) {
      const { mediaType, charset } = await fetch(`${origin}${path}`);
      assert.deepEqual([mediaType, charset], ['application/octet-stream', undefined]);
    }
    const { status, mediaType } = await fetch(`${origin}/missing`);
    assert.deepEqual([status, mediaType], [404, 'text/html']);
    assert.equal((await fetch(`${origin}/full`)).bytes.length, LIMIT);
  });

  test('decompresses compressed bodies', async () => {
    for (const encoding of [...Object.keys(encodings), 'raw']) {
      assert.equal(textOf((await fetch(`${origin}/encoded/${encoding}`)).bytes), 'soup'.repeat(1000), encoding);
    }
    assert.equal(textOf((await fetch(`${origin}/twice`)).bytes), 'soup');
    assert.equal(textOf((await fetch(`${origin}/unknown-encoding`)).bytes), 'soup');
    assert.equal((await fetch(`${origin}/nothing`)).bytes.length, 0);
  });

  test('identifies the program and the host but not the user, and keeps no cookies', async () => {
    const { bytes } = await createPublicFetch({
      allow,
      version: '1.2.3',
      resolve: () => Promise.resolve(['127.0.0.1']),
    })(`http://soup.example:${new URL(origin).port}/cookie`, { accept: 'image/*' });
    assert.deepEqual(JSON.parse(textOf(bytes)), {
      host: `soup.example:${new URL(origin).port}`,
      accept: 'image/*',
      'accept-encoding': 'gzip, deflate, br, zstd',
      'user-agent': 'Tureen/1.2.3 (+recipe import)',
      connection: 'close',
    });
  });

  test('never reuses a connection, and ignores proxy settings in the environment', async (t) => {
    process.env['http_proxy'] = 'http://127.0.0.1:9';
    t.after(() => delete process.env['http_proxy']);
    await fetch(`${origin}/`);
    const first = lastSocket;
    await fetch(`${origin}/`);
    assert.notEqual(lastSocket, first);
  });

  test('maps every refusal to one of two problems', () => {
    const notPublic = ['address-not-allowed', 422, undefined, 'This is not a public address.'];
    assert.deepEqual(problemFor('address-not-allowed'), notPublic);
    assert.equal(problemFor('scheme-not-allowed')[0], 'address-not-allowed');
    for (const reason of [
      'not-found',
      'unreachable',
      'timeout',
      'too-large',
      'too-many-redirects',
      'bad-answer',
    ] as const) {
      assert.deepEqual(problemFor(reason).slice(0, 3), ['address-unreachable', 422, { reason }]);
    }
  });
});
