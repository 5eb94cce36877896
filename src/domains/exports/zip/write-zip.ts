import { Readable, pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { crc32, createDeflateRaw, deflateRaw } from 'node:zlib';

import { MAX_UINT32, createDataDescriptor, createDirectoryEntry, createEnd, createLocalHeader } from './zip-records.ts';
import type { CompressionMethod } from './zip-records.ts';

export interface ZipEntry {
  /** Path in the archive, with slashes. */
  readonly path: string;
  /** The content, or a function that opens it when its turn comes. */
  readonly content: Buffer | (() => Promise<Readable>);
  /** Length of the opened stream, if known. A different length is then an error. */
  readonly bytes?: number | undefined;
  /** Already compressed content, such as pictures, is stored without compression in a fraction of the time. */
  readonly isCompressed?: boolean | undefined;
}

type ZipEntries = AsyncIterable<ZipEntry> | Iterable<ZipEntry>;

const compress = promisify(deflateRaw);

/** Records are short, and writing each by itself would take longer than writing the content. */
const CHUNK_BYTES = 64 * 1024;

const MAX_NAME_BYTES = 0xffff;

/** Paths that a program could unpack outside of its folder are refused. */
const toName = (path: string): Buffer => {
  const isInside = !path.includes('\\') && path.split('/').every((part) => part !== '' && part !== '..');
  const name = Buffer.from(path);
  if (!isInside || name.length > MAX_NAME_BYTES) throw new Error(`invalid path of an archive entry: ${path}`);
  return name;
};

/** Collects bytes into chunks that are worth writing. */
class Chunks {
  #pieces: Buffer[] = [];
  #bytes = 0;
  /** The number of bytes ever added. */
  total = 0;

  add(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#bytes += piece.length;
    this.total += piece.length;
  }

  get isFull(): boolean {
    return this.#bytes >= CHUNK_BYTES;
  }

  /** Empty if there is nothing to write. */
  take(): readonly Buffer[] {
    const pieces = this.#pieces;
    this.#pieces = [];
    this.#bytes = 0;
    return pieces.length > 1 ? [Buffer.concat(pieces)] : pieces;
  }
}

async function* deflate(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, void> {
  // An error is thrown where the result is read.
  yield* pipeline(pieces, createDeflateRaw(), () => undefined) as AsyncIterable<Buffer>;
}

/** Writes one archive, as chunks that are requested one by one. */
class ZipWriter {
  readonly #output = new Chunks();
  /** Written last. For 100,000 entries it takes ten megabytes. */
  readonly #directory: Buffer[] = [];
  readonly #directoryChunk = new Chunks();
  #entries = 0;
  readonly #chunks: AsyncGenerator<Buffer, void, void>;
  #source: Readable | undefined;
  #isAbandoned = false;

  constructor(entries: ZipEntries) {
    this.#chunks = this.#write(entries);
  }

  next(): Promise<IteratorResult<Buffer, void>> {
    return this.#chunks.next();
  }

  /** Closes what is being read, at once or as soon as it is open. */
  abandon(): void {
    this.#isAbandoned = true;
    this.#source?.destroy();
    this.#chunks.return().catch(() => undefined);
  }

  async *#write(entries: ZipEntries): AsyncGenerator<Buffer, void, void> {
    for await (const entry of entries) {
      yield* this.#writeEntry(entry);
      if (this.#isAbandoned) return;
    }
    yield* this.#writeDirectory();
  }

  async *#writeEntry(entry: ZipEntry): AsyncGenerator<Buffer, void, void> {
    const name = toName(entry.path);
    const method: CompressionMethod = entry.isCompressed === true ? 'stored' : 'deflated';
    const offset = this.#output.total;
    this.#output.add(createLocalHeader({ name, method }));
    const begin = this.#output.total;
    const read = { bytes: 0, crc32: 0 };
    for await (const piece of this.#readContent(entry, method, read)) {
      this.#output.add(piece);
      if (this.#output.isFull) yield* this.#output.take();
    }
    if (this.#isAbandoned) return;
    const compressedBytes = this.#output.total - begin;
    if (Math.max(read.bytes, compressedBytes) >= MAX_UINT32) throw new Error(`${entry.path} is larger than 4 GiB`);
    this.#output.add(createDataDescriptor({ ...read, compressedBytes }));
    this.#addToDirectory(createDirectoryEntry({ name, method, offset, compressedBytes, ...read }));
  }

  /** The content as written to the archive. Counts what is read. */
  async *#readContent(
    { path, content, bytes }: ZipEntry,
    method: CompressionMethod,
    read: { bytes: number; crc32: number },
  ): AsyncGenerator<Buffer, void, void> {
    const count = (piece: Buffer): void => {
      read.bytes += piece.length;
      read.crc32 = crc32(piece, read.crc32);
    };
    if (typeof content !== 'function') {
      count(content);
      yield method === 'stored' ? content : await compress(content);
      return;
    }
    const source = await content();
    this.#source = source;
    try {
      if (this.#isAbandoned) return;
      const pieces = async function* (): AsyncGenerator<Buffer, void, void> {
        for await (const piece of source as AsyncIterable<Buffer>) {
          count(piece);
          yield piece;
        }
      };
      yield* method === 'stored' ? pieces() : deflate(pieces());
      if (bytes !== undefined && bytes !== read.bytes) {
        throw new Error(`unexpected number of bytes in ${path}: ${read.bytes} instead of ${bytes}`);
      }
    } finally {
      source.destroy();
    }
  }

  #addToDirectory(record: Buffer): void {
    this.#entries += 1;
    this.#directoryChunk.add(record);
    if (this.#directoryChunk.isFull) this.#directory.push(...this.#directoryChunk.take());
  }

  *#writeDirectory(): Generator<Buffer, void, void> {
    const offset = this.#output.total;
    const bytes = this.#directoryChunk.total;
    yield* this.#output.take();
    yield* this.#directory;
    this.#directoryChunk.add(createEnd({ entries: this.#entries, offset, bytes }));
    yield* this.#directoryChunk.take();
  }
}

/**
 * Streams a ZIP archive of the entries, in order. The same entries give the same bytes at any time and place (with the
 * same version of zlib). The next entry is requested after the previous one is written, and nothing is written faster
 * than it is read, so at most one entry is in memory. An error of a source or of the entries destroys the stream;
 * destroying the stream closes them.
 */
export const writeZip = (entries: ZipEntries): Readable => {
  const writer = new ZipWriter(entries);
  return new Readable({
    read() {
      writer.next().then(
        ({ done, value }) => this.push(done === true ? null : value),
        (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    },
    destroy(error, callback) {
      writer.abandon();
      callback(error);
    },
  });
};
