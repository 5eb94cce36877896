// Unusual values for each part of a request, at the documented limits and beyond.
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

import { platformLimits } from '../../src/platform/config/limits.ts';
import { openApi } from '../support/answer-check.ts';
import { operations } from './documented-targets.ts';

export const bodyLimit = platformLimits.json_body_bytes.defaultValue;
const depthLimit = platformLimits.json_depth.defaultValue;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);
const lines = (text: string): readonly string[] => text.trim().split(/\s*\n\s*/);

/** Every limit in the document and its neighbors. */
const bounds: readonly number[] = [
  ...new Set(
    [...JSON.stringify(openApi).matchAll(/"(?:min|max)(?:Length|imum|Items)":(\d+)/g)].flatMap(([, digits]) =>
      [-1, 0, 1].map((step) => Number(digits) + step),
    ),
  ),
];

// URLs, written as they are sent.

const pathTexts = words(String.raw`
  0 -1 . .. %2e%2e %2F %00 a%00b % %zz %e0%a4 %ff %ED%A0%80 %C0%80 %F0%9F%8D%B2 %0d%0a %252e
  null __proto__ constructor * */x :a(x ( ; :id + [] | " \ {id} tag-not-found
`);

export const oddSegment: Arbitrary<string> = fc.oneof(
  fc.constantFrom('', ...pathTexts, ...[999, 1000, 1001, 7000].map((length) => 'z'.repeat(length))),
  fc.uuid(),
  fc.string({ unit: 'binary', maxLength: 30 }).map(encodeURIComponent),
);

export const oddEnding: Arbitrary<string> = fc.constantFrom(
  ...words('/ // /extra /.. /%00 /*/ /:a(x ;x % .json %20 ? ?? ?# %3F'),
);

const queryParameters = operations.flatMap(({ parameters }) => parameters.filter((one) => one.in === 'query'));
const namesOf = (parameters: readonly { readonly name: string }[]) => new Set(parameters.map(({ name }) => name));

const number = fc
  .tuple(
    fc.constantFrom(...namesOf(queryParameters.filter(({ schema }) => schema?.type === 'integer'))),
    fc.oneof(
      fc.constantFrom(...bounds.map(String)),
      fc.constantFrom(...words('1e2 0x10 1.0 1.5 +1 1e400 -1e400 Infinity NaN true %201 1,2'), '9'.repeat(400)),
    ),
  )
  .map(([name, value]) => `${name}=${value}`);

const cursor = fc
  .constantFrom(...words(String.raw`[] ["a"] ["a","b"] ["a","b","c"] ["\u0000","\ud800"] [1,2] [{},null] { "" 1`))
  .map((key) => `cursor=${Buffer.from(key).toString('base64url')}`);

const pair = fc
  .tuple(
    fc.constantFrom(...namesOf(queryParameters), ...words('unknown __proto__ constructor a[b] % %00'), ''),
    fc.oneof(oddSegment, fc.constantFrom(...words('1 & = &&=&'))),
  )
  .map(([name, value]) => `${name}=${value}`);

export const oddQuery: Arbitrary<readonly string[]> = fc.oneof(
  fc.tuple(number),
  fc.tuple(cursor),
  fc.array(fc.oneof(number, pair), { minLength: 1, maxLength: 3 }),
);

export const oddMethod: Arbitrary<string> = fc.constantFrom(
  ...words('PATCH OPTIONS TRACE HEAD GET POST PUT DELETE QUERY PROPFIND PURGE'),
);

// Headers. An array repeats the header; undefined omits it.

const unknownId = '01890000-0000-7000-8000-000000000000';

export type HeaderValue = string | readonly string[] | undefined;

const tags = [
  ...words(String.raw`* "1" "2" W/"1" "1","2" ,"1",, *,"1" 1 " "é"`),
  '',
  '"1" , "2"',
  `"${'t'.repeat(5000)}"`,
];

const mediaTypes = lines(`
  application/json; charset=utf-8
  application/json; charset="UTF8"
  application/json; charset=latin1
  application/json;
  application/json, text/plain
  APPLICATION/JSON
  application/problem+json
  application/jsonx
  application/x-www-form-urlencoded
  multipart/form-data
  text/plain
  json
  */*
  ;
`);

