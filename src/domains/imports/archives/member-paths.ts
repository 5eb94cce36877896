import type { ImportArchive } from '../formats/format.ts';

/** `soup.json` for `recipes/soup.json`. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** `recipes/` for `recipes/soup.json`, empty at the top level. */
export const getFolder = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** `soup` for `recipes/soup.json`, as a fallback title. */
export const titleFromPath = (path: string): string => {
  const base = baseName(path);
  const end = base.lastIndexOf('.');
  return (end > 0 ? base.slice(0, end) : base).replaceAll(/[_\s]+/g, ' ').trim();
};

/** Ignores case. */
export const hasExtension = (path: string, ...endings: readonly string[]): boolean => {
  const lower = path.toLowerCase();
  return endings.some((ending) => lower.endsWith(ending));
};

const PICTURES = ['.jpg', '.jpeg', '.png', '.webp', '.gif', '.avif', '.heic', '.bmp', '.tif', '.tiff', '.svg'];

export const isImagePath = (path: string): boolean => hasExtension(path, ...PICTURES);

/** Finds members by the names that other files use for them. */
export class MemberFinder {
  readonly #paths: ReadonlyMap<string, string>;

  constructor({ members }: ImportArchive) {
    this.#paths = new Map(members.map(({ path }) => [path.toLowerCase(), path]));
  }

  /** Ignores case. */
  find(path: string): string | undefined {
    return this.#paths.get(path.toLowerCase());
  }

  /** Resolves a relative URL in a page, such as `images/soup.jpg`, which may be percent-encoded. */
  resolve(page: string, address: string): string | undefined {
    const plain = address.trim().replace(/^(?:\.\/)+/, '');
    const found = this.find(`${getFolder(page)}${plain}`) ?? this.find(plain);
    return found ?? (plain.includes('%') ? this.find(`${getFolder(page)}${unescaped(plain)}`) : undefined);
  }
}

const unescaped = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};
