import type { Format, ExtractedItem, ImportArchive, ImportFile, ReadContext } from '../format.ts';
import { hasExtension } from '../../archives/member-paths.ts';
import { readMember, createUnreadableItem } from '../../archives/read-member.ts';
import { fromPaprika, isPaprikaRecipe } from './paprika-recipe.ts';

/** Tools that download from Paprika's cloud sync write a list of recipes into one file. */
const recipesIn = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : [json]);

const NO_RECIPE = 'This is not a recipe in the format of Paprika.';

function* readFile(file: ImportFile, path: readonly string[]): Generator<ExtractedItem> {
  const json = file.json();
  for (const [index, recipe] of recipesIn(json).entries()) {
    const pointer = Array.isArray(json) ? `/${index}` : '';
    if (isPaprikaRecipe(recipe)) yield fromPaprika(recipe, { path, fileName: file.name, pointer });
    else yield createUnreadableItem(path, file.name, NO_RECIPE);
  }
}

/** Reads one member at a time, so that only one recipe's photos are in memory. */
async function* readArchive(archive: ImportArchive, context: ReadContext): AsyncGenerator<ExtractedItem> {
  context.reportTotal(archive.members.length);
  for (const { path } of archive.members) {
    const file = await readMember(archive, path);
    if (file.kind === 'file') yield* readFile(file, [path]);
    else yield file;
  }
}

/**
 * Paprika exports `.paprikarecipes`, a ZIP of `.paprikarecipe` files, each a gzipped JSON file. An archive that also
 * has other files is read file by file, like any archive.
 */
export const format: Format = {
  id: 'paprika',
  name: 'Paprika',
  detect: (source) => {
    if (source.kind === 'archive') {
      const { members } = source;
      return members.length > 0 && members.every(({ path }) => hasExtension(path, '.paprikarecipe')) ? 'sure' : 'no';
    }
    const [first] = recipesIn(source.json());
    return isPaprikaRecipe(first) ? 'sure' : 'no';
  },
  read: (source, context) => (source.kind === 'archive' ? readArchive(source, context) : readFile(source, [])),
};
