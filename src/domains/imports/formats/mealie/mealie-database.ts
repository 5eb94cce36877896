import { isJsonObject, getNumberField, getObjectsField, getTextField } from '../../values/json-fields.ts';
import type { JsonObject } from '../../values/json-fields.ts';
import { normalizeId } from './mealie-recipe.ts';

/** Whether a value is the database of a backup: a map from table names to rows. */
export const isMealieDatabase = (value: unknown): value is JsonObject =>
  isJsonObject(value) &&
  Array.isArray(value['recipes']) &&
  ['recipes_ingredients', 'recipe_instructions', 'alembic_version'].some((table) => Array.isArray(value[table]));

type Rows = ReadonlyMap<string, readonly JsonObject[]>;

const position = (row: JsonObject): number => getNumberField(row, 'position') ?? 0;

/** Groups the rows of a table by recipe, in order of position. */
const byRecipe = (database: JsonObject, table: string): Rows => {
  const groups = new Map<string, JsonObject[]>();
  for (const row of getObjectsField(database, table)) {
    const id = normalizeId(row['recipe_id'] ?? row['parent_id'] ?? row['recipee_id']);
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [row]);
    else group.push(row);
  }
  for (const group of groups.values()) group.sort((a, b) => position(a) - position(b));
  return groups;
};

/** The rows of a table by their ids. */
const byId = (database: JsonObject, table: string): ReadonlyMap<string, JsonObject> =>
  new Map(getObjectsField(database, table).map((row) => [normalizeId(row['id']), row]));

/** Resolves a join table to the tags, categories or tools of each recipe. */
const linked = (database: JsonObject, pairs: string, table: string, column: string): Rows => {
  const rows = byId(database, table);
  const rowsOf = (links: readonly JsonObject[]): readonly JsonObject[] =>
    links.map((link) => rows.get(normalizeId(link[column]))).filter(isJsonObject);
  return new Map([...byRecipe(database, pairs)].map(([id, links]) => [id, rowsOf(links)]));
};

/** Assembles each recipe from its rows, in the shape of Mealie's API. */
export function* listDatabaseRecipes(database: JsonObject): Generator<JsonObject> {
  const [units, foods] = [byId(database, 'ingredient_units'), byId(database, 'ingredient_foods')];
  const recipes = byId(database, 'recipes');
  const tables = {
    recipe_instructions: byRecipe(database, 'recipe_instructions'),
    notes: byRecipe(database, 'notes'),
    comments: byRecipe(database, 'recipe_comments'),
    extras: byRecipe(database, 'api_extras'),
    tags: linked(database, 'recipes_to_tags', 'tags', 'tag_id'),
    recipe_category: linked(database, 'recipes_to_categories', 'categories', 'category_id'),
    tools: linked(database, 'recipes_to_tools', 'tools', 'tool_id'),
  };
  const ingredients = byRecipe(database, 'recipes_ingredients');
  const nutrition = byRecipe(database, 'recipe_nutrition');
  const known = new Set<string>();
  for (const recipe of getObjectsField(database, 'recipes')) {
    const id = normalizeId(recipe['id']);
    // No database has an id twice; each of them would have all the rows.
    if (known.has(id)) continue;
    known.add(id);
    yield {
      ...recipe,
      ...Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.get(id) ?? []])),
      recipe_ingredient: (ingredients.get(id) ?? []).map((row) => ({
        ...row,
        unit: units.get(normalizeId(row['unit_id'])),
        food: foods.get(normalizeId(row['food_id'])),
        referenced_recipe: recipes.get(normalizeId(row['referenced_recipe_id'])),
      })),
      nutrition: nutrition.get(id)?.[0],
    };
  }
}

/** The names the folder with the files of a recipe may have. */
export const listPossibleFolderNames = (recipe: JsonObject): readonly string[] => [
  getTextField(recipe, 'id'),
  getTextField(recipe, 'slug'),
];
