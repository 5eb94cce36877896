// Sends malicious files to a service in its own process and monitors it.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

import type { PreviewBody } from '../../src/domains/imports/previews/preview.schemas.ts';
import { startProcess } from '../crash/service-process.ts';
import { TestClient } from '../support/client.ts';
import type { Engine } from '../support/engines.ts';
import { sendFiles } from '../support/imports.ts';
import { mostMemory } from '../support/memory.ts';
import type { Hostile } from './hostile-archives.ts';

/** The options that `npm start` uses. */
const settings = {
  NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=1000',
  TUREEN_LIMIT_WRITES_PER_MINUTE: '0',
};
const REJECTIONS = new Set([413, 415, 422]);

export interface Sent {
  readonly slowest: { readonly name: string; readonly ms: number };
  /** The longest that another client waited for a response. */
  readonly waited: number;
  readonly megabytes: number;
  readonly refused: number;
}

/** Checks that anything accepted as a recipe is one, or that a diagnostic names the problem. */
const assertDiagnosed = (name: string, { items }: PreviewBody): void => {
  assert.ok(items.length > 0, name);
  for (const { can_commit, recipe, diagnostics } of items) {
    const codes = new Set(diagnostics.map(({ code }) => code));
    if (!can_commit)
      assert.ok(
        diagnostics.some((one) => one.class === 'blocking'),
        name,
      );
    // An export from another app may be only a title, and a diagnostic says so.
    if (recipe.ingredient_count === 0) assert.ok(!can_commit || codes.has('ingredients-missing'), name);
    if (recipe.step_count === 0) assert.ok(!can_commit || codes.has('steps-missing'), name);
  }
};

/** Sends them one after the other. Each gets a clear rejection or a preview that says what was found. */
export const sendHostile = async (engine: Engine, files: readonly Hostile[]): Promise<Sent> => {
  const database = await engine.createDatabase();
  const service = await startProcess({ ...database.settings, ...settings });
  const client = new TestClient(service.address);
  const over = new AbortController();
  let waited = 0;
  const others = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      assert.equal((await client.get('/api/v1/recipes')).status, 200);
      waited = Math.max(waited, performance.now() - began);
      await pause(20);
    }
  })();
  let slowest = { name: '', ms: 0 };
  let refused = 0;
  const sending = (async () => {
    for (const { name, bytes } of files) {
      const { status, body, ms = Infinity } = await sendFiles(client, { file: bytes });
      if (ms > slowest.ms) slowest = { name, ms };
      if (status === 201) {
        assertDiagnosed(name, body);
        await client.delete(`/api/v1/recipes/import-previews/${body.id}`);
      } else {
        refused += 1;
        assert.ok(REJECTIONS.has(status), `${name}: ${status} ${JSON.stringify(body)}`);
        assert.ok(body.detail.length > 0 && body.code !== 'internal-error', name);
      }
    }
  })();
  try {
    const { megabytes } = await mostMemory(service.pid, sending);
    over.abort();
    await others;
    return { slowest, waited, megabytes, refused };
  } finally {
    over.abort();
    client.close();
    await service.kill();
    await database.drop();
  }
};
