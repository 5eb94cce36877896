import { isObject } from './is-object.ts';
import type { JsonObject } from './is-object.ts';
import { RECIPE_FORMAT, RecipeDocument } from './schema/recipe.schemas.ts';

/** A document that carries its format and its portable id. */
export type CompleteRecipe = RecipeDocument & { format: typeof RECIPE_FORMAT; id: string };

/** As much of a schema as says where the named parts of a document are. */
interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

/** The list in a schema of a list or null. */
const listIn = ({ items, anyOf }: Shape): Shape | undefined =>
  items ?? anyOf?.find((alternative) => alternative.items !== undefined)?.items;

type Entry = readonly [name: string, value: unknown];

/**
 * The properties of an object as they are kept, which begin with a new id if the format has one and the object does
 * not. `ownId` is the id of the object, whatever it came with.
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

/** Walks along the schema, so that it reaches what the format names and nothing else, and every part that gets an id. */
const completed = (value: unknown, shape: Shape, newId: () => string): unknown => {
  const { properties } = shape;
  if (properties !== undefined && isObject(value)) {
    return Object.fromEntries(completedEntries(value, properties, newId));
  }
  const item = listIn(shape);
  return item !== undefined && Array.isArray(value) ? value.map((one) => completed(one, item, newId)) : value;
};

/**
 * The document as it is kept: with its format, with an id for every part that has one in the format, and without the
 * nulls that stand for lists that are not there. Ids that are given stay, and so does everything that the format does
 * not name. New ids are taken in the order of the document. A `portableId` takes the place of the document's own.
 *
 * The object is built once. A document may have 150,000 properties, and each copy of so many takes half a second.
 */
export const completeRecipe = (recipe: RecipeDocument, newId: () => string, portableId?: string): CompleteRecipe => {
  const { properties = {} }: Shape = RecipeDocument as object;
  const entries = completedEntries(recipe, properties, newId, portableId).filter(([name]) => name !== 'format');
  return Object.fromEntries([['format', RECIPE_FORMAT], ...entries]) as unknown as CompleteRecipe;
};
