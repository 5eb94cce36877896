// node scripts/build-web.ts
//
// Builds the web app into web/dist: its files by content, each also compressed, and the service worker that keeps them.
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { build } from 'vite';

const web = path.join(import.meta.dirname, '../web');
const dist = path.join(web, 'dist');
const configFile = path.join(web, 'vite.config.ts');

/** Pictures and fonts are packed already. */
const PACKABLE = /\.(?:js|css|html|svg|webmanifest|json)$/;

const distFiles = (): readonly string[] =>
  globSync('**/*', { cwd: dist, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();

/** What the app needs to open without a network: everything but the page, which is kept by its own address. */
const builtFiles = async (): Promise<{ readonly version: string; readonly files: readonly string[] }> => {
  const files = distFiles().filter((file) => !file.startsWith('.vite/') && file !== 'index.html');
  const hash = createHash('sha256').update(await readFile(path.join(dist, 'index.html')));
  for (const file of files) hash.update(file).update(await readFile(path.join(dist, file)));
  return { version: hash.digest('hex').slice(0, 16), files: files.map((file) => `/${file}`) };
};

const pack = async (file: string): Promise<void> => {
  const content = await readFile(path.join(dist, file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((packed) => writeFile(path.join(dist, `${file}.br`), packed)),
    promisify(gzip)(content, { level: 9 }).then((packed) => writeFile(path.join(dist, `${file}.gz`), packed)),
  ]);
};

export const buildWeb = async (): Promise<void> => {
  await build({ configFile, logLevel: 'warn' });
  // By itself, since a worker of the older kind, which all browsers know, can import nothing.
  await build({
    configFile: false,
    root: web,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILT: JSON.stringify(await builtFiles()) },
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: 'offline/service-worker.ts',
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'service-worker.js',
      },
    },
  });
  await Promise.all(
    distFiles()
      .filter((file) => PACKABLE.test(file) && !file.startsWith('.vite/'))
      .map(pack),
  );
  // By which ensure-web-built.mjs tells that it is whole, and how old.
  await writeFile(path.join(dist, '.built'), '');
};

if (import.meta.main) await buildWeb();
