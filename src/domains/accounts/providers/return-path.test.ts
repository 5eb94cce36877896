import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { parseReturnPath } from './return-path.ts';

suite('login return path', () => {
  for (const away of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '//[',
    'recipes',
    '',
  ]) {
    test(`rejects ${JSON.stringify(away)}, which leaves this service`, () =>
      assert.throws(() => parseReturnPath(away), /must be a path/));
  }
  for (const [path, expected] of [
    ['/', '/'],
    ['/a//b?c=//d#e', '/a//b?c=//d#e'],
    ['/@evil.example', '/@evil.example'],
    ['/a\r\nb', '/ab'],
    ['/\u{1f372}', '/%F0%9F%8D%B2'],
  ] as const) {
    test(`accepts ${JSON.stringify(path)}`, () => assert.equal(parseReturnPath(path), expected));
  }
});
