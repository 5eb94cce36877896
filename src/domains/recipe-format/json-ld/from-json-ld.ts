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

/** The document that we wrote beside the words of schema.org, where it is there and still one. */
const portableOf = (node: JsonObject): RecipeDocument | undefined => {
  const literal = property(node, PORTABLE_KEY);
  const value = isObject(literal) && '@value' in literal ? literal['@value'] : literal;
  return value === undefined ? undefined : checkRecipe(value).recipe;
};

/** The node as a recipe. Without a type, whoever hands it over says that it is one. */
const isMaybeRecipe = (node: unknown): node is JsonObject => isObject(node) && isRecipe(node) !== false;

/**
 * The document that a schema.org Recipe stands for, or undefined where it is none or nobody says what it is called.
 * Whatever it is given, it does not throw, and what it gives back is a document that can be kept.
 *
 * Where our own document stands beside it (see `toJsonLd`), that is taken as far as the words of schema.org still say
 * what they said when it was written. Where somebody changed them, they win.
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
