import assert from 'node:assert/strict';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { suite, test } from 'node:test';
import { crc32 } from 'node:zlib';

import { openPromise } from 'yauzl';

import { createDataDescriptor, createDirectoryEntry, createEnd, createLocalHeader } from './zip-records.ts';

/** More than fits into 32 bits. */
const FAR = 0x1_0000_1000;

suite('the records of a ZIP archive', () => {
  test('name an entry that begins after four gigabytes', async (t) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tureen-zip-'));
    t.after(() => rm(folder, { recursive: true }));
    const content = Buffer.from('soup');
    const entry = {
      name: Buffer.from('soup.txt'),
      method: 'stored',
      offset: FAR,
      crc32: crc32(content),
      compressedBytes: content.length,
      bytes: content.length,
    } as const;
    const body = Buffer.concat([createLocalHeader(entry), content, createDataDescriptor(entry)]);
    const directory = createDirectoryEntry(entry);
    const extent = { entries: 1, offset: FAR + body.length, bytes: directory.length };

    // What comes before the entry is a hole in the file, which takes no space.
    const file = path.join(folder, 'far.zip');
    const handle = await open(file, 'w');
    await handle.write(Buffer.concat([body, directory, createEnd(extent)]), { position: FAR });
    await handle.close();

    const zip = await openPromise(file);
    const read: [string, string][] = [];
    for await (const found of zip.eachEntry()) {
      read.push([found.fileName, (await buffer(await zip.openReadStreamPromise(found))).toString()]);
    }
    assert.deepEqual(read, [['soup.txt', 'soup']]);
  });
});
