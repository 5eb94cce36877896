import type { ExtractedRecipe } from '../pages/score.ts';

type Change = (recipe: ExtractedRecipe) => ExtractedRecipe;

const withIngredients =
  (change: (lines: readonly string[]) => readonly string[]): Change =>
  (recipe) => ({ ...recipe, ingredients: change(recipe.ingredients) });

const withTitle =
  (change: (title: string) => string): Change =>
  (recipe) => ({ ...recipe, title: change(recipe.title) });

/** What people do to a recipe that stays the same recipe. */
export const changes: Readonly<Record<string, Change>> = {
  'other amounts': withIngredients((lines) =>
    lines.map((line) => line.replaceAll(/\d+/g, (digits) => `${Number(digits) * 2}`)),
  ),
  'one ingredient less': withIngredients((lines) => lines.slice(0, -1)),
  'one ingredient more': withIngredients((lines) => [...lines, '1 pinch saffron']),
  'two ingredients replaced': withIngredients((lines) => [...lines.slice(0, -2), '1 pinch saffron', '2 tbsp capers']),
  'a word added to the title': withTitle((title) => `${title} Deluxe`),
  'a word removed from the title': withTitle((title) => title.split(' ').slice(0, -1).join(' ') || title),
  'a word of the title replaced': withTitle((title) => [...title.split(' ').slice(0, -1), 'Deluxe'].join(' ')),
  'another title': withTitle(() => 'What Grandma made on Sundays'),
};
