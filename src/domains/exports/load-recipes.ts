import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { listRecipeFiles } from '../assets/index.ts';
import type { RecipeFile } from '../assets/index.ts';
import { findDocumentLengths, findDocumentTexts } from '../recipes/index.ts';
import type { ExportableRecipeKey } from '../recipes/index.ts';

/** A recipe to be exported. */
export interface ExportedRecipe {
  readonly title: string;
  /** The stored document. */
  readonly text: string;
  /** All its files. Its document may refer to some of them. */
  readonly files: readonly RecipeFile[];
}

const overtaken = (detail: string): Problem => new Problem('export-overtaken', { detail });

/** Recipes per query. */
const AT_ONCE = 20;
/** Total size of documents per query, unless a single one is longer. SQLite reads on the main thread. */
const MAX_BYTES_AT_ONCE = 4 * 1024 * 1024;

/** Groups the recipes, in order, into batches whose documents are read together. */
const groupsOf = (
  batch: readonly ExportableRecipeKey[],
  lengths: ReadonlyMap<string, number>,
): readonly ExportableRecipeKey[][] => {
  const groups: ExportableRecipeKey[][] = [];
  let bytes = Infinity;
  for (const recipe of batch) {
    const length = lengths.get(recipe.id) ?? 0;
    bytes += length;
    if (bytes <= MAX_BYTES_AT_ONCE) {
      groups.at(-1)?.push(recipe);
    } else {
      groups.push([recipe]);
      bytes = length;
    }
  }
  return groups;
};

/**
 * Reads recipes in order, a few at a time. Each is read at its listed revision, so later changes are not included. If a
 * recipe has been purged since, the whole export fails.
 */
export async function* loadRecipes(db: Db, recipes: readonly ExportableRecipeKey[]): AsyncGenerator<ExportedRecipe> {
  for (let from = 0; from < recipes.length; from += AT_ONCE) {
    const batch = recipes.slice(from, from + AT_ONCE);
    const files = Map.groupBy(
      await listRecipeFiles(
        db,
        batch.map(({ id }) => id),
      ),
      ({ entry_id }) => entry_id,
    );
    for (const group of groupsOf(batch, await findDocumentLengths(db, batch))) {
      const texts = await findDocumentTexts(db, group);
      for (const { id, title } of group) {
        const text = texts.get(id);
        if (text === undefined) throw overtaken(`“${title}” was deleted for good while it was exported.`);
        yield { title, text, files: files.get(id) ?? [] };
      }
    }
  }
}
