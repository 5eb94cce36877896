import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { ChangeWrites } from './change-storage.ts';
import type { QueuedChange } from './list-change.ts';
import { ChangeQueue } from './queued-changes.ts';

/** A device that may be out of storage. */
class Device {
  isFull = false;
  readonly kept = new Map<string, QueuedChange>();

  readonly read = async (): Promise<readonly QueuedChange[]> => [...this.kept.values()];

  readonly write = async (writing: ChangeWrites): Promise<void> => {
    if (this.isFull) throw new DOMException('There is no room.', 'QuotaExceededError');
    for (const [id, queued] of writing) {
      if (queued === undefined) this.kept.delete(id);
      else this.kept.set(id, queued);
    }
  };
}

const started = async () => {
  const device = new Device();
  const queue = new ChangeQueue(device);
  await queue.reload();
  const rename = (name: string): QueuedChange => queue.add('week', 1, { kind: 'rename', name });
  return { device, queue, rename };
};

suite('change queue', () => {
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
});
