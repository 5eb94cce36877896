import type { ReviewInput } from '../../../src/domains/shopping/index.ts';
import { ProblemError } from '../../api/problem.ts';

/** Not in the library. Any other code means that the request itself was wrong. */
const UNKNOWN_CODE = 'unknown';
const PORTION_LOCATION = /^body\.portions\[(\d+)\]\.recipe_id$/;
const MEAL_LOCATION = /^body\.meal_ids\[(\d+)\]$/;

/** The recipes and meals that a problem reports as gone, and the input without them. Undefined if it reports none. */
export const removeMissing = (
  input: ReviewInput,
  error: unknown,
): { readonly missingIds: ReadonlySet<string>; readonly input: ReviewInput } | undefined => {
  if (!(error instanceof ProblemError)) return undefined;
  const { errors = [], violations = [] } = error.problem;
  const places = errors.filter((_, index) => violations[index]?.code === UNKNOWN_CODE).map(({ location }) => location);
  const missingIds = new Set(
    places.flatMap((location) => {
      const portion = input.portions?.[Number(PORTION_LOCATION.exec(location)?.[1] ?? -1)]?.recipe_id;
      const meal = input.meal_ids?.[Number(MEAL_LOCATION.exec(location)?.[1] ?? -1)];
      return portion ?? meal ?? [];
    }),
  );
  if (missingIds.size === 0) return undefined;
  const portions = input.portions?.filter(({ recipe_id: id }) => !missingIds.has(id));
  const meals = input.meal_ids?.filter((id) => !missingIds.has(id));
  return { missingIds, input: { ...input, portions: portions ?? null, meal_ids: meals ?? null } };
};
