import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Modules for `node --test`, which runs each of them in a process of its own. */
interface Packs extends AsyncDisposable {
  readonly files: readonly string[];
}

/**
 * What takes long begins first: started last, it would leave the other processor idle, and in a pack others would wait
 * for it.
 */
const long = [
  'test/contract/bad-requests',
  'test/authority/authority',
  'test/responsiveness/',
  'test/postgres/',
  'test/browser/',
  'src/domains/imports/formats/web-page/hostile',
  'src/domains/imports/formats/hostile-texts',
  'test/recipes/lost-updates',
  'src/domains/recipes/search/cookable-race',
  'src/domains/recipes/search/reindex',
  'src/domains/recipes/all-at-once',
  'scripts/ensure-installed',
  'test/architecture',
  'test/crash/',
  'test/imports/',
  'test/shopping/offline',
];

/** Whoever measures wants a process that does nothing else, and has no other's litter to clear away. */
const measures = /assertGrowsLinearly|assertNeverBlocked/;

const wantsProcess = async (root: string, file: string): Promise<boolean> =>
  file.endsWith('.long.ts') || measures.test(await readFile(path.join(root, file), 'utf8'));

/** So many that loading the service is little of what a process does; few enough to keep both processors busy. */
const PACK = 16;

const placeOf = (file: string): number => long.findIndex((start) => file.startsWith(start));

/** Dealt in turn, since neighbours take alike long; at least two packs, for two processors. */
const dealt = (files: readonly string[]): readonly (readonly string[])[] => {
  const count = Math.max(2, Math.ceil(files.length / PACK));
  const packs = Array.from({ length: count }, (_, pack) => files.filter((_file, index) => index % count === pack));
  return packs.filter((pack) => pack.length > 0);
};

/** The files of each process, in the order in which they are started. */
const gathered = async (root: string, files: readonly string[]): Promise<readonly (readonly string[])[]> => {
  const early = files.filter((file) => placeOf(file) >= 0).toSorted((a, b) => placeOf(a) - placeOf(b));
  const alone: string[] = [];
  const others: string[] = [];
  for (const file of files.filter((each) => placeOf(each) < 0)) {
    ((await wantsProcess(root, file)) ? alone : others).push(file);
  }
  return [...early.map((file) => [file]), ...dealt(others), ...alone.map((file) => [file])];
};

/**
 * Gathers test files so that several share a process: most of them load the whole service and compile the OpenAPI
 * document, which took 1.3 seconds for each of 300 files, and was a quarter of the time of all tests.
 */
export const packsOf = async (root: string, files: readonly string[]): Promise<Packs> => {
  const packs = await gathered(root, files);
  const folder = await mkdtemp(path.join(tmpdir(), 'tureen-packs-'));
  const modules = packs.map(async (pack, index) => {
    // By number, since `node --test` starts them in the order of their names.
    const name = path.join(folder, `${String(index + 1).padStart(3, '0')}.mjs`);
    const imports = pack.map((file) => `import ${JSON.stringify(pathToFileURL(path.join(root, file)))};\n`);
    await writeFile(name, imports.join(''));
    return name;
  });
  return {
    files: await Promise.all(modules),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
};
