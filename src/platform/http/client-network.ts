import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, with `::` expanded. */
const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after];
};

/**
 * The key for counting attempts: an IPv4 address, or the /64 network of an IPv6 address, since a client with one IPv6
 * address usually controls its entire /64.
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const prefix = groupsOf(address.split('%')[0] ?? '')
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
};