type HeaderValues = Readonly<Record<string, readonly HeaderValue[]>>;

/** Headers the API reads; the ids are libraries the caller may access. */
const readHeaders = (library: string, other: string): HeaderValues => ({
  'if-match': [undefined, ...tags, ['"1"', '"2"']],
  'if-none-match': [...tags, ['"1"', '"2"']],
  'idempotency-key': ['', ' ', 'k', 'é', 'same', 'same', 'same', 'k'.repeat(200), 'k'.repeat(201), ['same', 'other']],
  'x-service-library': [undefined, other, library.toUpperCase(), unknownId, '', 'x', 'é', [library, library]],
  'x-service-principal': ['', 'someone', library, 'é'],
  'content-type': [undefined, '', ...mediaTypes],
  'content-encoding': ['', 'identity', 'gzip', 'br'],
});

/** Headers the platform reads, or that some other service might. */
const otherHeaders = (library: string): HeaderValues => ({
  host: words('evil.example localhost LOCALHOST:1 [::1]:80 [::1 127.0.0.1.evil.example a@localhost : 0'),
  origin: ['', ...words('https://evil.example null http://localhost http:// ::')],
  'x-request-id': ['', 'garbage', 'é', library, '0'.repeat(5000), ['a', 'b']],
  accept: ['', 'text/html', 'nonsense', '*/*;q=0'],
  'accept-encoding': ['', ...words('gzip br * identity gzip;q=0 gzip;q=x br;q=2,,;q=,gzip zstd')],
  'accept-version': ['9', 'x'],
  authorization: ['', 'Bearer', 'Bearer x', 'Basic !!!', 'é'],
  cookie: ['', ';', 'tureen_session=%', 'a=b; a=c'],
  'transfer-encoding': ['chunked'],
  expect: ['100-continue', 'miracles'],
  upgrade: ['websocket', 'h2c'],
  range: ['bytes=0-1', 'bytes=9-1'],
  te: ['trailers'],
  'x-http-method-override': ['DELETE'],
  'x-forwarded-host': ['evil.example'],
  'x-forwarded-for': ['not an address'],
});

const oneOf = (headers: HeaderValues): Arbitrary<Record<string, HeaderValue>> =>
  fc
    .constantFrom(...Object.entries(headers))
    .chain(([name, values]) => fc.constantFrom(...values).map((value) => ({ [name]: value })));

export const oddHeader = (library: string, other: string): Arbitrary<Record<string, HeaderValue>> =>
  fc.oneof(oneOf(readHeaders(library, other)), oneOf(otherHeaders(library)));

// Values inside a body.

/** Text that PostgreSQL cannot store or UTF-8 cannot encode. */
const nastyTexts = ['\u0000', 'a\u0000b', '\ud800', '\udc00x'];

const oddTexts = ['', ' ', '\t', '\n', '\u00a0', '\u007f', '\ufeff', '\ufffe', '\u202e']
  .concat(words(String.raw`İ ǆ 💥 __proto__ ';drop_table_tag;-- % _ \ "`))
  .concat('𝒳'.repeat(60), 'e\u0301'.repeat(90), 'x'.repeat(100_000));

/** The limit of a number may far exceed any possible text length. */
const MAX_TEXT_LENGTH = 3_000_000;

const oddValue: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nastyTexts) },
  {
    weight: 6,
    arbitrary: fc.oneof(
      fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, 2 ** 53, [], [[]], {}, { constructor: 1 }, ['a']),
      fc.constantFrom(...oddTexts),
      fc.constantFrom(...bounds),
      fc
        .constantFrom(...bounds.filter((bound) => bound >= 0 && bound <= MAX_TEXT_LENGTH))
        .map((length) => 'y'.repeat(length)),
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.jsonValue({ maxDepth: 4 }),
    ),
  },
);

type Change = (value: unknown) => unknown;

const oddKey = fc.constantFrom('', '\u0000', ...words('extra __proto__ constructor toString id'));

