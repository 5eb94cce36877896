import { created, ok } from '../../platform/http/answer.ts';
import type { Answer } from '../../platform/http/answer.ts';
import { etagOf } from '../../platform/http/etag.ts';
import type { KeptAnswer } from '../../platform/http/operation.ts';
import type { Shown } from './show-meal.ts';

/** A meal under both of its tags: that of its revision, and that of all that is shown. */
export const mealAnswer = ({ body, representation, isNewerThanRevision }: Shown): Answer => ({
  ...ok(body, etagOf(body.revision)),
  representation,
  isNewerThanItsTag: isNewerThanRevision,
});

/** What a receipt keeps of a creation: a retry gets the second tag again, too. */
interface KeptMeal {
  readonly representation: string;
  readonly meal: unknown;
}

/** The answer to the creation of a meal; the path is below the API's root. */
export const createdMeal = (path: string, { body, representation }: Shown): Answer => {
  const kept: KeptMeal = { representation, meal: body };
  return { ...created(path, body), representation, receipt: { id: body.id, body: kept } };
};

/** The same again, as the receipt has it. */
export const createdMealAgain = async ({ body }: Pick<KeptAnswer, 'body'>): Promise<Answer> => {
  const { representation, meal } = JSON.parse(body) as KeptMeal;
  return { status: 201, body: meal, etag: etagOf(1), representation };
};
