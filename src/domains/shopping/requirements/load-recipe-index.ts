import type { Db } from '../../../platform/db/database.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';
import {
  findUnloadedRecipes,
  loadFoundRecipes,
  mapPortableIdsToEntries,
  listIdsInTranslationGroups,
} from '../../recipes/index.ts';
import type { RecipeSelector, UnloadedRecipe, LoadedRecipe } from '../../recipes/index.ts';
import {
  MAX_SUB_RECIPE_DEPTH,
  MAX_TOTAL_DOCUMENT_BYTES,
  MAX_ORIGINS,
  MAX_LOADED_RECIPES,
} from './derivation-limits.ts';
import { getRequestedRecipe } from './origin.ts';
import type { Origin } from './origin.ts';
import { RecipeIndex } from './recipe-index.ts';

/** Loads recipes until the limits on count or size are reached. */
class Reader {
  isComplete = true;
  readonly recipes = new Map<string, LoadedRecipe>();
  readonly #db: Db;
  readonly #libraryId: LibraryId;
  readonly #present = new Set<string>();
  #bytes = 0;

  constructor(db: Db, libraryId: LibraryId) {
    this.#db = db;
    this.#libraryId = libraryId;
  }

  /** Returns only recipes that were not loaded before. */
  async read(requested: readonly RecipeSelector[]): Promise<readonly LoadedRecipe[]> {
    const open = requested.filter(({ entryId, revision }) => revision !== undefined || !this.#present.has(entryId));
    if (!this.#hasRoom(open.length)) return [];
    const found = await findUnloadedRecipes(this.#db, this.#libraryId, open);
    const unread = found.filter(({ metadata: { entryId, revision } }) => !this.recipes.has(`${entryId} ${revision}`));
    if (!this.#hasRoomFor(unread)) return [];
    const fresh = await loadFoundRecipes(this.#db, unread);
    for (const recipe of fresh) {
      const { entryId, revision, presentRevision } = recipe;
      this.recipes.set(`${entryId} ${revision}`, recipe);
      if (revision === presentRevision) this.#present.add(entryId);
    }
    return fresh;
  }

  #hasRoom(recipes: number): boolean {
    this.isComplete &&= this.recipes.size + recipes <= MAX_LOADED_RECIPES;
    return this.isComplete;
  }

  #hasRoomFor(recipes: readonly UnloadedRecipe[]): boolean {
    for (const { bytes } of recipes) this.#bytes += bytes;
    this.isComplete &&= this.#bytes <= MAX_TOTAL_DOCUMENT_BYTES;
    return this.isComplete;
  }
}

const makersNamedIn = ({ parsedRecipe }: LoadedRecipe): readonly string[] =>
  parsedRecipe.ingredients.flatMap((section) => section.flatMap(({ madeBy }) => madeBy ?? []));

const askedBy = (origin: Origin, refresh: boolean): readonly RecipeSelector[] => {
  const recipe = getRequestedRecipe(origin);
  return recipe === undefined ? [] : [refresh ? { entryId: recipe.entryId } : recipe];
};

/**
 * Loads everything needed to derive requirements: the recipes of the origins, their sub-recipes at every level, and
 * translations. This takes a few SQL statements per level, regardless of the number of recipes.
 */
export const loadRecipeIndex = async (
  db: Db,
  libraryId: LibraryId,
  origins: readonly Origin[],
  { refresh }: { readonly refresh: boolean },
): Promise<RecipeIndex> => {
  const reader = new Reader(db, libraryId);
  const makers = new Map<string, EntryId>();
  const seen = new Set<string>();
  let open = await reader.read(origins.slice(0, MAX_ORIGINS).flatMap((origin) => askedBy(origin, refresh)));
  for (let depth = 0; depth < MAX_SUB_RECIPE_DEPTH; depth += 1) {
    const named = [...new Set(open.flatMap(makersNamedIn))].filter((id) => !seen.has(id));
    if (named.length === 0) break;
    for (const id of named) seen.add(id);
    const found = [...(await mapPortableIdsToEntries(db, libraryId, named))].filter(
      ([, { state }]) => state === 'active',
    );
    for (const [recipeId, { id }] of found) makers.set(recipeId, asId(id));
    open = await reader.read(found.map(([, { id }]) => ({ entryId: id })));
  }
  const recipes = [...reader.recipes.values()];
  const groups = recipes.flatMap(({ state, translationGroup: group }) => (state === 'active' && group ? [group] : []));
  const members = await listIdsInTranslationGroups(db, libraryId, groups);
  await reader.read(members.map((entryId) => ({ entryId })));
  return new RecipeIndex({
    recipes: [...reader.recipes.values()],
    subRecipeEntryIds: makers,
    isComplete: reader.isComplete,
  });
};
