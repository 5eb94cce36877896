import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { killJob } from './job-kills.ts';

onEveryEngine('a bulk job of 500 items', (engine) => {
  test('killed 3 times and resumed: every item done once, counts add up', () =>
    killJob(engine, { kills: 3, items: 500 }));
});
