import type { ReviewInput } from '../../src/domains/shopping/index.ts';
import { ProblemError } from '../api/problem.ts';

/** What the library does not have; any other fault is of what was asked for in another way. */
const UNKNOWN = 'unknown';
const PORTION = /^body\.portions\[(\d+)\]\.recipe_id$/;
const MEAL = /^body\.meal_ids\[(\d+)\]$/;

/** The recipes and meals that a refusal names as gone, and what is asked for without them. Undefined where it names none. */
export const withoutGone = (
  input: ReviewInput,
  error: unknown,
): { readonly gone: ReadonlySet<string>; readonly input: ReviewInput } | undefined => {
  if (!(error instanceof ProblemError)) return undefined;
  const { errors = [], violations = [] } = error.problem;
  const places = errors.filter((_, index) => violations[index]?.code === UNKNOWN).map(({ location }) => location);
  const gone = new Set(
    places.flatMap((location) => {
      const portion = input.portions?.[Number(PORTION.exec(location)?.[1] ?? -1)]?.recipe_id;
      const meal = input.meal_ids?.[Number(MEAL.exec(location)?.[1] ?? -1)];
      return portion ?? meal ?? [];
    }),
  );
  if (gone.size === 0) return undefined;
  const portions = input.portions?.filter(({ recipe_id: id }) => !gone.has(id));
  const meals = input.meal_ids?.filter((id) => !gone.has(id));
  return { gone, input: { ...input, portions: portions ?? null, meal_ids: meals ?? null } };
};
