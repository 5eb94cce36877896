import { checkRecipe } from '../check/check-recipe.ts';
import { isObject } from '../is-object.ts';
import type { JsonObject } from '../is-object.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { PORTABLE_KEY } from './names.ts';
import { readVisible } from './read-visible.ts';
import { isRecipe, property } from './property.ts';
import type { ReadOptions } from './reader.ts';
import { reconcile } from './reconcile.ts';
import { withoutIdentity } from './without-identity.ts';

/** The embedded document of our own exports, if it is present and still valid. */
const portableOf = (node: JsonObject): RecipeDocument | undefined => {
  const literal = property(node, PORTABLE_KEY);
  const value = isObject(literal) && '@value' in literal ? literal['@value'] : literal;
  return value === undefined ? undefined : checkRecipe(value).recipe;
};

/** Accepts a node as a recipe. Without a type, the caller's word counts. */
const isMaybeRecipe = (node: unknown): node is JsonObject => isObject(node) && isRecipe(node) !== false;

/**
 * Converts a schema.org Recipe into a document, or undefined if it is not a recipe or has no title. Never throws, and
 * its result can always be stored.
 *
 * If our own document is embedded (see `toJsonLd`), it is used as far as the schema.org properties are unchanged since
 * it was written. Changed properties win.
 */
export const fromJsonLd = (node: unknown, options: ReadOptions = {}): RecipeDocument | undefined => {
  if (!isMaybeRecipe(node)) return undefined;
  const stated = portableOf(node);
  const portable = stated && options.trusted === false ? withoutIdentity(stated) : stated;
  const visible = readVisible(node, options);
  if (portable !== undefined) return reconcile(portable, visible, options);
  const { title } = visible;
  return title === undefined ? undefined : { ...visible, title };
};
