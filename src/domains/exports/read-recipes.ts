import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { filesOfRecipes } from '../assets/index.ts';
import type { RecipeFile } from '../assets/index.ts';
import type { CompleteRecipe } from '../recipe-format/index.ts';
import { documentTexts, parseDocument } from '../recipes/index.ts';
import type { Exportable } from '../recipes/index.ts';

/** A recipe that is about to be written. */
export interface ExportedRecipe {
  /** As it is stored. */
  readonly text: string;
  readonly document: CompleteRecipe;
  /** Those that its document names and the library has. */
  readonly files: readonly RecipeFile[];
}

const overtaken = (detail: string): Problem => new Problem('export-overtaken', { detail });

/** Documents that are read at once. Each may be as long as a request. */
const AT_ONCE = 20;

const namedIn = ({ assets }: CompleteRecipe): ReadonlySet<string> =>
  new Set((assets ?? []).flatMap(({ asset_id }) => asset_id ?? []));

/**
 * Recipes in their order, a few at a time however many there are. Each at the revision that was listed: what is changed
 * meanwhile is written as it was. Who has been purged since cannot be: then the whole is given up.
 */
export async function* readRecipes(db: Db, recipes: readonly Exportable[]): AsyncGenerator<ExportedRecipe> {
  for (let from = 0; from < recipes.length; from += AT_ONCE) {
    const batch = recipes.slice(from, from + AT_ONCE);
    const texts = await documentTexts(db, batch);
    const held = Map.groupBy(
      await filesOfRecipes(
        db,
        batch.map(({ id }) => id),
      ),
      ({ entry_id }) => entry_id,
    );
    for (const { id, title } of batch) {
      const text = texts.get(id);
      if (text === undefined) throw overtaken(`“${title}” was deleted for good while it was exported.`);
      const document = parseDocument(text);
      const named = namedIn(document);
      yield { text, document, files: (held.get(id) ?? []).filter((file) => named.has(file.id)) };
    }
  }
}
