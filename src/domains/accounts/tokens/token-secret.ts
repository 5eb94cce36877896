import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'trn_pat_';

const checksum = (random: string): string => crc32(random).toString(16).padStart(8, '0');

/**
 * A personal API token: `trn_pat_<random>_<checksum>`. The prefix lets scanners find accidentally published tokens; the
 * checksum identifies mistyped ones without a database query.
 */
export const generateTokenSecret = (): string => {
  const random = randomBytes(20).toString('hex');
  return `${PREFIX}${random}_${checksum(random)}`;
};

export const hasTokenPrefix = (secret: string): boolean => secret.startsWith(PREFIX);

export const hasTokenChecksum = (secret: string): boolean => {
  const [random = '', sum] = secret.slice(PREFIX.length).split('_');
  return /^[0-9a-f]{40}$/.test(random) && sum === checksum(random);
};

/** Shown so that people can distinguish their tokens. */
export const getTokenHint = (token: string): string => token.slice(-4);
