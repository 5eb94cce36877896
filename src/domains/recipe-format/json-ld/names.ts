/**
 * The complete document beside the schema.org properties: a JSON literal, which JSON-LD processors leave unchanged.
 */
export const PORTABLE_KEY = 'tureen:recipe';

/** Properties that are converted. All others are kept unchanged. */
export const KNOWN_PROPERTIES: ReadonlySet<string> = new Set([
  '@context',
  '@type',
  'name',
  'headline',
  'description',
  'inLanguage',
  'author',
  'publisher',
  'url',
  'mainEntityOfPage',
  'identifier',
  'creditText',
  'datePublished',
  'dateModified',
  'recipeCategory',
  'recipeCuisine',
  'cookingMethod',
  'keywords',
  'recipeYield',
  'yield',
  'prepTime',
  'cookTime',
  'performTime',
  'totalTime',
  'recipeIngredient',
  'ingredients',
  'recipeInstructions',
  'tool',
  'nutrition',
  'suitableForDiet',
  'image',
  PORTABLE_KEY,
]);

/** Properties of NutritionInformation and their nutrients. */
export const NUTRIENTS = [
  ['calories', 'energy'],
  ['carbohydrateContent', 'carbohydrate'],
  ['cholesterolContent', 'cholesterol'],
  ['fatContent', 'fat'],
  ['fiberContent', 'fiber'],
  ['proteinContent', 'protein'],
  ['saturatedFatContent', 'saturated-fat'],
  ['sodiumContent', 'sodium'],
  ['sugarContent', 'sugar'],
  ['transFatContent', 'trans-fat'],
  ['unsaturatedFatContent', 'unsaturated-fat'],
] as const;

/** Values of RestrictedDiet and our terms for them. */
export const DIETS = [
  ['DiabeticDiet', 'diabetic'],
  ['GlutenFreeDiet', 'gluten-free'],
  ['HalalDiet', 'halal'],
  ['HinduDiet', 'hindu'],
  ['KosherDiet', 'kosher'],
  ['LowCalorieDiet', 'low-calorie'],
  ['LowFatDiet', 'low-fat'],
  ['LowLactoseDiet', 'low-lactose'],
  ['LowSaltDiet', 'low-salt'],
  ['VeganDiet', 'vegan'],
  ['VegetarianDiet', 'vegetarian'],
] as const;

/** Our terms for diets by schema.org name. */
export const DIET_WORDS: ReadonlyMap<string, string> = new Map(DIETS);

/** Properties with a single time, and our term for its kind. */
export const TIME_KINDS = [
  ['prepTime', 'prep'],
  ['cookTime', 'cook'],
  ['performTime', 'perform'],
] as const;
