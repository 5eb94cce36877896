import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A file of the web app, with its bytes by encoding. The uncompressed bytes always exist. */
export interface AppFile {
  readonly type: string;
  /** Whether its name contains a content hash. */
  readonly isHashed: boolean;
  /** Read on first use and then cached: there are few files, and they never change while the service runs. */
  bytes(encoding: '' | 'br' | 'gzip'): Buffer | undefined;
}

export interface BuiltApp {
  /** The page, with a placeholder for its nonce. */
  readonly page: string;
  /** The few files with fixed names, by name. */
  readonly files: ReadonlyMap<string, AppFile>;
  /** The hundreds of files with a content hash in their names, by name. */
  readonly hashedFiles: ReadonlyMap<string, AppFile>;
}

/** The request path of the folder whose files have a content hash in their names. */
export const HASHED_FILES = '/assets/';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

const endings = { '': '', br: '.br', gzip: '.gz' } as const;

const fileAt = (folder: string, name: string, type: string, isHashed: boolean): AppFile => {
  const kept = new Map<string, Buffer | undefined>();
  return {
    type,
    isHashed,
    bytes: (encoding) => {
      const file = path.join(folder, name + endings[encoding]);
      if (!kept.has(encoding)) kept.set(encoding, existsSync(file) ? readFileSync(file) : undefined);
      return kept.get(encoding);
    },
  };
};

/** The files directly in a folder, by name. */
const listFiles = (folder: string, isHashed: boolean): ReadonlyMap<string, AppFile> =>
  new Map(
    readdirSync(folder).flatMap((name) => {
      const type = types[path.extname(name)];
      return type === undefined ? [] : [[name, fileAt(folder, name, type, isHashed)] as const];
    }),
  );

/** The output of `npm run build:web`; undefined if it has not run. */
export const findBuiltApp = (folder: string): BuiltApp | undefined => {
  const page = path.join(folder, 'index.html');
  const hashedFolder = path.join(folder, HASHED_FILES);
  if (!existsSync(page)) return undefined;
  return {
    page: readFileSync(page, 'utf8'),
    files: listFiles(folder, false),
    hashedFiles: existsSync(hashedFolder) ? listFiles(hashedFolder, true) : new Map(),
  };
};
