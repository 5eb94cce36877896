import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { cancelPreviewJob } from '../preview-job.ts';
import { emitPreviewEvent } from './emit-preview-event.ts';
import type { PreviewId } from './preview.schemas.ts';
import { deletePreview } from './preview.store.ts';
import { listPreviewBlobNames } from './source.store.ts';
import { lockPreviewOrThrow, getPreview } from './get-preview.ts';

/**
 * Discards a preview. Committed items stay in the library. Returns the names of the files that are no longer needed.
 */
export const discardPreview = async (tx: Tx, scope: LibraryScope, id: PreviewId): Promise<readonly string[]> => {
  // Locks the job before its preview, in the same order as the job does.
  const { jobId } = await getPreview(tx, scope, id);
  if (jobId !== undefined) await cancelPreviewJob(tx, scope, jobId);
  const preview = await lockPreviewOrThrow(tx, scope, id);
  const blobs = await listPreviewBlobNames(tx, id);
  await deletePreview(tx, id);
  recordAudit(tx, scope, { action: 'import-preview.discarded', target: { type: 'import-preview', id } });
  emitPreviewEvent(tx, scope, { ...preview, revision: preview.revision + 1 }, 'updated');
  return blobs;
};
