import type { FoundRecipe } from '../../format.ts';
import { titleFromPath } from './member-paths.ts';

/** Calls a recipe without a name as the file is called in which it stands, and says so. */
export const titled = (name: string, fileName: string): Pick<FoundRecipe, 'options' | 'diagnostics'> => {
  const title = titleFromPath(fileName);
  if (name !== '' || title === '') return {};
  return { options: { title }, diagnostics: [{ code: 'title-missing', field: 'title', evidence: fileName }] };
};
