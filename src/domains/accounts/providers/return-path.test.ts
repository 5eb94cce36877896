import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { returnPath } from './return-path.ts';

suite('the return path of a login', () => {
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
    test(`${JSON.stringify(away)} leaves this service`, () => assert.throws(() => returnPath(away), /must be a path/));
  }
  for (const [path, expected] of [
    ['/', '/'],
    ['/a//b?c=//d#e', '/a//b?c=//d#e'],
    ['/@evil.example', '/@evil.example'],
    ['/a\r\nb', '/ab'],
    ['/\u{1f372}', '/%F0%9F%8D%B2'],
  ] as const) {
    test(`${JSON.stringify(path)} stays on this service`, () => assert.equal(returnPath(path), expected));
  }
});
