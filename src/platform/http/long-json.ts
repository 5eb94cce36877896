import { JsonBytes } from './answer.ts';

const COMMA = Buffer.from(',');

/**
 * An object with one list that may be long, as the bytes that are sent. Each item is written and encoded by itself: one
 * letter beyond Latin-1 makes a text take two bytes for each of its characters, and three megabytes of them take twice
 * as long to write and to encode.
 */
export const withLongList = (
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
