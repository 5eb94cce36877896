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

/** A schema, arranged for following it quickly. */
interface Shape {
  /** Of an object. */
  readonly properties?: ReadonlyMap<string, Shape>;
  readonly hasId: boolean;
  readonly skipped: ReadonlySet<string>;
  /** Of a list. */
  readonly item?: Shape;
}

const noProperties: ReadonlySet<string> = new Set();

const shapes = new Map<SchemaShape, Shape>();

const toShape = (schema: SchemaShape): Shape => {
  const known = shapes.get(schema);
  if (known !== undefined) return known;
  const { properties } = schema;
  const itemSchema = getItemSchema(schema);
  const shape: Shape = {
    ...(properties && {
      properties: new Map(Object.entries(properties).map(([name, value]) => [name, toShape(value)])),
    }),
    ...(itemSchema && { item: toShape(itemSchema) }),
    hasId: properties !== undefined && Object.hasOwn(properties, 'id'),
    skipped: viewProperties.get(properties) ?? noProperties,
  };
  shapes.set(schema, shape);
  return shape;
};

/** Like an assignment, except that `__proto__` becomes a property like any other. */
const setProperty = (object: Record<string, unknown>, name: string, value: unknown): void => {
  if (name === '__proto__') {
    Object.defineProperty(object, name, { value, configurable: true, enumerable: true, writable: true });
  } else object[name] = value;
};

/**
 * Adds the properties of an object as they are stored. If the format gives the object an id and it has none, a new one
 * comes first. `ownId` overrides whatever id the object came with.
 */
const addProperties = (
  target: Record<string, unknown>,
  value: JsonObject,
  { properties, hasId, skipped }: Shape,
  newId: () => string,
  ownId?: string,
): Record<string, unknown> => {
  if (hasId && value['id'] === undefined) target['id'] = ownId ?? newId();
  for (const name of Object.keys(value)) {
    const propertyValue = value[name];
    if (propertyValue === undefined || skipped.has(name)) continue;
    if (name === 'id' && ownId !== undefined) {
      target['id'] = ownId;
      continue;
    }
    const shape = properties?.get(name);
    if (shape === undefined) setProperty(target, name, propertyValue);
    else if (propertyValue !== null) target[name] = completeValue(propertyValue, shape, newId);
  }
  return target;
};

/** Follows the schema, so it reaches every part that needs an id and never enters unknown properties. */
const completeValue = (value: unknown, shape: Shape, newId: () => string): unknown => {
  const { properties, item } = shape;
  if (properties !== undefined && isObject(value)) return addProperties({}, value, shape, newId);
  return item !== undefined && Array.isArray(value)
    ? value.map((element) => completeValue(element, item, newId))
    : value;
};

/** Whatever format a document states, it gets the current one. */
const documentShape: Shape = { ...toShape(RecipeDocument as object), skipped: new Set(['format']) };

/**
 * Prepares a document for storage: adds the format and the missing ids, and drops nulls that stand for absent lists
 * as well as the properties that only a scaled view has. Existing ids and unknown properties stay. New ids are assigned in document order. `portableId` replaces the
 * document's own id.
 *
 * The object is built only once: a document may have 150,000 properties, and copying that many takes half a second.
 */
export const completeRecipe = (recipe: RecipeDocument, newId: () => string, portableId?: string): CompleteRecipe => {
  const complete = addProperties({ format: RECIPE_FORMAT }, recipe, documentShape, newId, portableId);
  return complete as unknown as CompleteRecipe;
};
