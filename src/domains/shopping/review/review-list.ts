import type { Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { getList } from '../lists/get-list.ts';
import type { ListDocument, ListId, Requirement } from '../lists/list.schemas.ts';
import { findArchivedRequirementsByOrigin } from '../lists/archive.store.ts';
import { selectPortionsAndMeals, toOriginKeys } from './select-portions-and-meals.ts';
import { deriveReview, findRequirementsByOrigin } from './derive-review.ts';
import { addPantryHints } from './add-pantry-hints.ts';
import { getCurrentMinute, pickReviewInputFields, encodeReviewToken } from './review-token.ts';
import type { Review, ReviewInput } from './review.schemas.ts';

/** Returns what portions and meals need, with the selections from the list or the proposed ones. Changes nothing. */
export const reviewList = async (db: Db, scope: LibraryScope, id: ListId, input: ReviewInput): Promise<Review> => {
  const { document, revision, rested } = await getList(db, scope, id);
  const list = JSON.parse(document) as ListDocument;
  const requested = selectPortionsAndMeals(input, list);
  const origins = toOriginKeys(requested);
  const resting: readonly Requirement[] =
    rested === 0
      ? []
      : (await findArchivedRequirementsByOrigin(db, { library: scope.libraryId, id }, origins)).map(
          ({ requirement }) => requirement,
        );
  const onList = [...findRequirementsByOrigin(list.requirements, origins), ...resting];
  const { requirements, obsolete, outdated, digest } = await deriveReview(db, scope.libraryId, requested, onList);
  return {
    outdated,
    removed: obsolete.filter(({ selected }) => selected).map(({ source }) => source),
    requirements: await addPantryHints(db, scope.libraryId, requirements),
    revision,
    token: encodeReviewToken({
      list: id,
      revision,
      minute: getCurrentMinute(scope.clock),
      digest,
      input: pickReviewInputFields(input),
    }),
  };
};
