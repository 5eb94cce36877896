import type { EntryId } from '../../../platform/ids/ids.ts';

/** A recipe that somebody wants to shop for. */
export interface Portion {
  readonly kind: 'portion';
  readonly id: string;
  readonly entryId: EntryId;
  /** The recipe as it was named: by its entry or by its portable id. */
  readonly recipeId: string;
  readonly revision?: number | undefined;
  /** `2`, `1/3`, `1.5`; once where it is absent. */
  readonly scale?: string | undefined;
}

/** A dish as a meal has it. */
export interface Dish {
  readonly id: string;
  readonly entry_id?: EntryId | undefined;
  readonly recipe_revision?: number | undefined;
  readonly scale?: string | undefined;
  readonly display_name?: string | undefined;
  readonly leftover_of?: string | undefined;
  readonly plain_items?: readonly PlainItem[] | undefined;
}

/** What is eaten without a recipe. */
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

/** A recipe that an origin takes, with the revision that it is bound to. */
export interface RecipeOfOrigin {
  readonly entryId: EntryId;
  readonly revision: number | undefined;
}

/** The recipe that an origin takes; undefined where it takes none, as what is left over does. */
export const recipeOf = (origin: Origin): RecipeOfOrigin | undefined => {
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
