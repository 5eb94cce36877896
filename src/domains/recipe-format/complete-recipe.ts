import { Temperature } from '../units/index.ts';
import { isObject } from './json.ts';
import type { JsonObject } from './json.ts';
import { Ingredient } from './schema/ingredient.schemas.ts';
import { Step } from './schema/instruction.schemas.ts';
import { RECIPE_FORMAT, RecipeDocument } from './schema/recipe.schemas.ts';
import { readingProperties, stepReadingProperties } from './schema/scaled-view.schemas.ts';

/** A recipe document with its format and portable id filled in. */
export type CompleteRecipe = RecipeDocument & { format: typeof RECIPE_FORMAT; id: string };

/** The parts of a JSON schema that lead to nested objects. */
interface SchemaShape {
  readonly properties?: Readonly<Record<string, SchemaShape>>;
  readonly items?: SchemaShape;
  readonly anyOf?: readonly SchemaShape[];
}

/** The item schema of a list, or of a list that may be null. */
const getItemSchema = ({ items, anyOf }: SchemaShape): SchemaShape | undefined =>
  items ?? anyOf?.find((alternative) => alternative.items !== undefined)?.items;

const getProperties = (schema: object): SchemaShape['properties'] => (schema as SchemaShape).properties;

/**
 * Properties by part that only a scaled view has. They describe how it is shown, and would be out of date in a stored
 * document. `scaled_text` and `authored_quantity` of a line stay: a view that was stored can be scaled again.
 */
const viewProperties: ReadonlyMap<SchemaShape['properties'], ReadonlySet<string>> = new Map([
  [getProperties(Ingredient), new Set(Object.keys(readingProperties))],
  [getProperties(Step), new Set(Object.keys(stepReadingProperties))],
  [getProperties(Temperature), new Set(['start', 'end', 'text'])],
]);

type Property = readonly [name: string, value: unknown];

/**
 * The properties of an object as they are stored. If the format gives the object an id and it has none, a new one comes
 * first. `ownId` overrides whatever id the object came with.
 */
const completeProperties = (
  value: JsonObject,
  properties: Readonly<Record<string, SchemaShape>>,
  newId: () => string,
  ownId?: string,
): readonly Property[] => {
  const entries: Property[] = [];
  const skipped = viewProperties.get(properties);
  if (Object.hasOwn(properties, 'id') && value['id'] === undefined) entries.push(['id', ownId ?? newId()]);
  for (const [name, propertyValue] of Object.entries(value)) {
    if (skipped?.has(name) === true) continue;
    const propertySchema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (name === 'id' && propertyValue !== undefined && ownId !== undefined) entries.push([name, ownId]);
    else if (propertySchema === undefined && propertyValue !== undefined) entries.push([name, propertyValue]);
    else if (propertySchema !== undefined && propertyValue !== undefined && propertyValue !== null) {
      entries.push([name, completeValue(propertyValue, propertySchema, newId)]);
    }
  }
  return entries;
};

/** Follows the schema, so it reaches every part that needs an id and never enters unknown properties. */
const completeValue = (value: unknown, shape: SchemaShape, newId: () => string): unknown => {
  const { properties } = shape;
  if (properties !== undefined && isObject(value)) {
    return Object.fromEntries(completeProperties(value, properties, newId));
  }
  const itemSchema = getItemSchema(shape);
  return itemSchema !== undefined && Array.isArray(value)
    ? value.map((element) => completeValue(element, itemSchema, newId))
    : value;
};

/**
 * Prepares a document for storage: adds the format and the missing ids, and drops nulls that stand for absent lists
 * as well as the properties that only a scaled view has. Existing ids and unknown properties stay. New ids are assigned in document order. `portableId` replaces the
 * document's own id.
 *
 * The object is built only once: a document may have 150,000 properties, and copying that many takes half a second.
 */
export const completeRecipe = (recipe: RecipeDocument, newId: () => string, portableId?: string): CompleteRecipe => {
  const { properties = {} }: SchemaShape = RecipeDocument as object;
  const entries = completeProperties(recipe, properties, newId, portableId).filter(([name]) => name !== 'format');
  return Object.fromEntries([['format', RECIPE_FORMAT], ...entries]) as unknown as CompleteRecipe;
};
