// What the streams of a library share is released with the last of them, but not while another one is just opening.
import { once } from 'node:events';
import { test } from 'node:test';

import { EventHub } from '../../src/domains/events/index.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { onEveryEngine } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { serviceForSuite } from '../support/test-service.ts';
import { newTag } from './library-tags.ts';
import { withReads } from './read-database.ts';

onEveryEngine('following while the last other reader leaves', (engine) => {
  const service = serviceForSuite(engine);

  test('receives what happens', async () => {
    const { body } = await service.client.post<{ id: string }>('/api/v1/libraries', { name: 'Followed' });
    const library = body.id;
    // The first read finds the newest number, the second what was appended since.
    const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    const database = withReads(service.database, async (read, count) => {
      if (count === 2) {
        reach();
        await gate;
      }
      return read();
    });
    const hub = new EventHub();
    hub.start(database, createLog('silent'));
    try {
      const following = { library, lastEventId: undefined, isAdmitted: async () => true };
      const coming = hub.follow(following);
      await reached;
      const brief = await hub.follow(following);
      const closed = once(brief, 'close');
      brief.destroy();
      await closed;
      letGo();
      const stream = await coming;
      let heard = '';
      stream.on('data', (chunk: Buffer) => void (heard += chunk.toString()));
      await newTag(service.client.with({ 'x-service-library': library }), 'Soup');
      await eventually(() => heard.includes('event: tag.created'), 'the event of the new tag');
    } finally {
      hub.stop();
    }
  });
});
