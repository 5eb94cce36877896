import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import type { Db } from '../../../platform/db/database.ts';
import type { JsonBytes } from '../../../platform/http/api-response.ts';
import { LongListWriter } from '../../../platform/http/lists/serialize-long-list.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { getList } from '../lists/get-list.ts';
import type { ListDocument, ListId, Requirement } from '../lists/list.schemas.ts';
import { findArchivedRequirementsByOrigin } from '../lists/archive.store.ts';
import { selectPortionsAndMeals, toOriginKeys } from './select-portions-and-meals.ts';
import { prepareReview, findRequirementsByOrigin } from './prepare-review.ts';
import type { PreparedReview, ReviewEnd } from './prepare-review.ts';
import { PantryHintFinder } from './pantry-hints.ts';
import { getCurrentMinute, pickReviewInputFields, encodeUnsignedReviewToken } from './review-token.ts';
import type { Review, ReviewInput } from './review.schemas.ts';

/**
 * How many requirements are derived and serialized in a turn of the event loop. Deriving and serializing 4,000 of cached
 * recipes at once took 46 ms of CPU time, and 31 if none was kept until the end: less survives to be collected.
 */
const BATCH_SIZE = 400;

const writeRequirements = async (
  requirements: PreparedReview['requirements'],
  pantry: PantryHintFinder,
  writer: LongListWriter,
): Promise<ReviewEnd> => {
  for (;;) {
    const batch: Requirement[] = [];
    let step = requirements.next();
    for (; step.done !== true; step = requirements.next()) {
      batch.push(step.value);
      if (batch.length === BATCH_SIZE) break;
    }
    for (const requirement of await pantry.addTo(batch)) writer.add(requirement);
    if (step.done === true) return step.value;
    await yieldToEventLoop();
  }
};

/**
 * Returns what portions and meals need, with the selections from the list or the proposed ones, as a `Review`. Changes
 * nothing.
 */
export const reviewList = async (db: Db, scope: LibraryScope, id: ListId, input: ReviewInput): Promise<JsonBytes> => {
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
  const { digest, requirements } = await prepareReview(db, scope.libraryId, requested, onList);
  const writer = new LongListWriter('requirements');
  const { outdated, obsolete } = await writeRequirements(
    requirements,
    new PantryHintFinder(db, scope.libraryId),
    writer,
  );
  const rest: Omit<Review, 'requirements'> = {
    outdated,
    removed: obsolete.filter(({ selected }) => selected).map(({ source }) => source),
    revision,
    token: encodeUnsignedReviewToken({
      list: id,
      revision,
      minute: getCurrentMinute(scope.clock),
      digest,
      input: pickReviewInputFields(input),
    }),
  };
  return writer.finish(rest);
};
