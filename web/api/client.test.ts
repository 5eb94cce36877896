import assert from 'node:assert/strict';
import { afterEach, mock, suite, test } from 'node:test';

import { caller, get, send } from './client.ts';
import { ProblemError, UnreachableError } from './problem.ts';

/** Mocks at most one `fetch` at a time: Node.js restores several in the order of their creation, so one would stay. */
const mockFetch = (
  answer: (url: string, init: { signal: AbortSignal; method: string; headers: Headers }) => unknown,
) => {
  mock.restoreAll();
  mock.method(globalThis, 'fetch', answer);
};

/** Mocks a connection that never answers. */
const mockHangingFetch = (): void => {
  mockFetch((_url, { signal }) => {
    const { promise, reject } = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
};

/** Mocks a connection that breaks in the middle of a response. */
const mockBrokenResponse = (): void => {
  mockFetch(async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) });
    return new Response(body, { status: 200 });
  });
};

suite('failed requests', () => {
  afterEach(() => mock.restoreAll());

  test('reject with UnreachableError on a timeout', async () => {
    mockHangingFetch();
    // A timeout signal alone does not keep Node.js running.
    const keepAlive = setInterval(() => {}, 1000);
    await assert.rejects(get('/account', { signal: AbortSignal.timeout(5) }), UnreachableError);
    clearInterval(keepAlive);
  });

  test('reject with AbortError when the caller aborts', async () => {
    mockHangingFetch();
    const controller = new AbortController();
    const answer = get('/account', { signal: controller.signal });
    controller.abort();
    await assert.rejects(answer, { name: 'AbortError' });
  });

  test('reject with UnreachableError when the response breaks off', async () => {
    mockBrokenResponse();
    await assert.rejects(get('/account'), UnreachableError);
  });
});

const mockResponse = (body: string | null, contentType: string, status = 200): void => {
  mockFetch(async () => new Response(body, { status, headers: { 'content-type': contentType } }));
};

suite('a successful response that is not from the service', () => {
  afterEach(() => mock.restoreAll());

  test('counts as unreachable, because a proxy may ask for a sign-in', async () => {
    mockResponse('<!doctype html><title>Sign in</title>', 'text/html');
    await assert.rejects(get('/account'), UnreachableError);
    await assert.rejects(send('POST', '/tags'), UnreachableError);
    mockResponse('', 'text/html');
    await assert.rejects(get('/account'), UnreachableError);
  });

  test('counts as unreachable if it only claims to be JSON', async () => {
    mockResponse('<!doctype html>', 'application/json');
    await assert.rejects(get('/account'), UnreachableError);
    mockResponse('<!doctype html>', 'application/problem+json', 502);
    await assert.rejects(get('/account'), UnreachableError);
  });

  test('is not a response without content', async () => {
    mockFetch(async () => new Response(null, { status: 204 }));
    assert.equal((await send('DELETE', '/tags/a')).body, undefined);
  });
});

const problem = (status: number, code: string): Response =>
  Response.json({ code, status }, { status, headers: { 'content-type': 'application/problem+json' } });

const refused = () => problem(403, 'csrf-token-invalid');

/** Mocks a service whose session was replaced: the answers to requests in turn, and the account. Returns the requests. */
const mockReplacedSession = (userId: string, ...answers: readonly Response[]): readonly string[] => {
  const requests: string[] = [];
  const waiting = [...answers];
  Object.assign(caller, { csrfToken: 'old', userId: 'ada' });
  mockFetch(async (url, { method, headers }) => {
    requests.push(`${method} ${url} ${headers.get('x-csrf-token') ?? ''}`.trim());
    if (url === '/api/v1/account') return Response.json({ user: { id: userId }, csrf_token: 'new' });
    return waiting.shift() ?? assert.fail(`unexpected request ${url}`);
  });
  return requests;
};

suite('a session that was replaced', () => {
  afterEach(() => {
    mock.restoreAll();
    Object.assign(caller, { csrfToken: '', userId: '' });
  });

  test('continues with its new CSRF token', async () => {
    const requests = mockReplacedSession('ada', refused(), Response.json({ id: 'tag' }));
    assert.deepEqual((await send('POST', '/tags')).body, { id: 'tag' });
    assert.deepEqual(requests, ['POST /api/v1/tags old', 'GET /api/v1/account', 'POST /api/v1/tags new']);
  });

  test('continues after a request that still carried the old cookie', async () => {
    const requests = mockReplacedSession('ada', problem(401, 'invalid-credentials'), Response.json([]));
    assert.deepEqual(await get('/pantry'), []);
    assert.deepEqual(requests, ['GET /api/v1/pantry', 'GET /api/v1/account', 'GET /api/v1/pantry']);
  });

  test('loads its token once for several requests', async () => {
    const requests = mockReplacedSession('ada', refused(), refused(), Response.json({}), Response.json({}));
    await Promise.all([send('POST', '/tags'), send('POST', '/tags')]);
    assert.equal(requests.filter((request) => request.startsWith('GET')).length, 1);
  });

  test('does not continue as another user', async () => {
    const requests = mockReplacedSession('eve', refused());
    await assert.rejects(send('POST', '/tags'), ProblemError);
    assert.equal(requests.length, 2);
    assert.equal(caller.csrfToken, 'old');
  });

  test('is not the reason why a password is wrong', async () => {
    const requests = mockReplacedSession('ada', problem(401, 'invalid-credentials'));
    await assert.rejects(send('POST', '/auth/sign-in'), ProblemError);
    assert.equal(requests.length, 1);
  });
});
