import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { findTimedAssertions } from './find-timed-assertions.ts';

const findLines = (text: string): readonly number[] => findTimedAssertions(text).map(({ line }) => line);

suite('timed assertion check', () => {
  for (const text of [
    'const began = performance.now();',
    'const began = globalThis.performance.now();',
    "const read = performance['now'];",
    'const began = process.hrtime.bigint();',
    'const { user } = process.cpuUsage();',
    'const { user } = process.threadCpuUsage(start);',
    "import { monitorEventLoopDelay } from 'node:perf_hooks';",
    'assert.ok(Date.now() - began < 1000);',
    'assert.ok(5000 > Date.now() - began);',
    'assert.ok(answer.ms < 250);',
    'assert.ok(seen.longestWaitMs <= MAX_WAIT_MS);',
    'if (Math.abs(waitedMs) > 3) throw new Error();',
  ]) {
    test(`finds ${text}`, () => assert.deepEqual(findLines(`\n${text}`), [2]));
  }

  for (const text of [
    'const old = new Date(Date.now() - 3_600_000);',
    'assert.ok(before <= occurredAt && occurredAt <= Date.now());',
    'assert.ok(items.length > 10);',
    'assert.ok(ms >= 0);',
    'assert.equal(settings.timeoutMs, 5000);',
    '// performance.now() < 5 in a comment',
    "test('answers in less than 5 ms', () => {});",
  ]) {
    test(`ignores ${text}`, () => assert.deepEqual(findLines(text), []));
  }
});
