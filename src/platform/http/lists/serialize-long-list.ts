import { JsonBytes } from '../api-response.ts';

/** Enough for most lists. The buffer of a longer one grows. */
const INITIAL_BYTES = 65_536;
/** A UTF-16 code unit takes at most three bytes in UTF-8. */
const MAX_BYTES_PER_CHARACTER = 3;

/** Text encoded piece by piece into one growing buffer. */
class Utf8Writer {
  #buffer = Buffer.allocUnsafe(INITIAL_BYTES);
  #length = 0;

  write(text: string): void {
    const needed = this.#length + text.length * MAX_BYTES_PER_CHARACTER;
    if (needed > this.#buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.#buffer.length));
      this.#buffer.copy(larger, 0, 0, this.#length);
      this.#buffer = larger;
    }
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
    if (index > 0) writer.write(',');
    writer.write(JSON.stringify(item));
  }
  const others = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `,${JSON.stringify(key)}:${JSON.stringify(value)}`);
  writer.write(`]${others.join('')}}`);
  return new JsonBytes(writer.bytes);
};
