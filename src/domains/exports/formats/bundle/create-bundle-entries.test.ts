import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { suite, test } from 'node:test';
import { promisify } from 'node:util';

import * as fc from 'fast-check';

import { readZip } from '../../../../../test/support/read-zip.ts';
import { writeZip } from '../../zip/write-zip.ts';
import { getAssetPath, isCompressedType } from '../asset-path.ts';
import { BUNDLE_MANIFEST, createBundleEntries } from './create-bundle-entries.ts';
import type { BundleAsset } from './create-bundle-entries.ts';

const run = promisify(execFile);

const at = (name: string): string => JSON.stringify(new URL(name, import.meta.url).href);

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

const asset = (content: Buffer, mediaType = 'image/jpeg'): BundleAsset => ({
  id: `sha256:${hashOf(content)}`,
  mediaType,
  bytes: content.length,
  open: async () => Readable.from([content]),
});

const bundled = (documents: readonly (string | Buffer)[], assets: Iterable<BundleAsset>): Promise<Buffer> =>
  buffer(writeZip(createBundleEntries({ count: documents.length, documents, assets })));

/** Reads a bundle back into the form from which it was written. */
const readBundle = async (bytes: Buffer): Promise<{ documents: Buffer[]; assets: BundleAsset[] }> => {
  const entries = await readZip(bytes);
  const below = (folder: string) => entries.filter(({ path }) => path.startsWith(folder));
  return {
    documents: below('recipes/').map(({ content }) => content),
    assets: below('assets/').map(({ path, content }) =>
      asset(
        content,
        path.endsWith('.png') ? 'image/png' : path.endsWith('.bin') ? 'application/x-unknown' : 'image/jpeg',
      ),
    ),
  };
};

suite('portable bundle', () => {
  test('contains the manifest, then the recipes as stored, then each asset once, named by its content hash', async () => {
    const [jpeg, png, other] = [Buffer.from('a jpeg'), Buffer.from('a png'), Buffer.from('other')];
    const documents = ['{"title":"Süppchen"}', ' { "title" : "b" }\n', Buffer.from('{"title":"c"}')];
    const bytes = await bundled(documents, [
      asset(other, 'application/x-unknown'),
      asset(jpeg),
      asset(png, 'image/png'),
      asset(jpeg),
    ]);
    const entries = await readZip(bytes);
    const assets = [`assets/${hashOf(jpeg)}.jpg`, `assets/${hashOf(png)}.png`, `assets/${hashOf(other)}.bin`].sort();
    assert.deepEqual(
      entries.map(({ path }) => path),
      [BUNDLE_MANIFEST, 'recipes/00001.json', 'recipes/00002.json', 'recipes/00003.json', ...assets],
    );
    assert.equal(entries[0]?.content.toString(), '{"format":"tureen.bundle/1","recipes":3}\n');
    assert.deepEqual(
      entries.slice(1, 4).map(({ content }) => content),
      documents.map((document) => Buffer.from(document)),
    );
    for (const { path, content, isStored } of entries.slice(4)) {
      assert.equal(path.slice('assets/'.length, -'.jpg'.length), hashOf(content));
      assert.equal(isStored, !path.endsWith('.bin'));
    }
  });

  test('fails if it gets fewer or more recipes than announced', async () => {
    for (const count of [0, 2]) {
      await assert.rejects(
        buffer(writeZip(createBundleEntries({ count, documents: ['{}'], assets: [] }))),
        /there were 1/,
      );
    }
    assert.equal((await readZip(await bundled([], []))).length, 1);
  });

  test('is byte-for-byte identical for the same recipes and assets, even after a round trip', async () => {
    const arbitraryAssets = fc.uniqueArray(
      fc.record({
        content: fc.uint8Array({ minLength: 1, maxLength: 500 }),
        type: fc.constantFrom('image/jpeg', 'image/png', 'application/x-unknown'),
      }),
      { selector: ({ content }) => hashOf(content), maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
          { maxLength: 6 },
        ),
        arbitraryAssets,
        async (documents, files) => {
          const assets = files.map(({ content, type }) => asset(Buffer.from(content), type));
          const bytes = await bundled(documents, assets);
          assert.ok(bytes.equals(await bundled(documents, [...assets.toReversed(), ...assets])));
          const read = await readBundle(bytes);
          assert.deepEqual(read.documents.map(String), documents);
          assert.ok(bytes.equals(await bundled(read.documents, read.assets)));
        },
      ),
      { numRuns: 40 },
    );
  });

  test('is identical in another time zone', async () => {
    const script = `
      import { buffer } from 'node:stream/consumers';
      import { createHash } from 'node:crypto';
      import { writeZip } from ${at('../../zip/write-zip.ts')};
      import { createBundleEntries } from ${at('create-bundle-entries.ts')};
      const bundle = { count: 2, documents: ['{"title":"a"}', '{"title":"b"}'], assets: [] };
      const bytes = await buffer(writeZip(createBundleEntries(bundle)));
      process.stdout.write(createHash('sha256').update(bytes).digest('hex'));`;
    const env = { ...process.env, TZ: 'Asia/Kathmandu' };
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { env });
    assert.equal(stdout, hashOf(await bundled(['{"title":"a"}', '{"title":"b"}'], [])));
  });
});

suite('bundle asset files', () => {
  test('are named only by their content hash and media type', () => {
    const hash = 'ab'.repeat(32);
    assert.equal(getAssetPath(`sha256:${hash}`, 'image/webp'), `assets/${hash}.webp`);
    assert.equal(getAssetPath(`sha256:${hash}`, 'constructor'), `assets/${hash}.bin`);
    for (const id of ['', hash, `sha256:../${hash}`, `sha256:${hash.toUpperCase()}`]) {
      assert.throws(() => getAssetPath(id, 'image/jpeg'), TypeError);
    }
    assert.deepEqual(['image/png', 'application/pdf', 'image/svg+xml', 'text/html'].map(isCompressedType), [
      true,
      true,
      false,
      false,
    ]);
  });
});
