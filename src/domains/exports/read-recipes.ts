import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { filesOfRecipes } from '../assets/index.ts';
import type { RecipeFile } from '../assets/index.ts';
import { documentLengths, documentTexts } from '../recipes/index.ts';
import type { Exportable } from '../recipes/index.ts';

/** A recipe that is about to be written. */
export interface ExportedRecipe {
  readonly title: string;
  /** As it is stored. */
  readonly text: string;
  /** Those that belong to it. Its document may name some of them. */
  readonly files: readonly RecipeFile[];
}

const overtaken = (detail: string): Problem => new Problem('export-overtaken', { detail });

/** Recipes that are looked up at once. */
const AT_ONCE = 20;
/** Of documents that are read at once, unless one of them is longer. SQLite reads on the main thread. */
const MAX_BYTES_AT_ONCE = 4 * 1024 * 1024;

/** The same recipes in their order, in groups whose documents are read at once. */
const groupsOf = (batch: readonly Exportable[], lengths: ReadonlyMap<string, number>): readonly Exportable[][] => {
  const groups: Exportable[][] = [];
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
 * Recipes in their order, a few at a time however many there are. Each at the revision that was listed: what is changed
 * meanwhile is written as it was. Who has been purged since cannot be: then the whole is given up.
 */
export async function* readRecipes(db: Db, recipes: readonly Exportable[]): AsyncGenerator<ExportedRecipe> {
  for (let from = 0; from < recipes.length; from += AT_ONCE) {
    const batch = recipes.slice(from, from + AT_ONCE);
    const files = Map.groupBy(
      await filesOfRecipes(
        db,
        batch.map(({ id }) => id),
      ),
      ({ entry_id }) => entry_id,
    );
    for (const group of groupsOf(batch, await documentLengths(db, batch))) {
      const texts = await documentTexts(db, group);
      for (const { id, title } of group) {
        const text = texts.get(id);
        if (text === undefined) throw overtaken(`“${title}” was deleted for good while it was exported.`);
        yield { title, text, files: files.get(id) ?? [] };
      }
    }
  }
}
