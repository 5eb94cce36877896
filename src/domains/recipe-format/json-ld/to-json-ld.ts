import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { PORTABLE_KEY } from './names.ts';
import { writeVisible } from './write-visible.ts';

/**
 * The recipe as a schema.org Recipe in JSON-LD. `tureen:recipe` contains the document itself as a JSON literal (JSON-LD
 * 1.1, section 4.2.2), so that nothing is lost that schema.org cannot express: ingredient sections, exact quantities,
 * ids, variants, unknown properties.
 */
export const toJsonLd = (recipe: RecipeDocument): Readonly<Record<string, unknown>> => ({
  ...writeVisible(recipe),
  [PORTABLE_KEY]: { '@type': '@json', '@value': recipe },
});
