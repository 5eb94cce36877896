import type { Format, Found, FoundRecipe, ImportArchive, ImportFile, ReadContext } from '../format.ts';
import { baseName, endsWith, isPicturePath } from '../shared/members/member-paths.ts';
import { jsonOfMember, readMember, unreadableAt } from '../shared/members/read-member.ts';
import { listAt } from '../shared/words/json-values.ts';
import type { JsonObject } from '../shared/words/json-values.ts';
import { MealieFiles } from './mealie-files.ts';
import { fromMealie, isMealieRecipe } from './mealie-recipe.ts';
import { folderNames, isMealieDatabase, recipesOfDatabase } from './read-database.ts';

const NO_RECIPE = 'It is no recipe as Mealie writes it.';
const NO_DATABASE = 'It is no database as Mealie writes it.';

/** How many files are checked before deciding that an archive is not from Mealie. */
const MOST_LOOKED_AT = 3;

/** Whether a file is in the recipes folder and is not an attachment. */
const isInFolder = (path: string): boolean => /(?:^|\/)recipes\//i.test(path) && !/\/(?:assets|images)\//i.test(path);

const databasesIn = ({ members }: ImportArchive): readonly string[] =>
  members.map(({ path }) => path).filter((path) => baseName(path) === 'database.json');

/**
 * The recipe files of an export: those in the `recipes` folder, or a single one next to its picture. Settings are
 * skipped.
 */
const recipeFilesIn = ({ members }: ImportArchive): readonly string[] => {
  const paths = members.map(({ path }) => path).filter((path) => !isPicturePath(path));
  const inFolder = paths.filter((path) => endsWith(path, '.json') && isInFolder(path));
  if (inFolder.length > 0) return inFolder;
  return paths.length === 1 ? paths : [];
};

const withFiles = (recipe: JsonObject, path: string, files: MealieFiles, isAlone = false): FoundRecipe => {
  const found = fromMealie(recipe, path);
  const { photos, diagnostics } = files.of(folderNames(recipe), isAlone ? path : undefined);
  return { ...found, path: [path], photos, diagnostics: [...(found.diagnostics ?? []), ...diagnostics] };
};

/** The API returns either one recipe or a list. */
const recipesIn = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : [json]);

function* readFile(file: ImportFile, context: ReadContext): Generator<Found> {
  const json = file.json();
  if (isMealieDatabase(json)) {
    context.expect(listAt(json, 'recipes').length);
    for (const recipe of recipesOfDatabase(json)) yield fromMealie(recipe, file.name);
    return;
  }
  for (const recipe of recipesIn(json)) {
    yield isMealieRecipe(recipe) ? fromMealie(recipe, file.name) : unreadableAt([], file.name, NO_RECIPE);
  }
}

async function* readBackup(archive: ImportArchive, context: ReadContext): AsyncGenerator<Found> {
  const files = new MealieFiles(archive);
  for (const path of databasesIn(archive)) {
    const file = await readMember(archive, path);
    const json = file.kind === 'file' ? file.json() : undefined;
    if (file.kind !== 'file') yield file;
    else if (isMealieDatabase(json)) {
      context.expect(listAt(json, 'recipes').length);
      for (const recipe of recipesOfDatabase(json)) yield withFiles(recipe, path, files);
    } else yield unreadableAt([path], path, NO_DATABASE);
  }
}

async function* readExport(archive: ImportArchive, context: ReadContext): AsyncGenerator<Found> {
  const [files, paths] = [new MealieFiles(archive), recipeFilesIn(archive)];
  context.expect(paths.length);
  for (const path of paths) {
    const file = await readMember(archive, path);
    const recipe = file.kind === 'file' ? file.json() : undefined;
    if (file.kind !== 'file') yield file;
    else if (isMealieRecipe(recipe)) yield withFiles(recipe, path, files, paths.length === 1);
    else yield unreadableAt([path], path, NO_RECIPE);
  }
}

/** Whether one of the first of some files is what it should be. */
const someIs = async (
  archive: ImportArchive,
  paths: readonly string[],
  isIt: (json: unknown) => boolean,
): Promise<boolean> => {
  for (const path of paths.slice(0, MOST_LOOKED_AT)) if (isIt(await jsonOfMember(archive, path))) return true;
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
