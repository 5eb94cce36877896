import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { suite, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import * as fc from 'fast-check';
import { fromBufferPromise } from 'yauzl';

import { assertGrowsLinearly } from '../../../../test/support/growth.ts';
import { readZip } from '../../../../test/support/read-zip.ts';
import { writeZip } from './write-zip.ts';
import type { ZipEntry } from './write-zip.ts';

const run = promisify(execFile);

const zipped = (entries: Iterable<ZipEntry>): Promise<Buffer> => buffer(writeZip(entries));

const text = (path: string, content: string): ZipEntry => ({ path, content: Buffer.from(content) });

const opened = (path: string, content: Buffer, more: Partial<ZipEntry> = {}): ZipEntry => ({
  path,
  content: async () => Readable.from([content]),
  ...more,
});

const picture = randomBytes(300_000);

/** Counts the entries requested, and whether the source was closed. */
const counted = (make: (number: number) => ZipEntry, count: number) => {
  const seen = { requested: 0, isClosed: false };
  const entries = async function* (): AsyncGenerator<ZipEntry> {
    try {
      for (let number = 0; number < count; number += 1) {
        seen.requested += 1;
        yield make(number);
      }
    } finally {
      seen.isClosed = true;
    }
  };
  return { seen, entries: entries() };
};

suite('ZIP archives', () => {
  test('contain the entries in order, with text compressed and pictures stored', async () => {
    const bytes = await zipped([
      text('one.md', 'soup '.repeat(1000)),
      opened('assets/picture.jpg', picture, { isCompressed: true, bytes: picture.length }),
      text('empty.txt', ''),
      text('Öl/大豆 🍋.cook', 'a'),
    ]);
    const entries = await readZip(bytes);
    assert.deepEqual(
      entries.map(({ path, isStored }) => [path, isStored]),
      [
        ['one.md', false],
        ['assets/picture.jpg', true],
        ['empty.txt', false],
        ['Öl/大豆 🍋.cook', false],
      ],
    );
    assert.deepEqual(
      entries.map(({ content }) => content),
      [Buffer.from('soup '.repeat(1000)), picture, Buffer.alloc(0), Buffer.from('a')],
    );
    for (const { mode, modified, extraFields } of entries) {
      assert.equal(mode, 0o100_644);
      // January 1, 1980, midnight, and no extra timestamp.
      assert.deepEqual([...modified, extraFields], [(1 << 5) | 1, 0, 0]);
    }
    assert.deepEqual(await readZip(await zipped([])), []);
  });

  test('are byte-for-byte identical for the same content, however it is chunked', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ maxLength: 3000 }), { maxLength: 4 }),
        fc.integer({ min: 1, max: 700 }),
        async (contents, size) => {
          const whole = contents.map((content, index): ZipEntry => ({
            path: `${index}`,
            content: Buffer.from(content),
          }));
          const inPieces = contents.map((content, index): ZipEntry => {
            const pieces = Array.from({ length: Math.ceil(content.length / size) }, (_, at) =>
              Buffer.from(content.subarray(at * size, (at + 1) * size)),
            );
            return { path: `${index}`, content: async () => Readable.from(pieces) };
          });
          const bytes = await zipped(whole);
          assert.ok(bytes.equals(await zipped(whole)));
          assert.ok(bytes.equals(await zipped(inPieces)));
          assert.deepEqual(
            (await readZip(bytes)).map(({ content }) => new Uint8Array(content)),
            contents,
          );
        },
      ),
      { numRuns: 30 },
    );
  });

  test('are identical for a long content, however it is chunked', async () => {
    const content = Buffer.from(
      Array.from({ length: 40_000 }, (_, number) => `${number} ${number % 97} eggs\n`).join(''),
    );
    const inPieces = Array.from({ length: Math.ceil(content.length / 7000) }, (_, at) =>
      content.subarray(at * 7000, (at + 1) * 7000),
    );
    const whole = await zipped([{ path: 'a', content }]);
    assert.ok(whole.equals(await zipped([{ path: 'a', content: async () => Readable.from(inPieces) }])));
    assert.deepEqual((await readZip(whole))[0]?.content, content);
  });

  test('can have more entries than fit the numbers of the first format', async () => {
    const count = 70_000;
    const content = Buffer.from('{}');
    const entries = Array.from({ length: count }, (_, index) => ({
      path: `${index}.json`,
      content,
      isCompressed: true,
    }));
    const zip = await fromBufferPromise(await zipped(entries));
    assert.equal(zip.entryCount, count);
    let read = 0;
    for await (const { fileName } of zip.eachEntry()) {
      assert.equal(fileName, `${read}.json`);
      read += 1;
    }
    assert.equal(read, count);
  });

  test('are identical in every time zone', async () => {
    const script = `
      import { buffer } from 'node:stream/consumers';
      import { createHash } from 'node:crypto';
      import { writeZip } from ${JSON.stringify(new URL('write-zip.ts', import.meta.url).href)};
      const bytes = await buffer(writeZip([{ path: 'a', content: Buffer.from('soup') }]));
      process.stdout.write(createHash('sha256').update(bytes).digest('hex'));`;
    const hashes = await Promise.all(
      ['UTC', 'Pacific/Kiritimati', 'America/St_Johns', 'Pacific/Pago_Pago'].map(async (TZ) => {
        const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
          env: { ...process.env, TZ },
        });
        return stdout;
      }),
    );
    const here = createHash('sha256')
      .update(await zipped([text('a', 'soup')]))
      .digest('hex');
    assert.deepEqual(new Set(hashes), new Set([here]));
  });

  test('request the next entry only after writing the previous one, and wait for a slow reader', async () => {
    const { seen, entries } = counted((number) => ({ path: `${number}`, content: randomBytes(1_000_000) }), 5);
    const zip = writeZip(entries);
    await wait(50);
    assert.equal(seen.requested, 0, 'an entry was requested before anything was read');
    let length = 0;
    for await (const chunk of zip) {
      length += (chunk as Buffer).length;
      assert.ok(seen.requested <= Math.floor(length / 1_000_000) + 2, `${seen.requested} entries at ${length} bytes`);
    }
    assert.deepEqual(seen, { requested: 5, isClosed: true });
  });

  test('fail with the error of a source, of opening it, or of the entry iterator', async () => {
    const broken = new Error('The disk is gone.');
    const failing = new Readable({
      read() {
        this.push(Buffer.alloc(10));
        this.destroy(broken);
      },
    });
    const closing = new Readable({
      read() {
        this.destroy();
      },
    });
    const is = (error: unknown): boolean => error === broken;
    await assert.rejects(zipped([text('a', 'x'), { path: 'b', content: async () => failing }]), is);
    await assert.rejects(zipped([{ path: 'b', content: () => Promise.reject(broken) }]), is);
    await assert.rejects(zipped([{ path: 'b', content: async () => closing }]), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
    await assert.rejects(
      buffer(
        writeZip(
          (async function* () {
            yield text('a', 'x');
            throw broken;
          })(),
        ),
      ),
      is,
    );
    await assert.rejects(zipped([opened('a', picture, { bytes: 5 })]), /unexpected number of bytes/);
    await assert.rejects(zipped([text('../a', 'x')]), /invalid path/);
  });

  test('close a file that was still being opened when the reader disconnected', async () => {
    const [opening, proceed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const source = Readable.from([picture]);
    const slow: ZipEntry = {
      path: 'slow.jpg',
      content: async () => {
        opening.resolve();
        await proceed.promise;
        return source;
      },
    };
    const { entries, seen } = counted(() => slow, 2);
    const archive = writeZip(entries);
    archive.resume();
    await opening.promise;
    const closed = once(archive, 'close');
    archive.destroy();
    await closed;
    proceed.resolve();
    await once(source, 'close');
    while (!seen.isClosed) await wait(1);
    assert.ok(source.destroyed);
  });

  test('close open files if the reader disconnects early', async () => {
    const source = Readable.from(
      (function* () {
        for (;;) yield randomBytes(10_000);
      })(),
    );
    const { seen, entries } = counted(() => ({ path: 'a', content: async () => source }), 3);
    const zip = writeZip(entries);
    for await (const _ of zip) break;
    while (!seen.isClosed) await wait(1);
    assert.ok(zip.destroyed && source.destroyed);
    assert.equal(seen.requested, 1);
  });

  test('take time in proportion to the number of entries', async () => {
    const content = Buffer.from('{}');
    const createEntries = (count: number): readonly ZipEntry[] =>
      Array.from({ length: count }, (_, index) => ({ path: `${index}.json`, content, isCompressed: true }));
    await assertGrowsLinearly('entries', 40_000, createEntries, zipped);
  });
});
