import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, suite, test } from 'node:test';

import { ReopeningConnection } from './reopening-connection.ts';

/** A store whose connections are numbered, and which may fail or hang. */
class Store {
  state: 'works' | 'fails' | 'hangs' = 'works';
  attempts = 0;
  readonly closed: number[] = [];
  readonly lose: (() => void)[] = [];

  readonly open = async (onLost: () => void): Promise<number> => {
    this.attempts += 1;
    const connection = this.attempts;
    this.lose.push(onLost);
    if (this.state === 'fails') throw new DOMException('Internal error.', 'UnknownError');
    if (this.state === 'hangs') return new Promise<number>(() => undefined);
    return connection;
  };

  readonly close = (connection: number): void => void this.closed.push(connection);
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const identify = async (connection: number): Promise<number> => connection;

const setUp = () => {
  const store = new Store();
  return { store, connection: new ReopeningConnection<number>(store) };
};

suite('a connection to the device store', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'Date'] }));
  afterEach(() => mock.timers.reset());

  test('is opened once', async () => {
    const { connection } = setUp();
    assert.deepEqual(await Promise.all([connection.run(identify), connection.run(identify)]), [1, 1]);
    assert.equal(await connection.run(identify), 1);
  });

  test('is opened again after it was lost', async () => {
    const { store, connection } = setUp();
    await connection.run(identify);
    store.lose[0]?.();
    assert.equal(await connection.run(identify), 2);
  });

  test('is opened again after an operation failed, unless the device is full', async () => {
    const { store, connection } = setUp();
    const fail = (name: string) => connection.run(() => Promise.reject(new DOMException('Failed.', name)));
    await assert.rejects(fail('QuotaExceededError'));
    assert.equal(await connection.run(identify), 1);
    await assert.rejects(fail('InvalidStateError'));
    assert.equal(await connection.run(identify), 2);
    assert.deepEqual(store.closed, [1]);
  });

  test('is opened again after an operation hung', async () => {
    const { connection } = setUp();
    const hanging = assert.rejects(connection.run(() => new Promise(() => undefined)));
    await settle();
    mock.timers.tick(5000);
    await hanging;
    assert.equal(await connection.run(identify), 2);
  });

  test('is opened again after opening it failed', async () => {
    const { store, connection } = setUp();
    store.state = 'fails';
    await assert.rejects(connection.run(identify));
    store.state = 'works';
    await assert.rejects(connection.run(identify), 'not at once, so that failures are not repeated in a loop');
    mock.timers.tick(1000);
    assert.equal(await connection.run(identify), 2);
  });

  test('that hangs while it opens delays operations for a second, once', async () => {
    const { store, connection } = setUp();
    store.state = 'hangs';
    const first = assert.rejects(connection.run(identify));
    await settle();
    mock.timers.tick(1000);
    await first;
    await assert.rejects(connection.run(identify));
    store.state = 'works';
    mock.timers.tick(1000);
    assert.equal(await connection.run(identify), 2);
  });
});
