import type { ListDocument, Source } from '../lists/list.schemas.ts';
import { toPortionOrMealKey } from '../list-document/archive.ts';
import type { ReviewInput } from './review.schemas.ts';

type Portion = NonNullable<NonNullable<ReviewInput['portions']>[number]>;

/** The portions and meals to review. */
export interface ReviewedPortionsAndMeals {
  readonly again: string;
  readonly portions: readonly Portion[];
  readonly mealIds: readonly string[];
  readonly refresh: boolean;
  /** Whether the caller named them; otherwise they come from the list. */
  readonly isExplicit: boolean;
}

const portionOf = ({ portion_id, portion }: Source): readonly Portion[] =>
  portion_id === undefined || portion === undefined ? [] : [{ id: portion_id, ...portion }];

/** The portions and meals on the list that were added with the given `again`. */
const onList = (
  { requirements }: ListDocument,
  again: string,
): Pick<ReviewedPortionsAndMeals, 'portions' | 'mealIds'> => {
  const sources = Object.values(requirements)
    .map(({ source }) => source)
    .filter((source) => (source.again ?? '') === again);
  const portions = new Map(sources.flatMap(portionOf).map((portion) => [portion.id, portion]));
  return { portions: [...portions.values()], mealIds: [...new Set(sources.flatMap(({ meal_id }) => meal_id ?? []))] };
};

/** The portions and meals of a review: those named in the request, or else all on the list. */
export const selectPortionsAndMeals = (input: ReviewInput, list: ListDocument): ReviewedPortionsAndMeals => {
  const again = input.again ?? '';
  const refresh = input.refresh_recipes ?? false;
  const isNamed = (input.portions ?? input.meal_ids ?? undefined) !== undefined;
  if (!isNamed) return { again, refresh, isExplicit: isNamed, ...onList(list, again) };
  return {
    again,
    refresh,
    isExplicit: isNamed,
    portions: input.portions ?? [],
    mealIds: input.meal_ids ?? [],
  };
};

/** The origin keys of the requested portions and meals, as used on a list. */
export const toOriginKeys = ({ portions, mealIds, again }: ReviewedPortionsAndMeals): readonly string[] =>
  [...portions.map(({ id }) => ({ portion_id: id })), ...mealIds.map((id) => ({ meal_id: id }))].map((origin) =>
    toPortionOrMealKey({ ...origin, again }),
  );
