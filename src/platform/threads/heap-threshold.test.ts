import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { HeapThreshold } from './heap-threshold.ts';

const MEGABYTE = 1024 * 1024;
const PAGE = 440_000;
const LARGE_PAGE = 10_000_000;

/** Simulates tasks that leave garbage, and counts the collections. */
const countCollections = (
  threshold: HeapThreshold,
  tasks: number,
  { steps, garbage, inputBytes }: { steps: number; garbage: number; inputBytes: number },
  resident: number,
): number => {
  let used = resident;
  let collections = 0;
  for (let task = 0; task < tasks; task += 1) {
    for (let step = 0; step < steps; step += 1) {
      if (threshold.isExceeded(used, inputBytes)) {
        collections += 1;
        used = resident;
        threshold.recordCollection(used);
      }
      threshold.startStep();
      used += garbage;
    }
    threshold.endTask();
  }
  return collections;
};

suite('heap threshold', () => {
  const page = { steps: 2, garbage: 1.5 * MEGABYTE, inputBytes: PAGE };

  test('does not collect for every page, however much the thread has loaded', () => {
    for (const loaded of [10, 35, 60]) {
      const threshold = new HeapThreshold(loaded * MEGABYTE);
      assert.ok(countCollections(threshold, 100, page, loaded * MEGABYTE) <= 20, `with ${loaded} MB`);
    }
  });

  test('adapts to what stays on the heap after the first tasks', () => {
    const threshold = new HeapThreshold(20 * MEGABYTE);
    assert.ok(countCollections(threshold, 100, page, 35 * MEGABYTE) <= 20);
  });

  test('leaves more room for large input', () => {
    const threshold = new HeapThreshold(35 * MEGABYTE);
    assert.ok(!threshold.isExceeded(45 * MEGABYTE, PAGE));
    assert.ok(threshold.isExceeded(45 * MEGABYTE, LARGE_PAGE));
    assert.ok(threshold.isExceeded(70 * MEGABYTE, PAGE));
  });

  test('does not collect again and again while a task holds much data', () => {
    const threshold = new HeapThreshold(35 * MEGABYTE);
    threshold.startStep();
    threshold.recordCollection(60 * MEGABYTE);
    assert.ok(!threshold.isExceeded(80 * MEGABYTE, LARGE_PAGE));
    assert.ok(threshold.isExceeded(91 * MEGABYTE, LARGE_PAGE));
    threshold.endTask();
    assert.ok(threshold.isExceeded(80 * MEGABYTE, PAGE));
  });

  test('collects a little garbage only at rest', () => {
    const threshold = new HeapThreshold(35 * MEGABYTE);
    assert.ok(!threshold.isExceededAtRest(38 * MEGABYTE));
    assert.ok(threshold.isExceededAtRest(42 * MEGABYTE));
    threshold.recordCollection(41 * MEGABYTE);
    assert.ok(!threshold.isExceededAtRest(42 * MEGABYTE));
  });
});
