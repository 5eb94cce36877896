import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { AddressRanges } from './address-ranges.ts';
import { isLocalName, isPublicAddress, isAllowedPort } from './address-rules.ts';

/** The first and last address of each range that is not public, and the addresses just outside. */
const edges: readonly (readonly [inside: readonly string[], outside: readonly string[]])[] = [
  [['0.0.0.0', '0.255.255.255'], ['1.0.0.0']],
  [
    ['10.0.0.0', '10.255.255.255'],
    ['9.255.255.255', '11.0.0.0'],
  ],
  [
    ['100.64.0.0', '100.127.255.255'],
    ['100.63.255.255', '100.128.0.0'],
  ],
  [
    ['127.0.0.0', '127.255.255.255'],
    ['126.255.255.255', '128.0.0.0'],
  ],
  [['168.63.129.16'], ['168.63.129.15', '168.63.129.17']],
  [
    ['169.254.0.0', '169.254.255.255'],
    ['169.253.255.255', '169.255.0.0'],
  ],
  [
    ['172.16.0.0', '172.31.255.255'],
    ['172.15.255.255', '172.32.0.0'],
  ],
  [
    ['192.0.0.0', '192.0.0.255', '192.0.2.0', '192.0.2.255'],
    ['191.255.255.255', '192.0.1.0', '192.0.3.0'],
  ],
  [
    ['192.88.99.0', '192.88.99.255'],
    ['192.88.98.255', '192.88.100.0'],
  ],
  [
    ['192.168.0.0', '192.168.255.255'],
    ['192.167.255.255', '192.169.0.0'],
  ],
  [
    ['198.18.0.0', '198.19.255.255'],
    ['198.17.255.255', '198.20.0.0'],
  ],
  [
    ['198.51.100.0', '198.51.100.255'],
    ['198.51.99.255', '198.51.101.0'],
  ],
  [
    ['203.0.113.0', '203.0.113.255'],
    ['203.0.112.255', '203.0.114.0'],
  ],
  [['224.0.0.0', '239.255.255.255', '240.0.0.0', '255.255.255.255'], ['223.255.255.255']],
  [
    ['::', '::1', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '4000::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2000::', '3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ],
  [
    ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2001:200::'],
  ],
  [
    ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2001:db7:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db9::'],
  ],
  [
    ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2003::'],
  ],
  [
    ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '3fff:1000::'],
  ],
];

suite('public address rules', () => {
  for (const [inside, outside] of edges) {
    test(`rejects ${inside.join(', ')} and everything between, and accepts ${outside.join(', ')}`, () => {
      for (const address of inside) assert.equal(isPublicAddress(address), false, address);
      for (const address of outside) assert.equal(isPublicAddress(address), true, address);
    });
  }

  test('rejects every IPv6 address that embeds an IPv4 address', () => {
    fc.assert(
      fc.property(fc.ipV4(), (inner) => {
        const [a = 0, b = 0, c = 0, d = 0] = inner.split('.').map(Number);
        const [high, low] = [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
        for (const address of [
          `::ffff:${inner}`, // mapped
          `::${inner}`, // compatible
          `::ffff:0:${inner}`, // translated, RFC 2765
          `64:ff9b::${inner}`, // NAT64
          `64:ff9b:1::${inner}`, // local-use NAT64
          `2002:${high}:${low}::`, // 6to4
          `2001:0:${high}:${low}::`, // Teredo, with the address as its server
          `fe80::5efe:${inner}`, // ISATAP
        ]) {
          assert.equal(isPublicAddress(address), false, address);
        }
      }),
    );
  });

  test('gives the same result however an IPv6 address is written', () => {
    fc.assert(
      fc.property(fc.ipV6(), (written) => {
        const normal = new URL(`http://[${written}]/`).hostname.slice(1, -1);
        assert.equal(isPublicAddress(written), isPublicAddress(normal));
        assert.equal(isPublicAddress(written.toUpperCase()), isPublicAddress(normal));
      }),
    );
  });

  test('rejects text that is not an address, and addresses with a zone', () => {
    for (const text of [
      '',
      'localhost',
      '127.1',
      '8.8',
      '08.8.8.8',
      '8.8.8.8.',
      ' 8.8.8.8',
      '2000::1%eth0',
      '[2000::1]',
    ]) {
      assert.equal(isPublicAddress(text), false, text);
    }
  });

  test('matches the addresses in a list of ranges, and never an IPv6 address with an IPv4 range', () => {
    const ranges = new AddressRanges(['127.0.0.0/8', '10.1.2.3/16', '192.168.1.1', '::1', 'fd00::/8']);
    for (const address of ['127.9.9.9', '10.1.255.255', '192.168.1.1', '::1', 'fdff::1']) {
      assert.ok(ranges.has(address), address);
    }
    const outside = ['128.0.0.1', '10.2.0.0', '192.168.1.2', '::2', 'fc00::1', '::ffff:127.0.0.1', 'fd00::1%eth0', 'x'];
    for (const address of outside) assert.ok(!ranges.has(address), address);
    assert.deepEqual([ranges.isEmpty, new AddressRanges([]).isEmpty], [false, true]);
    assert.ok(new AddressRanges(['0.0.0.0/0']).has('10.0.0.1') && new AddressRanges(['::/0']).has('::ffff:10.0.0.1'));
  });
});

suite('host name and port rules', () => {
  test('recognizes local names', () => {
    const local = [
      'localhost',
      'LOCALHOST',
      'localhost.',
      'a.localhost',
      'ip6-localhost',
      'router',
      'nas.local',
      'x.lan',
    ];
    const more = ['metadata.google.internal', 'db.internal.', 'printer.home.arpa', 'a.test', 'a.onion'];
    for (const name of [...local, ...more]) assert.ok(isLocalName(name), name);
    for (const name of [
      'example.org',
      'local.example',
      'localhost.example.org',
      'mylocal.net',
      'internal.io',
      'home.org',
    ]) {
      assert.ok(!isLocalName(name), name);
    }
  });

  test('allows ports 80, 443, and 1024 and above', () => {
    for (const port of ['', '80', '443', '1024', '8080', '65535']) assert.ok(isAllowedPort(port), port);
    for (const port of ['0', '1', '21', '22', '25', '79', '81', '442', '444', '1023'])
      assert.ok(!isAllowedPort(port), port);
  });
});
