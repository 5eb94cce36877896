import { JsonBytes } from '../api-response.ts';

const COMMA = Buffer.from(',');

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
  const pieces: Uint8Array[] = [Buffer.from(`{${JSON.stringify(name)}:[`)];
  for (const [index, item] of items.entries()) {
    if (index > 0) pieces.push(COMMA);
    pieces.push(Buffer.from(JSON.stringify(item)));
  }
  const others = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `,${JSON.stringify(key)}:${JSON.stringify(value)}`);
  pieces.push(Buffer.from(`]${others.join('')}}`));
  return new JsonBytes(Buffer.concat(pieces));
};
