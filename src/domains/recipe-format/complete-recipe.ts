import { isObject } from './is-object.ts';
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

/** Walks along the schema, so that it reaches what the format names and nothing else, and every part that gets an id. */
const completed = (value: unknown, shape: Shape, newId: () => string): unknown => {
  const { properties } = shape;
  if (properties !== undefined && isObject(value)) {
    const given = Object.entries(value).filter(
      ([name, inner]) => inner !== undefined && (inner !== null || !Object.hasOwn(properties, name)),
    );
    const lacksId = Object.hasOwn(properties, 'id') && value['id'] === undefined;
    const id = lacksId ? [['id', newId()] as const] : [];
    const rest = given.map(([name, inner]) => {
      const part = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, part === undefined ? inner : completed(inner, part, newId)] as const;
    });
    return Object.fromEntries([...id, ...rest]);
  }
  const item = listIn(shape);
  return item !== undefined && Array.isArray(value) ? value.map((one) => completed(one, item, newId)) : value;
};

/**
 * The document as it is kept: with its format, with an id for every part that has one in the format, and without the
 * nulls that stand for lists that are not there. Ids that are given stay, and so does everything that the format does
 * not name. New ids are taken in the order of the document.
 */
export const completeRecipe = (recipe: RecipeDocument, newId: () => string): CompleteRecipe => {
  const { format: _, ...rest } = recipe;
  const whole = completed(rest, RecipeDocument as object, newId) as RecipeDocument & { id: string };
  return { format: RECIPE_FORMAT, ...whole };
};
