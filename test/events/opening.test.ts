// A stream opens even if changes never cease: opening does not wait for a quiet moment.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { EventHub } from '../../src/domains/events/index.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { onEveryEngine } from '../support/engines.ts';
import { serviceForSuite } from '../support/test-service.ts';
import { newTag } from './library-tags.ts';
import { withReads } from './read-database.ts';

/** How many reads opening a stream may take, and after how many reads the changes cease. */
const [MOST_READS, ALL_READS] = [10, 60];

onEveryEngine('a stream of a library that changes with every read', (engine) => {
  const service = serviceForSuite(engine);

  test('opens anyway', async () => {
    const { body } = await service.client.post<{ id: string }>('/api/v1/libraries', { name: 'Busy' });
    const client = service.client.with({ 'x-service-library': body.id });
    let reads = 0;
    const database = withReads(service.database, async (read, count) => {
      reads = count;
      const result = await read();
      if (count < ALL_READS) await newTag(client, `Tag ${count}`);
      return result;
    });
    const hub = new EventHub();
    hub.start(database, createLog('silent'));
    try {
      const stream = await hub.follow({ library: body.id, lastEventId: undefined, isAdmitted: async () => true });
      const readToOpen = reads;
      stream.destroy();
      assert.ok(readToOpen <= MOST_READS, `it took ${readToOpen} reads`);
    } finally {
      hub.stop();
    }
  });
});
