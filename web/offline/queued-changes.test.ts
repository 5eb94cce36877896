import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, suite, test } from 'node:test';

import type { ChangeStorage, ChangeWrites, StoredChanges } from './change-storage.ts';
import type { QueuedChange } from './list-change.ts';
import { ChangeQueue } from './queued-changes.ts';

/** A device that may be out of storage, or whose browser may delete the store. */
class Device implements ChangeStorage {
  isFull = false;
  isBroken = false;
  persistenceRequests = 0;
  readonly kept = new Map<string, QueuedChange>();
  #generation = 1;

  readonly read = async (): Promise<StoredChanges> => {
    if (this.isBroken) throw new DOMException('The connection was lost.', 'UnknownError');
    return { generation: String(this.#generation), changes: [...this.kept.values()] };
  };

  readonly write = async (writing: ChangeWrites): Promise<string> => {
    if (this.isFull) throw new DOMException('There is no room.', 'QuotaExceededError');
    if (this.isBroken) throw new DOMException('The connection was lost.', 'UnknownError');
    for (const [id, queued] of writing) {
      if (queued === undefined) this.kept.delete(id);
      else this.kept.set(id, queued);
    }
    return String(this.#generation);
  };

  readonly requestPersistence = (): void => {
    this.persistenceRequests += 1;
  };

  deleteStore(): void {
    this.#generation += 1;
    this.kept.clear();
  }
}

const started = async () => {
  const device = new Device();
  const queue = new ChangeQueue(device);
  await queue.reload();
  const rename = (name: string): QueuedChange => queue.add('week', 1, { kind: 'rename', name });
  return { device, queue, rename };
};

suite('change queue', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  test('keeps changes in order, in memory and on the device', async () => {
    const { device, queue, rename } = await started();
    const [first, second] = [rename('One'), rename('Two')];
    assert.deepEqual(queue.changes(), [first, second]);
    await queue.reload();
    assert.deepEqual(queue.changes(), [first, second]);
    assert.deepEqual([...device.kept.values()], [first, second]);
  });

  test('loses nothing if the device is full', async () => {
    const { device, queue, rename } = await started();
    const kept = rename('One');
    await queue.reload();
    device.isFull = true;
    const unkept = rename('Two');
    await queue.reload();
    assert.deepEqual(queue.changes(), [kept, unkept]);

    // A sent change does not come back, even if it could not be deleted from the device.
    queue.replace([kept], []);
    await queue.reload();
    assert.deepEqual(queue.changes(), [unkept]);
  });

  test('writes the changes that did not fit as soon as there is space', async () => {
    const { device, queue, rename } = await started();
    device.isFull = true;
    const first = rename('One');
    await queue.reload();
    device.isFull = false;
    const second = rename('Two');
    await queue.reload();
    assert.deepEqual([...device.kept.values()], [first, second]);
    queue.replace([first, second], []);
    await queue.reload();
    assert.equal(device.kept.size, 0);
  });

  test('writes the changes that did not fit by itself, without another change', async () => {
    const { device, rename } = await started();
    device.isFull = true;
    const change = rename('One');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      mock.timers.tick(5000);
    }
    assert.equal(device.kept.size, 0);
    device.isFull = false;
    await new Promise((resolve) => setImmediate(resolve));
    mock.timers.tick(5000);
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual([...device.kept.values()], [change]);
  });

  test('keeps what is in memory while the store cannot be read', async () => {
    const { device, queue, rename } = await started();
    const first = rename('One');
    await queue.reload();
    device.isBroken = true;
    const second = rename('Two');
    await queue.reload();
    assert.deepEqual(queue.changes(), [first, second]);
  });

  test('writes everything again if the browser has deleted the store', async () => {
    const { device, queue, rename } = await started();
    const first = rename('One');
    await queue.reload();
    device.deleteStore();
    await queue.reload();
    assert.deepEqual(queue.changes(), [first]);
    assert.deepEqual([...device.kept.values()], [first]);

    // Noticed by a write as well as by a read.
    device.deleteStore();
    const second = rename('Two');
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(new Set(device.kept.values()), new Set([first, second]));
    assert.deepEqual(queue.changes(), [first, second]);
  });

  test('drops what another tab has sent', async () => {
    const { device, queue, rename } = await started();
    const sent = rename('One');
    await queue.reload();
    device.kept.delete(sent.id);
    await queue.reload();
    assert.deepEqual(queue.changes(), []);
  });

  test('asks for persistent storage with the first change', async () => {
    const { device, rename } = await started();
    assert.equal(device.persistenceRequests, 0);
    rename('One');
    rename('Two');
    assert.equal(device.persistenceRequests, 1);
  });
});
