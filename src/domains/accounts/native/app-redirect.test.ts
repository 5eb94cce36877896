import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { isAppRedirect } from './app-redirect.ts';

suite('native app redirect URIs', () => {
  const configured = ['app.example:/done'];
  for (const address of ['http://127.0.0.1', 'http://localhost:1/x?y', 'http://[::1]:65535/', 'app.example:/done']) {
    test(`allows ${address}`, () => assert.ok(isAppRedirect(address, configured)));
  }
  for (const address of [
    'http://127.0.0.2/',
    'http://a.localhost/',
    'http://localhost.evil.example/',
    'http://127.0.0.1@evil.example/',
    'http://user:secret@127.0.0.1/',
    'http://127.0.0.1/#',
    'https://127.0.0.1/',
    'app.example:/done/',
    'app.example:/',
    'nonsense',
  ]) {
    test(`rejects ${address}`, () => assert.ok(!isAppRedirect(address, configured)));
  }
});
