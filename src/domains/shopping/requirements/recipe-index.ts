import type { EntryId } from '../../../platform/ids/ids.ts';
import type { LoadedRecipe } from '../../recipes/index.ts';

/** The data loaded for a derivation. */
export interface LoadedRecipes {
  /** The recipes of the origins at their revisions; sub-recipes and translations at their current revision. */
  readonly recipes: readonly LoadedRecipe[];
  /** Entries by portable recipe id. */
  readonly subRecipeEntryIds: ReadonlyMap<string, EntryId>;
  /** False if there was more than can be loaded at once. */
  readonly isComplete: boolean;
}

const none: readonly LoadedRecipe[] = [];

/** The recipes of a library that a derivation needs. Trashed recipes count as deleted. */
export class RecipeIndex {
  readonly isComplete: boolean;
  /** Identifies the loaded recipes by id and revision, which is much shorter than the documents themselves. */
  readonly fingerprint: readonly string[];
  readonly #atRevision = new Map<string, LoadedRecipe>();
  readonly #present = new Map<string, LoadedRecipe>();
  readonly #makers: ReadonlyMap<string, EntryId>;
  readonly #groups: ReadonlyMap<string | undefined, readonly LoadedRecipe[]>;

  constructor({ recipes, subRecipeEntryIds, isComplete }: LoadedRecipes) {
    for (const recipe of recipes) {
      const { entryId, revision, presentRevision, state } = recipe;
      if (state !== 'active') continue;
      this.#atRevision.set(`${entryId} ${revision}`, recipe);
      if (revision === presentRevision) this.#present.set(entryId, recipe);
    }
    this.#makers = subRecipeEntryIds;
    const byId = [...this.#present.values()].toSorted((a, b) => (a.entryId < b.entryId ? -1 : 1));
    this.#groups = Map.groupBy(byId, ({ translationGroup }) => translationGroup);
    this.isComplete = isComplete;
    this.fingerprint = [
      ...[...this.#atRevision.keys()].toSorted(),
      ...[...subRecipeEntryIds].map(([recipeId, entryId]) => `${recipeId} ${entryId}`).toSorted(),
    ];
  }

  /** The recipe at the given revision, or the current one. */
  find(entryId: EntryId, revision: number | undefined): LoadedRecipe | undefined {
    return revision === undefined ? this.#present.get(entryId) : this.#atRevision.get(`${entryId} ${revision}`);
  }

  /** The current revision of the recipe that makes an ingredient. */
  findSubRecipe(recipeId: string): LoadedRecipe | undefined {
    const entryId = this.#makers.get(recipeId);
    return entryId === undefined ? undefined : this.#present.get(entryId);
  }

  /** The same recipe in other languages. Copies with the same portable id are not translations. */
  findTranslations({ translationGroup, recipeId }: LoadedRecipe): readonly LoadedRecipe[] {
    if (translationGroup === undefined) return none;
    return (this.#groups.get(translationGroup) ?? none).filter((other) => other.recipeId !== recipeId);
  }
}
