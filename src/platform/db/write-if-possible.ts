import type { Database, Tx } from './database.ts';
import { DatabaseUnavailable } from './errors.ts';

/**
 * Writes what goes with a read and what no answer depends on. While the database takes no writes it is left out, and
 * `ServerHealth` has it in the log once. True if it was written.
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
