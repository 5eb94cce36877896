/** One arena for all threads; and whatever is large is had from the system by itself, and given back when it is free. */
const SETTINGS = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
} as const;

/**
 * Begins the program anew, as the same process, with settings for the C library. That of most Linux systems gives each
 * thread an arena of memory of its own and hardly anything of it back, and can be told otherwise only before a program
 * begins. docs/decisions/0026-memory-is-given-back.md has what it saves.
 *
 * Whoever sets the first of them, whatever to, is left alone; so is a program that talks to its parent, whose channel
 * would be lost.
 */
export const useFewArenas = (): void => {
  if (process.platform !== 'linux' || process.env['MALLOC_ARENA_MAX'] !== undefined || process.connected) return;
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  try {
    process.execve?.(process.execPath, args, { ...process.env, ...SETTINGS });
  } catch {
    // Not where programs may not begin others: it takes more memory there.
  }
};
