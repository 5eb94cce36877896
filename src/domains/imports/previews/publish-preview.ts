import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { unavailable } from '../../../platform/problem/problem.ts';
import { emitPreviewEvent } from './emit-preview-event.ts';
import { insertItems } from './item.store.ts';
import { toPreviewRow } from './preview-row.ts';
import { insertPreview, markPreviewPublished } from './preview.store.ts';
import { insertSources } from './source.store.ts';
import type { UnpublishedPreview } from './stage-preview.ts';

/** Makes a preview visible, and stores what is not stored yet. */
export const publishPreview = async (tx: Tx, scope: LibraryScope, unpublished: UnpublishedPreview): Promise<void> => {
  const { preview, held, sources } = unpublished;
  if (held !== undefined) {
    insertPreview(tx, toPreviewRow(scope, preview, 'staged'));
    insertItems(tx, preview.id, held);
  } else if (!(await markPreviewPublished(tx, preview.id))) {
    throw unavailable('The preview took too long to be read. Try again.');
  }
  insertSources(tx, preview.id, sources);
  tx.afterCommit(() => {
    unpublished.isPublished = true;
  });
  recordAudit(tx, scope, { action: 'import-preview.created', target: { type: 'import-preview', id: preview.id } });
  emitPreviewEvent(tx, scope, preview, 'updated');
};
