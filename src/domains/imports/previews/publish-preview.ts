import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { unavailable } from '../../../platform/problem/problem.ts';
import { emitPreviewEvent } from './emit-preview-event.ts';
import { markPreviewPublished } from './preview.store.ts';
import type { StoredPreview } from './preview.store.ts';

/** Makes a staged preview visible. */
export const publishPreview = async (tx: Tx, scope: LibraryScope, preview: StoredPreview): Promise<void> => {
  if (!(await markPreviewPublished(tx, preview.id)))
    throw unavailable('The preview took too long to be read. Try again.');
  recordAudit(tx, scope, { action: 'import-preview.created', target: { type: 'import-preview', id: preview.id } });
  emitPreviewEvent(tx, scope, preview, 'updated');
};
