import { recordAudit } from '../../../platform/audit/audit.ts';
import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { cancelPreviewJob } from '../preview-job.ts';
import { emitPreviewEvent } from './emit-preview-event.ts';
import type { PreviewId } from './preview.schemas.ts';
import { expirePreview } from './preview.store.ts';
import { lockPreviewOrThrow, getPreview } from './get-preview.ts';

/** Discards a preview, whose contents are then removed. Committed items stay in the library. */
export const discardPreview = async (tx: Tx, scope: LibraryScope, id: PreviewId): Promise<void> => {
  // Locks the job before its preview, in the same order as the job does.
  const { jobId } = await getPreview(tx, scope, id);
  if (jobId !== undefined) await cancelPreviewJob(tx, scope, jobId);
  const preview = await lockPreviewOrThrow(tx, scope, id);
  expirePreview(tx, id, getCurrentInstant(scope.clock));
  recordAudit(tx, scope, { action: 'import-preview.discarded', target: { type: 'import-preview', id } });
  emitPreviewEvent(tx, scope, { ...preview, revision: preview.revision + 1 }, 'updated');
};
