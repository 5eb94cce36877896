import { prepareItem } from '../../src/domains/imports/extraction/prepare-item.ts';
import { createImportFile } from '../../src/domains/imports/sources/create-import-file.ts';
import { extractItems } from '../../src/domains/imports/extraction/extract-items.ts';
import { toPreviewRecipe } from '../../src/domains/imports/extraction/preview-recipe.ts';
import { durationToSeconds } from '../../src/domains/recipe-format/index.ts';
import type { RecipeDocument } from '../../src/domains/recipe-format/index.ts';
import { parseNumbers } from './saved-pages.ts';
import type { SavedPage } from './saved-pages.ts';
import type { ExtractedRecipe } from './score.ts';

const EMPTY: ExtractedRecipe = { title: '', ingredients: [], steps: [], servings: [], totalMinutes: undefined };

const toMinutes = (duration: string | null | undefined): number | undefined => {
  const seconds = duration ? durationToSeconds(duration) : undefined;
  return seconds === undefined ? undefined : Number(seconds.numerator) / Number(seconds.denominator) / 60;
};

/** The first recipe an import extracts from a page, as shown in the preview. */
export const extractSavedPage = async ({ name, bytes, url }: SavedPage): Promise<ExtractedRecipe> => {
  const file = createImportFile(name, bytes);
  for await (const found of extractItems(file, {
    reportTotal: () => undefined,
    reportProgress: () => undefined,
    ...(url !== undefined && { url }),
  })) {
    const { document } = prepareItem(found);
    if (document === undefined) return EMPTY;
    const recipe = JSON.parse(document) as RecipeDocument;
    const preview = toPreviewRecipe(recipe);
    return {
      title: preview.title,
      ingredients: (preview.ingredients ?? []).flatMap(({ items }) => items),
      steps: (preview.instructions ?? []).flatMap(({ items }) => items),
      servings: parseNumbers(preview.yield),
      totalMinutes: toMinutes(recipe.times?.total),
    };
  }
  return EMPTY;
};
