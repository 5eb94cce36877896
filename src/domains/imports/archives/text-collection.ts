import type {
  DetectionConfidence,
  ExtractedItem,
  ExtractedRecipe,
  ImportArchive,
  PhotoLocation,
} from '../formats/format.ts';
import { MemberFinder, baseName, hasExtension, isImagePath, titleFromPath } from './member-paths.ts';
import { readMember } from './read-member.ts';

/** A recipe and the picture files it refers to. */
export interface RecipeWithPhotos {
  readonly recipe: ExtractedRecipe;
  readonly photoNames: readonly string[];
}

/** A format with one text file per recipe, which people keep in folders together with pictures. */
export interface TextCollectionFormat {
  readonly extensions: readonly string[];
  /** Whether a text is certainly a recipe of this format. */
  readonly matches: (text: string) => boolean;
  readonly read: (text: string, name: string) => readonly RecipeWithPhotos[];
  /** Matches the recipe files of a site, which has many other files. */
  readonly folderPattern?: RegExp;
}

/** How many files are checked before deciding that an archive is something else. */
const MAX_PROBED_FILES = 5;

const textsOf = (archive: ImportArchive, { extensions }: TextCollectionFormat): string[] =>
  archive.members.map(({ path }) => path).filter((path) => hasExtension(path, ...extensions));

const hasOwn = async (
  archive: ImportArchive,
  format: TextCollectionFormat,
  paths: readonly string[],
): Promise<boolean> => {
  for (const path of paths.slice(0, MAX_PROBED_FILES)) {
    const file = await readMember(archive, path);
    if (file.kind === 'file' && format.matches(file.text())) return true;
  }
  return false;
};

/**
 * Detects a folder of such texts and pictures and nothing else, or a site. Without pictures the files can be imported
 * independently, so the answer is `no`.
 */
export const detectTextCollection = async (
  archive: ImportArchive,
  format: TextCollectionFormat,
): Promise<DetectionConfidence> => {
  const texts = textsOf(archive, format);
  if (texts.length === 0) return 'no';
  const { folderPattern } = format;
  const inFolder = folderPattern === undefined ? [] : texts.filter((path) => folderPattern.test(path));
  if (inFolder.length > 0) return (await hasOwn(archive, format, inFolder)) ? 'sure' : 'no';
  const pictures = archive.members.filter(({ path }) => isImagePath(path));
  if (pictures.length === 0 || texts.length + pictures.length < archive.members.length) return 'no';
  return (await hasOwn(archive, format, texts)) ? 'likely' : 'no';
};

/** Finds the pictures of an archive by the names used in texts. */
class Pictures {
  readonly #finder: MemberFinder;
  readonly #byName: ReadonlyMap<string, string>;

  constructor(archive: ImportArchive) {
    this.#finder = new MemberFinder(archive);
    const pictures = archive.members.map(({ path }) => path).filter(isImagePath);
    this.#byName = new Map(pictures.map((path) => [baseName(path).toLowerCase(), path]));
  }

  /** Looks next to the text, then anywhere: sites refer to pictures by file name only. */
  find(text: string, name: string): PhotoLocation | undefined {
    const path = this.#finder.resolve(text, name) ?? this.#byName.get(baseName(name).toLowerCase());
    return path === undefined ? undefined : { kind: 'upload', path: [path] };
  }

  /** `Baked Potato.jpg` for `Baked Potato.cook`. */
  beside(text: string): PhotoLocation | undefined {
    const stem = text.slice(0, Math.max(0, text.lastIndexOf('.')));
    const path = ['.jpg', '.jpeg', '.png', '.webp'].map((ending) => this.#finder.find(stem + ending)).find(Boolean);
    return path === undefined ? undefined : { kind: 'upload', path: [path] };
  }
}

const isCookable = ({ node }: ExtractedRecipe): boolean =>
  ['recipeIngredient', 'recipeInstructions'].some((name) => {
    const list = node[name];
    return Array.isArray(list) && list.length > 0;
  });

/** Adds a diagnostic for each picture that was not included. */
export const reportMissingPhotos = (recipe: ExtractedRecipe, names: readonly string[]): ExtractedRecipe => {
  const missing = names.map((evidence) => ({ code: 'photo-missing', field: 'assets', evidence }) as const);
  return missing.length === 0 ? recipe : { ...recipe, diagnostics: [...(recipe.diagnostics ?? []), ...missing] };
};

/** Reads the recipes of a collection with their pictures. Other texts, such as a README, are skipped. */
export async function* readTextCollection(
  archive: ImportArchive,
  format: TextCollectionFormat,
): AsyncGenerator<ExtractedItem> {
  const pictures = new Pictures(archive);
  const texts = textsOf(archive, format);
  const isSite = texts.some((path) => format.folderPattern?.test(path));
  for (const path of texts) {
    const file = await readMember(archive, path);
    if (file.kind !== 'file') {
      yield file;
      continue;
    }
    const text = file.text();
    const isOwn = format.matches(text);
    for (const { recipe, photoNames: named } of format.read(text, titleFromPath(path))) {
      if (!isOwn && (isSite || !isCookable(recipe))) continue;
      const found = named.map((name) => pictures.find(path, name));
      const places = found.length > 0 ? found : [pictures.beside(path)];
      yield {
        ...reportMissingPhotos(
          recipe,
          named.filter((_, index) => found[index] === undefined),
        ),
        path: [path],
        photos: [...new Set(places)].filter((place) => place !== undefined),
      };
    }
  }
}
