import type { FoundRecipe } from '../../format.ts';
import { titleFromPath } from './member-paths.ts';

/** Uses the file name as the title of a recipe without a name, and reports it. */
export const titled = (name: string, fileName: string): Pick<FoundRecipe, 'options' | 'diagnostics'> => {
  const title = titleFromPath(fileName);
  if (name !== '' || title === '') return {};
  return { options: { title }, diagnostics: [{ code: 'title-missing', field: 'title', evidence: fileName }] };
};
