import { record } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { endAwaiting } from '../../../platform/jobs/end-awaiting.ts';
import { announcePreview } from './announce-preview.ts';
import type { PreviewId } from './preview.schemas.ts';
import { removePreview } from './preview.store.ts';
import { blobsOf } from './source.store.ts';
import { holdPreview } from './take-preview.ts';

/** Discards a preview; what was committed of it stays in the library. Gives the files that nobody needs any more. */
export const discardPreview = async (tx: Tx, scope: LibraryScope, id: PreviewId): Promise<readonly string[]> => {
  const preview = await holdPreview(tx, scope, id);
  const blobs = await blobsOf(tx, id);
  await removePreview(tx, id);
  if (preview.jobId !== undefined) await endAwaiting(tx, scope, preview.jobId, 'cancelled');
  record(tx, scope, { action: 'import-preview.discarded', target: { type: 'import-preview', id } });
  announcePreview(tx, scope, { ...preview, revision: preview.revision + 1 }, 'updated');
  return blobs;
};
