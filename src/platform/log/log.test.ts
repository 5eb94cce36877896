import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { engines } from '../../../test/support/engines.ts';
import { TestService } from '../../../test/support/test-service.ts';
import { createLog } from './log.ts';

const memory = () => {
  const lines: string[] = [];
  return { lines, write: (line: string) => void lines.push(line) };
};

suite('log', () => {
  test('redacts secrets at any level of a record', () => {
    const destination = memory();
    const secret = 'do-not-show';
    createLog('info', destination).info({
      authorization: secret,
      headers: { cookie: secret, 'x-csrf-token': secret },
      request: { body: { password: secret, token: secret, secret } },
      shown: 'this',
    });
    assert.equal(destination.lines.length, 1);
    assert.doesNotMatch(destination.lines[0] ?? '', /do-not-show/);
    assert.match(destination.lines[0] ?? '', /"shown":"this"/);
  });

  test('logs a request as one line, with its id and outcome and without its query', async (t) => {
    const destination = memory();
    const [engine] = engines;
    assert.ok(engine);
    const service = new TestService(engine, { log: createLog('info', destination) });
    await service.start();
    t.after(() => service.remove());
    destination.lines.length = 0;
    const { headers } = await service.client.get('/api/v1/tags?cursor=hidden', { authorization: 'Bearer hidden' });
    while (destination.lines.length === 0) await service.client.get('/healthz');
    const [line = ''] = destination.lines;
    const { time, ms, ...rest } = JSON.parse(line) as { time: string; ms: number };
    assert.match(time, /^\d{4}-.*Z$/);
    assert.ok(ms >= 0);
    assert.deepEqual(rest, {
      level: 30,
      request_id: headers['x-request-id'],
      method: 'GET',
      path: '/api/v1/tags',
      operation: 'listTags',
      status: 422,
      msg: 'request',
    });
  });
});
