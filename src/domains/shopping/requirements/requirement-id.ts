import { hash } from 'node:crypto';

/** How many characters tell 16 bytes, and what the last of them can be: it tells two bits of the six that it could. */
const LENGTH = 22;
const LAST = 'AQgw';
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * The id of a requirement, by what tells it apart: the first 16 bytes of a hash as base64url. They are cut from the text
 * of the whole hash, which takes half the time of cutting bytes.
 */
export const requirementId = (key: string): string => {
  const text = hash('sha256', key, 'base64url');
  const last = DIGITS.indexOf(text.charAt(LENGTH - 1));
  return `r${text.slice(0, LENGTH - 1)}${LAST.charAt(last >> 4)}`;
};
