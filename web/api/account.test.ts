import assert from 'node:assert/strict';
import { afterEach, mock, suite, test } from 'node:test';

import { fetchAccount } from './account.ts';
import { caller } from './client.ts';

const library = { id: 'home', name: 'Home' };
const account = { user: { id: 'ada' }, libraries: [library], active_library_id: 'home', csrf_token: 'token' };

/** Replaces the storage of this process until the returned function is called. */
const mockLocalStorage = (value: Partial<Storage>): (() => void) => {
  const replaced = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { value, configurable: true });
  return () => {
    if (replaced === undefined) Reflect.deleteProperty(globalThis, 'localStorage');
    else Object.defineProperty(globalThis, 'localStorage', replaced);
  };
};

const fail = (): never => {
  throw new DOMException('There is no room.', 'QuotaExceededError');
};

suite('loading the account', () => {
  let restore: (() => void) | undefined;
  afterEach(() => {
    restore?.();
    mock.restoreAll();
    Object.assign(caller, { csrfToken: '', libraryId: '', userId: '' });
  });

  test('succeeds if the device cannot store it', async () => {
    restore = mockLocalStorage({ getItem: fail, setItem: fail, removeItem: fail });
    mock.method(globalThis, 'fetch', async () => Response.json(account));
    assert.deepEqual(await fetchAccount(), account);
    assert.deepEqual({ ...caller }, { csrfToken: 'token', libraryId: 'home', userId: 'ada' });
  });
});
