import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Modules for `node --test`, each of which runs in its own process. */
interface Packs extends AsyncDisposable {
  readonly files: readonly string[];
}

/**
 * Slow files start first: started last, they would leave the other CPU idle, and in a pack others would wait for them.
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
  'src/domains/recipes/search/cookable/cookable-race',
  'src/domains/recipes/search/index/reindex',
  'src/domains/recipes/entries/all-at-once',
  'scripts/ensure-installed',
  'scripts/service-bundle',
  'test/architecture',
  'test/crash/',
  'test/imports/',
  'test/shopping/offline',
];

/** Files that measure need a process to themselves, without garbage from others. */
const measures = /assertGrowsLinearly|assertResponsive/;

const wantsProcess = async (root: string, file: string): Promise<boolean> =>
  file.endsWith('.long.ts') || measures.test(await readFile(path.join(root, file), 'utf8'));

/** Large enough that loading the service is a small part of a process's work, small enough to keep both CPUs busy. */
const PACK = 16;

const placeOf = (file: string): number => long.findIndex((start) => file.startsWith(start));

/** Dealt round-robin, because neighbors take about as long; at least two packs, for two CPUs. */
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
 * Fails a process in which a test left `fetch` mocked: it would fail whichever other files share the process.
 *
 * Ends a process whose tests are over but which stays open, because a failed test left a service running. The runner has
 * no limit for that and would wait forever, and its `--test-force-exit` loses results that have not been written yet.
 */
const watchdog = (maxMinutes: number): string => `
const { fetch } = globalThis;
process.on('exit', () => {
  if (globalThis.fetch === fetch) return;
  console.error('a test did not restore fetch');
  process.exitCode = 1;
});
setTimeout(() => {
  console.error('still open after ${maxMinutes} minutes:', process.getActiveResourcesInfo().join(', '));
  process.exit(1);
}, ${maxMinutes * 60_000}).unref();
`;

/**
 * Groups test files so that several share a process: most of them load the whole service and compile the OpenAPI
 * document, which took 1.3 seconds for each of 300 files and was a quarter of the time of all tests.
 */
export const packsOf = async (root: string, files: readonly string[], maxMinutes: number): Promise<Packs> => {
  const packs = await gathered(root, files);
  const folder = await mkdtemp(path.join(tmpdir(), 'tureen-packs-'));
  await writeFile(path.join(folder, 'watchdog.mjs'), watchdog(maxMinutes));
  const modules = packs.map(async (pack, index) => {
    // Numbered, because `node --test` starts them in the order of their names.
    const name = path.join(folder, `${String(index + 1).padStart(3, '0')}.mjs`);
    const imports = pack.map((file) => `import ${JSON.stringify(pathToFileURL(path.join(root, file)))};\n`);
    await writeFile(name, [`import './watchdog.mjs';\n`, ...imports].join(''));
    return name;
  });
  return {
    files: await Promise.all(modules),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
};
