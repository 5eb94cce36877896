import { isObject } from '../json.ts';
import type { JsonObject } from '../json.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { validateRecipe } from '../validation/validate-recipe.ts';
import { getProperty, isRecipeNode } from './node-properties.ts';
import type { JsonLdOptions } from './parse/node-reader.ts';
import { parseSchemaOrg } from './parse/parse-schema-org.ts';
import { reconcileDocument } from './reconcile/reconcile-document.ts';
import { EMBEDDED_DOCUMENT_KEY } from './schema-org-terms.ts';
import { stripIdentity } from './strip-identity.ts';

/** The embedded document, if there is one and it is valid. */
const parseEmbeddedDocument = (node: JsonObject): RecipeDocument | undefined => {
  const literal = getProperty(node, EMBEDDED_DOCUMENT_KEY);
  const value = isObject(literal) && '@value' in literal ? literal['@value'] : literal;
  return value === undefined ? undefined : validateRecipe(value).recipe;
};

/** A node without a type counts as a recipe, since the caller passed it as one. */
const mayBeRecipe = (node: unknown): node is JsonObject => isObject(node) && isRecipeNode(node) !== false;

/**
 * Converts a schema.org Recipe to a recipe document; undefined if it is not a recipe or has no title. Never throws, and
 * the result is always a valid document.
 *
 * An embedded document (see `toJsonLd`) is used as far as the schema.org properties still match it. Where they were
 * edited, the edit wins.
 */
export const fromJsonLd = (node: unknown, options: JsonLdOptions = {}): RecipeDocument | undefined => {
  if (!mayBeRecipe(node)) return undefined;
  const original = parseEmbeddedDocument(node);
  const embedded = original && options.trusted === false ? stripIdentity(original) : original;
  const current = parseSchemaOrg(node, options);
  if (embedded !== undefined) return reconcileDocument(embedded, current, options);
  const { title } = current;
  return title === undefined ? undefined : { ...current, title };
};
