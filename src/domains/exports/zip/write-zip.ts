import { Readable, finished } from 'node:stream';

import { ZipFile } from 'yazl';

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

/**
 * The earliest time that an archive can represent. Archives store local time without a zone, which yazl takes from the
 * process, so local midnight gives the same bytes everywhere. `forceDosTimestamp` omits the additional UTC time, which
 * would differ.
 */
const ALWAYS = new Date(1980, 0, 1);
/** Writable by the owner, readable by all. */
const MODE = 0o100_644;

/** Chunk size, small enough that a slow reader applies backpressure. */
const PIECE = 64 * 1024;

function* piecesOf(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += PIECE) yield content.subarray(at, at + PIECE);
}

const open = async (content: ZipEntry['content']): Promise<Readable> =>
  typeof content === 'function' ? content() : Readable.from(piecesOf(content), { objectMode: false });

/** Resolves when the last byte of the source has been passed to the output. */
const passedOn = (source: Readable, output: Readable): Promise<void> =>
  new Promise((resolve, reject) => {
    const settle = (error?: Error | null): void => {
      stopWatching();
      output.off('unpipe', onUnpipe);
      output.off('close', onClose);
      if (error) reject(error);
      else resolve();
    };
    const onClose = (): void => settle(new Error('The reader of the archive has left.'));
    const onUnpipe = (): void => (output.destroyed ? onClose() : settle());
    const stopWatching = finished(source, { writable: false }, (error) => {
      if (error) settle(error);
    });
    output.once('unpipe', onUnpipe);
    output.once('close', onClose);
  });

/**
 * Hands over a source once. yazl keeps the source of every entry until the archive ends, so it gets a holder that is
 * emptied after use; otherwise every file would stay in memory.
 */
const handOver =
  (place: Readable[]) =>
  (take: (error: unknown, source: Readable) => void): void => {
    for (const source of place.splice(0)) take(undefined, source);
  };

/** What yazl keeps of an entry until it writes the central directory. */
interface KeptEntry {
  utf8FileName: Buffer;
  readonly state: number;
}

/** The state of an entry whose content is written. */
const FILE_DATA_DONE = 3;

const getKeptEntries = (zip: ZipFile): KeptEntry[] => (zip as unknown as { readonly entries: KeptEntry[] }).entries;

/**
 * After every entry, yazl looks for the next one from the first on, which makes the work quadratic: 20,000 entries took
 * 3.6 times as long as 10,000. So it sees only entries that are not written yet, until it needs all of them for the
 * central directory.
 */
const setWrittenAside = (zip: ZipFile, written: KeptEntry[]): void => {
  const entries = getKeptEntries(zip);
  const first = entries.findIndex(({ state }) => state < FILE_DATA_DONE);
  written.push(...entries.splice(0, first < 0 ? entries.length : first));
};

const bringBack = (zip: ZipFile, written: readonly KeptEntry[]): void => {
  const entries = getKeptEntries(zip);
  const unwritten = entries.splice(0);
  for (const entry of written) entries.push(entry);
  entries.push(...unwritten);
};

/**
 * yazl slices entry names from Node's shared buffer pool, and a retained name retains its whole pool: about 20 KB per
 * entry were measured, 800 MB for 40,000. A copy is only as long as the name.
 */
const ownName = (zip: ZipFile): void => {
  const entry = getKeptEntries(zip).at(-1);
  if (entry === undefined) return;
  const name = Buffer.allocUnsafeSlow(entry.utf8FileName.length);
  entry.utf8FileName.copy(name);
  entry.utf8FileName = name;
};

const addEntry = async (zip: ZipFile, output: Readable, entry: ZipEntry): Promise<void> => {
  const { path, content, isCompressed = false } = entry;
  const bytes = typeof content === 'function' ? entry.bytes : content.length;
  const source = await open(content);
  // The reader left while the source was being opened, so no further event will arrive.
  if (output.destroyed) {
    source.destroy();
    return;
  }
  try {
    const options = { mtime: ALWAYS, mode: MODE, forceDosTimestamp: true, compress: !isCompressed };
    zip.addReadStreamLazy(path, bytes === undefined ? options : { ...options, size: bytes }, handOver([source]));
    ownName(zip);
    await passedOn(source, output);
  } finally {
    source.destroy();
  }
};

const addAll = async (zip: ZipFile, output: Readable, entries: ZipEntries): Promise<void> => {
  const written: KeptEntry[] = [];
  for await (const entry of entries) {
    if (output.destroyed) return;
    await addEntry(zip, output, entry);
    setWrittenAside(zip, written);
  }
  bringBack(zip, written);
  zip.end();
};

type ZipEntries = AsyncIterable<ZipEntry> | Iterable<ZipEntry>;

/**
 * Streams a ZIP archive of the entries, in order. The same entries give the same bytes at any time and place (with the
 * same version of zlib). The next entry is requested after the previous one is written, and nothing is written faster
 * than it is read, so at most one entry is in memory. An error of a source or of the entries destroys the stream;
 * destroying the stream closes them.
 */
export const writeZip = (entries: ZipEntries): Readable => {
  const zip = new ZipFile();
  const output = zip.outputStream;
  if (!(output instanceof Readable)) throw new TypeError('yazl writes to a stream of another kind.');
  const fail = (error: unknown): void => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  addAll(zip, output, entries).catch(fail);
  return output;
};
