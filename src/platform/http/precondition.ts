import { Problem } from '../problem/problem.ts';
import { toEtag, matchesStrongEtag, parseEtagList } from './etag.ts';

/**
 * A condition on everything the client was shown. It covers more than the revision if an answer also includes data from
 * other resources. Checked after the revision.
 */
export interface RepresentationPrecondition {
  /** Throws unless the client sent the current tag or no tag at all. */
  check(current: { readonly revision: number; readonly tag: string }): void;
}

/** A condition on the current revision. The use case checks it once it knows that the resource exists. */
export interface Precondition {
  /** Throws unless the client's condition accepts the current revision. */
  check(currentRevision: number): void;
}

/**
 * If-Match. A missing header is 428 if it is required, an unparseable one 400, a stale one 412 with the current
 * revision. The use case checks it last, so that missing resources and invalid input are reported before stale
 * revisions.
 */
export const createIfMatchPrecondition = (
  header: string | undefined,
  mode: 'required' | 'optional' = 'required',
): Precondition => ({
  check: (currentRevision) => {
    if (header === undefined && mode === 'optional') return;
    if (header === undefined) throw new Problem('precondition-required');
    const tags = parseEtagList(header);
    if (tags === undefined) throw new Problem('malformed-etag');
    if (!matchesStrongEtag(tags, toEtag(currentRevision))) {
      throw new Problem('precondition-failed', {
        detail: `The current revision is ${currentRevision}; If-Match names ${header}.`,
        params: { current_revision: currentRevision },
      });
    }
  },
});

/**
 * The same for a change that has its revision in the body; a conflict reports the current one under the given name.
 */
export const createRevisionPrecondition = (revision: number, paramName = 'current_revision'): Precondition => ({
  check: (currentRevision) => {
    if (currentRevision === revision) return;
    throw new Problem('precondition-failed', {
      detail: `The current revision is ${currentRevision}; the request names ${revision}.`,
      params: { [paramName]: currentRevision },
    });
  },
});

const UNREADABLE =
  'X-If-Representation-Match cannot be read: it takes the X-Representation-ETag of the last answer as it came, a list of them, or an asterisk alone.';

/** X-If-Representation-Match: parsed like If-Match, and checked only if it is sent. */
export const createRepresentationPrecondition = (header: string | undefined): RepresentationPrecondition => ({
  check: ({ revision, tag }) => {
    if (header === undefined) return;
    const tags = parseEtagList(header);
    if (tags === undefined) throw new Problem('malformed-etag', { detail: UNREADABLE });
    if (!matchesStrongEtag(tags, tag)) {
      throw new Problem('precondition-failed', {
        detail: `What it shows has changed: its tag is ${tag} now; X-If-Representation-Match names ${header}.`,
        params: { current_revision: revision, current_representation: tag },
      });
    }
  },
});
