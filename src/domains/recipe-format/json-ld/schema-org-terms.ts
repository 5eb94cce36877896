/** Holds the embedded recipe document as a JSON literal, which JSON-LD processors leave untouched. */
export const EMBEDDED_DOCUMENT_KEY = 'tureen:recipe';

/** Properties that are parsed and serialized. All others are preserved unchanged. */
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
  EMBEDDED_DOCUMENT_KEY,
]);

/** NutritionInformation properties and the nutrients they state. */
export const NUTRIENT_PROPERTIES = [
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

/** RestrictedDiet values and the diets of the format. */
export const DIET_TYPES = [
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

export const DIETS_BY_TYPE: ReadonlyMap<string, string> = new Map(DIET_TYPES);

/** Properties that state a single time, and its kind in the format. */
export const TIME_PROPERTIES = [
  ['prepTime', 'prep'],
  ['cookTime', 'cook'],
  ['performTime', 'perform'],
] as const;
