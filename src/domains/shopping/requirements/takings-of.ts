import { nameWithState, semanticId } from '../../ingredients/index.ts';
import type { ListedIngredient, RecipeReading } from '../../recipes/index.ts';
import type { Language } from '../../units/index.ts';
import { MOST_REQUIREMENTS } from './bounds.ts';
import type { Food, Taking } from './food.ts';
import { servingsIn } from './servings-in.ts';
import { LONGEST_NAME, LONGEST_NOTE, shortText } from './short-text.ts';

/** Of one taking. More choices are no help to anybody, and each is compared with all before it. */
const MOST_ALTERNATIVES = 50;

/** Without what the name says by now: `rot` of peppers that are red. */
const noteBeside = (note: string, name: string, foods: readonly string[], language: Language | undefined): string =>
  note
    .split('; ')
    .filter((part) => !foods.includes(semanticId(`${part} ${name}`, language) ?? ''))
    .join('; ');

/** The foods of one ingredient: itself, then what its line offers in its place, in as much where it says nothing else. */
const foodsOf = (
  { read, madeBy, line }: ListedIngredient,
  id: string,
  language: Language | undefined,
): readonly [Taking, ...Food[]] => {
  const { packageSize, foods, isOptional, written } = read;
  // On a list there is nothing but the name: beef would be bought for what is to be minced beef.
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
  // What the line offers instead is on the line.
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

/** An alternative that does not say how much is taken in the same quantity. */
const inPlaceOf = (taking: Taking, food: Food): Food =>
  food.quantity === undefined ? { ...food, quantity: taking.quantity, package: food.package ?? taking.package } : food;

const isSame = (one: Food, other: Food): boolean =>
  one.name.toLowerCase() === other.name.toLowerCase() &&
  (other.quantity === undefined || JSON.stringify(one.quantity) === JSON.stringify(other.quantity));

/** What has no name cannot be bought, and what is offered already need not be offered again, nor more than may be. */
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
 * What a recipe takes, in its order. An ingredient that may be used in place of the one before it, and what a line
 * offers by itself, are alternatives of one taking; `plus` stands by itself. Of a list that is longer than all that may
 * be required at once, the end is not read.
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
