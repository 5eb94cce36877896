import { created, ok } from '../../platform/http/answer.ts';
import type { Answer } from '../../platform/http/answer.ts';
import { etagOf } from '../../platform/http/etag.ts';
import type { KeptAnswer } from '../../platform/http/operation.ts';
import type { Shown } from './show-meal.ts';

/** A meal with both of its tags: ETag for the revision, and one for the full representation. */
export const mealAnswer = ({ body, representation, isNewerThanRevision }: Shown): Answer => ({
  ...ok(body, etagOf(body.revision)),
  representation,
  isEtagStale: isNewerThanRevision,
});

/** What a receipt stores of a creation, so that a retry also gets the representation tag. */
interface KeptMeal {
  readonly representation: string;
  readonly meal: unknown;
}

/** The response to the creation of a meal; the path is relative to the API root. */
export const createdMeal = (path: string, { body, representation }: Shown): Answer => {
  const kept: KeptMeal = { representation, meal: body };
  return { ...created(path, body), representation, receipt: { id: body.id, body: kept } };
};

/** The same response, restored from the receipt. */
export const createdMealAgain = async ({ body }: Pick<KeptAnswer, 'body'>): Promise<Answer> => {
  const { representation, meal } = JSON.parse(body) as KeptMeal;
  return { status: 201, body: meal, etag: etagOf(1), representation };
};
