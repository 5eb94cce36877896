import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { toNetworkKey, toNetworkRange } from './network-key.ts';

suite('network key', () => {
  for (const [address, network] of [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['nonsense', 'nonsense'],
  ] as const) {
    test(`maps ${address} to ${network}`, () => {
      assert.equal(toNetworkKey(address), network);
    });
  }
});

suite('network range', () => {
  for (const [address, network] of [
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['nonsense', 'nonsense'],
    ['not.an.IP.address', 'not.an.IP.address'],
  ] as const) {
    test(`maps ${address} to ${network}`, () => {
      assert.equal(toNetworkRange(address), network);
    });
  }
});
