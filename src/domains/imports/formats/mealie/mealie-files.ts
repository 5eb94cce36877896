import type { ExtractionDiagnostic, ImportArchive, PhotoLocation } from '../format.ts';
import { baseName, getFolder, isImagePath } from '../../archives/member-paths.ts';
import { isUuid, normalizeId } from './mealie-recipe.ts';

/** Prefers the original picture, then the smaller copy that Mealie made, then any other. The thumbnail comes last. */
const RANKS = [/^original\./i, /^min-original\./i, /^(?!tiny-)/i];

const rankOf = (path: string): number => {
  const rank = RANKS.findIndex((pattern) => pattern.test(baseName(path)));
  return rank === -1 ? RANKS.length : rank;
};

interface FilesOfRecipe {
  readonly photos: readonly PhotoLocation[];
  readonly diagnostics: readonly ExtractionDiagnostic[];
}

/** Ids are compared without dashes. In slugs dashes are significant. */
const keyOf = (name: string): string => (isUuid(name) ? normalizeId(name) : name.toLowerCase());

/** Indexes the files next to the recipes of an archive: `recipes/<id or slug>/images/…` and `…/assets/…`. */
export class MealieFiles {
  readonly #pictures = new Map<string, string[]>();
  readonly #assets = new Map<string, string[]>();

  constructor({ members }: ImportArchive) {
    for (const { path } of members) {
      const [, name = '', kind] = /(?:^|\/)([^/]+)\/(images|assets)\/[^/]+$/i.exec(path) ?? [];
      if (kind?.toLowerCase() === 'assets') add(this.#assets, keyOf(name), path);
      else if (isImagePath(path)) {
        add(this.#pictures, keyOf(name), path);
        // The first versions: `images/<slug>.jpg`.
        add(this.#pictures, keyOf(baseName(path).replace(/\.[^.]*$/, '')), path);
        // A recipe that was exported alone has its picture beside it.
        add(this.#pictures, getFolder(path), path);
      }
    }
  }

  /** Finds the files of a recipe by the names its folder or picture may have: its id and its slug. */
  find(names: readonly string[], besideIt?: string): FilesOfRecipe {
    const keys = [...new Set(names.map(keyOf))].filter((key) => key !== '');
    const found = keys.flatMap((key) => this.#pictures.get(key) ?? []);
    const pictures =
      found.length > 0 || besideIt === undefined ? found : (this.#pictures.get(getFolder(besideIt)) ?? []);
    const [leading] = [...new Set(pictures)].sort((a, b) => rankOf(a) - rankOf(b));
    const assets = keys.flatMap((key) => this.#assets.get(key) ?? []);
    const photos = [...(leading === undefined ? [] : [leading]), ...assets.filter(isImagePath)];
    return {
      photos: photos.map((path) => ({ kind: 'upload', path: [path] })),
      diagnostics: assets
        .filter((path) => !isImagePath(path))
        .map((path) => ({ code: 'part-left-out', evidence: baseName(path) })),
    };
  }
}

const add = (map: Map<string, string[]>, key: string, path: string): void => {
  const paths = map.get(key);
  if (paths === undefined) map.set(key, [path]);
  else paths.push(path);
};
