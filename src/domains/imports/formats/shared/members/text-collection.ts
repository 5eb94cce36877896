import type { Confidence, Found, FoundRecipe, ImportArchive, PhotoPlace } from '../../format.ts';
import { MemberFinder, baseName, endsWith, isPicturePath, titleFromPath } from './member-paths.ts';
import { readMember } from './read-member.ts';

/** A recipe and the picture files it refers to. */
export interface PicturedRecipe {
  readonly recipe: FoundRecipe;
  readonly pictures: readonly string[];
}

/** A format with one text file per recipe, which people keep in folders together with pictures. */
export interface TextFormat {
  readonly endings: readonly string[];
  /** Whether a text is certainly a recipe of this format. */
  readonly isOwn: (text: string) => boolean;
  readonly read: (text: string, name: string) => readonly PicturedRecipe[];
  /** Matches the recipe files of a site, which has many other files. */
  readonly folder?: RegExp;
}

/** How many files are checked before deciding that an archive is something else. */
const MOST_LOOKED_AT = 5;

const textsOf = (archive: ImportArchive, { endings }: TextFormat): string[] =>
  archive.members.map(({ path }) => path).filter((path) => endsWith(path, ...endings));

const hasOwn = async (archive: ImportArchive, format: TextFormat, paths: readonly string[]): Promise<boolean> => {
  for (const path of paths.slice(0, MOST_LOOKED_AT)) {
    const file = await readMember(archive, path);
    if (file.kind === 'file' && format.isOwn(file.text())) return true;
  }
  return false;
};

/**
 * Detects a folder of such texts and pictures and nothing else, or a site. Without pictures the files can be imported
 * independently, so the answer is `no`.
 */
export const detectCollection = async (archive: ImportArchive, format: TextFormat): Promise<Confidence> => {
  const texts = textsOf(archive, format);
  if (texts.length === 0) return 'no';
  const { folder } = format;
  const inFolder = folder === undefined ? [] : texts.filter((path) => folder.test(path));
  if (inFolder.length > 0) return (await hasOwn(archive, format, inFolder)) ? 'sure' : 'no';
  const pictures = archive.members.filter(({ path }) => isPicturePath(path));
  if (pictures.length === 0 || texts.length + pictures.length < archive.members.length) return 'no';
  return (await hasOwn(archive, format, texts)) ? 'likely' : 'no';
};

/** Finds the pictures of an archive by the names used in texts. */
class Pictures {
  readonly #finder: MemberFinder;
  readonly #byName: ReadonlyMap<string, string>;

  constructor(archive: ImportArchive) {
    this.#finder = new MemberFinder(archive);
    const pictures = archive.members.map(({ path }) => path).filter(isPicturePath);
    this.#byName = new Map(pictures.map((path) => [baseName(path).toLowerCase(), path]));
  }

  /** Looks next to the text, then anywhere: sites refer to pictures by file name only. */
  find(text: string, name: string): PhotoPlace | undefined {
    const path = this.#finder.from(text, name) ?? this.#byName.get(baseName(name).toLowerCase());
    return path === undefined ? undefined : { kind: 'upload', path: [path] };
  }

  /** `Baked Potato.jpg` for `Baked Potato.cook`. */
  beside(text: string): PhotoPlace | undefined {
    const stem = text.slice(0, Math.max(0, text.lastIndexOf('.')));
    const path = ['.jpg', '.jpeg', '.png', '.webp'].map((ending) => this.#finder.at(stem + ending)).find(Boolean);
    return path === undefined ? undefined : { kind: 'upload', path: [path] };
  }
}

const isCookable = ({ node }: FoundRecipe): boolean =>
  ['recipeIngredient', 'recipeInstructions'].some((name) => {
    const list = node[name];
    return Array.isArray(list) && list.length > 0;
  });

/** Adds a diagnostic for each picture that was not included. */
export const withoutPictures = (recipe: FoundRecipe, names: readonly string[]): FoundRecipe => {
  const missing = names.map((evidence) => ({ code: 'photo-missing', field: 'assets', evidence }) as const);
  return missing.length === 0 ? recipe : { ...recipe, diagnostics: [...(recipe.diagnostics ?? []), ...missing] };
};

/** Reads the recipes of a collection with their pictures. Other texts, such as a README, are skipped. */
export async function* readCollection(archive: ImportArchive, format: TextFormat): AsyncGenerator<Found> {
  const pictures = new Pictures(archive);
  const texts = textsOf(archive, format);
  const isSite = texts.some((path) => format.folder?.test(path));
  for (const path of texts) {
    const file = await readMember(archive, path);
    if (file.kind !== 'file') {
      yield file;
      continue;
    }
    const text = file.text();
    const isOwn = format.isOwn(text);
    for (const { recipe, pictures: named } of format.read(text, titleFromPath(path))) {
      if (!isOwn && (isSite || !isCookable(recipe))) continue;
      const found = named.map((name) => pictures.find(path, name));
      const places = found.length > 0 ? found : [pictures.beside(path)];
      yield {
        ...withoutPictures(
          recipe,
          named.filter((_, index) => found[index] === undefined),
        ),
        path: [path],
        photos: [...new Set(places)].filter((place) => place !== undefined),
      };
    }
  }
}
