import type { JsonObject } from '../is-object.ts';
import type { Author } from '../schema/author.schemas.ts';
import type { Ingredient } from '../schema/ingredient.schemas.ts';
import { saysTheSame } from '../same-json.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import type { Yield } from '../schema/yield.schemas.ts';
import { oneLine } from './clean-text.ts';
import { DIETS, KNOWN_PROPERTIES } from './names.ts';
import { present } from './present.ts';
import { textOfQuantity } from './quantity-text.ts';
import { REMAINDERS } from './keep-remainders.ts';
import { property, typesOf } from './property.ts';
import { readVisible } from './read-visible.ts';
import { schemaOrgOf } from './schema-org-of.ts';
import { writeImage } from './write-images.ts';
import { writeInstructions } from './write-instructions.ts';
import { writeNutrition } from './write-nutrition.ts';
import { writeTimes } from './write-times.ts';
import { unknownOf } from './write-unknown.ts';

const oneOrMany = <T>(values: readonly T[]): T | readonly T[] | undefined => (values.length > 1 ? values : values[0]);

const writeAuthor = ({ kind, name, url }: Author): string | object => {
  if (kind === undefined && url === undefined) return name;
  return { '@type': kind === 'organization' ? 'Organization' : 'Person', name, ...present({ url }) };
};

/** The authored line, one composed of its parts, or the title of the recipe that makes it. */
export const lineOf = (ingredient: Ingredient, language: string | undefined): string => {
  const { text, name, quantity, preparation, note, recipe_ref } = ingredient;
  if (text) return text;
  const food = [quantity && textOfQuantity(quantity, language), name || recipe_ref?.title].filter(Boolean).join(' ');
  const prepared = [food, preparation].filter(Boolean).join(', ');
  return note ? `${prepared} (${note})`.trim() : prepared;
};

const writeIngredients = ({ ingredient_sections, language }: RecipeDocument): string[] =>
  (ingredient_sections ?? [])
    .flatMap(({ ingredients }) => ingredients ?? [])
    .map((ingredient) => oneLine(lineOf(ingredient, language)))
    .filter((line) => line !== '');

const writeYield = ({ text, quantity }: Yield, language: string | undefined): string =>
  text || (quantity === undefined ? '' : textOfQuantity(quantity, language));

/** The non-empty labels. */
const labels = (all: readonly string[] | null | undefined): readonly string[] =>
  (all ?? []).filter((label) => oneLine(label) !== '');

/** Search engines want one text with commas; keywords that contain a comma need a list. */
const writeKeywords = (keywords: readonly string[]): string | readonly string[] =>
  keywords.some((keyword) => /[,;]/.test(keyword)) ? keywords : keywords.join(', ');

const writeDiets = ({ dietary_claims }: RecipeDocument): string[] => {
  const names = new Map<string, string>(DIETS.map(([name, word]) => [word, name]));
  return (dietary_claims ?? []).flatMap(({ diet, suitability, condition, subject, variant_ref }) => {
    const name = names.get(diet ?? '');
    const isPlain = suitability === 'suitable' && !condition && !subject && variant_ref === undefined;
    return name !== undefined && isPlain ? [`https://schema.org/${name}`] : [];
  });
};

/**
 * Uses kept values that say more than the document, as long as they read the same as ours; otherwise the document has
 * changed since.
 */
const withRemainders = (ours: JsonObject, recipe: RecipeDocument): JsonObject => {
  const found = schemaOrgOf(recipe);
  const kept = REMAINDERS.flatMap((name) => {
    const value = property(found, name);
    return value === undefined || !readsTheSame(name, value, ours) ? [] : [[name, value] as const];
  });
  return { ...ours, ...Object.fromEntries(kept) };
};

/** The name is included, because a headline is read as the name if there is none. */
const readsTheSame = (name: string, value: unknown, ours: JsonObject): boolean => {
  const read = (node: JsonObject): object => {
    const { schema_org: _, ...rest } = readVisible({ name: ours['name'], ...node }, {});
    return rest;
  };
  const written = Object.hasOwn(ours, name) ? { [name]: ours[name] } : {};
  return saysTheSame(read({ [name]: value }), read(written));
};

const typeOf = (recipe: RecipeDocument): string | readonly string[] => {
  const types = typesOf(schemaOrgOf(recipe));
  return types.length > 1 && types.includes('Recipe') ? types : 'Recipe';
};

/** The schema.org properties of a document. */
export const writeVisible = (recipe: RecipeDocument): Readonly<Record<string, unknown>> => {
  const { source, language } = recipe;
  const ours = {
    // A single text instead of a list with our own terms, because common readers expect the URL as text.
    '@context': 'https://schema.org',
    '@type': typeOf(recipe),
    name: recipe.title,
    ...present({
      description: recipe.description,
      inLanguage: language,
      author: oneOrMany((recipe.authors ?? []).map(writeAuthor)),
      publisher: source?.publisher ? { '@type': 'Organization', name: source.publisher } : undefined,
      url: source?.url,
      mainEntityOfPage: source?.canonical_url,
      identifier: source?.identifier,
      creditText: source?.attribution,
      datePublished: recipe.published_on,
      dateModified: recipe.modified_on,
      recipeCategory: oneOrMany(labels(recipe.categories)),
      recipeCuisine: oneOrMany(labels(recipe.cuisines)),
      cookingMethod: oneOrMany(labels(recipe.cooking_methods)),
      keywords: writeKeywords(labels(recipe.keywords)),
      recipeYield: oneOrMany((recipe.yields ?? []).map((one) => writeYield(one, language)).filter(Boolean)),
    }),
    ...writeTimes(recipe.times),
    ...present({
      recipeIngredient: writeIngredients(recipe),
      recipeInstructions: writeInstructions(recipe),
      tool: oneOrMany((recipe.equipment ?? []).flatMap(({ description }) => description || [])),
      nutrition: writeNutrition(recipe.nutrition, language),
      suitableForDiet: oneOrMany(writeDiets(recipe)),
      image: (recipe.assets ?? []).flatMap(writeImage),
    }),
    ...unknownOf(recipe, KNOWN_PROPERTIES),
  };
  return withRemainders(ours, recipe);
};
