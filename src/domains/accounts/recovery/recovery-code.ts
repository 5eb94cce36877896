import { randomBytes } from 'node:crypto';

/** Crockford's base 32, without letters that look like digits on paper. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP = 5;

/** A code of 100 random bits, to be written on paper: `4F7QX-0KDTR-9M2VB-HW8ZC`. */
export const generateRecoveryCode = (): string => {
  const letters = Array.from(randomBytes(GROUPS * GROUP), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return letters.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? letters;
};

/** Normalizes a code for comparison: ignores spaces, hyphens and case, and treats O as 0 and I or L as 1. */
export const normalizeRecoveryCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
