import type { StoredRevision, WholeRevision } from './revision.store.ts';

/** The fields as JSON, without the closing brace. */
const fieldsOf = ({ revision, created_at, created_by, cause, changes, state, title }: StoredRevision): string =>
  `${JSON.stringify({ revision, created_at, created_by, cause, state, title }).slice(0, -1)},"changes":${changes}`;

/** The JSON of a revision in a list. */
export const itemText = (revision: StoredRevision): string => `${fieldsOf(revision)}}`;

/** The JSON of a revision with its document, which is inserted as it is stored. */
export const revisionText = (revision: WholeRevision): string => `${fieldsOf(revision)},"recipe":${revision.document}}`;
