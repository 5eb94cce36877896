import { created, ok } from '../../platform/http/api-response.ts';
import type { ApiResponse } from '../../platform/http/api-response.ts';
import { toEtag } from '../../platform/http/etag.ts';
import type { MealRepresentation } from './dishes/present-meal.ts';

/** A meal with both of its tags: ETag for the revision, and one for the full representation. */
export const mealResponse = ({ body, representation, isNewerThanRevision }: MealRepresentation): ApiResponse => ({
  ...ok(body, toEtag(body.revision)),
  representation,
  isEtagStale: isNewerThanRevision,
});

/** The response to the creation of a meal; the path is relative to the API root. */
export const createdMealResponse = (path: string, { body, representation }: MealRepresentation): ApiResponse => ({
  ...created(path, body),
  representation,
});
