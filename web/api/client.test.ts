import assert from 'node:assert/strict';
import { afterEach, mock, suite, test } from 'node:test';

import { get } from './client.ts';
import { UnreachableError } from './problem.ts';

/** A connection that never answers. */
const hangs = (): void => {
  mock.method(globalThis, 'fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
};

/** A connection that breaks in the middle of a response. */
const breaksOff = (): void => {
  mock.method(globalThis, 'fetch', async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) });
    return new Response(body, { status: 200 });
  });
};

suite('a request that is not answered', () => {
  afterEach(() => mock.restoreAll());

  test('is one to a service out of reach when its time is over', async () => {
    hangs();
    // A timeout signal alone does not keep Node.js running.
    const waiting = setInterval(() => {}, 1000);
    await assert.rejects(get('/account', { signal: AbortSignal.timeout(5) }), UnreachableError);
    clearInterval(waiting);
  });

  test('ends as it was given up where somebody gave it up', async () => {
    hangs();
    const giving = new AbortController();
    const answer = get('/account', { signal: giving.signal });
    giving.abort();
    await assert.rejects(answer, { name: 'AbortError' });
  });

  test('is one to a service out of reach where the answer breaks off', async () => {
    breaksOff();
    await assert.rejects(get('/account'), UnreachableError);
  });
});
