import type { EntryId } from '../../../platform/ids/ids.ts';

/** A recipe to shop for. */
export interface Portion {
  readonly kind: 'portion';
  readonly id: string;
  readonly entryId: EntryId;
  /** The recipe id as given: an entry id or a portable id. */
  readonly recipeId: string;
  readonly revision?: number | undefined;
  /** `2`, `1/3`, `1.5`; 1 if absent. */
  readonly scale?: string | undefined;
}

/** A dish as stored in a meal. */
export interface Dish {
  readonly id: string;
  readonly entry_id?: EntryId | undefined;
  readonly recipe_revision?: number | undefined;
  readonly scale?: string | undefined;
  readonly display_name?: string | undefined;
  readonly leftover_of?: string | undefined;
  readonly plain_items?: readonly PlainItem[] | undefined;
}

/** Food eaten without a recipe. */
export interface PlainItem {
  readonly id: string;
  readonly name: string;
  readonly quantity?: string | undefined;
}

/** A dish of a planned meal. */
export interface PlannedDish {
  readonly kind: 'dish';
  readonly mealId: string;
  readonly mealDate: string;
  readonly dish: Dish;
}

/** What requirements are derived from. */
export type Origin = Portion | PlannedDish;

/** The recipe of an origin, with its pinned revision if any. */
export interface RecipeAtRevision {
  readonly entryId: EntryId;
  readonly revision: number | undefined;
}

/** The recipe of an origin; undefined if it has none, as for leftovers. */
export const getRequestedRecipe = (origin: Origin): RecipeAtRevision | undefined => {
  switch (origin.kind) {
    case 'portion':
      return { entryId: origin.entryId, revision: origin.revision };
    case 'dish': {
      const { entry_id: entryId, recipe_revision: revision, leftover_of: leftoverOf } = origin.dish;
      return entryId === undefined || leftoverOf !== undefined ? undefined : { entryId, revision };
    }
    default:
      return origin satisfies never;
  }
};
