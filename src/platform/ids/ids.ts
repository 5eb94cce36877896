import { randomFillSync } from 'node:crypto';

import type { Clock } from '../clock/clock.ts';

declare const kind: unique symbol;

/** A string that names one kind of thing, so that a tag's id cannot be passed where a library's is meant. */
export type Id<Kind extends string> = string & { readonly [kind]: Kind };

export type UserId = Id<'user'>;
export type LibraryId = Id<'library'>;

/** The edge where a string from outside (a row, a path) becomes an id. */
export const asId = <T extends Id<string>>(text: string): T => text as T;

export type NewId = <T extends Id<string>>() => T;

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isUuid = (text: string): boolean => uuidPattern.test(text);

const pool = Buffer.alloc(16 * 256);
let offset = pool.length;

/** 16 random bytes; drawn in bulk, because one call of the generator for each id costs more than all the rest of it. */
const randomBlock = (): Buffer => {
  if (offset === pool.length) {
    randomFillSync(pool);
    offset = 0;
  }
  offset += 16;
  return pool.subarray(offset - 16, offset);
};

/**
 * UUID version 7 (RFC 9562, section 5.7): milliseconds, then a counter of 12 bits that makes ids of
 * one process rise strictly within a millisecond (method 1 of section 6.2), then 62 random bits.
 */
export const uuidv7Source = (clock: Clock): NewId => {
  let lastTime = 0;
  let counter = 0;
  return <T extends Id<string>>() => {
    const time = clock.now().getTime();
    if (time > lastTime) {
      lastTime = time;
      counter = 0;
    } else if (counter === 0xfff) {
      lastTime += 1;
      counter = 0;
    } else {
      counter += 1;
    }
    const random = randomBlock().toString('hex');
    const stamp = lastTime.toString(16).padStart(12, '0');
    const variant = (8 | (Number.parseInt(random.charAt(0), 16) & 3)).toString(16);
    return asId<T>(
      `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${counter.toString(16).padStart(3, '0')}-` +
        `${variant}${random.slice(1, 4)}-${random.slice(4, 16)}`,
    );
  };
};
