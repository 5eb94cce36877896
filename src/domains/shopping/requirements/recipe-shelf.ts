import type { EntryId } from '../../../platform/ids/ids.ts';
import type { ReadRecipe } from '../../recipes/index.ts';

/** What was read for a derivation. */
export interface ReadForShopping {
  /** Those of the origins at their revisions; those that make ingredients, and translations, as they are now. */
  readonly recipes: readonly ReadRecipe[];
  /** The entries that portable ids mean. */
  readonly makers: ReadonlyMap<string, EntryId>;
  /** False where there was more than may be read at once. */
  readonly isComplete: boolean;
}

const none: readonly ReadRecipe[] = [];

/** The recipes of a library as far as a derivation needs them. Those in the trash are as good as gone. */
export class RecipeShelf {
  readonly isComplete: boolean;
  /** What was read, by id and revision: the same for the same documents, and short where they are long. */
  readonly fingerprint: readonly string[];
  readonly #atRevision = new Map<string, ReadRecipe>();
  readonly #present = new Map<string, ReadRecipe>();
  readonly #makers: ReadonlyMap<string, EntryId>;
  readonly #groups: ReadonlyMap<string | undefined, readonly ReadRecipe[]>;

  constructor({ recipes, makers, isComplete }: ReadForShopping) {
    for (const recipe of recipes) {
      const { entryId, revision, presentRevision, state } = recipe;
      if (state !== 'active') continue;
      this.#atRevision.set(`${entryId} ${revision}`, recipe);
      if (revision === presentRevision) this.#present.set(entryId, recipe);
    }
    this.#makers = makers;
    const byId = [...this.#present.values()].toSorted((a, b) => (a.entryId < b.entryId ? -1 : 1));
    this.#groups = Map.groupBy(byId, ({ translationGroup }) => translationGroup);
    this.isComplete = isComplete;
    this.fingerprint = [
      ...[...this.#atRevision.keys()].toSorted(),
      ...[...makers].map(([recipeId, entryId]) => `${recipeId} ${entryId}`).toSorted(),
    ];
  }

  /** The recipe at that revision, or as it is now. */
  find(entryId: EntryId, revision: number | undefined): ReadRecipe | undefined {
    return revision === undefined ? this.#present.get(entryId) : this.#atRevision.get(`${entryId} ${revision}`);
  }

  /** The recipe that makes an ingredient, as it is now. */
  maker(recipeId: string): ReadRecipe | undefined {
    const entryId = this.#makers.get(recipeId);
    return entryId === undefined ? undefined : this.#present.get(entryId);
  }

  /** The same recipe in other languages. Copies, which have its portable id, are no translations of it. */
  translationsOf({ translationGroup, recipeId }: ReadRecipe): readonly ReadRecipe[] {
    if (translationGroup === undefined) return none;
    return (this.#groups.get(translationGroup) ?? none).filter((other) => other.recipeId !== recipeId);
  }
}
