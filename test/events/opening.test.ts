// A stream opens even if changes never stop: opening does not wait for a quiet moment.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { defaultStreamTimes } from '../../src/domains/events/index.ts';
import { EventHub } from '../../src/domains/events/hub.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { onEveryEngine } from '../support/engines.ts';
import { serviceForSuite } from '../support/test-service.ts';
import { newTag } from './library-tags.ts';
import { withReads } from './read-database.ts';

/** How many reads opening a stream may take, and after how many reads the changes stop. */
const [MAX_READS, CHANGING_READS] = [10, 60];

onEveryEngine('event stream of a library that changes with every read', (engine) => {
  const service = serviceForSuite(engine);

  test('opens after at most ten reads', async () => {
    const { body } = await service.client.post<{ id: string }>('/api/v1/libraries', { name: 'Busy' });
    const client = service.client.with({ 'x-service-library': body.id });
    let reads = 0;
    const database = withReads(service.database, async (read, count) => {
      reads = count;
      const result = await read();
      if (count < CHANGING_READS) await newTag(client, `Tag ${count}`);
      return result;
    });
    const hub = new EventHub(defaultStreamTimes);
    hub.start(database, createLog('silent'));
    try {
      const stream = await hub.follow({
        library: body.id,
        lastEventId: undefined,
        credentialId: 'reader',
        isAdmitted: async () => true,
      });
      const readsToOpen = reads;
      stream.destroy();
      assert.ok(readsToOpen <= MAX_READS, `opening took ${readsToOpen} reads`);
    } finally {
      hub.stop();
    }
  });
});
