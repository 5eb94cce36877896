import { isUtf8 } from 'node:buffer';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';

import { fromBufferPromise, fromRandomAccessReaderPromise, getFileNameLowLevel } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';

import type { ImportArchive } from '../formats/format.ts';
import { BlockReader } from './block-reader.ts';
import type { Bytes } from './block-reader.ts';
import { Budget } from './budget.ts';
import { createImportFile } from './create-import-file.ts';
import { defaultSourceLimits } from './source-limits.ts';
import { LimitExceeded, UnreadableFile } from './source-errors.ts';

/** The depth of an archive that is not nested. */
const OUTERMOST = 1;

const STORED = 0;
const DEFLATED = 8;

/** `PK` and the signature of a first member, of an empty archive, or of a split archive. */
export const isZip = (head: Uint8Array): boolean =>
  head[0] === 0x50 &&
  head[1] === 0x4b &&
  ((head[2] === 3 && head[3] === 4) || (head[2] === 5 && head[3] === 6) || (head[2] === 7 && head[3] === 8));

/** Files that operating systems add to archives. */
const isLeftBehind = (path: string): boolean =>
  path.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|\._)/.test(path);

const unpacked = (packed: Buffer, { compressionMethod, uncompressedSize }: Entry): Buffer => {
  if (compressionMethod === STORED) return packed;
  if (compressionMethod !== DEFLATED) throw new UnreadableFile('Its compression method is not supported.');
  try {
    // No program writes a member that is larger than its declared size.
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, uncompressedSize) });
  } catch {
    throw new UnreadableFile('It is damaged.');
  }
};

/** An open archive. Reads members one at a time, on demand. */
class Archive implements ImportArchive {
  readonly kind = 'archive';
  readonly name: string;
  readonly members: ImportArchive['members'];
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #indexes: ReadonlyMap<string, number>;
  readonly #zip: ZipFile;
  readonly #bytes: Bytes;
  readonly #budget: Budget;
  readonly #depth: number;

  constructor(
    name: string,
    zip: ZipFile,
    entries: ReadonlyMap<string, Entry>,
    of: { readonly bytes: Bytes; readonly budget: Budget; readonly depth: number },
  ) {
    this.name = name;
    this.#zip = zip;
    this.#entries = entries;
    this.#bytes = of.bytes;
    this.#budget = of.budget;
    this.#depth = of.depth;
    this.members = [...entries.keys()].map((path) => ({ path }));
    this.#indexes = new Map(this.members.map(({ path }, index) => [path, index]));
  }

  async read(path: string): ReturnType<ImportArchive['read']> {
    return createImportFile(path, await this.#member(path), { budget: this.#budget });
  }

  async open(path: string): ReturnType<ImportArchive['open']> {
    const bytes = await this.#member(path);
    if (!isZip(bytes)) return undefined;
    const { archive_depth: deepest } = this.#budget.limits;
    if (this.#depth >= deepest) throw new LimitExceeded('archive_depth', deepest);
    return openBuffer(path, bytes, this.#budget, this.#depth + 1);
  }

  async #member(path: string): Promise<Buffer> {
    const [entry, index] = [this.#entries.get(path), this.#indexes.get(path)];
    if (this.#depth === OUTERMOST && index !== undefined) this.#budget.watcher.enterMember(index);
    if (entry === undefined) throw new UnreadableFile('There is no such file in the archive.');
    if (entry.isEncrypted()) throw new UnreadableFile('It is encrypted.');
    const { compressedSize, uncompressedSize } = entry;
    if (uncompressedSize > this.#budget.limits.upload_file_bytes || compressedSize > this.#bytes.length) {
      throw new UnreadableFile('It is too large.');
    }
    this.#budget.checkDeclaredSize(uncompressedSize);
    const start = await this.#dataOf(entry);
    const bytes = unpacked(this.#bytes.read(start, compressedSize), entry);
    this.#budget.addExpandedBytes(bytes.length);
    if (bytes.length !== uncompressedSize || crc32(bytes) !== entry.crc32) throw new UnreadableFile('It is damaged.');
    return bytes;
  }

  async #dataOf(entry: Entry): Promise<number> {
    try {
      return (await this.#zip.readLocalFileHeaderPromise(entry, { minimal: true })).fileDataStart;
    } catch {
      throw new UnreadableFile('It is damaged.');
    }
  }
}

/**
 * Many programs write UTF-8 without setting the flag. Names in the CP437 of old programs are hardly ever valid UTF-8.
 */
const nameOf = (flags: number, raw: Buffer, extra: Entry['extraFields']): string =>
  isUtf8(raw) ? raw.toString() : getFileNameLowLevel(flags, raw, extra, false).toWellFormed();

/** The members by path, without system files. Of two with the same path the last one wins, as when unpacking. */
const entriesOf = async (zip: ZipFile, budget: Budget): Promise<ReadonlyMap<string, Entry>> => {
  budget.addEntries(zip.entryCount);
  const entries = new Map<string, Entry>();
  let announced = 0;
  for await (const entry of zip.eachEntry()) {
    const { generalPurposeBitFlag, fileNameRaw, extraFields, uncompressedSize } = entry;
    const path = nameOf(generalPurposeBitFlag, fileNameRaw, extraFields);
    if (isLeftBehind(path)) continue;
    entries.set(path, entry);
    announced += uncompressedSize;
  }
  budget.checkDeclaredSize(announced);
  return entries;
};

const opened = async (
  name: string,
  opening: Promise<ZipFile>,
  of: { readonly bytes: Bytes; readonly budget: Budget; readonly depth: number },
): Promise<ImportArchive> => {
  try {
    const zip = await opening;
    return new Archive(name, zip, await entriesOf(zip, of.budget), of);
  } catch (error) {
    if (error instanceof LimitExceeded) throw error;
    throw new UnreadableFile('It is a damaged archive.');
  }
};

/** Names never become paths on this machine, so none has to be rejected. */
const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: false };

const openBuffer = (name: string, bytes: Buffer, budget: Budget, depth: number): Promise<ImportArchive> =>
  opened(name, fromBufferPromise(bytes, options), {
    bytes: {
      length: bytes.length,
      read: (start, length) => bytes.subarray(start, start + length),
    },
    budget,
    depth,
  });

/** Opens an archive in memory; undefined if the bytes are not a ZIP archive. Throws if it cannot be read. */
export const openArchive = async (
  name: string,
  bytes: Uint8Array,
  budget = new Budget(bytes.length, defaultSourceLimits),
): Promise<ImportArchive | undefined> =>
  isZip(bytes)
    ? openBuffer(name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), budget, OUTERMOST)
    : undefined;

/** An archive on disk that is not read into memory. The caller must close it. */
export interface OpenedArchive {
  readonly archive: ImportArchive;
  readonly close: () => void;
}

export const openArchiveFile = async (name: string, path: string, budget: Budget): Promise<OpenedArchive> => {
  const descriptor = openSync(path, 'r');
  const close = (): void => closeSync(descriptor);
  try {
    const bytes: Bytes = {
      length: fstatSync(descriptor).size,
      read: (start, length) => {
        const buffer = Buffer.allocUnsafeSlow(length);
        return buffer.subarray(0, readSync(descriptor, buffer, 0, length, start));
      },
    };
    const opening = fromRandomAccessReaderPromise(new BlockReader(bytes), bytes.length, options);
    return { archive: await opened(name, opening, { bytes, budget, depth: OUTERMOST }), close };
  } catch (error) {
    close();
    throw error;
  }
};
