/** One malloc arena for all threads. Large blocks come directly from the system, and are returned when freed. */
const SETTINGS = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
} as const;

/**
 * Re-executes the process with glibc malloc settings that return memory sooner. By default glibc gives each thread its
 * own arena and returns hardly any of it, and the settings only take effect at process start. For the savings, see
 * docs/decisions/0026-memory-is-given-back.md.
 *
 * Does nothing if MALLOC_ARENA_MAX is already set, to any value, or if the process has an IPC channel to its parent,
 * which would be lost.
 */
export const reexecWithTunedMalloc = (): void => {
  if (process.platform !== 'linux' || process.env['MALLOC_ARENA_MAX'] !== undefined || process.connected) return;
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  try {
    process.execve?.(process.execPath, args, { ...process.env, ...SETTINGS });
  } catch {
    // Not possible if the process may not execute programs. It then uses more memory.
  }
};
