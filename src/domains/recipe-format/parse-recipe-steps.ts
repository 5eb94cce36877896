import { mapGradually, runToCompletion } from '../../platform/threads/steps.ts';
import type { StepGenerator } from '../../platform/threads/steps.ts';
import { RecipeStepParser, parseLine } from '../ingredients/index.ts';
import type { NamedIngredient, ParsedStep } from '../ingredients/index.ts';
import type { Convention, Language } from '../units/index.ts';
import { detectRecipeLanguage } from './detect-recipe-language.ts';
import type { Ingredient, IngredientSection } from './schema/ingredient.schemas.ts';
import type { RecipeDocument } from './schema/recipe.schemas.ts';

export interface ParseStepsOptions {
  /** The language of the recipe. Detected if absent. */
  readonly language?: Language | undefined;
  /** Determines the size of `2 tbsp of the oil`. Without it, such a use has no quantity. */
  readonly convention?: Convention | undefined;
  /** Returns the name of an ingredient, for callers that have already parsed its line. */
  readonly nameOf?: ((ingredient: Ingredient) => string) | undefined;
}

/**
 * Finds the ingredients, times and temperatures in every step: one list per section of the instructions, with one result
 * per step. A step means the ingredients of its own section: the glaze's sugar in `Make the glaze`.
 */
export const parseRecipeSteps = (recipe: RecipeDocument, options: ParseStepsOptions = {}): ParsedStep[][] =>
  runToCompletion(parseRecipeStepsGradually(recipe, options));

/** The same, as a generator that can pause after each ingredient and each step. */
export function* parseRecipeStepsGradually(
  recipe: RecipeDocument,
  { language = detectRecipeLanguage(recipe), convention, nameOf }: ParseStepsOptions,
): StepGenerator<ParsedStep[][]> {
  const nameIn = nameOf ?? (({ name, text = '' }: Ingredient): string => name ?? parseLine(text, language).name);
  const ingredients: NamedIngredient[] = [];
  // A step can refer only to ingredients with an id. If there are none, their names need not be known.
  const sectionsOfIngredients = recipe.ingredient_sections ?? [];
  for (const { title, ingredients: own } of sectionsOfIngredients.some(hasId) ? sectionsOfIngredients : []) {
    const named = yield* mapGradually(own ?? [], (ingredient) => ({
      id: ingredient.id ?? '',
      name: nameIn(ingredient),
      section: title,
    }));
    for (const ingredient of named) ingredients.push(ingredient);
  }
  const parser = new RecipeStepParser({ language, ingredients, convention });
  const sections = (recipe.instruction_sections ?? []).map(({ title, steps }) => ({ title, steps: steps ?? [] }));
  const parsed = yield* parser.parse(sections);
  return parsed.map((steps) => steps.map(withoutUnidentified));
}

const hasId = ({ ingredients }: IngredientSection): boolean => ingredients?.some(({ id }) => id !== undefined) === true;

/** An ingredient without an id takes part, so that its name stays ambiguous, but nothing can refer to it. */
const withoutUnidentified = (step: ParsedStep): ParsedStep => ({
  ...step,
  ingredient_uses: step.ingredient_uses.filter(({ ingredient_id: id }) => id !== ''),
});
