import { hash } from 'node:crypto';

/**
 * The length of 16 bytes in base64url, and the possible last characters: the last one carries only two of its six bits.
 */
const LENGTH = 22;
const LAST = 'AQgw';
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * The id of a requirement: the first 16 bytes of the hash of its key, as base64url. Cutting the text of the whole hash
 * takes half the time of cutting the bytes.
 */
export const toRequirementId = (key: string): string => {
  const text = hash('sha256', key, 'base64url');
  const last = DIGITS.indexOf(text.charAt(LENGTH - 1));
  return `r${text.slice(0, LENGTH - 1)}${LAST.charAt(last >> 4)}`;
};
