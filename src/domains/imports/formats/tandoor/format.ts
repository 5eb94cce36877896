import type { Format, ExtractedItem, ImportArchive, ImportFile, PhotoLocation, ReadContext } from '../format.ts';
import { baseName, hasExtension, isImagePath, titleFromPath } from '../../archives/member-paths.ts';
import { readMemberJson, openMember, readMember, createUnreadableItem } from '../../archives/read-member.ts';
import { getTextField } from '../../values/json-fields.ts';
import type { JsonObject } from '../../values/json-fields.ts';
import { parseUrl } from '../../values/parse-url.ts';
import { fromTandoor, isTandoorRecipe } from './tandoor-recipe.ts';

const NO_RECIPE = 'This is not a recipe in the format of Tandoor.';

/** The API returns either one recipe or a list. */
const recipesIn = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : [json]);

/** Only the API includes the URL of the picture. */
const pictureOf = (recipe: JsonObject): readonly PhotoLocation[] => {
  const url = parseUrl(getTextField(recipe, 'image'));
  return url === undefined ? [] : [{ kind: 'address', url }];
};

function* readFile(file: ImportFile): Generator<ExtractedItem> {
  for (const recipe of recipesIn(file.json())) {
    if (isTandoorRecipe(recipe)) yield { ...fromTandoor(recipe, file.name), photos: pictureOf(recipe) };
    else yield createUnreadableItem([], file.name, NO_RECIPE);
  }
}

const recipeFileIn = ({ members }: ImportArchive): string | undefined =>
  members.find(({ path }) => baseName(path) === 'recipe.json')?.path;

/** Reads the archive of one recipe: `recipe.json` and `image.*`. `within` is its path inside the upload. */
async function* readOne(archive: ImportArchive, within: readonly string[]): AsyncGenerator<ExtractedItem> {
  const path = recipeFileIn(archive);
  const place = [...within, ...(path === undefined ? [] : [path])];
  const file = path === undefined ? undefined : await readMember(archive, path);
  const recipe = file?.kind === 'file' ? file.json() : undefined;
  if (!isTandoorRecipe(recipe)) {
    yield createUnreadableItem(place, archive.name, file?.kind === 'unreadable' ? file.reason : NO_RECIPE);
    return;
  }
  const number = titleFromPath(within.at(-1) ?? archive.name);
  const pictures = archive.members.filter((member) => isImagePath(member.path));
  yield {
    ...fromTandoor(recipe, archive.name, /^\d{1,18}$/.test(number) ? number : ''),
    path: place,
    photos: pictures.map((picture) => ({ kind: 'upload', path: [...within, picture.path] })),
  };
}

async function* readAll(archive: ImportArchive, context: ReadContext): AsyncGenerator<ExtractedItem> {
  context.reportTotal(archive.members.length);
  for (const { path } of archive.members) {
    const inner = await openMember(archive, path);
    if (inner.kind === 'archive') yield* readOne(inner, [path]);
    else yield inner;
  }
}

const isOne = async (archive: ImportArchive): Promise<boolean> => {
  const path = recipeFileIn(archive);
  return path !== undefined && !path.includes('/') && isTandoorRecipe(await readMemberJson(archive, path));
};

const isAll = ({ members }: ImportArchive): boolean =>
  members.length > 0 && members.every(({ path }) => hasExtension(path, '.zip'));

/**
 * Tandoor exports a ZIP with one ZIP per recipe. One of these, or the `recipe.json` inside, can be imported as well.
 */
export const format: Format = {
  id: 'tandoor',
  name: 'Tandoor',
  detect: async (source) => {
    if (source.kind === 'file') return isTandoorRecipe(recipesIn(source.json())[0]) ? 'sure' : 'no';
    if (!isAll(source)) return (await isOne(source)) ? 'sure' : 'no';
    const inner = await openMember(source, source.members[0]?.path ?? '');
    return inner.kind === 'archive' && (await isOne(inner)) ? 'sure' : 'no';
  },
  read: (source, context) => {
    if (source.kind === 'file') return readFile(source);
    return isAll(source) ? readAll(source, context) : readOne(source, []);
  },
};
