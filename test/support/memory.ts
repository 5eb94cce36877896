// Memory use of a service process.
import { execFileSync } from 'node:child_process';

/** Current resident memory of a process. */
const megabytesOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** Peak resident memory of a process while something runs. */
export const mostMemory = async <T>(
  pid: number,
  work: Promise<T>,
): Promise<{ readonly result: T; readonly megabytes: number }> => {
  let megabytes = megabytesOf(pid);
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, megabytesOf(pid));
  }, 100);
  try {
    return { result: await work, megabytes };
  } finally {
    clearInterval(timer);
  }
};
