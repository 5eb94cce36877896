/** The document itself, beside what schema.org has words for: a JSON literal, which every reader of JSON-LD leaves as it is. */
export const PORTABLE_KEY = 'tureen:recipe';

/** What is read and written. Any other property of a node is kept as it is. */
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

/** The properties of NutritionInformation and the nutrients that they state. */
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

/** The values of RestrictedDiet and our words for them. */
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

/** Our words for diets, by the names of schema.org. */
export const DIET_WORDS: ReadonlyMap<string, string> = new Map(DIETS);

/** The properties that state one time, and our words for its kind. */
export const TIME_KINDS = [
  ['prepTime', 'prep'],
  ['cookTime', 'cook'],
  ['performTime', 'perform'],
] as const;
