import type { StoredRevision, RevisionWithDocument } from './revision.store.ts';

/** The fields as JSON, without the closing brace. */
const fieldsOf = ({ revision, created_at, created_by, cause, changes, state, title }: StoredRevision): string =>
  `${JSON.stringify({ revision, created_at, created_by, cause, state, title }).slice(0, -1)},"changes":${changes}`;

/** The JSON of a revision in a list. */
export const formatRevisionItemJson = (revision: StoredRevision): string => `${fieldsOf(revision)}}`;

/** The JSON of a revision with its document, which is inserted as it is stored. */
export const formatRevisionJson = (revision: RevisionWithDocument): string =>
  `${fieldsOf(revision)},"recipe":${revision.document}}`;
