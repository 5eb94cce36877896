import type { Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { getList } from '../get-list.ts';
import type { ListDocument, ListId, Requirement } from '../list.schemas.ts';
import { restingOf } from '../rest.store.ts';
import { askedForBy, originsIn } from './asked-for.ts';
import { deriveReview, requirementsFor } from './derive-review.ts';
import { withPantry } from './with-pantry.ts';
import { minuteOf, normalizedInput, tokenOf } from './review-token.ts';
import type { Review, ReviewInput } from './review.schemas.ts';

/** Returns what portions and meals need, with the selections from the list or the proposed ones. Changes nothing. */
export const reviewList = async (db: Db, scope: LibraryScope, id: ListId, input: ReviewInput): Promise<Review> => {
  const { document, revision, rested } = await getList(db, scope, id);
  const list = JSON.parse(document) as ListDocument;
  const asked = askedForBy(input, list);
  const origins = originsIn(asked);
  const resting: readonly Requirement[] =
    rested === 0
      ? []
      : (await restingOf(db, { library: scope.libraryId, id }, origins)).map(({ requirement }) => requirement);
  const onList = [...requirementsFor(list.requirements, origins), ...resting];
  const { requirements, released, outdated, digest } = await deriveReview(db, scope.libraryId, asked, onList);
  return {
    outdated,
    removed: released.filter(({ selected }) => selected).map(({ source }) => source),
    requirements: await withPantry(db, scope.libraryId, requirements),
    revision,
    token: tokenOf({ list: id, revision, minute: minuteOf(scope.clock), digest, input: normalizedInput(input) }),
  };
};
