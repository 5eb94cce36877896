/** A URL that must not be fetched, and the addresses each name resolves to, one entry per lookup. The last repeats. */
export interface Forbidden {
  readonly url: string;
  readonly names?: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** Ports of local servers that detect a connection to one of these addresses. */
export interface Listening {
  readonly v4: number;
  readonly v6: number;
  readonly any: number;
}

const plain = (...urls: readonly string[]): readonly Forbidden[] => urls.map((url) => ({ url }));

const loopback = ({ v4, v6, any }: Listening): readonly Forbidden[] => [
  ...['127.0.0.1', '127.0.0.2', '127.1.2.3', '127.255.255.254', '0.0.0.0'].flatMap((host) =>
    plain(`http://${host}:${v4}/`, `http://${host}:${any}/`, `https://${host}:${v4}/`),
  ),
  ...['::1', '::', '0:0:0:0:0:0:0:1', '0000::0001', '::0:1'].flatMap((host) =>
    plain(`http://[${host}]:${v6}/`, `http://[${host}]:${any}/`),
  ),
];

/** Other spellings of 127.0.0.1, and of addresses that reach it. */
const spellings = ({ v4, v6, any }: Listening): readonly Forbidden[] => [
  ...[
    '2130706433',
    '0x7f000001',
    '0X7F000001',
    '017700000001',
    '127.1',
    '127.0.1',
    '0x7f.1',
    '0x7f.0x0.0x0.0x1',
    '0177.0.0.1',
    '0177.0.0.01',
    '127.0.0.0x1',
    '00000177.1',
    '127.0.0.1.',
    '１２７.０.０.１',
    '127。0。0。1',
    '①②⑦.⓪.⓪.①',
    '%31%32%37.0.0.1',
    '127%2e0%2e0%2e1',
    '0',
    '0x0',
    '00',
    '0.0',
  ].flatMap((host) => plain(`http://${host}:${v4}/`)),
  ...plain(
    `http:127.0.0.1:${v4}/`,
    `http:/127.0.0.1:${v4}/`,
    `http:\\\\127.0.0.1:${v4}\\`,
    `HTTP://127.0.0.1:${v4}/`,
    `  http://127.0.0.1:${v4}/  `,
    `ht\ntp://127.0.0.1:${v4}/`,
    `http://127.0.0.1\t:${v4}/`,
    `http://@127.0.0.1:${v4}/`,
    `http://:@127.0.0.1:${v4}/`,
    `http://127.0.0.1:0${v4}/`,
    `http://[::ffff:127.0.0.1]:${v4}/`,
    `http://[::ffff:127.0.0.1]:${any}/`,
    `http://[::ffff:7f00:1]:${v4}/`,
    `http://[0:0:0:0:0:FFFF:7F00:0001]:${v4}/`,
    `http://[::ffff:0.0.0.0]:${v4}/`,
    `http://[::127.0.0.1]:${v4}/`,
    `http://[::ffff:0:127.0.0.1]:${v4}/`,
    `http://[64:ff9b::127.0.0.1]:${v4}/`,
    `http://[64:ff9b::7f00:1]:${v4}/`,
    `http://[64:ff9b:1::127.0.0.1]:${v4}/`,
    `http://[2002:7f00:1::]:${v4}/`,
    `http://[::1%25lo]:${v6}/`,
    `http://[::1%lo]:${v6}/`,
    `http://[fe80::1%25lo]:${v6}/`,
  ),
];

const privateAddresses = plain(
  ...[
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.100.100.200', // Alibaba Cloud metadata
    '168.63.129.16', // Azure platform services
    '169.254.0.1',
    '169.254.169.254', // metadata on most clouds
    '169.254.170.2', // AWS container credentials
    '172.16.0.1',
    '172.17.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.0.192', // Oracle Cloud metadata
    '192.0.2.1',
    '192.88.99.1',
    '192.168.0.1',
    '192.168.1.1',
    '192.168.255.255',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.250',
    '240.0.0.1',
    '255.255.255.255',
    '0.1.2.3',
    '2852039166', // 169.254.169.254
    '0xa9fea9fe',
    '0251.0376.0251.0376',
    '0xc0a80101', // 192.168.1.1
    '10.1',
    '192.168.257',
  ].map((host) => `http://${host}/latest/meta-data/`),
  ...[
    '::2',
    '::ffff:10.0.0.1',
    '::ffff:192.168.1.1',
    '::ffff:169.254.169.254',
    '::ffff:8.8.8.8',
    '::ffff:0:10.0.0.1',
    '::192.168.1.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::c0a8:101',
    '100::1',
    '100:0:0:1::1',
    '2001::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:2::1',
    '2001:10::1',
    '2001:20::1',
    '2001:db8::1',
    '2002:a00:1::1',
    '2002:c0a8:101::',
    '2002:a9fe:a9fe::',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd00::1',
    'fd00:ec2::254', // AWS metadata
    'fe80::1',
    'febf::1',
    'fec0::1',
    'ff02::1',
    'ff05::2',
  ].map((host) => `http://[${host}]/`),
  'https://192.168.1.1/',
  'https://[fd00::1]/',
  'http://192.168.1.1:8080/',
);

const names = ({ v4, v6, any }: Listening): readonly Forbidden[] => [
  ...[
    'localhost',
    'LOCALHOST',
    'LocalHost',
    'localhost.',
    'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
    'a.localhost',
    'a.b.localhost.',
    'ip6-localhost',
    'ip6-loopback',
  ].flatMap((host) => plain(`http://${host}:${v4}/`, `http://${host}:${v6}/`)),
  ...plain(
    'http://metadata/computeMetadata/v1/',
    'http://metadata.google.internal/computeMetadata/v1/',
    'http://instance-data.ec2.internal/',
    'http://router/',
    'http://nas.local/',
    'http://printer.home.arpa/',
    'http://fritz.lan/',
  ),
  ...[
    ['127.0.0.1'],
    ['::1'],
    ['0.0.0.0'],
    ['::'],
    ['::ffff:127.0.0.1'],
    ['64:ff9b::7f00:1'],
    ['10.0.0.1'],
    ['169.254.169.254'],
    ['fe80::1%lo'],
    ['fd00::1'],
    ['93.184.215.14', '127.0.0.1'],
    ['127.0.0.1', '93.184.215.14'],
    ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::1'],
    ['93.184.215.14', '192.168.1.1'],
    ['not an address'],
    ['127.1'],
    ['2130706433'],
    [''],
  ].map((addresses) => ({ url: `http://rebound.example:${any}/`, names: { 'rebound.example': [addresses] } })),
];

const shapes = ({ v4, v6 }: Listening): readonly Forbidden[] =>
  plain(
    'file:///etc/passwd',
    'file://localhost/etc/passwd',
    `gopher://127.0.0.1:${v4}/_GET%20/`,
    `ftp://127.0.0.1:${v4}/`,
    `ws://127.0.0.1:${v4}/`,
    `dict://127.0.0.1:${v4}/`,
    `ldap://127.0.0.1:${v4}/`,
    `jar:http://127.0.0.1:${v4}/!/`,
    `view-source:http://127.0.0.1:${v4}/`,
    `blob:http://127.0.0.1:${v4}/x`,
    'data:text/html,<title>Soup</title>',
    'javascript:fetch("http://127.0.0.1")',
    'about:blank',
    'mailto:cook@example.org',
    'urn:isbn:0451450523',
    'unix:///var/run/docker.sock',
    '',
    '/relative',
    '//127.0.0.1/',
    'http://',
    'http://[::1',
    'http://256.256.256.256/',
    'http://1.2.3.4.5/',
    'http://example.org:99999/',
    'http://exa mple.org/',
    `http://user@127.0.0.1:${v4}/`,
    `http://user:secret@127.0.0.1:${v4}/`,
    `http://example.org@127.0.0.1:${v4}/`,
    'http://user:secret@93.184.215.14/',
    'https://:secret@93.184.215.14/',
    `http://user@[::1]:${v6}/`,
    'http://93.184.215.14:22/',
    'http://93.184.215.14:25/',
    'http://93.184.215.14:0/',
    'https://93.184.215.14:465/',
    'http://93.184.215.14:1023/',
  );

/** Addresses that must be rejected as submitted. */
export const forbiddenAtOnce = (listening: Listening): readonly Forbidden[] => [
  ...loopback(listening),
  ...spellings(listening),
  ...privateAddresses,
  ...names(listening),
  ...shapes(listening),
];

/** Redirect targets of a permitted site that must be rejected. */
export const forbiddenAfterRedirect = ({ v4, v6, any }: Listening): readonly Forbidden[] => [
  ...plain(
    `http://127.0.0.2:${v4}/`,
    `//127.0.0.2:${v4}/`,
    `\\\\127.0.0.2:${v4}\\`,
    `http:\\\\127.0.0.2:${v4}/`,
    `http://0:${v4}/`,
    `http://0.0.0.0:${any}/`,
    `http://[::1]:${v6}/`,
    `//[::1]:${v6}/`,
    `http://[::]:${any}/`,
    `http://[::ffff:127.0.0.1]:${v4}/`,
    `http://2130706434:${v4}/`,
    `http://0x7f.2:${v4}/`,
    `http://127.2:${v4}/`,
    `https://127.0.0.2:${v4}/`,
    'http://169.254.169.254/latest/meta-data/iam/security-credentials/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://[fd00:ec2::254]/latest/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_FLUSHALL',
    'ftp://127.0.0.1/',
    'data:text/html,<title>Soup</title>',
    'javascript:alert(1)',
    `http://user:secret@127.0.0.1:${v4}/`,
    'http://127.0.0.1:22/',
    'http://[::1',
  ),
  ...[['127.0.0.2'], ['::1'], ['127.0.0.1', '127.0.0.2'], ['10.0.0.1'], ['::ffff:127.0.0.1'], ['169.254.169.254']].map(
    (addresses) => ({ url: `http://inside.example:${any}/`, names: { 'inside.example': [addresses] } }),
  ),
  // The name of the first site, which resolves to a different address on the second lookup.
  ...[['127.0.0.2'], ['::1'], ['127.0.0.1', '127.0.0.2'], ['192.168.1.1']].map((addresses) => ({
    url: '/other',
    names: { 'site.example': [['127.0.0.1'], addresses] },
  })),
];
