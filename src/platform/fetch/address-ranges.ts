import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * A set of IP addresses and ranges (`10.0.0.0/8`, `::1`). IPv4 and IPv6 are kept separate: an IPv6 address that embeds
 * an IPv4 address (`::ffff:10.0.0.1`) only matches IPv6 ranges.
 */
export class AddressRanges {
  readonly #v4 = new BlockList();
  readonly #v6 = new BlockList();
  readonly isEmpty: boolean;

  constructor(ranges: readonly string[]) {
    this.isEmpty = ranges.length === 0;
    for (const range of ranges) {
      const [address = '', bits] = range.split('/');
      if (isIPv4(address)) this.#v4.addSubnet(address, Number(bits ?? 32), 'ipv4');
      else this.#v6.addSubnet(address, Number(bits ?? 128), 'ipv6');
    }
  }

  has(address: string): boolean {
    if (isIPv4(address)) return this.#v4.check(address, 'ipv4');
    return isIPv6(address) && !address.includes('%') && this.#v6.check(address, 'ipv6');
  }
}
