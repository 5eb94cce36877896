import { isObject } from './is-object.ts';
import type { JsonObject } from './is-object.ts';
import { RECIPE_FORMAT, RecipeDocument } from './schema/recipe.schemas.ts';

/** A document with its format and portable id. */
export type CompleteRecipe = RecipeDocument & { format: typeof RECIPE_FORMAT; id: string };

/** The parts of a schema that describe where named parts of a document are. */
interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

/** The list schema within a nullable list. */
const listIn = ({ items, anyOf }: Shape): Shape | undefined =>
  items ?? anyOf?.find((alternative) => alternative.items !== undefined)?.items;

type Entry = readonly [name: string, value: unknown];

/**
 * The stored properties of an object, starting with a new id if the format has one and the object does not. `ownId`
 * overrides the object's id.
 */
const completedEntries = (
  value: JsonObject,
  properties: Readonly<Record<string, Shape>>,
  newId: () => string,
  ownId?: string,
): readonly Entry[] => {
  const entries: Entry[] = [];
  if (Object.hasOwn(properties, 'id') && value['id'] === undefined) entries.push(['id', ownId ?? newId()]);
  for (const [name, inner] of Object.entries(value)) {
    const part = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (name === 'id' && inner !== undefined && ownId !== undefined) entries.push([name, ownId]);
    else if (part === undefined && inner !== undefined) entries.push([name, inner]);
    else if (part !== undefined && inner !== undefined && inner !== null) {
      entries.push([name, completed(inner, part, newId)]);
    }
  }
  return entries;
};

/** Follows the schema, so that it reaches every known part that gets an id, and nothing else. */
const completed = (value: unknown, shape: Shape, newId: () => string): unknown => {
  const { properties } = shape;
  if (properties !== undefined && isObject(value)) {
    return Object.fromEntries(completedEntries(value, properties, newId));
  }
  const item = listIn(shape);
  return item !== undefined && Array.isArray(value) ? value.map((one) => completed(one, item, newId)) : value;
};

/**
 * Completes a document for storage: adds its format and an id for every part that has one, and removes nulls that stand
 * for absent lists. Given ids and unknown properties stay. New ids are assigned in document order. `portableId`
 * replaces the document's own.
 *
 * The object is built once. A document may have 150,000 properties, and each copy of that many takes half a second.
 */
export const completeRecipe = (recipe: RecipeDocument, newId: () => string, portableId?: string): CompleteRecipe => {
  const { properties = {} }: Shape = RecipeDocument as object;
  const entries = completedEntries(recipe, properties, newId, portableId).filter(([name]) => name !== 'format');
  return Object.fromEntries([['format', RECIPE_FORMAT], ...entries]) as unknown as CompleteRecipe;
};
