import { existsSync } from 'node:fs';
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { eventually } from './eventually.ts';

const PERIOD_US = 100_000;

const V1_ROOT = '/sys/fs/cgroup/cpu';
const V2_ROOT = '/sys/fs/cgroup';

/** Where control groups are, and how they spell a limit. */
interface CgroupVersion {
  readonly root: string;
  limit(group: string, fraction: number): Promise<void>;
}

const v1: CgroupVersion = {
  root: V1_ROOT,
  limit: async (group, fraction) => {
    await writeFile(path.join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
    await writeFile(path.join(group, 'cpu.cfs_quota_us'), String(Math.round(PERIOD_US * fraction)));
  },
};

const v2: CgroupVersion = {
  root: V2_ROOT,
  limit: async (group, fraction) => {
    await writeFile(path.join(group, 'cpu.max'), `${Math.round(PERIOD_US * fraction)} ${PERIOD_US}`);
  },
};

const findVersion = async (): Promise<CgroupVersion | undefined> => {
  if (existsSync(path.join(V1_ROOT, 'cpu.cfs_quota_us'))) return v1;
  const control = await readFile(path.join(V2_ROOT, 'cgroup.subtree_control'), 'utf8').catch(() => '');
  return control.split(/\s+/).includes('cpu') ? v2 : undefined;
};

/**
 * Gives a process, with all its threads, this fraction of one core. Returns undefined if this machine does not allow
 * it: it takes Linux, control groups and the right to create one.
 */
export const throttleProcess = async (pid: number, fraction: number): Promise<AsyncDisposable | undefined> => {
  const version = await findVersion();
  if (version === undefined) return undefined;
  const group = path.join(version.root, `tureen-test-${pid}`);
  try {
    await mkdir(group);
  } catch {
    return undefined;
  }
  // A group can be removed once no process is in it.
  const remove = async (): Promise<void> => {
    await writeFile(path.join(version.root, 'cgroup.procs'), String(pid)).catch(() => undefined);
    await eventually(async () => {
      await rmdir(group).catch(() => undefined);
      return !existsSync(group);
    }, 'the control group to be empty');
  };
  try {
    await version.limit(group, fraction);
    await writeFile(path.join(group, 'cgroup.procs'), String(pid));
  } catch {
    await remove();
    return undefined;
  }
  return { [Symbol.asyncDispose]: remove };
};
