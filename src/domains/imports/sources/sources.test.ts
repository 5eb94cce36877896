import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { gzipSync } from 'node:zlib';

import * as fc from 'fast-check';

import { zipOf } from '../../../../test/support/import-files.ts';
import { Budget } from './budget.ts';
import { decodeText } from './decode-text.ts';
import { openArchive } from './open-archive.ts';
import { createImportFile } from './create-import-file.ts';
import { defaultSourceLimits } from './source-limits.ts';
import { LimitExceeded, UnreadableFile } from './source-errors.ts';

const limits = { ...defaultSourceLimits, upload_file_bytes: 1_000_000, archive_expanded_bytes: 3_000_000 };

const open = async (files: Parameters<typeof zipOf>[0], budget?: Budget) => {
  const bytes = await zipOf(files);
  const archive = await openArchive('a.zip', bytes, budget ?? new Budget(bytes.length, limits));
  assert.ok(archive);
  return archive;
};

const exceeds = (limit: string) => (error: unknown) => {
  assert.ok(error instanceof LimitExceeded, String(error));
  assert.equal(error.limit, limit);
  return true;
};

suite('text encodings', () => {
  const word = 'Crème brûlée – 2½ Löffel';

  test('recognizes UTF-8 whatever the file declares, and UTF-16 by its byte order mark or zero bytes', () => {
    assert.equal(
      decodeText(Buffer.from(`<meta charset="windows-1251">${word}`)),
      `<meta charset="windows-1251">${word}`,
    );
    assert.equal(decodeText(Buffer.from(`\ufeff${word}`)), word);
    assert.equal(decodeText(Buffer.from(`\ufeff${word}`, 'utf16le')), word);
    assert.equal(decodeText(Buffer.from(word, 'utf16le')), word);
    assert.equal(decodeText(Buffer.from(word, 'utf16le').swap16()), word);
  });

  test('decodes other text as declared in the file, as declared by the sender, or as Windows-1252', () => {
    assert.equal(decodeText(Buffer.from('cr\xe8me br\xfbl\xe9e', 'latin1')), 'crème brûlée');
    assert.equal(decodeText(Buffer.from('\xe1\xee\xf0\xf9', 'latin1'), 'windows-1251'), 'борщ');
    const declared = Buffer.from('<?xml version="1.0" encoding="windows-1251"?>\xe1\xee\xf0\xf9', 'latin1');
    assert.match(decodeText(declared), /борщ$/);
    assert.equal(decodeText(Buffer.from('caf\xe9', 'latin1'), 'no-such-thing'), 'café');
    const shifted = Buffer.from('\x1b$B%i!<%a%s\x1b(B', 'latin1');
    assert.equal(decodeText(shifted, 'iso-2022-jp'), 'ラーメン');
  });

  test('decodes any bytes to a string', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.option(fc.string(), { nil: undefined }), (bytes, charset) => {
        assert.equal(typeof decodeText(bytes, charset), 'string');
      }),
    );
  });
});

suite('import files', () => {
  test('unpacks gzip, and reports damaged data', () => {
    assert.equal(createImportFile('a', gzipSync('soup')).text(), 'soup');
    assert.equal(createImportFile('a', gzipSync(gzipSync('soup'))).text(), 'soup');
    assert.throws(() => createImportFile('a', gzipSync('soup'.repeat(100)).subarray(0, 20)), UnreadableFile);
  });

  test('parses JSON unless it is invalid or nested too deeply', () => {
    assert.deepEqual(createImportFile('a', Buffer.from(' {"a": 1}')).json(), { a: 1 });
    assert.equal(createImportFile('a', Buffer.from('{"a": 1')).json(), undefined);
    assert.equal(createImportFile('a', Buffer.from('12')).json(), undefined);
    assert.equal(createImportFile('a', Buffer.from(`${'['.repeat(65)}${']'.repeat(65)}`)).json(), undefined);
    assert.ok(createImportFile('a', Buffer.from(`${'['.repeat(64)}${']'.repeat(64)}`)).json());
  });

  test('rejects compressed data by its ratio or its expanded size', () => {
    const bomb = gzipSync(Buffer.alloc(2_000_000));
    const wide = { ...limits, upload_file_bytes: 9_000_000 };
    assert.throws(
      () => createImportFile('a', bomb, { budget: new Budget(bomb.length, wide) }),
      exceeds('archive_ratio'),
    );
    const [small, large] = [new Budget(100_000, wide), new Budget(100_000, limits)];
    const huge = gzipSync(Buffer.alloc(4_000_000));
    assert.throws(() => createImportFile('a', huge, { budget: small }), exceeds('archive_expanded_bytes'));
    assert.throws(() => createImportFile('a', bomb, { budget: large }), UnreadableFile);
  });
});

suite('import archives', () => {
  test('reads members by path, and skips system files', async () => {
    const archive = await open({ 'soups/leek.txt': 'leek', '__MACOSX/._x': 'x', '.DS_Store': 'x', 'ünïcode.txt': 'ü' });
    assert.deepEqual(
      archive.members.map(({ path }) => path),
      ['soups/leek.txt', 'ünïcode.txt'],
    );
    assert.equal((await archive.read('soups/leek.txt')).text(), 'leek');
    await assert.rejects(archive.read('none.txt'), UnreadableFile);
  });

  test('opens nested archives up to two levels deep', async () => {
    const third = await zipOf({ 'c.txt': 'c' });
    const archive = await open({ 'b.zip': await zipOf({ 'c.zip': third }), 'c.zip': third, 'a.txt': 'a' });
    const inner = await archive.open('c.zip');
    assert.equal((await inner?.read('c.txt'))?.text(), 'c');
    assert.equal(await archive.open('a.txt'), undefined);
    const deeper = await archive.open('b.zip');
    await assert.rejects(async () => deeper?.open('c.zip'), exceeds('archive_depth'));
  });

  test('limits the entries, expanded bytes and ratio of an archive, and the size of a member', async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`${at}.txt`, 'x']));
    const few = new Budget(10_000, { ...limits, archive_entries: 29 });
    await assert.rejects(open(many, few), exceeds('archive_entries'));
    await assert.rejects(open({ a: Buffer.alloc(900_000), b: Buffer.alloc(900_000) }), exceeds('archive_ratio'));
    const large = new Budget(1_000_000, limits);
    const four = Object.fromEntries(Array.from({ length: 4 }, (_, at) => [`${at}`, Buffer.alloc(900_000)]));
    await assert.rejects(open(four, large), exceeds('archive_expanded_bytes'));
    const archive = await open(
      { a: Buffer.alloc(900_000) },
      new Budget(1_000_000, { ...limits, upload_file_bytes: 800_000 }),
    );
    await assert.rejects(archive.read('a'), UnreadableFile);
  });

  test('reports a damaged archive, and reads the other members if only one is damaged', async () => {
    const bytes = await zipOf({ 'a.txt': 'leek soup '.repeat(50), 'b.txt': 'onion soup' });
    await assert.rejects(openArchive('a.zip', bytes.subarray(0, -30)), UnreadableFile);
    const broken = Buffer.from(bytes);
    broken.writeUInt32BE(0, broken.indexOf('a.txt') + 12);
    const archive = await openArchive('a.zip', broken);
    await assert.rejects(async () => archive?.read('a.txt'), UnreadableFile);
    assert.equal((await archive?.read('b.txt'))?.text(), 'onion soup');
  });
});
