import { nameWithState, semanticId } from '../../ingredients/index.ts';
import type { ListedIngredient, RecipeReading } from '../../recipes/index.ts';
import type { Language } from '../../units/index.ts';
import { MOST_REQUIREMENTS } from './bounds.ts';
import type { Food, Taking } from './food.ts';
import { servingsIn } from './servings-in.ts';
import { LONGEST_NAME, LONGEST_NOTE, shortText } from './short-text.ts';

/** Per ingredient. More choices would not help, and each is compared with all previous ones. */
const MOST_ALTERNATIVES = 50;

/** Removes from the note what the name now says, such as `rot` for red peppers. */
const noteBeside = (note: string, name: string, foods: readonly string[], language: Language | undefined): string =>
  note
    .split('; ')
    .filter((part) => !foods.includes(semanticId(`${part} ${name}`, language) ?? ''))
    .join('; ');

/**
 * The foods of one ingredient: itself, then the alternatives in its line, with the same quantity unless stated
 * otherwise.
 */
const foodsOf = (
  { read, madeBy, line }: ListedIngredient,
  id: string,
  language: Language | undefined,
): readonly [Taking, ...Food[]] => {
  const { packageSize, foods, isOptional, written } = read;
  // A shopping list shows only the name, and with just "beef" the user would not buy minced beef.
  const name = nameWithState(read.name, foods, language);
  const note = name === read.name ? read.note : noteBeside(read.note, read.name, foods, language);
  const servings = line === undefined ? undefined : servingsIn(line, language ?? 'en');
  const quantity = servings ?? read.quantity;
  const first: Taking = {
    id,
    ingredientId: id,
    name: shortText(name, LONGEST_NAME),
    note: shortText(note, LONGEST_NOTE),
    quantity,
    package: packageSize,
    written,
    foods,
    isOptional,
    alternatives: [],
    madeBy,
  };
  // The alternatives are already visible in the line as written.
  if (written !== undefined) return [first];
  const others = read.others.map((other, index): Food => ({
    id: `${id}~${index + 1}`,
    name: shortText(other.name, LONGEST_NAME),
    note: '',
    quantity: other.quantity ?? quantity,
    package: other.quantity === undefined ? packageSize : undefined,
    foods: other.foods,
  }));
  return [first, ...others];
};

const foodOf = ({ id, name, note, quantity, package: size, written, foods }: Food): Food => ({
  id,
  name,
  note,
  quantity,
  package: size,
  written,
  foods,
});

/** An alternative without a quantity gets the quantity of the ingredient it replaces. */
const inPlaceOf = (taking: Taking, food: Food): Food =>
  food.quantity === undefined ? { ...food, quantity: taking.quantity, package: food.package ?? taking.package } : food;

const isSame = (one: Food, other: Food): boolean =>
  one.name.toLowerCase() === other.name.toLowerCase() &&
  (other.quantity === undefined || JSON.stringify(one.quantity) === JSON.stringify(other.quantity));

/** Adds alternatives, except for unnamed foods, duplicates, and those beyond the limit. */
const withAlternatives = (taking: Taking, foods: readonly Food[]): Taking => {
  if (foods.length === 0) return taking;
  const alternatives = [...taking.alternatives];
  for (const food of foods) {
    if (food.name === '' || alternatives.length === MOST_ALTERNATIVES) continue;
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
export const takingsOf = ({ ingredients: sections, language }: RecipeReading): readonly Taking[] => {
  const takings: Taking[] = [];
  for (const [place, ingredients] of sections.entries()) {
    let before: Taking | undefined;
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
      if (takings.length > MOST_REQUIREMENTS) return takings;
    }
  }
  return takings;
};
