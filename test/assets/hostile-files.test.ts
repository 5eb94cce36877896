import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { newRecipe } from '../support/recipes.ts';
import { serviceForSuite } from '../support/test-service.ts';
import { storedFiles, upload } from '../support/upload.ts';
import { hostileFiles } from './hostile-files.ts';

const AT_ONCE = 8;

onEveryEngine('uploads of hostile files', (engine) => {
  const service = serviceForSuite(engine);

  test('are rejected with 413, 415 or 422, leave nothing behind and do not block other requests', async (t) => {
    const client = await service.newLibrary();
    const holder = `/api/v1/recipes/${await newRecipe(client)}`;
    // More than two hundred on the embedded engine. Processing a file hardly depends on the database.
    const files = await hostileFiles(engine.name === 'sqlite' ? 17 : 3);
    t.diagnostic(`${files.length} files`);
    let answered = 0;
    const done = new AbortController();
    const waiting = (async () => {
      while (!done.signal.aborted) {
        assert.equal((await client.get(holder)).status, 200);
        answered += 1;
        await pause(10);
      }
    })();
    const left = files.values();
    const send = async (): Promise<void> => {
      for (const { what, content, statuses } of left) {
        const { status, text } = await upload(client, holder, content);
        assert.ok(statuses.includes(status), `${what}: ${status} ${text}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, send)).finally(() => done.abort());
    await waiting;
    // Readers are served between the files and do not wait for all of them.
    assert.ok(answered > files.length / AT_ONCE, `only ${answered} reads were answered during ${files.length} uploads`);
    assert.deepEqual(await storedFiles(service), { incoming: [], stored: [] });
    assert.deepEqual(await service.rows('select id from asset'), []);
  });
});
