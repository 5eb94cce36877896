import { createHmac, randomBytes, createHash, timingSafeEqual } from 'node:crypto';

import { sha256 } from './sha256.ts';

/** An unguessable secret: 32 random bytes, encoded for headers, cookies and URLs. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

/** The form in which a secret is stored. It has too many bits for brute force, so one round of SHA-256 is enough. */
export const hashSecret = (secret: string): string => sha256(secret);

/** Derives another secret that does not reveal this one. */
export const deriveSecret = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares secrets in constant time, so that the duration does not reveal how much was right. */
export const isSameSecret = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
