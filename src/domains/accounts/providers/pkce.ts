import { sha256 } from '../../../platform/crypto/sha256.ts';

/** The `S256` challenge of a code verifier (RFC 7636, section 4.2). */
export const toCodeChallenge = (verifier: string): string => sha256(verifier);
