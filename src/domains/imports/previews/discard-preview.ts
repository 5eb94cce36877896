import { record } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { cancelWithPreview } from '../../../platform/jobs/preview-job.ts';
import { announcePreview } from './announce-preview.ts';
import type { PreviewId } from './preview.schemas.ts';
import { removePreview } from './preview.store.ts';
import { blobsOf } from './source.store.ts';
import { holdPreview, takePreview } from './take-preview.ts';

/**
 * Discards a preview. Committed items stay in the library. Returns the names of the files that are no longer needed.
 */
export const discardPreview = async (tx: Tx, scope: LibraryScope, id: PreviewId): Promise<readonly string[]> => {
  // Locks the job before its preview, in the same order as the job does.
  const { jobId } = await takePreview(tx, scope, id);
  if (jobId !== undefined) await cancelWithPreview(tx, scope, jobId);
  const preview = await holdPreview(tx, scope, id);
  const blobs = await blobsOf(tx, id);
  await removePreview(tx, id);
  record(tx, scope, { action: 'import-preview.discarded', target: { type: 'import-preview', id } });
  announcePreview(tx, scope, { ...preview, revision: preview.revision + 1 }, 'updated');
  return blobs;
};
