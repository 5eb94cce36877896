import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { foldPasswordCase } from './fold-password-case.ts';

const BYTES = 4;

/** A 32-bit fingerprint: 10,000 of them take 40 kB and reject one in 400,000 good passwords by chance. */
export const toCommonPasswordFingerprint = (password: string): number =>
  createHash('sha256').update(foldPasswordCase(password)).digest().readUInt32BE();

let list: Buffer | undefined;

/** Loaded on first use, because most processes never see a new password. */
const sortedFingerprints = (): Buffer => (list ??= readFileSync(new URL('./common-passwords.bin', import.meta.url)));

/**
 * Whether a password is among the 10,000 most frequent ones of 12 or more characters in Mark Burnett's ten million
 * passwords (SecLists, OWASP). scripts/write-common-passwords.ts generates the list.
 */
export const isCommonPassword = (password: string): boolean => {
  const fingerprints = sortedFingerprints();
  const wanted = toCommonPasswordFingerprint(password);
  let low = 0;
  let high = fingerprints.length / BYTES;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = fingerprints.readUInt32BE(middle * BYTES);
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle;
  }
  return false;
};
