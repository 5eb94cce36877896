import type { ListDocument, Source } from '../list.schemas.ts';
import { originOf } from '../list/rest.ts';
import type { ReviewInput } from './review.schemas.ts';

type Portion = NonNullable<NonNullable<ReviewInput['portions']>[number]>;

/** What a review is about. */
export interface AskedFor {
  readonly again: string;
  readonly portions: readonly Portion[];
  readonly mealIds: readonly string[];
  readonly refresh: boolean;
  /** Whether the caller named them; else they are what the list is for. */
  readonly isNamed: boolean;
}

const portionOf = ({ portion_id, portion }: Source): readonly Portion[] =>
  portion_id === undefined || portion === undefined ? [] : [{ id: portion_id, ...portion }];

/** What the list is for, as far as it was added with that `again`. */
const onList = ({ requirements }: ListDocument, again: string): Pick<AskedFor, 'portions' | 'mealIds'> => {
  const sources = Object.values(requirements)
    .map(({ source }) => source)
    .filter((source) => (source.again ?? '') === again);
  const portions = new Map(sources.flatMap(portionOf).map((portion) => [portion.id, portion]));
  return { portions: [...portions.values()], mealIds: [...new Set(sources.flatMap(({ meal_id }) => meal_id ?? []))] };
};

/** The portions and meals of a review: those that it names, or else all that the list is for. */
export const askedForBy = (input: ReviewInput, list: ListDocument): AskedFor => {
  const again = input.again ?? '';
  const refresh = input.refresh_recipes ?? false;
  const isNamed = (input.portions ?? input.meal_ids ?? undefined) !== undefined;
  if (!isNamed) return { again, refresh, isNamed, ...onList(list, again) };
  return {
    again,
    refresh,
    isNamed,
    portions: input.portions ?? [],
    mealIds: input.meal_ids ?? [],
  };
};

/** By what the requirements of what is asked for are known on a list. */
export const originsIn = ({ portions, mealIds, again }: AskedFor): readonly string[] =>
  [...portions.map(({ id }) => ({ portion_id: id })), ...mealIds.map((id) => ({ meal_id: id }))].map((origin) =>
    originOf({ ...origin, again }),
  );
