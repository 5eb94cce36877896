import { addStatesToName, toSemanticId } from '../../ingredients/index.ts';
import type { RecipeIngredient, ParsedRecipe } from '../../recipes/index.ts';
import type { Language } from '../../units/index.ts';
import { MAX_REQUIREMENTS } from './derivation-limits.ts';
import type { IngredientChoice, IngredientRequirement } from './ingredient-requirement.ts';
import { parseServingsOfLine } from './parse-servings-of-line.ts';
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH, truncateText } from './truncate-text.ts';

/** Per ingredient. More choices would not help, and each is compared with all previous ones. */
const MAX_ALTERNATIVES = 50;

/** Removes from the note what the name now says, such as `rot` for red peppers. */
const noteBeside = (note: string, name: string, foods: readonly string[], language: Language | undefined): string =>
  note
    .split('; ')
    .filter((part) => !foods.includes(toSemanticId(`${part} ${name}`, language) ?? ''))
    .join('; ');

/**
 * The foods of one ingredient: itself, then the alternatives in its line, with the same quantity unless stated
 * otherwise.
 */
const foodsOf = (
  { read, madeBy, line }: RecipeIngredient,
  id: string,
  language: Language | undefined,
): readonly [IngredientRequirement, ...IngredientChoice[]] => {
  const { packageSize, foods, isOptional, written } = read;
  // A shopping list shows only the name, and with just "beef" the user would not buy minced beef.
  const name = addStatesToName(read.name, foods, language);
  const note = name === read.name ? read.note : noteBeside(read.note, read.name, foods, language);
  const servings = line === undefined ? undefined : parseServingsOfLine(line, language ?? 'en');
  const quantity = servings ?? read.quantity;
  const first: IngredientRequirement = {
    id,
    ingredientId: id,
    name: truncateText(name, MAX_NAME_LENGTH),
    note: truncateText(note, MAX_NOTE_LENGTH),
    quantity,
    package: packageSize,
    originalLine: written,
    foods,
    isOptional,
    alternatives: [],
    madeBy,
  };
  // The alternatives are already visible in the line as written.
  if (written !== undefined) return [first];
  const others = read.others.map((other, index): IngredientChoice => ({
    id: `${id}~${index + 1}`,
    name: truncateText(other.name, MAX_NAME_LENGTH),
    note: '',
    quantity: other.quantity ?? quantity,
    package: other.quantity === undefined ? packageSize : undefined,
    foods: other.foods,
  }));
  return [first, ...others];
};

const foodOf = ({
  id,
  name,
  note,
  quantity,
  package: size,
  originalLine,
  foods,
}: IngredientChoice): IngredientChoice => ({
  id,
  name,
  note,
  quantity,
  package: size,
  originalLine: originalLine,
  foods,
});

/** An alternative without a quantity gets the quantity of the ingredient it replaces. */
const inPlaceOf = (taking: IngredientRequirement, food: IngredientChoice): IngredientChoice =>
  food.quantity === undefined ? { ...food, quantity: taking.quantity, package: food.package ?? taking.package } : food;

const isSame = (one: IngredientChoice, other: IngredientChoice): boolean =>
  one.name.toLowerCase() === other.name.toLowerCase() &&
  (other.quantity === undefined || JSON.stringify(one.quantity) === JSON.stringify(other.quantity));

/** Adds alternatives, except for unnamed foods, duplicates, and those beyond the limit. */
const withAlternatives = (taking: IngredientRequirement, foods: readonly IngredientChoice[]): IngredientRequirement => {
  if (foods.length === 0) return taking;
  const alternatives = [...taking.alternatives];
  for (const food of foods) {
    if (food.name === '' || alternatives.length === MAX_ALTERNATIVES) continue;
    const isKnown = [taking, ...alternatives].some((known) => isSame(known, food));
    if (!isKnown) alternatives.push(inPlaceOf(taking, food));
  }
  return { ...taking, alternatives };
};

/**
 * What has to be bought for a recipe, in recipe order. An `or` ingredient and the options within a line become
 * alternatives of one taking; a `plus` ingredient is separate. If a list is longer than the maximum number of
 * requirements, the rest is ignored.
 */
export const toIngredientRequirements = ({
  ingredients: sections,
  language,
}: ParsedRecipe): readonly IngredientRequirement[] => {
  const takings: IngredientRequirement[] = [];
  for (const [place, ingredients] of sections.entries()) {
    let before: IngredientRequirement | undefined;
    for (const [index, ingredient] of ingredients.entries()) {
      const [first, ...others] = foodsOf(ingredient, ingredient.id ?? `${place}.${index}`, language);
      if (ingredient.relation === 'or' && before !== undefined) {
        before = withAlternatives(before, [foodOf(first), ...others]);
        takings[takings.length - 1] = before;
      } else {
        const isAnything = first.name !== '' || first.madeBy !== undefined;
        before = isAnything ? withAlternatives(first, others) : undefined;
        if (before !== undefined) takings.push(before);
      }
      if (takings.length > MAX_REQUIREMENTS) return takings;
    }
  }
  return takings;
};
