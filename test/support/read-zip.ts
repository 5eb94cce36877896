// Reads an archive with a different library than the one that wrote it.
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';

import { fromBufferPromise } from 'yauzl';

export interface ReadEntry {
  readonly path: string;
  readonly content: Buffer;
  readonly isStored: boolean;
  /** Unix permissions and file type. */
  readonly mode: number;
  /** As stored in the archive: date and time without a time zone. */
  readonly modified: readonly [date: number, time: number];
  readonly extraFields: number;
}

/** All entries, with their checksums verified. */
export const readZip = async (bytes: Buffer): Promise<ReadEntry[]> => {
  const zip = await fromBufferPromise(bytes);
  const entries: ReadEntry[] = [];
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} does not match its checksum.`);
    entries.push({
      path: entry.fileName,
      content,
      isStored: entry.compressionMethod === 0,
      mode: entry.externalFileAttributes >>> 16,
      modified: [entry.lastModFileDate, entry.lastModFileTime],
      extraFields: entry.extraFields.length,
    });
  }
  return entries;
};
