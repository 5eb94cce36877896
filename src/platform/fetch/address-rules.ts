import { isIP, isIPv4 } from 'node:net';

import { AddressRanges } from './address-ranges.ts';

/**
 * What IANA keeps for special purposes, and what is reachable from some networks alone:
 * https://www.iana.org/assignments/iana-ipv4-special-registry and …/iana-ipv6-special-registry. Where a few addresses
 * of a range are public after all (192.0.0.9, 2001:4:112::/48), no web pages are there, and the range stays whole.
 */
const special = new AddressRanges([
  '0.0.0.0/8', // this network; Linux takes 0.0.0.0 for itself
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared behind a carrier's NAT, and Alibaba's metadata
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local, and the metadata of most clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments, and Oracle's metadata
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // 6to4 relays, given up
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and the broadcast address
  '168.63.129.16', // looks public, and is Azure's own inside each of its machines
  '2001::/23', // protocol assignments: Teredo, ORCHID, benchmarks
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4, which carries any IPv4 address
  '3fff::/20', // documentation
]);

/**
 * All that IANA has given out as global unicast. What stands outside needs no row above: `::`, `::1`, mapped
 * (`::ffff:0:0/96`) and compatible (`::/96`) addresses, translated ones (`64:ff9b::/96`, `64:ff9b:1::/48`), `100::/64`,
 * `5f00::/16`, `fc00::/7`, `fe80::/10`, `fec0::/10` and `ff00::/8`.
 */
const globalUnicast = new AddressRanges(['2000::/3']);

/** True for an address that anybody on the internet reaches as well; for anything that is no address, false. */
export const isPublicAddress = (address: string): boolean =>
  (isIPv4(address) || globalUnicast.has(address)) && !special.has(address);

/** True for a host that is an address and no name. */
export const isLiteralAddress = (host: string): boolean => isIP(host) !== 0;

/** Names for use in one network alone: RFC 6761, 6762, 8375 and 9476, ICANN's `internal`, and what routers hand out. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa|lan|test|invalid|onion|alt)$/;

/**
 * True for a name that no public site has: one of the above, or one without a dot, to which the resolver may add the
 * domain of the network. To look it up would tell by the refusal whether the network knows it.
 */
export const isLocalName = (host: string): boolean => {
  const name = host.toLowerCase().replace(/\.$/, '');
  return !name.includes('.') || LOCAL_NAME.test(name);
};

/**
 * True for the ports at which web pages are: those of http and https, and those that programs without privileges
 * choose. Below 1024 stand mail, shells and directories, and a line of an HTTP request may be an order to one of them.
 */
export const isWebPort = (port: string): boolean =>
  port === '' || port === '80' || port === '443' || Number(port) >= 1024;
