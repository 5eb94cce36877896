import { isSameJson } from '../../json.ts';
import type { JsonObject } from '../../json.ts';
import type { Author } from '../../schema/attribution.schemas.ts';
import type { Ingredient } from '../../schema/ingredient.schemas.ts';
import type { RecipeDocument } from '../../schema/recipe.schemas.ts';
import type { Yield } from '../../schema/yield.schemas.ts';
import { toSingleLine } from '../clean-text.ts';
import { getProperty, getTypes } from '../node-properties.ts';
import { omitEmpty } from '../omit-empty.ts';
import { LOSSY_PROPERTIES } from '../parse/lossy-properties.ts';
import { parseSchemaOrg } from '../parse/parse-schema-org.ts';
import { DIET_TYPES, KNOWN_PROPERTIES } from '../schema-org-terms.ts';
import { getSchemaOrg, serializeUnknown } from '../unknown-properties.ts';
import { formatQuantity } from './format-quantity.ts';
import { serializeImage } from './serialize-images.ts';
import { serializeInstructions } from './serialize-instructions.ts';
import { serializeNutrition } from './serialize-nutrition.ts';
import { serializeTimes } from './serialize-times.ts';

const unwrapSingle = <T>(values: readonly T[]): T | readonly T[] | undefined =>
  values.length > 1 ? values : values[0];

const serializeAuthor = ({ kind, name, url }: Author): string | object => {
  if (kind === undefined && url === undefined) return name;
  return { '@type': kind === 'organization' ? 'Organization' : 'Person', name, ...omitEmpty({ url }) };
};

/** The authored line, or one composed from its parts, or the title of the recipe that makes the ingredient. */
export const formatIngredientLine = (ingredient: Ingredient, language: string | undefined): string => {
  const { text, name, quantity, preparation, note, recipe_ref } = ingredient;
  if (text) return text;
  const food = [quantity && formatQuantity(quantity, language), name || recipe_ref?.title].filter(Boolean).join(' ');
  const line = [food, preparation].filter(Boolean).join(', ');
  return note ? `${line} (${note})`.trim() : line;
};

const serializeIngredients = ({ ingredient_sections, language }: RecipeDocument): string[] =>
  (ingredient_sections ?? [])
    .flatMap(({ ingredients }) => ingredients ?? [])
    .map((ingredient) => toSingleLine(formatIngredientLine(ingredient, language)))
    .filter((line) => line !== '');

const formatYield = ({ text, quantity }: Yield, language: string | undefined): string =>
  text || (quantity === undefined ? '' : formatQuantity(quantity, language));

const omitBlank = (labels: readonly string[] | null | undefined): readonly string[] =>
  (labels ?? []).filter((label) => toSingleLine(label) !== '');

/** Search engines expect one comma-separated text, which does not work for keywords that contain a comma. */
const serializeKeywords = (keywords: readonly string[]): string | readonly string[] =>
  keywords.some((keyword) => /[,;]/.test(keyword)) ? keywords : keywords.join(', ');

const serializeDiets = ({ dietary_claims }: RecipeDocument): string[] => {
  const types = new Map<string, string>(DIET_TYPES.map(([type, diet]) => [diet, type]));
  return (dietary_claims ?? []).flatMap(({ diet, suitability, condition, subject, variant_ref }) => {
    const type = types.get(diet ?? '');
    const isPlain = suitability === 'suitable' && !condition && !subject && variant_ref === undefined;
    return type !== undefined && isPlain ? [`https://schema.org/${type}`] : [];
  });
};

/**
 * Restores preserved values that say more than the document, unless the document has changed since: they must still
 * parse to the same result as what we would write.
 */
const restoreLossyValues = (node: JsonObject, recipe: RecipeDocument): JsonObject => {
  const preserved = getSchemaOrg(recipe);
  const restored = LOSSY_PROPERTIES.flatMap((name) => {
    const value = getProperty(preserved, name);
    return value === undefined || !parsesTheSame(name, value, node) ? [] : [[name, value] as const];
  });
  return { ...node, ...Object.fromEntries(restored) };
};

/** The title is included because a headline would otherwise be parsed as one. */
const parsesTheSame = (name: string, value: unknown, node: JsonObject): boolean => {
  const parse = (properties: JsonObject): object => {
    const { schema_org: _, ...rest } = parseSchemaOrg({ name: node['name'], ...properties }, {});
    return rest;
  };
  const serialized = Object.hasOwn(node, name) ? { [name]: node[name] } : {};
  return isSameJson(parse({ [name]: value }), parse(serialized));
};

const getNodeType = (recipe: RecipeDocument): string | readonly string[] => {
  const types = getTypes(getSchemaOrg(recipe));
  return types.length > 1 && types.includes('Recipe') ? types : 'Recipe';
};

/** The schema.org properties of a recipe. */
export const serializeSchemaOrg = (recipe: RecipeDocument): Readonly<Record<string, unknown>> => {
  const { source, language } = recipe;
  const node = {
    // A plain string rather than a list with our own terms: widely used readers look for the URL in a string.
    '@context': 'https://schema.org',
    '@type': getNodeType(recipe),
    name: recipe.title,
    ...omitEmpty({
      description: recipe.description,
      inLanguage: language,
      author: unwrapSingle((recipe.authors ?? []).map(serializeAuthor)),
      publisher: source?.publisher ? { '@type': 'Organization', name: source.publisher } : undefined,
      url: source?.url,
      mainEntityOfPage: source?.canonical_url,
      identifier: source?.identifier,
      creditText: source?.attribution,
      datePublished: recipe.published_on,
      dateModified: recipe.modified_on,
      recipeCategory: unwrapSingle(omitBlank(recipe.categories)),
      recipeCuisine: unwrapSingle(omitBlank(recipe.cuisines)),
      cookingMethod: unwrapSingle(omitBlank(recipe.cooking_methods)),
      keywords: serializeKeywords(omitBlank(recipe.keywords)),
      recipeYield: unwrapSingle(
        (recipe.yields ?? []).map((recipeYield) => formatYield(recipeYield, language)).filter(Boolean),
      ),
    }),
    ...serializeTimes(recipe.times),
    ...omitEmpty({
      recipeIngredient: serializeIngredients(recipe),
      recipeInstructions: serializeInstructions(recipe),
      tool: unwrapSingle((recipe.equipment ?? []).flatMap(({ description }) => description || [])),
      nutrition: serializeNutrition(recipe.nutrition, language),
      suitableForDiet: unwrapSingle(serializeDiets(recipe)),
      image: (recipe.assets ?? []).flatMap(serializeImage),
    }),
    ...serializeUnknown(recipe, KNOWN_PROPERTIES),
  };
  return restoreLossyValues(node, recipe);
};
