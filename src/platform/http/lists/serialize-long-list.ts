import { JsonBytes } from '../api-response.ts';

/** More than most responses have besides the list. */
const INITIAL_BYTES = 4096;
/** A UTF-16 code unit takes at most three bytes in UTF-8. */
const MAX_BYTES_PER_CHARACTER = 3;
/** How much longer than the first item the others may be on average. */
const MARGIN = 1.25;
/** The first item may be much longer than the others, so no more than this is reserved on its account. */
const MAX_RESERVED_BYTES = 4 * 1024 * 1024;

/** Text encoded piece by piece into one buffer. */
class Utf8Writer {
  #buffer = Buffer.allocUnsafe(INITIAL_BYTES);
  #length = 0;

  /** Ensures that this many more bytes fit. A buffer that grew by doubling would leave twice as much garbage. */
  reserve(bytes: number): void {
    const needed = this.#length + bytes;
    if (needed <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafe(needed);
    this.#buffer.copy(larger, 0, 0, this.#length);
    this.#buffer = larger;
  }

  write(text: string): void {
    const needed = text.length * MAX_BYTES_PER_CHARACTER;
    if (this.#length + needed > this.#buffer.length) this.reserve(Math.max(needed, this.#buffer.length >>> 1));
    this.#length += this.#buffer.write(text, this.#length);
  }

  get bytes(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }
}

/**
 * Serializes an object with one potentially long list to bytes. Each item is serialized and encoded separately: a
 * single character beyond Latin-1 makes a string use two bytes per character, and three megabytes of that take twice as
 * long to serialize and encode.
 */
export const serializeWithLongList = (
  name: string,
  items: readonly unknown[],
  rest: Readonly<Record<string, unknown>>,
): JsonBytes => {
  const writer = new Utf8Writer();
  writer.write(`{${JSON.stringify(name)}:[`);
  for (const [index, item] of items.entries()) {
    const text = JSON.stringify(item);
    if (index === 0) writer.reserve(Math.min(Math.ceil(text.length * items.length * MARGIN), MAX_RESERVED_BYTES));
    if (index > 0) writer.write(',');
    writer.write(text);
  }
  const others = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `,${JSON.stringify(key)}:${JSON.stringify(value)}`);
  writer.write(`]${others.join('')}}`);
  return new JsonBytes(writer.bytes);
};
