// Exports a library of 10,000 recipes with 2 GB of images while monitoring the service's memory.
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { test } from 'node:test';

import sharp from 'sharp';

import type { JobBody } from '../../src/domains/jobs/index.ts';
import { startProcess } from '../crash/service-process.ts';
import { TestClient } from '../support/client.ts';
import { onEveryEngine } from '../support/engines.ts';
import { jobWhere } from '../support/jobs.ts';
import { mostMemory } from '../support/memory.ts';
import { newEntry } from '../support/recipes.ts';
import { assetIdOf, upload } from '../support/upload.ts';

const RECIPES = Number(process.env['TUREEN_TEST_EXPORTED_RECIPES'] ?? 10_000);
const PICTURE_BYTES = 200_000;
const WRITERS = 8;
const MAX_MEGABYTES = 300;
const FIRST_BYTE_MS = 1000;

/** The options that `npm start` uses. */
const settings = {
  NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=1000',
  TUREEN_LIMIT_WRITES_PER_MINUTE: '0',
};

/** The same image with a different comment, which makes it a different file. */
const pictureNumber = (picture: Buffer, number: number): Buffer => {
  const comment = Buffer.from(`picture ${number}`);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([picture.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, comment, picture.subarray(2)]);
};

/** Noise with about as many bytes as a downscaled photo, but few pixels, because every upload is decoded. */
const largePicture = (): Promise<Buffer> => {
  const [width, height] = [460, 460];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
};

const fill = async (client: TestClient): Promise<readonly string[]> => {
  const picture = await largePicture();
  assert.ok(picture.length >= PICTURE_BYTES, `the picture has ${picture.length} bytes`);
  const ids: string[] = [];
  let made = 0;
  const write = async (): Promise<void> => {
    while (made < RECIPES) {
      made += 1;
      const own = pictureNumber(picture, made);
      const assets = [{ asset_id: assetIdOf(own), role: 'image', media_type: 'image/jpeg' }];
      const { id } = await newEntry(client, { title: `Recipe ${made}`, assets });
      assert.equal((await upload(client, `/api/v1/recipes/${id}`, own)).status, 201);
      ids.push(id);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return ids;
};

/** Reads a response to its end and discards it. */
const readThrough = (url: string) =>
  new Promise<{ readonly firstByteMs: number; readonly bytes: number; readonly hash: string }>((resolve, reject) => {
    const began = performance.now();
    const outgoing = request(url, (answer) => {
      let [firstByteMs, bytes] = [0, 0];
      const hash = createHash('sha256');
      answer.on('data', (chunk: Buffer) => {
        if (bytes === 0) firstByteMs = performance.now() - began;
        bytes += chunk.length;
        hash.update(chunk);
      });
      answer.on('error', reject);
      answer.on('end', () => resolve({ firstByteMs, bytes, hash: hash.digest('hex') }));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });

onEveryEngine(`export of ${RECIPES} recipes with an image each`, (engine) => {
  test(`uses less than ${MAX_MEGABYTES} MB and sends the first byte of a book bundle within a second`, async (t) => {
    const database = await engine.createDatabase();
    t.after(() => database.drop());
    const start = () => startProcess({ ...database.settings, ...settings });
    let service = await start();
    t.after(() => service.kill());
    let client = new TestClient(service.address);
    const ids = await fill(client);
    const { body: book } = await client.post<{ id: string }>('/api/v1/books', { kind: 'personal', title: 'All' });
    const members = ids.map((entry_id) => ({ entry_id }));
    const filled = await client.put(`/api/v1/books/${book.id}/members`, { members }, { 'if-match': '"1"' });
    assert.equal(filled.status, 200);
    client.close();
    await service.terminate();

    service = await start();
    client = new TestClient(service.address);
    const url = `${service.address}/api/v1/books/${book.id}/export/portable-bundle`;
    const bundle = await mostMemory(service.pid, readThrough(url));
    t.diagnostic(`bundle: ${JSON.stringify(bundle)}`);
    assert.ok(bundle.result.bytes > RECIPES * PICTURE_BYTES);
    assert.ok(bundle.result.firstByteMs < FIRST_BYTE_MS, `the first byte came after ${bundle.result.firstByteMs} ms`);
    assert.ok(bundle.megabytes < MAX_MEGABYTES, `the service used ${bundle.megabytes} MB`);

    for (const format of ['portable-bundle', 'html']) {
      const { body } = await client.post<JobBody>('/api/v1/jobs/exports', { scope: 'library', format });
      const ended = jobWhere(client, body.id, ({ state }) => state !== 'queued' && state !== 'running');
      const made = await mostMemory(service.pid, ended);
      assert.equal(made.result.state, 'succeeded');
      const taken = await mostMemory(service.pid, readThrough(`${service.address}/api/v1/jobs/${body.id}/download`));
      t.diagnostic(`${format}: ${made.megabytes} MB while it was made, ${JSON.stringify(taken)}`);
      assert.equal(taken.result.bytes, made.result.result?.['bytes']);
      assert.ok(Math.max(made.megabytes, taken.megabytes) < MAX_MEGABYTES);
    }
    client.close();
  });
});
