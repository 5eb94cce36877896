import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { NODE_OPTIONS } from './service-options.ts';

export interface StartFigures {
  readonly ms: number;
  readonly megabytes: number;
}

/** How long Node.js itself takes to start and exit: the lower bound for anything that runs on it. */
export const measureNodeStart = (): number => {
  const startedAt = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return performance.now() - startedAt;
};

/** Time from the command to the line that says it is ready, with an empty data folder. */
export const measureServiceStart = async (): Promise<StartFigures> => {
  const data = await mkdtemp(path.join(tmpdir(), 'tureen-start-'));
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...NODE_OPTIONS, path.join(import.meta.dirname, '../src/app/main.ts')], {
    env: { ...process.env, TUREEN_DATA: data, TUREEN_PORT: '0', TUREEN_LOG: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(createInterface(child.stdout), 'line');
  const ms = performance.now() - startedAt;
  const kibibytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' }));
  const exited = once(child, 'exit');
  child.kill();
  await exited;
  await rm(data, { recursive: true, force: true });
  return { ms, megabytes: (kibibytes * 1024) / 1e6 };
};