const oddChange: Arbitrary<Change> = fc.oneof(
  {
    weight: 5,
    arbitrary: oddValue.map(
      (odd): Change =>
        () =>
          odd,
    ),
  },
  {
    weight: 1,
    arbitrary: oddValue.map((odd): Change => (value) => [value, odd]),
  },
  // Properties set to undefined are omitted.
  { weight: 1, arbitrary: fc.constant<Change>(() => undefined) },
  {
    weight: 1,
    arbitrary: fc.tuple(oddKey, oddValue).map(([key, odd]): Change => (value) => ({
      ...(value as object),
      [key]: odd,
    })),
  },
);

/** Returns the value with a change at one of its positions, chosen by the number. */
const changeSomewhere = (value: unknown, pick: number, change: Change): unknown => {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const chosen = entries[pick % (entries.length + 1)];
  if (chosen === undefined) return change(value);
  const [key, inner] = chosen;
  const changed = changeSomewhere(inner, Math.floor(pick / (entries.length + 1)), change);
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...(value as object), [key]: changed };
};

export const oddJson: Arbitrary<Change> = fc.tuple(fc.nat(1000), oddChange).map(
  ([pick, change]) =>
    (value) =>
      changeSomewhere(value, pick, change),
);

// The body as bytes.

export type Rewrite = (body: Buffer) => Buffer;

const nested = (depth: number, open: string, core: string, close: string): string =>
  open.repeat(depth) + core + close.repeat(depth);

const bodies = lines(String.raw`
  1
  1e400
  -
  NaN
  null
  true
  []
  [{}]
  "text"
  "\ud800"
  "\x"
  {
  }
  {"name"
  {"name":"x",}
  {"name":"x"}{}
  {'name':'x'}
  {"name":1e400}
  {"name":"a","name":"b"}
  {"name":"a","name":1}
  {"name":"\u0000"}
  {"\u0000":1}
  {"__proto__":{"name":"x"}}
  {"name":"x","\u005f_proto__":1}
  {"name":"x","a":{"__proto__":null}}
  {"name":"x","constructor":{"prototype":{}}}
`).concat(
  [depthLimit - 1, depthLimit, depthLimit + 1, 100_000].flatMap((depth) => [
    nested(depth, '[', '', ']'),
    nested(depth, '[', '', ''),
    nested(depth, '[', String.raw`"\u0000"`, ']'),
    nested(depth, '{"a":', '1', '}'),
    nested(depth - 1, '{"name":', '[]', '}'),
  ]),
);

const insert = (body: Buffer, at: number, bytes: readonly number[]): Buffer =>
  Buffer.concat([body.subarray(0, at), Buffer.from(bytes), body.subarray(at)]);

/** Trailing spaces do not change JSON, whatever their number. */
const pad = (body: Buffer, size: number): Buffer =>
  Buffer.concat([body, Buffer.alloc(Math.max(0, size - body.length), ' ')]);

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const NOT_UTF8 = [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xe2, 0x82], [0]];

const rewrite = <T>(weight: number, odd: Arbitrary<T>, change: (body: Buffer, odd: T) => Buffer) => ({
  weight,
  arbitrary: odd.map(
    (value): Rewrite =>
      (body) =>
        change(body, value),
  ),
});

export const oddBytes: Arbitrary<Rewrite> = fc.oneof(
  rewrite(6, fc.constantFrom('', ' ', ...bodies), (_, text) => Buffer.from(text)),
  rewrite(2, fc.nat(1000), (body, end) => body.subarray(0, end % (body.length + 1))),
  rewrite(2, fc.constantFrom(...NOT_UTF8), (body, bytes) => insert(body, body.length - 2, bytes)),
  rewrite(1, fc.constant(BYTE_ORDER_MARK), (body, mark) => insert(body, 0, mark)),
  rewrite(1, fc.constantFrom(bodyLimit, bodyLimit + 1), pad),
  rewrite(1, fc.uint8Array({ maxLength: 200 }), (_, bytes) => Buffer.from(bytes)),
);
