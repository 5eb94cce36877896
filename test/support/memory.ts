// How much memory a process of the service takes.
import { execFileSync } from 'node:child_process';

/** What a process takes of the machine's memory now. */
const megabytesOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** The most that a process took while something went on. */
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
