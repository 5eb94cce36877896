import ipaddr from 'ipaddr.js';

import { RecentCache } from '../../memory/recent-cache.ts';

/**
 * The key for counting attempts: an IPv4 address, or the /64 network of an IPv6 address, since a client with one IPv6
 * address usually controls its entire /64.
 */
export const toNetworkKey = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv4 ? parsed.toString() : toIpv6Network(parsed, 64);
};

const BITS_PER_PART = 16;

const toIpv6Network = ({ parts }: ipaddr.IPv6, bits: 48 | 64): string => {
  const prefix = parts.slice(0, bits / BITS_PER_PART).map((part) => part.toString(16));
  return `${prefix.join(':')}::/${bits}`;
};

/** Parsing an address takes 2 to 11 µs, and most requests come from few. */
const ranges = new RecentCache<string>(1000);

/**
 * The network under which refused attempts are recorded: the /24 of an IPv4 address, so that the audit log keeps no
 * address of a single client, and the /48 of an IPv6 address, the most that one site usually controls.
 */
export const toNetworkRange = (address: string): string => {
  const known = ranges.get(address);
  if (known !== undefined) return known;
  const range = computeNetworkRange(address);
  ranges.set(address, range);
  return range;
};

const computeNetworkRange = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6) return toIpv6Network(parsed, 48);
  return `${parsed.octets.slice(0, 3).join('.')}.0/24`;
};
