import type { Format, Found, ImportArchive, ImportFile, PhotoPlace, ReadContext } from '../format.ts';
import { baseName, endsWith, folderOf, isPicturePath, titleFromPath } from '../shared/members/member-paths.ts';
import { jsonOfMember, readMember, unreadableAt } from '../shared/members/read-member.ts';
import { fromNextcloud, isFromNextcloud, recipeIn } from './nextcloud-recipe.ts';

const NO_RECIPE = 'It is no recipe as Nextcloud Cookbook writes it.';

/** How many files are checked before deciding that an archive is from another program. */
const MOST_LOOKED_AT = 3;

const filesIn = ({ members }: ImportArchive): readonly string[] =>
  members.map(({ path }) => path).filter((path) => endsWith(path, '.json'));

/** The picture of each folder: `full.jpg`, or else any that is not a thumbnail. */
const picturesByFolder = ({ members }: ImportArchive): ReadonlyMap<string, string> => {
  const pictures = new Map<string, string>();
  for (const { path } of members) {
    if (!isPicturePath(path) || /^thumb/i.test(baseName(path))) continue;
    const folder = folderOf(path);
    if (!pictures.has(folder) || /^full\./i.test(baseName(path))) pictures.set(folder, path);
  }
  return pictures;
};

/** A folder is named after its recipe, so it provides the title of a recipe without a name. */
const nameFor = (path: string): string => (titleFromPath(path) === 'recipe' ? folderOf(path).slice(0, -1) : path);

async function* readArchive(archive: ImportArchive, context: ReadContext): AsyncGenerator<Found> {
  const [paths, pictures] = [filesIn(archive), picturesByFolder(archive)];
  context.expect(paths.length);
  for (const path of paths) {
    const file = await readMember(archive, path);
    const recipe = file.kind === 'file' ? recipeIn(file.json()) : undefined;
    const picture = pictures.get(folderOf(path));
    const photos: readonly PhotoPlace[] = picture === undefined ? [] : [{ kind: 'upload', path: [picture] }];
    if (recipe !== undefined) {
      yield { ...fromNextcloud(recipe, nameFor(path), picture !== undefined), path: [path], photos };
    } else yield unreadableAt([path], nameFor(path), file.kind === 'unreadable' ? file.reason : NO_RECIPE);
  }
}

function* readFile(file: ImportFile): Generator<Found> {
  const recipe = recipeIn(file.json());
  if (recipe !== undefined) yield fromNextcloud(recipe, file.name, false);
}

/** Nextcloud Cookbook has one folder per recipe, with a schema.org `recipe.json` and `full.jpg`. */
export const format: Format = {
  id: 'nextcloud-cookbook',
  name: 'Nextcloud Cookbook',
  detect: async (source) => {
    if (source.kind === 'file') {
      const recipe = recipeIn(source.json());
      return recipe !== undefined && isFromNextcloud(recipe) ? 'sure' : 'no';
    }
    const isItsOwn = source.members.every(({ path }) => endsWith(path, '.json') || isPicturePath(path));
    const recipes = filesIn(source).filter((path) => baseName(path).toLowerCase() === 'recipe.json');
    if (!isItsOwn) return 'no';
    for (const path of recipes.slice(0, MOST_LOOKED_AT)) {
      if (recipeIn(await jsonOfMember(source, path)) !== undefined) return 'sure';
    }
    return 'no';
  },
  read: (source, context) => (source.kind === 'archive' ? readArchive(source, context) : readFile(source)),
};
