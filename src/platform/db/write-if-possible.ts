import type { Database, Tx } from './database.ts';
import { DatabaseUnavailable } from './errors.ts';

/**
 * Performs a write that accompanies a read and that no response depends on. Skipped while the database accepts no
 * writes, which `ServerHealth` logs once. Returns true if it was written.
 */
export const writeIfPossible = async (database: Database, work: (tx: Tx) => Promise<void>): Promise<boolean> => {
  if (database.health() !== 'available') return false;
  try {
    await database.transaction(work);
    return true;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return false;
    throw error;
  }
};
