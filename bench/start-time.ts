import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { NODE_OPTIONS } from './service-process.ts';

export interface StartFigures {
  /** Until the line that says it is ready. */
  readonly ms: number;
  /** Resident memory after the first request. */
  readonly megabytes: number;
}

export const FROM_SOURCES = 'src/app/main.ts';
/** What `npm start` runs: the bundle, if it is up to date. */
export const FROM_BUNDLE = 'scripts/start.mjs';

/** How long Node.js itself takes to start and exit: the lower bound for anything that runs on it. */
export const measureNodeStart = (): number => {
  const startedAt = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return performance.now() - startedAt;
};

const getResidentMegabytes = (pid: number | undefined): number =>
  (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024) / 1e6;

/** Starts the program with an empty data folder, and lists the libraries. */
export const measureServiceStart = async (program: string): Promise<StartFigures> => {
  const data = await mkdtemp(path.join(tmpdir(), 'tureen-start-'));
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...NODE_OPTIONS, path.join(import.meta.dirname, '..', program)], {
    env: { ...process.env, TUREEN_DATA: data, TUREEN_PORT: '0', TUREEN_LOG: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const ms = performance.now() - startedAt;
  const address = /^Tureen is ready at (\S+)/.exec(line)?.[1];
  const response = await fetch(`${address}/api/v1/libraries`);
  if (!response.ok) throw new Error(`the first request was answered with ${response.status}`);
  await response.text();
  const megabytes = getResidentMegabytes(child.pid);
  const exited = once(child, 'exit');
  child.kill();
  await exited;
  await rm(data, { recursive: true, force: true });
  return { ms, megabytes };
};
