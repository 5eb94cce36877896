import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { ImportTables } from '../imports.tables.ts';
import type { StoredPreview } from './preview.store.ts';

type PreviewRow = ImportTables['import_preview'];

/** The row of a new preview. */
export const toPreviewRow = (
  { libraryId, userId, clock }: LibraryScope,
  { id, revision, expires_at, jobId }: StoredPreview,
  state: PreviewRow['state'],
): PreviewRow => ({
  id,
  revision,
  expires_at,
  library_id: libraryId,
  state,
  job_id: jobId ?? null,
  created_by: userId,
  created_at: getCurrentInstant(clock),
});
