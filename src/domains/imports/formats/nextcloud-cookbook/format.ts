import type { Format, ExtractedItem, ImportArchive, ImportFile, PhotoLocation, ReadContext } from '../format.ts';
import { baseName, hasExtension, getFolder, isImagePath, titleFromPath } from '../../archives/member-paths.ts';
import { readMemberJson, readMember, createUnreadableItem } from '../../archives/read-member.ts';
import { fromNextcloud, isNextcloudRecipe, findRecipeNode } from './nextcloud-recipe.ts';

const NO_RECIPE = 'This is not a recipe in the format of Nextcloud Cookbook.';

/** How many files are checked before deciding that an archive is from another program. */
const MAX_PROBED_FILES = 3;

const filesIn = ({ members }: ImportArchive): readonly string[] =>
  members.map(({ path }) => path).filter((path) => hasExtension(path, '.json'));

/** The picture of each folder: `full.jpg`, or else any that is not a thumbnail. */
const picturesByFolder = ({ members }: ImportArchive): ReadonlyMap<string, string> => {
  const pictures = new Map<string, string>();
  for (const { path } of members) {
    if (!isImagePath(path) || /^thumb/i.test(baseName(path))) continue;
    const folder = getFolder(path);
    if (!pictures.has(folder) || /^full\./i.test(baseName(path))) pictures.set(folder, path);
  }
  return pictures;
};

/** A folder is named after its recipe, so it provides the title of a recipe without a name. */
const nameFor = (path: string): string => (titleFromPath(path) === 'recipe' ? getFolder(path).slice(0, -1) : path);

async function* readArchive(archive: ImportArchive, context: ReadContext): AsyncGenerator<ExtractedItem> {
  const [paths, pictures] = [filesIn(archive), picturesByFolder(archive)];
  context.reportTotal(paths.length);
  for (const path of paths) {
    const file = await readMember(archive, path);
    const recipe = file.kind === 'file' ? findRecipeNode(file.json()) : undefined;
    const picture = pictures.get(getFolder(path));
    const photos: readonly PhotoLocation[] = picture === undefined ? [] : [{ kind: 'upload', path: [picture] }];
    if (recipe !== undefined) {
      yield { ...fromNextcloud(recipe, nameFor(path), picture !== undefined), path: [path], photos };
    } else yield createUnreadableItem([path], nameFor(path), file.kind === 'unreadable' ? file.reason : NO_RECIPE);
  }
}

function* readFile(file: ImportFile): Generator<ExtractedItem> {
  const recipe = findRecipeNode(file.json());
  if (recipe !== undefined) yield fromNextcloud(recipe, file.name, false);
}

/** Nextcloud Cookbook has one folder per recipe, with a schema.org `recipe.json` and `full.jpg`. */
export const format: Format = {
  id: 'nextcloud-cookbook',
  name: 'Nextcloud Cookbook',
  detect: async (source) => {
    if (source.kind === 'file') {
      const recipe = findRecipeNode(source.json());
      return recipe !== undefined && isNextcloudRecipe(recipe) ? 'sure' : 'no';
    }
    const isItsOwn = source.members.every(({ path }) => hasExtension(path, '.json') || isImagePath(path));
    const recipes = filesIn(source).filter((path) => baseName(path).toLowerCase() === 'recipe.json');
    if (!isItsOwn) return 'no';
    for (const path of recipes.slice(0, MAX_PROBED_FILES)) {
      if (findRecipeNode(await readMemberJson(source, path)) !== undefined) return 'sure';
    }
    return 'no';
  },
  read: (source, context) => (source.kind === 'archive' ? readArchive(source, context) : readFile(source)),
};
