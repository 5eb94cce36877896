import { isIP, isIPv4 } from 'node:net';

import { AddressRanges } from './address-ranges.ts';

/**
 * Addresses that IANA reserves for special purposes, and addresses only reachable from certain networks:
 * https://www.iana.org/assignments/iana-ipv4-special-registry and …/iana-ipv6-special-registry. If a few addresses of a
 * range are public after all (192.0.0.9, 2001:4:112::/48), they host no web pages, so the whole range stays listed.
 */
const special = new AddressRanges([
  '0.0.0.0/8', // this network; Linux treats 0.0.0.0 as itself
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared by carrier-grade NAT, and Alibaba's metadata
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local, and the metadata of most clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments, and Oracle's metadata
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // 6to4 relays, deprecated
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benchmarking
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and the broadcast address
  '168.63.129.16', // looks public, but is Azure's own inside each of its machines
  '2001::/23', // protocol assignments: Teredo, ORCHID, benchmarking
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4, which embeds any IPv4 address
  '3fff::/20', // documentation
]);

/**
 * Everything that IANA has allocated as global unicast. Addresses outside of it need no row above: `::`, `::1`, mapped
 * (`::ffff:0:0/96`) and compatible (`::/96`) addresses, translated ones (`64:ff9b::/96`, `64:ff9b:1::/48`), `100::/64`,
 * `5f00::/16`, `fc00::/7`, `fe80::/10`, `fec0::/10` and `ff00::/8`.
 */
const globalUnicast = new AddressRanges(['2000::/3']);

/** True for an address reachable from anywhere on the internet; false for anything that is not an address. */
export const isPublicAddress = (address: string): boolean =>
  (isIPv4(address) || globalUnicast.has(address)) && !special.has(address);

/** True if the host is an IP address rather than a name. */
export const isIpLiteral = (host: string): boolean => isIP(host) !== 0;

/**
 * Names for use within one network: RFC 6761, 6762, 8375 and 9476, ICANN's `internal`, and those that routers assign.
 */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa|lan|test|invalid|onion|alt)$/;

/**
 * True for a name that no public site has: one of the above, or one without a dot, to which the resolver may append the
 * network's domain. Such names are not looked up, because the response would reveal whether the network knows them.
 */
export const isLocalName = (host: string): boolean => {
  const name = host.toLowerCase().replace(/\.$/, '');
  return !name.includes('.') || LOCAL_NAME.test(name);
};

/**
 * True for ports that serve web pages: those of http and https, and the unprivileged ones. Ports below 1024 belong to
 * mail, shells and directories, which might interpret a line of an HTTP request as a command.
 */
export const isAllowedPort = (port: string): boolean =>
  port === '' || port === '80' || port === '443' || Number(port) >= 1024;
