import assert from 'node:assert/strict';
import { afterEach, mock, suite, test } from 'node:test';

import { get } from './client.ts';
import { UnreachableError } from './problem.ts';

/** Mocks a connection that never answers. */
const mockHangingFetch = (): void => {
  mock.method(globalThis, 'fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
};

/** Mocks a connection that breaks in the middle of a response. */
const mockBrokenResponse = (): void => {
  mock.method(globalThis, 'fetch', async () => {
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
