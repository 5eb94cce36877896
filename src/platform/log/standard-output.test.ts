import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite, test } from 'node:test';

import { eventually } from '../../../test/support/eventually.ts';

const output = JSON.stringify(new URL('standard-output.ts', import.meta.url));

/** Writes 3.5 MB of lines, ends when it is told to, orderly or not, and says when it stops waiting for its reader. */
const LOUD = `
  import { getStandardOutput } from ${output};
  const output = getStandardOutput();
  for (let line = 0; line < 35_000; line += 1) output.write('x'.repeat(99) + '\\n');
  process.once('message', async (end) => {
    if (end === 'orderly') await output.finish();
    process.send('ending', () => process.exit(0));
  });
  process.send('ready');
`;

/** Ends right after it was too busy to write. */
const BUSY = `
  import { getStandardOutput } from ${output};
  const output = getStandardOutput();
  for (let line = 1; line <= 3; line += 1) output.write('line ' + line + '\\n');
  const busyUntil = performance.now() + 700;
  while (performance.now() < busyUntil);
  await output.finish();
  process.exit(0);
`;

/** Writes more than may wait, says when a write fails, and writes a line when it is told to. */
const STEADY = `
  import fs from 'node:fs';
  import { getStandardOutput } from ${output};
  const write = fs.write;
  fs.write = (...values) => {
    const done = values.pop();
    write(...values, (error, ...results) => {
      done(error, ...results);
      if (error) process.send('failed');
    });
  };
  const output = getStandardOutput();
  for (let line = 0; line < 50_000; line += 1) output.write('x'.repeat(99) + '\\n');
  process.once('message', async () => {
    output.write('a later line\\n');
    await output.finish();
    process.exit(0);
  });
`;

const run = (program: string): readonly string[] => [process.execPath, '--input-type=module', '--eval', program];

const hasPrlimit = (): boolean => {
  try {
    execFileSync('prlimit', ['--version']);
    return true;
  } catch {
    return false;
  }
};

suite('standard output', () => {
  for (const end of ['orderly', 'abrupt']) {
    test(`lets the process end if a slow reader stops before its ${end} end`, { timeout: 60_000 }, async (t) => {
      const [command = '', ...options] = run(LOUD);
      const child = spawn(command, options, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
      t.after(() => child.kill('SIGKILL'));
      const exited = once(child, 'exit');
      const stdout = child.stdout ?? assert.fail('no output');
      stdout.on('readable', () => undefined);
      const reading = setInterval(() => stdout.read(4096), 20);
      await once(child, 'message');
      const ending = once(child, 'message');
      child.send(end);
      await ending;
      clearInterval(reading);
      assert.deepEqual(await exited, [0, null]);
    });
  }

  test('writes everything before the end, however busy the process was', () => {
    const [command = '', ...options] = run(BUSY);
    assert.equal(execFileSync(command, options, { encoding: 'utf8' }), 'line 1\nline 2\nline 3\n');
  });

  test(
    'writes again when a full disk has space',
    { skip: !hasPrlimit() && 'no prlimit', timeout: 60_000 },
    async (t) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'tureen-log-'));
      t.after(() => rm(folder, { recursive: true, force: true }));
      const file = path.join(folder, 'log');
      await using log = await open(file, 'w');
      // Every write fails until the limit is lifted.
      const limited = ['-c', `trap '' XFSZ; ulimit -S -f 0; exec "$@"`, 'sh', ...run(STEADY)];
      const child = spawn('sh', limited, { stdio: ['ignore', log.fd, 'inherit', 'ipc'] });
      t.after(() => child.kill('SIGKILL'));
      const exited = once(child, 'exit');
      await once(child, 'message');
      execFileSync('prlimit', ['--pid', String(child.pid), '--fsize=unlimited']);
      const isWritten = async (text: string): Promise<boolean> => (await readFile(file, 'utf8')).includes(text);
      await eventually(() => isWritten('log lines were dropped'));
      child.send('write');
      child.disconnect();
      assert.deepEqual(await exited, [0, null]);
      assert.ok(await isWritten('a later line'));
    },
  );
});
