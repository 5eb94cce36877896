import { record } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { unavailable } from '../../../platform/problem/problem.ts';
import { announcePreview } from './announce-preview.ts';
import { showPreview } from './preview.store.ts';
import type { StoredPreview } from './preview.store.ts';

/** Makes a staged preview visible. */
export const createPreview = async (tx: Tx, scope: LibraryScope, preview: StoredPreview): Promise<void> => {
  if (!(await showPreview(tx, preview.id))) throw unavailable('The preview took too long to be read. Try again.');
  record(tx, scope, { action: 'import-preview.created', target: { type: 'import-preview', id: preview.id } });
  announcePreview(tx, scope, preview, 'updated');
};
