// The resources that streams of a library share are released with the last stream, unless another one is opening.
import { once } from 'node:events';
import { test } from 'node:test';

import { defaultStreamTimes } from '../../src/domains/events/index.ts';
import { EventHub } from '../../src/domains/events/hub.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { onEveryEngine } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { serviceForSuite } from '../support/test-service.ts';
import { newTag } from './library-tags.ts';
import { withReads } from './read-database.ts';

onEveryEngine('event stream that opens while the last other reader leaves', (engine) => {
  const service = serviceForSuite(engine);

  test('receives new events', async () => {
    const { body } = await service.client.post<{ id: string }>('/api/v1/libraries', { name: 'Followed' });
    const library = body.id;
    // The first read finds the newest number, the second what was appended since.
    const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    const database = withReads(service.database, async (read, count) => {
      if (count === 2) {
        reach();
        await gate;
      }
      return read();
    });
    const hub = new EventHub(defaultStreamTimes);
    hub.start(database, createLog('silent'));
    try {
      const following = { library, lastEventId: undefined, credentialId: 'reader', isAdmitted: async () => true };
      const coming = hub.follow(following);
      await reached;
      const brief = await hub.follow(following);
      const closed = once(brief, 'close');
      brief.destroy();
      await closed;
      openGate();
      const stream = await coming;
      let received = '';
      stream.on('data', (chunk: Buffer) => void (received += chunk.toString()));
      await newTag(service.client.with({ 'x-service-library': library }), 'Soup');
      await eventually(() => received.includes('event: tag.created'), 'the event of the new tag');
    } finally {
      hub.stop();
    }
  });
});
