// Streams stay open for minutes, so they do not count toward the limit of concurrent requests.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { serviceForSuite } from '../support/test-service.ts';
import { newTag } from './library-tags.ts';

const MAX_REQUESTS = 5;

onEveryEngine('open streams', (engine) => {
  const service = serviceForSuite(engine, { settings: { TUREEN_LIMIT_CONCURRENT_REQUESTS: String(MAX_REQUESTS) } });

  test('do not count toward the limit of concurrent requests', async () => {
    const client = await service.newLibrary();
    const readers = [];
    for (let count = 0; count < 2 * MAX_REQUESTS; count += 1) readers.push(await client.follow());
    try {
      assert.deepEqual(
        readers.map(({ response }) => response.statusCode),
        readers.map(() => 200),
      );
      await newTag(client, 'Soup');
      await Promise.all(readers.map((reader) => reader.count(1)));
    } finally {
      for (const reader of readers) reader.leave();
    }
  });
});
