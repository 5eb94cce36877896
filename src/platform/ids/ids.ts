import { randomBytes } from 'node:crypto';

import type { Clock } from '../clock/clock.ts';

declare const kind: unique symbol;

/** A string that names one kind of thing, so that a tag's id cannot be passed where a library's is meant. */
export type Id<Kind extends string> = string & { readonly [kind]: Kind };

export type UserId = Id<'user'>;
export type LibraryId = Id<'library'>;
/** A recipe in a library. The id that travels with its document is another. */
export type EntryId = Id<'entry'>;

/** The edge where a string from outside (a row, a path) becomes an id. */
export const asId = <T extends Id<string>>(text: string): T => text as T;

export type NewId = <T extends Id<string>>() => T;

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isUuid = (text: string): boolean => uuidPattern.test(text);

const POOL_BYTES = 4096;
const HEX_OF_AN_ID = 16;
let pool = '';
let taken = 0;

/** 64 random bits in hex, drawn in bulk: one call of the generator for each id would cost more than all the rest of it. */
const randomHex = (): string => {
  if (taken + HEX_OF_AN_ID > pool.length) {
    pool = randomBytes(POOL_BYTES).toString('hex');
    taken = 0;
  }
  taken += HEX_OF_AN_ID;
  return pool.slice(taken - HEX_OF_AN_ID, taken);
};

const VARIANT = ['8', '9', 'a', 'b'];

/**
 * UUID version 7 (RFC 9562, section 5.7): milliseconds, then a counter of 12 bits that makes ids of
 * one process rise strictly within a millisecond (method 1 of section 6.2), then 62 random bits.
 */
export const uuidv7Source = (clock: Clock): NewId => {
  let lastTime = 0;
  let counter = 0;
  let stamp = '';
  const moveTo = (time: number): void => {
    const hex = time.toString(16).padStart(12, '0');
    stamp = `${hex.slice(0, 8)}-${hex.slice(8)}`;
    lastTime = time;
    counter = 0;
  };
  return <T extends Id<string>>() => {
    const time = clock.now().getTime();
    if (time > lastTime) moveTo(time);
    else if (counter === 0xfff) moveTo(lastTime + 1);
    else counter += 1;
    const random = randomHex();
    const variant = VARIANT[Number.parseInt(random.charAt(0), 16) & 3];
    const count = counter.toString(16).padStart(3, '0');
    return asId<T>(`${stamp}-7${count}-${variant}${random.slice(1, 4)}-${random.slice(4)}`);
  };
};

/** The last 48 of the random bits of an id. */
const TAIL_DIGITS = 12;

/**
 * Ids that follow one another from the first on, for a thread, which has no source of its own: the random part is
 * counted up (method 2 of section 6.2), so that they are as unique as the first.
 */
export const idsFrom = (first: string): (() => string) => {
  const head = first.slice(0, -TAIL_DIGITS);
  let next = Number.parseInt(first.slice(-TAIL_DIGITS), 16);
  return () => {
    const id = head + next.toString(16).padStart(TAIL_DIGITS, '0');
    next = (next + 1) % 16 ** TAIL_DIGITS;
    return id;
  };
};
