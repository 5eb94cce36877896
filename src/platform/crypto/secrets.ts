import { createHmac, randomBytes } from 'node:crypto';

import { sha256 } from './sha256.ts';

/** A secret that cannot be guessed: 32 random bytes as text for headers, cookies and addresses. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. It has too many bits to be tried out, so one round of SHA-256 is enough. */
export const hashOf = (secret: string): string => sha256(secret);

/** Another secret that follows from this one and does not give it away. */
export const derive = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url');
