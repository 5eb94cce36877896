import type { Limits } from '../../../platform/config/limits.ts';
import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { Id } from '../../../platform/ids/ids.ts';
import { collectSteps } from '../../../platform/threads/steps.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { changeList } from '../lists/change-list.ts';
import type { ChangedList } from '../lists/change-list.ts';
import type { ApplyInput } from '../lists/change.schemas.ts';
import { applyRequirements } from '../list-document/apply-requirements.ts';
import { refuseOverflow } from '../list-document/refuse-overflow.ts';
import type { ListId, OperationId } from '../lists/list.schemas.ts';
import { createNewItemContext } from '../items/item-categories.ts';
import { selectPortionsAndMeals, toOriginKeys } from './select-portions-and-meals.ts';
import { prepareReview, findRequirementsByOrigin } from './prepare-review.ts';
import { isReviewExpired } from './review-token.ts';
import type { ReviewTokenPayload } from './review-token.ts';

/**
 * Applies the review described by a token to the list. The review is repeated and must give the same result for the
 * same revision of the list; otherwise nothing changes and the client has to review again (409).
 */
export const applyReview = async (
  tx: Tx,
  scope: LibraryScope,
  limits: Limits,
  { listId, operationId }: { readonly listId: ListId; readonly operationId: OperationId },
  body: ApplyInput,
  reviewed: ReviewTokenPayload,
): Promise<ChangedList> => {
  const sent = { listId, operationId, request: ['applyReview', body] as const };
  return changeList(tx, scope, sent, async ({ draft, archive }) => {
    const isStale =
      reviewed.list !== listId || reviewed.revision !== draft.currentRevision || isReviewExpired(reviewed, scope.clock);
    if (isStale) throw new Problem('review-outdated', { params: { current_revision: draft.currentRevision } });
    const requested = selectPortionsAndMeals(reviewed.input, draft.document);
    const origins = toOriginKeys(requested);
    await archive.restoreByOrigin(origins);
    const onList = findRequirementsByOrigin(draft.document.requirements, origins);
    const derived = await prepareReview(tx, scope.libraryId, requested, onList);
    if (derived.digest !== reviewed.digest) {
      throw new Problem('review-outdated', { params: { current_revision: draft.currentRevision } });
    }
    const [requirements, { obsolete }] = collectSteps(derived.requirements);
    const sources = requirements.map(({ source }) => source);
    const newItemContext = await createNewItemContext(tx, scope.libraryId, sources, () =>
      scope.newId<Id<'shopping-item'>>(),
    );
    applyRequirements(
      draft,
      { requirements, obsolete },
      body.selections ?? [],
      newItemContext,
      getCurrentInstant(scope.clock),
    );
    refuseOverflow(draft, limits);
  });
};
