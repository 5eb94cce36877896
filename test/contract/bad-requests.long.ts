import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { serviceForSuite } from '../support/test-service.ts';
import { sendBadRequests } from './send-bad-requests.ts';

onEveryEngine('bad requests', (engine) => {
  const service = serviceForSuite(engine);

  test('no input of any kind ever yields a 500, and every answer is one that the document promises', async (t) => {
    t.diagnostic(`\n${await sendBadRequests(service.client, 100_000)}`);
  });
});
