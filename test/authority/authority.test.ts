import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';

import { openApi } from '../support/answer-check.ts';
import { onEveryEngine } from '../support/engines.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { serviceForSuite } from '../support/test-service.ts';
import { assemble, callers } from './callers.ts';
import type { Cast } from './callers.ts';
import { table } from './table.ts';

const methods = new Map(
  Object.values(openApi.paths).flatMap((operations) =>
    Object.entries(operations).map(([method, { operationId }]) => [operationId, method.toUpperCase()]),
  ),
);

suite('authorization table', () => {
  test('covers every operation of the API, and no others', () => {
    assert.deepEqual(Object.keys(table).toSorted(), [...methods.keys()].toSorted());
  });
});

onEveryEngine('authorization', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, {
    clock,
    // Live event streams must end before their response can be read.
    streams: { closeMs: 20 },
    settings: {
      TUREEN_AUTH: 'accounts',
      TUREEN_LIMIT_SIGN_IN_FAILURES_PER_NAME: '1000',
      TUREEN_LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: '1000',
      TUREEN_LIMIT_CHALLENGES_PER_MINUTE: '1000',
    },
  });
  let cast: Cast;
  before(async () => {
    cast = await assemble(service, clock);
  });

  for (const [operation, { rule, request }] of Object.entries(table)) {
    test(`${operation}: ${[...new Set(Object.values(rule))].join(', ')}`, async () => {
      for (const caller of callers) {
        const { path, headers = {}, ...body } = await request(cast);
        const answer = await cast.clients[caller].send(methods.get(operation) ?? '', path, { ...body, headers });
        const outcome = answer.status < 400 ? 'ok' : answer.body.code;
        assert.equal(outcome, rule[caller], `${operation} by ${caller}: ${answer.status} ${answer.text}`);
      }
    });
  }
});
