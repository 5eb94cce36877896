import { Problem } from '../problem/problem.ts';
import { etagOf, matchesStrongly, parseTagList } from './etag.ts';

/**
 * What a change demands of all that the client was shown: more than a revision stands for, where an answer also shows
 * what is read elsewhere. Checked after the revision.
 */
export interface RepresentationCondition {
  /** Throws unless the present tag is one that the client named, or it named none at all. */
  check(current: { readonly revision: number; readonly tag: string }): void;
}

/** What a change demands of the revision it meets. Checked by the use case once it knows that the thing is there. */
export interface Precondition {
  /** Throws unless the present revision is one that the client named. */
  check(currentRevision: number): void;
}

/**
 * If-Match. Missing is 428 where it is required, unreadable 400, stale 412 with the present revision. The use case calls
 * it after its other refusals: what is missing or invalid is told before what is stale.
 */
export const ifMatch = (header: string | undefined, mode: 'required' | 'optional' = 'required'): Precondition => ({
  check: (currentRevision) => {
    if (header === undefined && mode === 'optional') return;
    if (header === undefined) throw new Problem('precondition-required');
    const tags = parseTagList(header);
    if (tags === undefined) throw new Problem('malformed-etag');
    if (!matchesStrongly(tags, etagOf(currentRevision))) {
      throw new Problem('precondition-failed', {
        detail: `The present revision is ${currentRevision}; If-Match names ${header}.`,
        params: { current_revision: currentRevision },
      });
    }
  },
});

/** The same for a change whose revision stands in its body; a conflict tells the present one by that name. */
export const atRevision = (revision: number, told = 'current_revision'): Precondition => ({
  check: (currentRevision) => {
    if (currentRevision === revision) return;
    throw new Problem('precondition-failed', {
      detail: `The present revision is ${currentRevision}; the request names ${revision}.`,
      params: { [told]: currentRevision },
    });
  },
});

const UNREADABLE =
  'X-If-Representation-Match cannot be read: it takes the X-Representation-ETag of the last answer as it came, a list of them, or an asterisk alone.';

/** X-If-Representation-Match: read as If-Match is, and checked only where it is sent. */
export const ifRepresentationMatch = (header: string | undefined): RepresentationCondition => ({
  check: ({ revision, tag }) => {
    if (header === undefined) return;
    const tags = parseTagList(header);
    if (tags === undefined) throw new Problem('malformed-etag', { detail: UNREADABLE });
    if (!matchesStrongly(tags, tag)) {
      throw new Problem('precondition-failed', {
        detail: `What it shows has changed: its tag is ${tag} now; X-If-Representation-Match names ${header}.`,
        params: { current_revision: revision, current_representation: tag },
      });
    }
  },
});
