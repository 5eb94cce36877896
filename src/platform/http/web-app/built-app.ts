import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the app as it is sent: its bytes by encoding, of which the plain ones are always there. */
export interface AppFile {
  readonly type: string;
  /** True where its name changes with its content. */
  readonly isHashed: boolean;
  /** Read when first asked for, and then kept: they are few, and never change while the service runs. */
  bytes(encoding: '' | 'br' | 'gzip'): Buffer | undefined;
}

export interface BuiltApp {
  /** The page, with a place for its nonce. */
  readonly page: string;
  /** By the path they are asked for with. */
  readonly files: ReadonlyMap<string, AppFile>;
}

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

const fileAt = (folder: string, name: string, type: string): AppFile => {
  const kept = new Map<string, Buffer | undefined>();
  return {
    type,
    isHashed: name.startsWith('assets/'),
    bytes: (encoding) => {
      const file = path.join(folder, name + endings[encoding]);
      if (!kept.has(encoding)) kept.set(encoding, existsSync(file) ? readFileSync(file) : undefined);
      return kept.get(encoding);
    },
  };
};

/** What `npm run build:web` made; undefined where it has not run. */
export const findBuiltApp = (folder: string): BuiltApp | undefined => {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return undefined;
  const files = new Map<string, AppFile>();
  for (const name of globSync('{*,assets/*}', { cwd: folder })) {
    const type = types[path.extname(name)];
    if (type !== undefined) files.set(`/${name.replaceAll(path.sep, '/')}`, fileAt(folder, name, type));
  }
  return { page: readFileSync(page, 'utf8'), files };
};
