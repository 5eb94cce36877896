import { randomBytes } from 'node:crypto';

import type { Clock } from '../clock/clock.ts';

declare const kind: unique symbol;

/** An id of one kind of entity, so that a tag's id cannot be passed where a library's is expected. */
export type Id<Kind extends string> = string & { readonly [kind]: Kind };

export type UserId = Id<'user'>;
export type LibraryId = Id<'library'>;
/** A recipe in a library. Not to be confused with the portable id inside its document. */
export type EntryId = Id<'entry'>;

/** Marks a string from outside (a row, a path) as an id. */
export const asId = <T extends Id<string>>(text: string): T => text as T;

export type NewId = <T extends Id<string>>() => T;

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isUuid = (text: string): boolean => uuidPattern.test(text);

const POOL_BYTES = 4096;
const HEX_OF_AN_ID = 16;
let pool = '';
let taken = 0;

/** 64 random bits in hex, drawn in bulk: calling the generator for each id would cost more than everything else. */
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
 * UUID version 7 (RFC 9562, section 5.7): milliseconds, then a 12-bit counter that makes the ids of one process
 * strictly ascending within a millisecond (method 1 of section 6.2), then 62 random bits.
 */
export const createUuidV7Generator = (clock: Clock): NewId => {
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

/** The last 48 random bits of an id. */
const TAIL_DIGITS = 12;

/**
 * Consecutive ids starting at the first, for a worker thread, which has no source of its own. The random part is
 * incremented (method 2 of section 6.2), so they are as unique as the first.
 */
export const createIdSequence = (first: string): (() => string) => {
  const head = first.slice(0, -TAIL_DIGITS);
  let next = Number.parseInt(first.slice(-TAIL_DIGITS), 16);
  return () => {
    const id = head + next.toString(16).padStart(TAIL_DIGITS, '0');
    next = (next + 1) % 16 ** TAIL_DIGITS;
    return id;
  };
};
