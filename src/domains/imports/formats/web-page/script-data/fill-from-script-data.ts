import type { RecipeCandidate } from '../recipe-candidate.ts';
import { getSectionItems } from '../sections.ts';
import type { VisibleRecipe } from '../visible/find-visible-recipe.ts';
import { countSharedWords, toWords } from '../word-overlap.ts';
import type { ScriptData } from './extract-script-data.ts';

/** Whether the data belongs to the recipe shown on the page and not to one it links to. */
const matchesVisible = (data: ScriptData, visible: VisibleRecipe): boolean => {
  const [dataWords, visibleWords] = [
    toWords(getSectionItems(data.ingredients).join(' ')),
    toWords(getSectionItems(visible.ingredients).join(' ')),
  ];
  return (
    visibleWords.length === 0 ||
    countSharedWords(dataWords, visibleWords) >= Math.min(dataWords.length, visibleWords.length) / 2
  );
};

/** Fills in missing ingredients or steps from script data. */
export const fillFromScriptData = (
  recipe: RecipeCandidate,
  visible: VisibleRecipe,
  data: ScriptData,
): RecipeCandidate => {
  if (getSectionItems(data.ingredients).length < 2 || !matchesVisible(data, visible)) return recipe;
  return {
    ...recipe,
    layer: recipe.layer === 'visible' ? 'script-data' : recipe.layer,
    ingredients: getSectionItems(recipe.ingredients).length > 0 ? recipe.ingredients : data.ingredients,
    steps: getSectionItems(recipe.steps).length > 0 ? recipe.steps : data.steps,
  };
};
