import { created, ok } from '../../platform/http/api-response.ts';
import type { ApiResponse } from '../../platform/http/api-response.ts';
import { toEtag } from '../../platform/http/etag.ts';
import type { StoredResponse } from '../../platform/http/operation.ts';
import type { MealRepresentation } from './dishes/present-meal.ts';

/** A meal with both of its tags: ETag for the revision, and one for the full representation. */
export const mealResponse = ({ body, representation, isNewerThanRevision }: MealRepresentation): ApiResponse => ({
  ...ok(body, toEtag(body.revision)),
  representation,
  isEtagStale: isNewerThanRevision,
});

/** What a receipt stores of a creation, so that a retry also gets the representation tag. */
interface KeptMeal {
  readonly representation: string;
  readonly meal: unknown;
}

/** The response to the creation of a meal; the path is relative to the API root. */
export const createdMealResponse = (path: string, { body, representation }: MealRepresentation): ApiResponse => {
  const kept: KeptMeal = { representation, meal: body };
  return { ...created(path, body), representation, receipt: { id: body.id, body: kept } };
};

/** The same response, restored from the receipt. */
export const replayedMealResponse = async ({ body }: Pick<StoredResponse, 'body'>): Promise<ApiResponse> => {
  const { representation, meal } = JSON.parse(body) as KeptMeal;
  return { status: 201, body: meal, etag: toEtag(1), representation };
};
