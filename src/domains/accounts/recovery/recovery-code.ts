import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no letter that is taken for a digit when it is read from paper. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP = 5;

/** A code of 100 random bits to be kept on paper: `4F7QX-0KDTR-9M2VB-HW8ZC`. */
export const newRecoveryCode = (): string => {
  const letters = Array.from(randomBytes(GROUPS * GROUP), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return letters.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? letters;
};

/** A code as it is compared: spaces, hyphens and case do not make a difference, nor do O for 0 and I or L for 1. */
export const canonicalCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
