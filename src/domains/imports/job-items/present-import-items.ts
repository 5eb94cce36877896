import type { Db } from '../../../platform/db/database.ts';
import type { JobItem } from '../../../platform/jobs/job.ts';
import { summarizeDiagnostics } from '../diagnostics.ts';
import { findRemainingDiagnostics } from '../previews/item.store.ts';
import type { ImportJobItemResult, ImportJobTarget } from './import-job-item.ts';

/** The items of an import job as the API shows them, while they wait in the preview and after that. */
export const presentImportItems = async (db: Db, items: readonly JobItem[]): Promise<readonly object[]> => {
  // Restores the types of what this kind of job has stored as JSON.
  const targets = items.map(({ target }) => JSON.parse(target) as ImportJobTarget);
  const remaining = await findRemainingDiagnostics(
    db,
    items.flatMap(({ status }, index) => (status === 'pending' ? (targets[index]?.id ?? []) : [])),
  );
  return items.map(({ position, status, result }, index) => {
    const { id = '', title = '', diagnostics = [] } = targets[index] ?? {};
    const waiting: ImportJobItemResult = { import: { state: 'pending', outcome: null, diagnostics }, warnings: [] };
    const known = result === null ? waiting : (JSON.parse(result) as ImportJobItemResult);
    const found = remaining.get(id);
    const { state } = known.import;
    return {
      position,
      id,
      status,
      title,
      ...known,
      import: {
        ...known.import,
        state: state === 'pending' && status !== 'pending' ? 'discarded' : state,
        // They change while the item is in the preview: a text is corrected, a unit is resolved.
        ...(found !== undefined && { diagnostics: summarizeDiagnostics(found) }),
      },
    };
  });
};
