import { isIP } from 'node:net';

/** True for an address or host name that only this machine can reach. */
export const isLoopbackHost = (host: string): boolean => {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return (
    bare === 'localhost' ||
    bare.endsWith('.localhost') ||
    bare === '::1' ||
    (isIP(bare) === 4 && bare.startsWith('127.')) ||
    (isIP(bare) === 6 && bare.startsWith('::ffff:127.'))
  );
};
