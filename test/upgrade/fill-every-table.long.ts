// Checks that the next fixture can be created: the current version fills all of its tables, and each read operation is
// called.
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { collectAnswers, ownerOf } from './answers.ts';
import { fillEveryTable } from './fill-every-table.ts';
import { serviceOn } from './service-on.ts';

onEveryEngine('upgrade fixture', (engine) => {
  test('has rows in every table and responds to every read operation', async (t) => {
    const database = await engine.createDatabase();
    const household = await fillEveryTable({ ...engine, createDatabase: async () => database }, new ManualClock());
    const service = serviceOn(engine, database, household);
    t.after(() => service.remove());
    await service.start();
    await collectAnswers(ownerOf(service.client, household), household);
  });
});
