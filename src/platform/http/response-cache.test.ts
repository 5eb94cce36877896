import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { asId } from '../ids/ids.ts';
import type { LibraryId } from '../ids/ids.ts';
import { JsonText } from './api-response.ts';
import { ResponseCache } from './response-cache.ts';

const home = asId<LibraryId>('home');

/** A cache, and a function that reads from it and returns whether the response was cached. */
const createCache = (maxCharacters = 1000) => {
  const cache = new ResponseCache(maxCharacters);
  const isCached = async (version: number, name: string, text = name, libraryId = home): Promise<boolean> => {
    let reads = 0;
    const { body } = await cache.get({ libraryId, version }, name, async () => {
      reads += 1;
      return { status: 200, body: new JsonText(text) };
    });
    assert.equal(body.text, text);
    return reads === 0;
  };
  return { cache, isCached };
};

suite('response cache', () => {
  test('keeps a response from its second request on', async () => {
    const { isCached } = createCache();
    const requests = [await isCached(1, 'a'), await isCached(1, 'a'), await isCached(1, 'a')];
    assert.deepEqual(requests, [false, false, true]);
  });

  test('drops all responses of a library when its version changes, and those of no other', async () => {
    const { cache, isCached } = createCache();
    const away = asId<LibraryId>('away');
    for (const name of ['a', 'b', 'c']) for (let count = 0; count < 2; count += 1) await isCached(1, name);
    for (let count = 0; count < 2; count += 1) await isCached(1, 'a', 'elsewhere', away);
    assert.equal(cache.size, 4);
    assert.equal(await isCached(2, 'a', 'changed'), false);
    assert.equal(cache.size, 1);
    assert.equal(await isCached(1, 'a', 'elsewhere', away), true);
    // A database that was restored may have an earlier version.
    assert.equal(await isCached(1, 'a', 'restored'), false);
  });

  test('does not keep what was read for a version that another request found to be over', async () => {
    const { cache, isCached } = createCache();
    for (const name of ['a', 'b']) await isCached(1, name);
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const slow = cache.get({ libraryId: home, version: 1 }, 'a', async () => {
      await gate;
      return { status: 200, body: new JsonText('old') };
    });
    for (let count = 0; count < 2; count += 1) await isCached(2, 'b');
    open();
    assert.equal((await slow).body.text, 'old');
    assert.equal(await isCached(2, 'b'), true);
    assert.equal(cache.size, 1);
  });

  test('keeps no response that would evict many others', async () => {
    const { cache, isCached } = createCache(1600);
    for (let count = 0; count < 2; count += 1) await isCached(1, 'long', 'x'.repeat(100));
    assert.equal(cache.size, 0);
    for (let index = 0; index < 200; index += 1) {
      for (let count = 0; count < 2; count += 1) await isCached(1, `short ${index}`);
    }
    assert.ok(cache.size > 10 && cache.size < 200, `${cache.size} responses`);
    assert.equal(await isCached(1, 'short 199'), true);
    assert.equal(await isCached(1, 'short 0'), false);
  });
});
