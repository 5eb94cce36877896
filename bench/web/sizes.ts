import { readFileSync } from 'node:fs';
import path from 'node:path';

const dist = path.join(import.meta.dirname, '../../web/dist');

/** A chunk in Vite's manifest (https://vite.dev/guide/backend-integration). */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

export interface RouteSize {
  readonly screen: string;
  /** Compressed size of the scripts it loads in addition to what every screen needs. */
  readonly gzip: number;
  readonly brotli: number;
}

export interface Sizes {
  /** What every screen needs. */
  readonly entry: RouteSize;
  /** Everything the first screen needs. */
  readonly firstLoad: RouteSize;
  readonly routes: readonly RouteSize[];
}

const getCompressedSize = (file: string, ending: string): number => readFileSync(path.join(dist, file + ending)).length;

/** A chunk and everything loaded with it. */
const collectImports = (manifest: Manifest, name: string, collected = new Set<string>()): ReadonlySet<string> => {
  if (collected.has(name)) return collected;
  collected.add(name);
  for (const imported of manifest[name]?.imports ?? []) collectImports(manifest, imported, collected);
  return collected;
};

const computeSize = (manifest: Manifest, screen: string, chunks: Iterable<string>): RouteSize => {
  const scripts = [...chunks].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js'));
  const sum = (ending: string): number => scripts.reduce((bytes, file) => bytes + getCompressedSize(file, ending), 0);
  return { screen, gzip: sum('.gz'), brotli: sum('.br') };
};

/** How much script each screen loads, according to the build output. */
export const measureSizes = (): Sizes => {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const [entryName = '', entry] = Object.entries(manifest).find(([, { isEntry }]) => isEntry === true) ?? [];
  const always = collectImports(manifest, entryName);
  const routes = (entry?.dynamicImports ?? []).map((name) => {
    const more = [...collectImports(manifest, name)].filter((chunk) => !always.has(chunk));
    return computeSize(manifest, name.replace(/^.*\/|-page\.tsx$/g, ''), more);
  });
  const library = new Set([...always, ...collectImports(manifest, 'library/library-page.tsx')]);
  return {
    entry: computeSize(manifest, 'entry', always),
    firstLoad: computeSize(manifest, 'library, first load', library),
    routes: routes.toSorted((a, b) => b.gzip - a.gzip),
  };
};
