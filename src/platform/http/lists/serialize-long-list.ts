import { JsonBytes } from '../api-response.ts';

/** More than most short responses take. */
const FIRST_PART_BYTES = 4096;
/** Longer responses are collected in parts of this size, so that little more is reserved than they need. */
const PART_BYTES = 256 * 1024;
/** A UTF-16 code unit takes at most three bytes in UTF-8. */
const MAX_BYTES_PER_CHARACTER = 3;

/** Text encoded piece by piece. */
class Utf8Writer {
  readonly #parts: Buffer[] = [];
  #part = Buffer.allocUnsafe(FIRST_PART_BYTES);
  #length = 0;

  write(text: string): void {
    const needed = text.length * MAX_BYTES_PER_CHARACTER;
    if (this.#length + needed > this.#part.length) this.#startPart(needed);
    this.#length += this.#part.write(text, this.#length);
  }

  toBytes(): Buffer<ArrayBuffer> {
    return Buffer.concat([...this.#parts, this.#part.subarray(0, this.#length)]);
  }

  #startPart(bytes: number): void {
    this.#parts.push(this.#part.subarray(0, this.#length));
    this.#part = Buffer.allocUnsafe(Math.max(bytes, PART_BYTES));
    this.#length = 0;
  }
}

/**
 * Serializes an object with one potentially long list to bytes. Each item is serialized and encoded as it is added, so
 * that it need not be kept, and because a single character beyond Latin-1 makes a string use two bytes per character:
 * three megabytes of that take twice as long to serialize and encode.
 */
export class LongListWriter {
  readonly #writer = new Utf8Writer();
  #isEmpty = true;

  constructor(name: string) {
    this.#writer.write(`{${JSON.stringify(name)}:[`);
  }

  add(item: unknown): void {
    if (!this.#isEmpty) this.#writer.write(',');
    this.#isEmpty = false;
    this.#writer.write(JSON.stringify(item));
  }

  /** Adds the other properties of the object. */
  finish(rest: Readonly<Record<string, unknown>>): JsonBytes {
    const others = Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `,${JSON.stringify(key)}:${JSON.stringify(value)}`);
    this.#writer.write(`]${others.join('')}}`);
    return new JsonBytes(this.#writer.toBytes());
  }
}

/** Serializes an object with one potentially long list, whose items are all there. */
export const serializeWithLongList = (
  name: string,
  items: readonly unknown[],
  rest: Readonly<Record<string, unknown>>,
): JsonBytes => {
  const writer = new LongListWriter(name);
  for (const item of items) writer.add(item);
  return writer.finish(rest);
};
