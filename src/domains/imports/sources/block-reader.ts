import { RandomAccessReader } from 'yauzl';

/** Random access to the bytes of an archive. */
export interface Bytes {
  readonly length: number;
  /** Returns fewer bytes at the end. */
  read(start: number, length: number): Buffer;
}

const BLOCK_BYTES = 64 * 1024;

/**
 * Lets yauzl read an archive in blocks. The directory of an archive has a record of a few dozen bytes for each member;
 * reading them one by one takes half a second for 10,000.
 */
export class BlockReader extends RandomAccessReader {
  readonly #bytes: Bytes;
  #start = 0;
  #block: Buffer = Buffer.alloc(0);

  constructor(bytes: Bytes) {
    super();
    this.#bytes = bytes;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    let failure: Error | null = null;
    try {
      const copied = this.#read(position, length).copy(buffer, offset);
      if (copied < length) failure = new Error('the archive ends too early');
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
    }
    queueMicrotask(() => callback(failure));
  }

  #read(position: number, length: number): Buffer {
    if (length > BLOCK_BYTES) return this.#bytes.read(position, length);
    if (position < this.#start || position + length > this.#start + this.#block.length) {
      this.#start = position;
      this.#block = this.#bytes.read(position, BLOCK_BYTES);
    }
    return this.#block.subarray(position - this.#start, position - this.#start + length);
  }
}
