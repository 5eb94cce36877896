import { open } from 'node:fs/promises';

/** Enough for the brands of an ISO base media file. */
const HEAD_BYTES = 256;
/** End record of a ZIP archive with the longest possible comment. */
const TAIL_BYTES = 22 + 65_535;

/** The first and last bytes of a file. */
export interface HeadAndTail {
  readonly head: Buffer;
  readonly tail: Buffer;
}

export const readHeadAndTail = async (path: string, bytes: number): Promise<HeadAndTail> => {
  const file = await open(path, 'r');
  try {
    const part = async (from: number, length: number): Promise<Buffer> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
      return buffer.subarray(0, bytesRead);
    };
    const tail = Math.min(bytes, TAIL_BYTES);
    return { head: await part(0, Math.min(bytes, HEAD_BYTES)), tail: await part(bytes - tail, tail) };
  } finally {
    await file.close();
  }
};

const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1');
const ARCHIVE_END_BYTES = 22;
const COMMENT_LENGTH_AT = 20;

/**
 * Whether a file ends like a ZIP archive, whatever it starts with. Archives are read from the end (APPNOTE.TXT, section
 * 4.3.16), so a picture can be one at the same time.
 */
export const isArchive = ({ tail }: HeadAndTail): boolean => {
  for (let at = tail.lastIndexOf(ARCHIVE_END); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(ARCHIVE_END, at - 1)) {
    const rest = tail.length - at - ARCHIVE_END_BYTES;
    if (rest >= 0 && tail.readUInt16LE(at + COMMENT_LENGTH_AT) === rest) return true;
  }
  return false;
};

const PDF_END_WITHIN = 1024;

/**
 * A complete PDF has its end marker in its last bytes (ISO 32000-1, section 7.5.5, with the tolerance of common
 * readers).
 */
export const isCompletePdf = ({ tail }: HeadAndTail): boolean => tail.subarray(-PDF_END_WITHIN).includes('%%EOF');
