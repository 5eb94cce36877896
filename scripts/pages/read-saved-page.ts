import { documentOf } from '../../src/domains/imports/reading/document-of.ts';
import { importFile } from '../../src/domains/imports/reading/import-file.ts';
import { readSource } from '../../src/domains/imports/reading/read-source.ts';
import { showRecipe } from '../../src/domains/imports/reading/show-recipe.ts';
import { durationToSeconds } from '../../src/domains/recipe-format/index.ts';
import type { RecipeDocument } from '../../src/domains/recipe-format/index.ts';
import { numbersIn } from './folder.ts';
import type { SavedPage } from './folder.ts';
import type { Reading } from './score.ts';

const NOTHING: Reading = { title: '', ingredients: [], steps: [], servings: [], totalMinutes: undefined };

const minutesOf = (duration: string | null | undefined): number | undefined => {
  const seconds = duration ? durationToSeconds(duration) : undefined;
  return seconds === undefined ? undefined : Number(seconds.numerator) / Number(seconds.denominator) / 60;
};

/** The first recipe an import extracts from a page, as shown in the preview. */
export const readSavedPage = async ({ name, bytes, url }: SavedPage): Promise<Reading> => {
  const file = importFile(name, bytes);
  for await (const found of readSource(file, {
    expect: () => undefined,
    advance: () => undefined,
    ...(url !== undefined && { url }),
  })) {
    const { document } = documentOf(found);
    if (document === undefined) return NOTHING;
    const recipe = JSON.parse(document) as RecipeDocument;
    const shown = showRecipe(recipe);
    return {
      title: shown.title,
      ingredients: (shown.ingredients ?? []).flatMap(({ items }) => items),
      steps: (shown.instructions ?? []).flatMap(({ items }) => items),
      servings: numbersIn(shown.yield),
      totalMinutes: minutesOf(recipe.times?.total),
    };
  }
  return NOTHING;
};
