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
  /** By request path. */
  readonly files: ReadonlyMap<string, AppFile>;
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

const toRequestPath = (name: string): string => `/${name.replaceAll(path.sep, '/')}`;

const fileAt = (folder: string, name: string, type: string): AppFile => {
  const kept = new Map<string, Buffer | undefined>();
  return {
    type,
    isHashed: toRequestPath(name).startsWith(HASHED_FILES),
    bytes: (encoding) => {
      const file = path.join(folder, name + endings[encoding]);
      if (!kept.has(encoding)) kept.set(encoding, existsSync(file) ? readFileSync(file) : undefined);
      return kept.get(encoding);
    },
  };
};

/** The output of `npm run build:web`; undefined if it has not run. */
export const findBuiltApp = (folder: string): BuiltApp | undefined => {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return undefined;
  const files = new Map<string, AppFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = types[path.extname(name)];
    if (type !== undefined) files.set(toRequestPath(name), fileAt(folder, name, type));
  }
  return { page: readFileSync(page, 'utf8'), files };
};
