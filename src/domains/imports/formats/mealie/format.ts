import type { Format, ExtractedItem, ExtractedRecipe, ImportArchive, ImportFile, ReadContext } from '../format.ts';
import { baseName, hasExtension, isImagePath } from '../../archives/member-paths.ts';
import { readMemberJson, readMember, createUnreadableItem } from '../../archives/read-member.ts';
import { getListField } from '../../values/json-fields.ts';
import type { JsonObject } from '../../values/json-fields.ts';
import { MealieFiles } from './mealie-files.ts';
import { fromMealie, isMealieRecipe } from './mealie-recipe.ts';
import { listPossibleFolderNames, isMealieDatabase, listDatabaseRecipes } from './mealie-database.ts';

const NO_RECIPE = 'This is not a recipe in the format of Mealie.';
const NO_DATABASE = 'This is not a database in the format of Mealie.';

/** How many files are checked before deciding that an archive is not from Mealie. */
const MAX_PROBED_FILES = 3;

/** Whether a file is in the recipes folder and is not an attachment. */
const isInFolder = (path: string): boolean => /(?:^|\/)recipes\//i.test(path) && !/\/(?:assets|images)\//i.test(path);

const databasesIn = ({ members }: ImportArchive): readonly string[] =>
  members.map(({ path }) => path).filter((path) => baseName(path) === 'database.json');

/**
 * The recipe files of an export: those in the `recipes` folder, or a single one next to its picture. Settings are
 * skipped.
 */
const recipeFilesIn = ({ members }: ImportArchive): readonly string[] => {
  const paths = members.map(({ path }) => path).filter((path) => !isImagePath(path));
  const inFolder = paths.filter((path) => hasExtension(path, '.json') && isInFolder(path));
  if (inFolder.length > 0) return inFolder;
  return paths.length === 1 ? paths : [];
};

const withFiles = (recipe: JsonObject, path: string, files: MealieFiles, isAlone = false): ExtractedRecipe => {
  const found = fromMealie(recipe, path);
  const { photos, diagnostics } = files.find(listPossibleFolderNames(recipe), isAlone ? path : undefined);
  return { ...found, path: [path], photos, diagnostics: [...(found.diagnostics ?? []), ...diagnostics] };
};

/** The API returns either one recipe or a list. */
const recipesIn = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : [json]);

function* readFile(file: ImportFile, context: ReadContext): Generator<ExtractedItem> {
  const json = file.json();
  if (isMealieDatabase(json)) {
    context.reportTotal(getListField(json, 'recipes').length);
    for (const recipe of listDatabaseRecipes(json)) yield fromMealie(recipe, file.name);
    return;
  }
  for (const recipe of recipesIn(json)) {
    yield isMealieRecipe(recipe) ? fromMealie(recipe, file.name) : createUnreadableItem([], file.name, NO_RECIPE);
  }
}

async function* readBackup(archive: ImportArchive, context: ReadContext): AsyncGenerator<ExtractedItem> {
  const files = new MealieFiles(archive);
  for (const path of databasesIn(archive)) {
    const file = await readMember(archive, path);
    const json = file.kind === 'file' ? file.json() : undefined;
    if (file.kind !== 'file') yield file;
    else if (isMealieDatabase(json)) {
      context.reportTotal(getListField(json, 'recipes').length);
      for (const recipe of listDatabaseRecipes(json)) yield withFiles(recipe, path, files);
    } else yield createUnreadableItem([path], path, NO_DATABASE);
  }
}

async function* readExport(archive: ImportArchive, context: ReadContext): AsyncGenerator<ExtractedItem> {
  const [files, paths] = [new MealieFiles(archive), recipeFilesIn(archive)];
  context.reportTotal(paths.length);
  for (const path of paths) {
    const file = await readMember(archive, path);
    const recipe = file.kind === 'file' ? file.json() : undefined;
    if (file.kind !== 'file') yield file;
    else if (isMealieRecipe(recipe)) yield withFiles(recipe, path, files, paths.length === 1);
    else yield createUnreadableItem([path], path, NO_RECIPE);
  }
}

/** Whether one of the first of some files is what it should be. */
const someIs = async (
  archive: ImportArchive,
  paths: readonly string[],
  isIt: (json: unknown) => boolean,
): Promise<boolean> => {
  for (const path of paths.slice(0, MAX_PROBED_FILES)) if (isIt(await readMemberJson(archive, path))) return true;
  return false;
};

/**
 * Mealie exports a backup (since 1.0) with the whole database in one JSON file, an archive with one JSON file per
 * recipe, or a single such file.
 */
export const format: Format = {
  id: 'mealie',
  name: 'Mealie',
  detect: async (source) => {
    if (source.kind === 'archive') {
      const isBackup = await someIs(source, databasesIn(source), isMealieDatabase);
      return isBackup || (await someIs(source, recipeFilesIn(source), isMealieRecipe)) ? 'sure' : 'no';
    }
    const json = source.json();
    return isMealieDatabase(json) || isMealieRecipe(recipesIn(json)[0]) ? 'sure' : 'no';
  },
  read: (source, context) => {
    if (source.kind === 'file') return readFile(source, context);
    return databasesIn(source).length > 0 ? readBackup(source, context) : readExport(source, context);
  },
};
