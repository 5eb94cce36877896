import ipaddr from 'ipaddr.js';

/**
 * The key for counting attempts: an IPv4 address, or the /64 network of an IPv6 address, since a client with one IPv6
 * address usually controls its entire /64.
 */
export const toNetworkKey = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const prefix = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
};

/**
 * The network under which refused attempts are recorded: like `toNetworkKey`, but with the /24 network of an IPv4
 * address, so that the audit log keeps no address of a single client.
 */
export const toNetworkRange = (address: string): string => {
  const key = toNetworkKey(address);
  return ipaddr.IPv4.isValidFourPartDecimal(key) ? `${key.slice(0, key.lastIndexOf('.'))}.0/24` : key;
};
