import { isObject } from '../is-object.ts';
import type { Author } from '../schema/author.schemas.ts';
import type { Ingredient } from '../schema/ingredient.schemas.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import type { Yield } from '../schema/yield.schemas.ts';
import { oneLine } from './clean-text.ts';
import { DIETS, KNOWN_PROPERTIES } from './names.ts';
import { present } from './present.ts';
import { textOfQuantity } from './quantity-text.ts';
import { typesOf } from './reader.ts';
import { writeImage } from './write-images.ts';
import { writeInstructions } from './write-instructions.ts';
import { writeNutrition } from './write-nutrition.ts';
import { writeTimes } from './write-times.ts';

const oneOrMany = <T>(values: readonly T[]): T | readonly T[] | undefined => (values.length > 1 ? values : values[0]);

const writeAuthor = ({ kind, name, url }: Author): string | object => {
  if (kind === undefined && url === undefined) return name;
  return { '@type': kind === 'organization' ? 'Organization' : 'Person', name, ...present({ url }) };
};

/** The line as it was authored, or what its parts say. */
const lineOf = ({ text, name, quantity, preparation, note }: Ingredient, language: string | undefined): string => {
  if (text) return text;
  const food = [quantity && textOfQuantity(quantity, language), name].filter(Boolean).join(' ');
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

/** Search engines want one text with commas, which a keyword that has one itself does not survive. */
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

/** What was found in a node and has no place in a document goes back as it was. */
const unknownOf = ({ schema_org }: RecipeDocument): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(schema_org ?? {}).filter(([name]) => !KNOWN_PROPERTIES.has(name)));

const typeOf = ({ schema_org }: RecipeDocument): string | readonly string[] => {
  const types = isObject(schema_org) ? typesOf(schema_org) : [];
  return types.length > 1 && types.includes('Recipe') ? types : 'Recipe';
};

/** What of a document the words of schema.org can say. */
export const writeVisible = (recipe: RecipeDocument): Readonly<Record<string, unknown>> => {
  const { source, language } = recipe;
  return {
    // One text, and not a list with terms of our own: widely used readers look for the address in a text.
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
      recipeCategory: oneOrMany(recipe.categories ?? []),
      recipeCuisine: oneOrMany(recipe.cuisines ?? []),
      cookingMethod: oneOrMany(recipe.cooking_methods ?? []),
      keywords: writeKeywords(recipe.keywords ?? []),
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
    ...unknownOf(recipe),
  };
};
