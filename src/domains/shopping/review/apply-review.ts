import type { Limits } from '../../../platform/config/limits.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { Id } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { changeList } from '../change-list.ts';
import type { ChangedList } from '../change-list.ts';
import type { ApplyInput } from '../change.schemas.ts';
import { applyRequirements } from '../list/apply-requirements.ts';
import { refuseOverflow } from '../list/refuse-overflow.ts';
import type { ListId, OperationId } from '../list.schemas.ts';
import { shelvingFor } from '../shelve.ts';
import { askedForBy, originsIn } from './asked-for.ts';
import { deriveReview, requirementsFor } from './derive-review.ts';
import { isPast } from './review-token.ts';
import type { TokenContent } from './review-token.ts';

/**
 * Applies the review described by a token to the list. The review is repeated and must give the same result for the
 * same revision of the list; otherwise nothing changes and the client has to review again (409).
 */
export const applyReview = async (
  tx: Tx,
  scope: LibraryScope,
  limits: Limits,
  { list, operation }: { readonly list: ListId; readonly operation: OperationId },
  body: ApplyInput,
  reviewed: TokenContent,
): Promise<ChangedList> => {
  const sent = { list, operation, request: ['applyReview', body] as const };
  return changeList(tx, scope, sent, async ({ draft, sleepers }) => {
    const isStale = reviewed.list !== list || reviewed.revision !== draft.present || isPast(reviewed, scope.clock);
    if (isStale) throw new Problem('review-outdated', { params: { current_revision: draft.present } });
    const asked = askedForBy(reviewed.input, draft.document);
    const origins = originsIn(asked);
    await sleepers.wakeOrigins(origins);
    const onList = requirementsFor(draft.document.requirements, origins);
    const found = await deriveReview(tx, scope.libraryId, asked, onList);
    if (found.digest !== reviewed.digest) {
      throw new Problem('review-outdated', { params: { current_revision: draft.present } });
    }
    const sources = found.requirements.map(({ source }) => source);
    const shelving = await shelvingFor(tx, scope.libraryId, sources, () => scope.newId<Id<'shopping-item'>>());
    applyRequirements(draft, found, body.selections ?? [], shelving, instantOf(scope.clock));
    refuseOverflow(draft, limits);
  });
};
