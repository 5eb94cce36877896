import type { ExtractedRecipe } from '../formats/format.ts';
import { titleFromPath } from './member-paths.ts';

/** Uses the file name as the title of a recipe without a name, and reports it. */
export const createTitleFallback = (
  name: string,
  fileName: string,
): Pick<ExtractedRecipe, 'options' | 'diagnostics'> => {
  const title = titleFromPath(fileName);
  if (name !== '' || title === '') return {};
  return { options: { title }, diagnostics: [{ code: 'title-missing', field: 'title', evidence: fileName }] };
};
