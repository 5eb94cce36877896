import type { Format, Found, ImportArchive, ImportFile, ReadContext } from '../format.ts';
import { endsWith } from '../shared/members/member-paths.ts';
import { readMember, unreadableAt } from '../shared/members/read-member.ts';
import { fromPaprika, isPaprikaRecipe } from './paprika-recipe.ts';

/** The recipes in a file: one, or a list of them as programs write it that read what Paprika keeps online. */
const recipesIn = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : [json]);

const NO_RECIPE = 'It is no recipe as Paprika writes it.';

function* readFile(file: ImportFile, path: readonly string[]): Generator<Found> {
  const json = file.json();
  for (const [index, recipe] of recipesIn(json).entries()) {
    const pointer = Array.isArray(json) ? `/${index}` : '';
    if (isPaprikaRecipe(recipe)) yield fromPaprika(recipe, { path, fileName: file.name, pointer });
    else yield unreadableAt(path, file.name, NO_RECIPE);
  }
}

/** One member at a time, so that its photographs are in memory one at a time. */
async function* readArchive(archive: ImportArchive, context: ReadContext): AsyncGenerator<Found> {
  context.expect(archive.members.length);
  for (const { path } of archive.members) {
    const file = await readMember(archive, path);
    if (file.kind === 'file') yield* readFile(file, [path]);
    else yield file;
  }
}

/**
 * Paprika: `.paprikarecipes`, a ZIP of `.paprikarecipe`, each a gzip of one JSON. An archive with other files among
 * them is read file by file, as any archive is.
 */
export const format: Format = {
  id: 'paprika',
  name: 'Paprika',
  detect: (source) => {
    if (source.kind === 'archive') {
      const { members } = source;
      return members.length > 0 && members.every(({ path }) => endsWith(path, '.paprikarecipe')) ? 'sure' : 'no';
    }
    const [first] = recipesIn(source.json());
    return isPaprikaRecipe(first) ? 'sure' : 'no';
  },
  read: (source, context) => (source.kind === 'archive' ? readArchive(source, context) : readFile(source, [])),
};
