import { Problem } from '../problem/problem.ts';
import { etagOf, matchesStrongly, parseTagList } from './etag.ts';

/** What a change demands of the revision it meets. Checked by the use case once it knows that the thing is there. */
export interface Precondition {
  /** Throws unless the present revision is one that the client named. */
  check(currentRevision: number): void;
}

/**
 * If-Match. Missing is 428, unreadable 400, stale 412 with the present revision. The use case calls
 * it after its other refusals: what is missing or invalid is told before what is stale.
 */
export const ifMatch = (header: string | undefined): Precondition => ({
  check: (currentRevision) => {
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
