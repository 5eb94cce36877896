import { Readable, finished } from 'node:stream';

import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** With slashes, from the root of the archive. */
  readonly path: string;
  /** What the file holds, or how to open it: it is opened when its turn comes. */
  readonly content: Buffer | (() => Promise<Readable>);
  /** How long what is opened is, where that is known. Anything else is then an error. */
  readonly bytes?: number | undefined;
  /** True for what is compressed already, as pictures are: it is stored as it is, in a fraction of the time. */
  readonly isCompressed?: boolean | undefined;
}

/**
 * The first moment that an archive can name. Archives have local time without a zone, which yazl takes from the clock of
 * the process; so local midnight gives the same bytes everywhere. The time in UTC, which it would write beside it and
 * which would differ, is left off by `forceDosTimestamp`.
 */
const ALWAYS = new Date(1980, 0, 1);
/** A file that its owner may write and all may read. */
const MODE = 0o100_644;

/** Handed on bit by bit, so that a slow reader holds it up before it is all on its way. */
const PIECE = 64 * 1024;

function* piecesOf(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += PIECE) yield content.subarray(at, at + PIECE);
}

const open = async (content: ZipEntry['content']): Promise<Readable> =>
  typeof content === 'function' ? content() : Readable.from(piecesOf(content), { objectMode: false });

/** Ends when the last byte of the source has gone into the output, which lets go of what was piped into it. */
const passedOn = (source: Readable, output: Readable): Promise<void> =>
  new Promise((resolve, reject) => {
    const settle = (error?: Error | null): void => {
      stopWatching();
      output.off('unpipe', onUnpipe);
      output.off('close', onClose);
      if (error) reject(error);
      else resolve();
    };
    const onClose = (): void => settle(new Error('Nobody reads the archive any more.'));
    const onUnpipe = (): void => (output.destroyed ? onClose() : settle());
    const stopWatching = finished(source, { writable: false }, (error) => {
      if (error) settle(error);
    });
    output.once('unpipe', onUnpipe);
    output.once('close', onClose);
  });

/**
 * Gives a source away once. yazl keeps what it was given for an entry until the archive ends, so it is given a place
 * that is empty afterwards: else every file would stay in memory.
 */
const handOver =
  (place: Readable[]) =>
  (take: (error: unknown, source: Readable) => void): void => {
    for (const source of place.splice(0)) take(undefined, source);
  };

/** As much as yazl keeps of an entry until the directory at the end is written. */
interface KeptEntry {
  utf8FileName: Buffer;
}

/**
 * yazl cuts the name of an entry from the pool that small buffers share, and a name that is kept keeps its whole pool:
 * some 20 KB for each entry were measured, 800 MB for 40,000. A copy of its own is as long as the name.
 */
const ownName = (zip: ZipFile): void => {
  const { entries = [] } = zip as unknown as { readonly entries?: readonly KeptEntry[] };
  const entry = entries.at(-1);
  if (entry === undefined) return;
  const name = Buffer.allocUnsafeSlow(entry.utf8FileName.length);
  entry.utf8FileName.copy(name);
  entry.utf8FileName = name;
};

const addEntry = async (zip: ZipFile, output: Readable, entry: ZipEntry): Promise<void> => {
  const { path, content, isCompressed = false } = entry;
  const bytes = typeof content === 'function' ? entry.bytes : content.length;
  const source = await open(content);
  // Whoever left while it was opened will not be told of it, nor tell us.
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
  for await (const entry of entries) {
    if (output.destroyed) return;
    await addEntry(zip, output, entry);
  }
  zip.end();
};

type ZipEntries = AsyncIterable<ZipEntry> | Iterable<ZipEntry>;

/**
 * A ZIP archive of the entries, in their order, as a stream. The same entries give the same bytes, whenever and wherever
 * they are written (by one version of zlib: another may compress otherwise). The next entry is asked for when the one
 * before it is written, and written no faster than the archive is read, so there is never more than one of them in
 * memory. An error of a source, or of the entries, destroys the stream with it; a stream that is destroyed closes them.
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
