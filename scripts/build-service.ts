// node scripts/build-service.ts [folder]
//
// Bundles the service, by default into a new folder below dist, where `npm start` finds it, and starts it once to fill
// its compile cache.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

import { bundleProgram } from './bundle-program.ts';

const root = path.join(import.meta.dirname, '..');

/** Starts the service with its own empty data folder, and stops it as soon as it is ready. */
const warmUp = async (program: string): Promise<void> => {
  const data = await mkdtemp(path.join(tmpdir(), 'tureen-warm-up-'));
  try {
    const child = spawn(process.execPath, [program], {
      cwd: data,
      env: { PATH: process.env['PATH'], TUREEN_DATA: data, TUREEN_PORT: '0', TUREEN_LOG: 'warn' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(child, 'exit');
    await Promise.race([once(createInterface(child.stdout), 'line'), exited]);
    child.kill();
    const [code] = (await exited) as [number | null];
    if (code !== 0) throw new Error(`the bundled service ended with ${code}`);
  } finally {
    await rm(data, { recursive: true, force: true });
  }
};

const { positionals } = parseArgs({ allowPositionals: true });
const dist = path.join(root, 'dist');
await mkdir(dist, { recursive: true });
const unfinished = await mkdtemp(path.join(dist, 'unfinished-'));
try {
  // Before any source is read. By the clock of the file system, with which service-bundle.mjs compares it.
  const { ctimeMs: startedAt } = await stat(unfinished);
  const folder = path.resolve(positionals[0] ?? path.join(dist, String(Math.floor(startedAt))));
  await bundleProgram('src/app/main.ts', unfinished);
  // Another user may run the service.
  await chmod(unfinished, 0o755);
  await rename(unfinished, folder);
  // Not earlier, because compiled code is found by the path of its file.
  await warmUp(path.join(folder, 'main.js')).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  // service-bundle.mjs uses this marker to check that the bundle is complete.
  await writeFile(path.join(folder, '.ready'), '');
} finally {
  await rm(unfinished, { recursive: true, force: true });
}
