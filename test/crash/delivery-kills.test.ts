import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { killDeliveries } from './delivery-kills.ts';

onEveryEngine('60 webhook deliveries', (engine) => {
  test('arrive at least once and unchanged when the service is killed 3 times', async (t) => {
    t.diagnostic(await killDeliveries(engine, { kills: 3, deliveries: 60, mostHanging: 0, speed: 10 }));
  });
});
