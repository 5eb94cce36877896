import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import type { StoredPreview } from './preview.store.ts';

/** Announces that a preview changed, or that recipes from it were committed to the library. */
export const emitPreviewEvent = (
  tx: Tx,
  scope: LibraryScope,
  { id, revision }: Pick<StoredPreview, 'id' | 'revision'>,
  what: 'updated' | 'committed',
): void => emitEvent(tx, scope, { type: `import-preview.${what}`, resource: { type: 'import-preview', id, revision } });
