import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { killDeliveries } from './delivery-kills.ts';

onEveryEngine('2,000 webhook deliveries', (engine) => {
  test('arrive at least once and unchanged when the service is killed 50 times', async (t) => {
    t.diagnostic(await killDeliveries(engine, { kills: 50, deliveries: 2000, mostHanging: 20, speed: 1 }));
  });
});
