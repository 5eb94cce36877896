import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { EMBEDDED_DOCUMENT_KEY } from './schema-org-terms.ts';
import { serializeSchemaOrg } from './serialize/serialize-schema-org.ts';

/**
 * Converts a recipe to a schema.org Recipe in JSON-LD. The document itself is embedded under `tureen:recipe` as a JSON
 * literal (JSON-LD 1.1, section 4.2.2), so nothing is lost that schema.org cannot express: ingredient sections, exact
 * quantities, ids, variants, unknown properties.
 */
export const toJsonLd = (recipe: RecipeDocument): Readonly<Record<string, unknown>> => ({
  ...serializeSchemaOrg(recipe),
  [EMBEDDED_DOCUMENT_KEY]: { '@type': '@json', '@value': recipe },
});
